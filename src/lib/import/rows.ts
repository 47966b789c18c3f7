import type { ImportColumn, ImportKind } from '@shared/contracts/imports'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { foldedWords } from '@shared/lib/folded-words'
import type { DateOrder } from '@shared/lib/written-dates'
import type { Mapping, Target } from './columns'
import { type Century, readDate } from './dates'
import { type ChosenGenders, readGender } from './genders'
import { type ChosenPlaces, placeColumns, readPlace } from './places'
import type { FileRow } from './table-of-text'

export const nameOrders = [
  { value: 'family-first', label: 'Family name, then first name' },
  { value: 'as-written', label: 'As one name, as it is written' },
] as const
export type NameOrder = (typeof nameOrders)[number]['value']

/** What a person, or the file, says about its cells. */
export interface Reading {
  mapping: Mapping
  order: DateOrder | null
  century: Century | null
  genders: ChosenGenders
  /** Of staff. */
  places: ChosenPlaces
  /** Of names with a comma. */
  names: NameOrder | null
}

/** A row as it is sent. */
export type RowToSend = { line: number } & Partial<Record<ImportColumn, string>>

/** What databases and people write where there is nothing; not Null, which is a name. */
const emptyWords: ReadonlySet<string> = new Set([
  ...['NULL', 'null', '\\N', 'N/A', 'n/a', '-', "'-", 'none', 'NONE'],
])

/** The words that are read as empty in the columns of a mapping, each with its count. */
export function wordsForEmpty(rows: readonly FileRow[], mapping: Mapping): [string, number][] {
  const counts = new Map<string, number>()
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries())
      if (mapping[at] && emptyWords.has(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  return [...counts]
}

const plain = (cell: string): string => (emptyWords.has(cell) ? '' : cell.trim())

const figures: ReadonlySet<Target> = new Set([
  ...(['telephone', 'telephone2', 'contactPersonTelephone', 'phone', 'age'] as const),
])

/** Spreadsheets write a number as 9845012345.0, and exports '+91 9845012345, which a spreadsheet does not run. */
const figure = (cell: string): string =>
  cell.replace(/^(\+?\d+)\.0+$/, '$1').replace(/(^|[,;/]\s*)'(?=[+-])/g, '$1')

const cellAs = (target: Target, cell: string): string =>
  figures.has(target) ? figure(plain(cell)) : plain(cell)

/** The cells of the columns that are read so, in the file's order. */
export const cellsOf = (
  rows: readonly FileRow[],
  mapping: Mapping,
  target: Target,
): readonly string[] => {
  const at = mapping.flatMap((one, column) => (one === target ? [column] : []))
  return rows.flatMap(({ cells }) =>
    at.map((column) => cellAs(target, cells[column] ?? '')).filter((cell) => cell !== ''),
  )
}

const withComma = /^([^,]+),([^,]+)$/

/** Whether names are written with a comma, so that somebody has to say what it means. */
export const hasCommaNames = (names: readonly string[]): boolean =>
  names.some((name) => withComma.test(name))

function inOrder(name: string, names: NameOrder | null): { first: string; last: string } {
  const [, last = '', first = ''] = withComma.exec(name) ?? []
  if (last !== '' && names === 'family-first') return { first: first.trim(), last: last.trim() }
  const words = name.split(/\s+/)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}

/** A name as whole words can be looked for in it. */
const asWords = (name: string): string => ` ${foldedWords(name).join(' ')} `

/** First and last name where the file has columns for them; the column Name fills in what they lack. */
function namesOf(
  { name = '', firstName = '', lastName = '' }: Partial<Record<Target, string>>,
  names: NameOrder | null,
): { first: string; last: string } {
  if (name === '' || (firstName !== '' && lastName !== ''))
    return { first: firstName, last: lastName }
  const part = firstName || lastName
  if (part === '' || asWords(name).includes(asWords(part))) return inOrder(name, names)
  return { first: firstName || name, last: lastName || name }
}

const together = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ')

/** A row of the file by the contract's columns: what cannot be read stays as it is written. */
export function rowToSend(
  kind: ImportKind,
  { line, cells }: FileRow,
  { mapping, order, century, genders, places, names }: Reading,
  today: ClinicDate,
): RowToSend {
  const written: Partial<Record<Target, string>> = {}
  for (const [column, target] of mapping.entries()) {
    if (target === null) continue
    const divider = target === 'firstName' || target === 'lastName' ? ' ' : ', '
    const cell = cellAs(target, cells[column] ?? '')
    written[target] = [written[target] ?? '', cell].filter((text) => text !== '').join(divider)
  }
  const { name = '', firstName, lastName, ...others } = written
  const { first, last } = namesOf(written, names)
  if (kind === 'staff') {
    const named = placeColumns.flatMap((column) => {
      const cell = others[column]
      return cell === undefined ? [] : [[column, readPlace(column, cell, places)] as const]
    })
    return { line, ...others, ...Object.fromEntries(named), firstName: first, lastName: last }
  }
  const hasComma = withComma.test(name) && names !== 'family-first'
  return {
    line,
    ...others,
    name: !firstName && !lastName && hasComma ? name : together(first, last),
    ...(others.dateOfBirth !== undefined && {
      dateOfBirth: readDate(others.dateOfBirth, { order, century }, today),
    }),
    ...(others.gender !== undefined && { gender: readGender(others.gender, genders) }),
  }
}
