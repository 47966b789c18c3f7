import type { ImportDecision, ImportKind, ImportPreview } from '@shared/contracts/imports'
import { genders } from '@shared/contracts/patients'
import { type ClinicDate, isClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { targetLabel } from '@/lib/import/columns'
import type { RowToSend } from '@/lib/import/rows'
import type { CheckedRow } from './checked-rows'

export type RowKind = ImportPreview['as']

/** What needs a decision goes first. */
export const rowKinds: readonly RowKind[] = ['wrong', 'differs', 'repeated', 'same', 'new']

export const kindWords: Readonly<Record<RowKind, string>> = {
  wrong: 'Wrong',
  differs: 'Differs from a record',
  repeated: 'Repeated in the file',
  same: 'Already on record',
  new: 'New',
}

export const kindHints: Readonly<Record<ImportKind, Readonly<Record<RowKind, string>>>> = {
  patients: {
    wrong: 'Cannot be imported. Save them as a file, mend them there, and import that file later.',
    differs: 'May be a patient on record, whose record says something else. It stays as it is.',
    repeated: 'The person of a line above. A row that says the same is left out.',
    same: 'Left out: the record says the same.',
    new: 'Registered as new patients.',
  },
  staff: {
    wrong: 'Cannot be imported. Save them as a file, mend them there, and import that file later.',
    differs:
      'A user has this username or e-mail, and something else differs. The user stays as is.',
    repeated: 'The username or e-mail of a line above. A row that says the same is left out.',
    same: 'Left out: the user is here already.',
    new: 'Become users, each with a start password.',
  },
}

export const decisionWords: Readonly<Record<ImportKind, Readonly<Record<ImportDecision, string>>>> =
  {
    patients: { new: 'Register as new', 'left-out': 'Leave out' },
    staff: { new: 'Create user', 'left-out': 'Leave out' },
  }

/** A decision on all rows of a kind. */
export const decideAllWords = (kind: ImportKind, as: ImportDecision, count: number): string => {
  if (count === 1) return decisionWords[kind][as]
  const all = `all ${figure(count)}`
  if (as === 'left-out') return `Leave out ${all}`
  return kind === 'patients' ? `Register ${all} as new` : `Create ${all} users`
}

const figure = (count: number): string => count.toLocaleString('en')

export const rowsWords = (count: number): string =>
  count === 1 ? '1 row' : `${figure(count)} rows`

export const recordsWords = (kind: ImportKind, count: number): string => {
  const [one, many] = kind === 'patients' ? ['patient', 'patients'] : ['user', 'users']
  return count === 1 ? `1 ${one}` : `${figure(count)} ${many}`
}

/** What will be written. */
export function commitWords(kind: ImportKind, made: number, leftOut: number): string {
  const what = kind === 'patients' ? 'registered' : 'created, each with a start password'
  const others = leftOut === 0 ? '' : ` ${rowsWords(leftOut)} will be left out.`
  return `${recordsWords(kind, made)} will be ${what}.${others} No record that is here is changed.`
}

/** What was written. */
export function committedWords(kind: ImportKind, made: number, leftOut: number): string {
  const done = `${recordsWords(kind, made)} ${made === 1 ? 'was' : 'were'} ${kind === 'patients' ? 'registered' : 'created'}`
  const others =
    leftOut === 0 ? '' : `, ${rowsWords(leftOut)} ${leftOut === 1 ? 'was' : 'were'} left out`
  return `${done}${others}.`
}

export const undoneWords = (kind: ImportKind, removed: number, kept: number): string => {
  const gone = `${recordsWords(kind, removed)} ${removed === 1 ? 'was' : 'were'} removed.`
  if (kept === 0) return gone
  return `${gone} ${kept === 1 ? '1 stays' : `${figure(kept)} stay`}, because somebody has changed, used or opened ${kept === 1 ? 'it' : 'them'} since.`
}

export const nameOf = ({ name = '', firstName = '', lastName = '' }: RowToSend): string =>
  [name, firstName, lastName].filter((part) => part !== '').join(' ') || '—'

const quoted = (text: string): string => (text === '' ? 'nothing' : `“${text}”`)

/** What a row is about, a line each. */
export function detailsOf(kind: ImportKind, { row, preview, uneven }: CheckedRow): string[] {
  if (uneven !== undefined) return [uneven]
  const { wrong = [], differences = [], of } = preview
  const mistakes = wrong.map(({ field, message }) => {
    const cell = row[field] ?? ''
    return `${targetLabel(kind, field)}${cell === '' ? '' : ` ${quoted(cell)}`}: ${message}`
  })
  const record = of === undefined ? 'on record' : `in line ${of}`
  const changes = differences.map(
    ({ field, file, known }) =>
      `${targetLabel(kind, field)}: ${quoted(file)} here, ${quoted(known)} ${record}`,
  )
  return [...mistakes, ...(of === undefined ? [] : [`As line ${of}`]), ...changes]
}

/** What was read in a row besides the name, as it would be recorded. */
export function readWords({ row, preview }: CheckedRow, today: ClinicDate): string {
  const { dateOfBirth = '', age = '', gender = '', telephone = '', username = '' } = row
  const isRead = preview.as !== 'wrong' && isClinicDate(dateOfBirth)
  const born = isRead ? `${dateOfBirth} (${yearsBetween(dateOfBirth, today)})` : dateOfBirth || age
  return [username, born, gender, telephone].filter((part) => part !== '').join(', ')
}

/** What was read in the patients of all rows that can be registered; null where there is none. */
export function summaryWords(rows: readonly CheckedRow[]): string | null {
  const read = rows.filter(({ preview }) => preview.as !== 'wrong').map(({ row }) => row)
  if (read.length === 0) return null
  const years = read
    .flatMap(({ dateOfBirth = '' }) => (isClinicDate(dateOfBirth) ? [dateOfBirth.slice(0, 4)] : []))
    .toSorted()
  const [first, last] = [years[0], years.at(-1)]
  const born = first && `Born ${first === last ? first : `${first} to ${last}`}`
  const sexes = genders.flatMap((gender) => {
    const count = read.filter((row) => row.gender === gender).length
    return count === 0 ? [] : [`${figure(count)} ${gender}`]
  })
  const called = read.filter(({ telephone = '' }) => telephone !== '').length
  return [born, sexes.join(', '), `${figure(called)} with telephone`]
    .filter((part) => part)
    .join('; ')
}
