import { importFileMessages as messages } from '@shared/contracts/import-files'
import { type ImportKind, importMost } from '@shared/contracts/imports'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { timeAfterDate } from '@shared/lib/written-dates'
import { orderInHeading, type Target, targetLabel } from '@/lib/import/columns'
import { dateOrderOf, hasShortYears } from '@/lib/import/dates'
import { genderWordsOf } from '@/lib/import/genders'
import { type PlaceColumn, type Places, placeColumns, placeWordsOf } from '@/lib/import/places'
import {
  cellsOf,
  hasCommaNames,
  type Reading,
  type RowToSend,
  rowToSend,
  wordsForEmpty,
} from '@/lib/import/rows'
import type { Layout } from '@/lib/import/saved-rows'
import type { FileRow } from '@/lib/import/table-of-text'
import { unreadLetters } from '@/lib/import/text-of-bytes'
import type { Choices } from './choices'
import type { ReadSource } from './use-file-reading'

/** Columns without which no row can be imported; of each, one is needed. */
const needed: Readonly<Record<ImportKind, readonly (readonly Target[])[]>> = {
  patients: [
    ['name', 'firstName', 'lastName'],
    ['dateOfBirth', 'age'],
    ['gender'],
    ['telephone', 'telephone2', 'email', 'note'],
  ],
  staff: [
    ['name', 'lastName'],
    ['name', 'firstName'],
    ...(['email', 'username', 'phone', 'role', 'department'] as const).map((one) => [one]),
  ],
}

function missingColumns(kind: ImportKind, mapping: Reading['mapping']): string[] {
  const lacking = needed[kind].filter(
    (targets) => !targets.some((target) => mapping.includes(target)),
  )
  const names = lacking.map((targets) =>
    (targets[0] === 'name' ? targets.slice(0, 1) : targets.slice(0, 2))
      .map((target) => targetLabel(kind, target))
      .join(' or '),
  )
  return [...new Set(names)]
}

/** A date of the file that the order of day and month changes, to show what is asked. */
const unclearDate = (dates: readonly string[]): string | null =>
  dates.find((date) => dateOrderOf([date]).isNeeded) ?? null

/** What is wrong with each row that has more cells than headings, by its line: its columns are shifted. */
function unevenRows(rows: readonly FileRow[], width: number): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(({ line, cells }) => {
      const filled = cells.findLastIndex((cell) => cell !== '') + 1
      return filled > width ? [[line, messages.uneven(filled, width)] as const] : []
    }),
  )
}

/** How many letters of the cells could not be read, and the first such cell; null where there is none. */
function unreadIn(rows: readonly FileRow[]): { count: number; example: string } | null {
  const found = rows.flatMap(({ cells }) => cells.filter((cell) => unreadLetters(cell) > 0))
  const [example] = found
  return example === undefined ? null : { count: unreadLetters(found.join('')), example }
}

/** What is still to be chosen, in the order of the screen. */
export interface Question {
  about:
    | 'encoding'
    | 'separator'
    | 'headings'
    | 'columns'
    | 'order'
    | 'century'
    | 'genders'
    | PlaceColumn
    | 'names'
  message: string
}

/** How many words are shown: a column that has more holds something else. */
const wordsMost = 20

/** The words of each column that name nothing of the clinic. */
const askedPlaces = (data: readonly FileRow[], { mapping, places }: Choices, has: Places | null) =>
  placeColumns.flatMap((column) => {
    const words = has
      ? placeWordsOf(cellsOf(data, mapping, column), has[column], places[column])
      : []
    const options = (has?.[column] ?? []).flatMap(({ name, isOffered }) => (isOffered ? name : []))
    const others = Math.max(0, words.length - wordsMost)
    return words.length === 0 ? [] : [{ column, words: words.slice(0, wordsMost), others, options }]
  })

/** A file as it is understood so far. */
export function understood(
  kind: ImportKind,
  { table, chosen }: Pick<ReadSource, 'table' | 'chosen'>,
  choices: Choices,
  clinicHas: Places | null = null,
) {
  const { rows } = table
  const { headings, mapping } = choices
  const data = headings === false ? rows : rows.slice(1)
  const dates = cellsOf(data, mapping, 'dateOfBirth')
  const found = dateOrderOf(dates)
  const said = mapping.flatMap((target, at) =>
    target === 'dateOfBirth' && headings !== false
      ? [orderInHeading(rows[0]?.cells[at] ?? '')]
      : [],
  )[0]
  const recognised = found.order ?? (found.isNeeded && !hasBoth(dates) ? (said ?? null) : null)
  const order = choices.order ?? recognised
  const isCenturyAsked = hasShortYears(dates)
  const genderWords = genderWordsOf(cellsOf(data, mapping, 'gender'))
  const genders = genderWords.slice(0, wordsMost)
  const askedGenders = genderWords.filter(({ meaning }) => meaning === null)
  const areNamesAsked = hasCommaNames(cellsOf(data, mapping, 'name'))
  const { genders: chosenGenders, century, names } = choices
  const questions: Question[] = []
  const ask = (isAsked: boolean, about: Question['about'], message: string) => {
    if (isAsked) questions.push({ about, message })
  }
  ask(!table.isEncodingSure && !chosen.encoding, 'encoding', messages.encodingAsked)
  ask(!table.isSeparatorSure && !chosen.separator, 'separator', messages.separatorAsked)
  ask(headings === null, 'headings', messages.headingsAsked)
  for (const column of missingColumns(kind, mapping))
    ask(true, 'columns', messages.columnMissing(column))
  ask(areNamesAsked && names === null, 'names', messages.namesAsked)
  ask(found.isNeeded && order === null, 'order', messages.orderAsked)
  ask(isCenturyAsked && century === null, 'century', messages.centuryAsked)
  ask(
    genders.some(({ word, meaning }) => meaning === null && chosenGenders[word] === undefined),
    'genders',
    messages.gendersAsked,
  )
  const places = askedPlaces(data, choices, clinicHas)
  for (const { column, words } of places)
    ask(
      words.some(({ meaning }) => meaning === null),
      column,
      messages.placesAsked(targetLabel(kind, column)),
    )
  const withTime = dates.filter((date) => timeAfterDate(date) !== null)
  const [firstWithTime] = withTime
  const layout: Layout = {
    headings: headings === false ? [] : (rows[0]?.cells ?? []),
    width: table.saved?.width ?? rows[0]?.cells.length ?? 0,
  }
  const uneven = unevenRows(data, layout.width)
  const emptyWords = wordsForEmpty(data, mapping)
  const unread = unreadIn(rows)
  const notes = [
    ...(unread ? [messages.unreadLetters(unread.count, unread.example)] : []),
    ...(table.saved ? [messages.savedHere] : []),
    ...(uneven.size > 0 ? [messages.unevenRows(uneven.size)] : []),
    ...(emptyWords.length > 0 ? [messages.readAsEmpty(emptyWords)] : []),
    ...(firstWithTime ? [messages.timesOfDay(withTime.length, firstWithTime)] : []),
  ]
  return {
    /** What a person should know about the cells. */
    notes,
    layout,
    uneven,
    ...{ data, questions, order, genders, places, isCenturyAsked, areNamesAsked },
    otherGenders: Math.max(0, askedGenders.length - genders.length),
    isOrderNeeded: found.isNeeded,
    isOrderRecognised: recognised !== null,
    unclearDate: unclearDate(dates),
    /** Why no row can be imported at all; null where they can. */
    refusal:
      table.openQuote !== null
        ? messages.openQuote(table.openQuote)
        : data.length === 0
          ? messages.noRows
          : data.length > importMost[kind]
            ? messages.tooManyRows(kind, data.length)
            : null,
    rowsToSend: (today: ClinicDate): RowToSend[] =>
      data.map((row) =>
        uneven.has(row.line)
          ? { line: row.line }
          : rowToSend(
              kind,
              row,
              {
                ...{ mapping, order, century, names },
                genders: chosenGenders,
                places: choices.places,
              },
              today,
            ),
      ),
  }
}

/** Whether some dates have the day first and others the month: no heading settles that. */
const hasBoth = (dates: readonly string[]): boolean =>
  new Set(dates.map((date) => dateOrderOf([date]).order).filter((order) => order !== null)).size > 1

export type Understood = ReturnType<typeof understood>
