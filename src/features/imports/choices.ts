import type { ImportKind } from '@shared/contracts/imports'
import type { DateOrder } from '@shared/lib/written-dates'
import { hasHeadings, matchColumns } from '@/lib/import/columns'
import type { Century } from '@/lib/import/dates'
import type { ChosenGenders } from '@/lib/import/genders'
import type { ChosenPlaces } from '@/lib/import/places'
import type { NameOrder, Reading } from '@/lib/import/rows'
import type { FileRow } from '@/lib/import/table-of-text'
import type { ReadTable } from './read-file'

/** What a person has chosen for a file; null where it is recognised, or still to be asked. */
export interface Choices {
  /** Whether the first row names the columns. */
  headings: boolean | null
  mapping: Reading['mapping']
  order: DateOrder | null
  century: Century | null
  genders: ChosenGenders
  places: ChosenPlaces
  names: NameOrder | null
}

const cellsIn = (rows: readonly FileRow[]) => rows.slice(0, 20).map(({ cells }) => cells)

const widthOf = (rows: readonly FileRow[]): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.length))

/** The columns as their headings say; all left out where there are no headings. */
function mappingOf(kind: ImportKind, rows: readonly FileRow[], headings: boolean | null) {
  const width = widthOf(rows)
  const named = headings === false ? [] : matchColumns(kind, rows[0]?.cells ?? [])
  return Array.from({ length: width }, (_, column) => named[column] ?? null)
}

/** What is recognised in a file that was just read. */
export function firstChoices(
  kind: ImportKind,
  { rows, saved }: Pick<ReadTable, 'rows' | 'saved'>,
): Choices {
  const headings = saved ? saved.headings.length > 0 : hasHeadings(kind, cellsIn(rows))
  return {
    ...{ headings, mapping: mappingOf(kind, rows, headings) },
    ...{ order: null, century: null, genders: {}, places: {}, names: null },
  }
}

export const withHeadings = (
  kind: ImportKind,
  rows: readonly FileRow[],
  choices: Choices,
  headings: boolean,
): Choices => ({ ...choices, headings, mapping: mappingOf(kind, rows, headings) })
