import Papa from 'papaparse'
import { type Separator, separators } from './separators'

/** A row of a file; a quoted field may take several lines. */
export interface FileRow {
  /** Of its beginning, from 1. */
  line: number
  cells: string[]
}

interface FoundSeparator {
  separator: Separator
  /** Whether no other one divides the rows as evenly. */
  isSure: boolean
}

/** The first line of some files of Excel's: `sep=;`. */
const separatorLine = /^sep=([,;\t|])(?:\n|$)/i

/** The first line of a file of rows that was saved here (`saved-rows.ts`). */
const savedLine = /^"?Line of the file"?([,;\t|])"?Reason"?(?=\1|\n|$)/

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** So many rows show how a file is divided. */
const sampleRows = 50

/** The same text with one kind of line ends: Windows, old Macs and quoted fields have others. */
const withPlainEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

const parsed = (text: string, separator: Separator, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter: separator, newline: '\n', preview })

/** How evenly a separator divides a file: the most frequent number of columns, and the share of rows with it. */
function evenness(text: string, separator: Separator): { columns: number; share: number } {
  const rows = parsed(text, separator, sampleRows).data.filter((cells) => !isBlank(cells))
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [columns = 1, rowsWithIt = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return { columns, share: rowsWithIt / Math.max(1, rows.length) }
}

/** What divides the columns of a file. */
export function separatorOf(written: string): FoundSeparator {
  const text = withPlainEnds(written)
  const [, named] = separatorLine.exec(text) ?? savedLine.exec(text) ?? []
  const said = separators.find(({ value }) => value === named)
  if (said) return { separator: said.value, isSure: true }
  const dividing = separators
    .map(({ value }) => ({ separator: value, ...evenness(text, value) }))
    .filter(({ columns }) => columns > 1)
    .sort((a, b) => b.share - a.share || b.columns - a.columns)
  const [best, next] = dividing
  if (!best) return { separator: ',', isSure: false }
  const isSure = best.share > 0.8 && (next === undefined || next.share < best.share)
  return { separator: best.separator, isSure }
}

/** Of so many rows, one tells how far the file is read. */
const rowsTold = 500

/**
 * The rows of a text that are not blank, each with the line at which it begins.
 * @param onProgress is told the share that is read, from 0 to 1
 * @returns also the line of a quote that is opened and never closed; null where there is none
 */
export function readTable(
  written: string,
  separator: Separator,
  onProgress: (share: number) => void = () => {},
): { rows: FileRow[]; openQuote: number | null } {
  const text = withPlainEnds(written)
  const [skipped = ''] = separatorLine.exec(text) ?? []
  const rows: FileRow[] = []
  let openQuote: number | null = null
  let line = skipped === '' ? 1 : 2
  let count = 0
  Papa.parse<string[]>(text.slice(skipped.length), {
    delimiter: separator,
    newline: '\n',
    step: ({ data: cells, errors, meta }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote ??= line
      if (!isBlank(cells)) rows.push({ line, cells: cells.map((cell) => cell.trim()) })
      line += 1
      for (const cell of cells) line += cell.split('\n').length - 1
      count += 1
      if (count % rowsTold === 0) onProgress(meta.cursor / Math.max(1, text.length))
    },
  })
  return { rows, openQuote }
}
