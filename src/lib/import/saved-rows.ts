import { csvFile } from '@/lib/csv'
import { fieldText } from '@/lib/plain-cell'
import type { FileRow } from './table-of-text'

/** The first two columns of a file of rows that was saved here. */
const savedHeadings = ['Line of the file', 'Reason'] as const

/** How a file is laid out. */
export interface Layout {
  /** The names of the columns; empty where the file has none. */
  headings: readonly string[]
  /** How many cells a row has at most that is right. */
  width: number
}

/**
 * Rows of a file with their lines and why they are left out. The columns of the file follow as they were, so that
 * `savedFrom` finds the same cells; where they have no names, none is made up.
 */
export const fileOfRows = (
  { headings, width }: Layout,
  rows: readonly { line: number; reason: string; cells: readonly string[] }[],
): Blob =>
  csvFile(
    [...savedHeadings, ...(headings.length > 0 ? headings : Array<string>(width).fill(''))],
    rows.map(({ line, reason, cells }) => [line, reason, ...cells]),
  )

/** The file's own rows and layout, where `fileOfRows` made it; null for any other file. */
export function savedFrom(rows: readonly FileRow[]): { rows: FileRow[]; layout: Layout } | null {
  const [first, ...others] = rows
  const added = savedHeadings.map((heading) => first?.cells.indexOf(heading) ?? -1)
  if (!first || added.includes(-1)) return null
  const own = ({ line, cells }: FileRow): FileRow => ({
    line,
    cells: cells.filter((_, at) => !added.includes(at)).map(fieldText),
  })
  const named = own(first)
  const isNamed = named.cells.some((cell) => cell !== '')
  return {
    rows: [...(isNamed ? [named] : []), ...others.map(own)],
    layout: { headings: isNamed ? named.cells : [], width: named.cells.length },
  }
}
