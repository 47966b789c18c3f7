import { importFileMessages as words } from '@shared/contracts/import-files'
import { expect, it } from 'vitest'
import { savedFrom } from '@/lib/import/saved-rows'
import { readTable } from '@/lib/import/table-of-text'
import { type Choices, firstChoices } from './choices'
import { understood } from './understood'

const tableOf = (text: string) => {
  const { rows, openQuote } = readTable(text, ';')
  const saved = savedFrom(rows)
  return { rows: saved?.rows ?? rows, saved: saved?.layout ?? null, openQuote }
}

const read = (
  text: string,
  more: Partial<Choices> = {},
  kind: 'patients' | 'staff' = 'patients',
) => {
  const table = {
    ...tableOf(text),
    ...({ encoding: 'utf-8', isEncodingSure: true, samples: [] } as const),
    ...({ separator: ';', isSeparatorSure: true } as const),
  }
  const choices = { ...firstChoices(kind, table), ...more }
  return understood(kind, { table, chosen: {} }, choices)
}
const asked = (...of: Parameters<typeof read>) =>
  read(...of).questions.map(({ message }) => message)

const head = 'Name;DOB;Sex;Phone'

it('asks nothing about a file that says all', () => {
  const file = read(`${head}\nZoe;31/01/1980;Female;9876543210`)
  expect(file.questions).toEqual([])
  expect(file.refusal).toBeNull()
  expect(file.rowsToSend('2026-03-02')).toEqual([
    { line: 2, name: 'Zoe', dateOfBirth: '1980-01-31', gender: 'Female', telephone: '9876543210' },
  ])
})

it('takes the order of dates from the heading, unless the dates contradict it', () => {
  const heading = 'Name;DOB (DD/MM/YYYY);Sex;Phone'
  const row = (date: string) => `Zoe;${date};Female;9876543210`
  expect(read(`${heading}\n${row('03/04/1980')}`).order).toBe('day-month')
  expect(asked(`${head}\n${row('03/04/1980')}`)).toEqual([words.orderAsked])
  expect(read(`${heading}\n${row('04/13/1980')}`).order).toBe('month-day')
  const both = `${row('13/04/1980')}\n${row('04/13/1980')}`
  expect(asked(`${heading}\n${both}`)).toEqual([words.orderAsked])
  expect(read(`${heading}\n${both}`, { order: 'day-month' }).order).toBe('day-month')
})

it('names each column that is needed and missing', () => {
  expect(asked('Patient;City\nZoe;Pune')).toEqual(
    ['Date of Birth or Age', 'Gender', 'Telephone or Second Telephone'].map(words.columnMissing),
  )
  expect(
    asked('Name;Login;Email;Phone;Role\nZoe Z;zoe;z@example.com;1;Doctor', {}, 'staff'),
  ).toEqual(['Department'].map(words.columnMissing))
})

it('asks about twenty words of a column at most', () => {
  const rows = Array.from({ length: 30 }, (_, at) => `Zoe;1980-01-31;word${at};9876543210`)
  const file = read([head, ...rows].join('\n'))
  expect(file.genders).toHaveLength(20)
  expect(file.otherGenders).toBe(10)
  const genders = Object.fromEntries(file.genders.map(({ word }) => [word, 'Other' as const]))
  expect(asked([head, ...rows].join('\n'), { genders })).toEqual([])
})

it('refuses a file of no rows, and of too many', () => {
  expect(read(head).refusal).toBe(words.noRows)
  const staff = `Name;Login\n${'Zoe Z;zoe\n'.repeat(501)}`
  expect(read(staff, {}, 'staff').refusal).toBe(words.tooManyRows('staff', 501))
  expect(words.tooManyRows('staff', 501)).toBe(
    'This file has 501 rows. An import of staff has at most 500. Please split the file.',
  )
})

it('says that dates with a time of day cannot be read', () => {
  const file = read(`${head}\nZoe;1980-01-30T18:30:00.000Z;Female;9876543210`)
  expect(file.notes).toEqual([words.timesOfDay(1, '1980-01-30T18:30:00.000Z')])
  expect(read(`${head}\nZoe;1980-01-30 00:00;Female;9876543210`).notes).toEqual([])
})

it('refuses a quote that does not end, and makes a row of more cells than headings wrong', () => {
  expect(read(`${head}\nZoe;1980-01-30;Female;"98`).refusal).toBe(words.openQuote(2))
  const file = read(`${head}\nZoe;Pune;1980-01-30;Female;98\nAda;1980-01-30;Female;9876543210;`)
  expect(file.uneven).toEqual(new Map([[2, words.uneven(5, 4)]]))
  expect(file.notes).toEqual([words.unevenRows(1)])
  // The server gets nothing of it that could be registered.
  expect(file.rowsToSend('2026-03-02').map(({ line, name }) => [line, name])).toEqual([
    [2, undefined],
    [3, 'Ada'],
  ])
})

it('says which cells are read as empty', () => {
  const file = read(`${head}\nZoe;1980-01-30;Female;N/A\nAda;1980-01-30;Female;N/A`)
  expect(file.notes).toEqual([words.readAsEmpty([['N/A', 2]])])
  expect(words.readAsEmpty([['N/A', 2]])).toBe('These cells are read as empty: N/A (2).')
})

it('reads rows that were saved here as those of their file', () => {
  const named = read(
    `Line of the file;Reason;${head}\n7;Wrong;Zoe;1980-01-31;Female;98\n8;;a;b;Female;d;e`,
  )
  expect(named.notes).toEqual([words.unevenRows(1), words.savedHere].toReversed())
  expect(named.questions).toEqual([])
  expect(named.rowsToSend('2026-03-02')).toEqual([
    { line: 2, name: 'Zoe', dateOfBirth: '1980-01-31', gender: 'Female', telephone: '98' },
    { line: 3 },
  ])
  // A file without headings has none afterwards, and as many columns.
  const unnamed = read('Line of the file;Reason;;\n7;Wrong;Name;DOB;x')
  expect(unnamed.data).toEqual([{ line: 2, cells: ['Name', 'DOB', 'x'] }])
  expect(unnamed.uneven).toEqual(new Map([[2, words.uneven(3, 2)]]))
})

it('counts the letters that could not be read, and shows one', () => {
  const file = read(
    `${head}\nZoë M\ufffdller\ufffd;1980-01-30;Female;98\n\ufffd;1980-01-30;Female;97`,
  )
  expect(file.notes).toEqual([words.unreadLetters(3, 'Zoë M\ufffdller\ufffd')])
  expect([words.unread(1), words.unread(1234)]).toEqual([
    ...['1 letter cannot be read', '1,234 letters cannot be read'],
  ])
  expect(words.unreadLetters(3, 'M\ufffdller')).toBe(
    '3 letters cannot be read, such as in “M\ufffdller”. Choose another encoding, or mend them in the file.',
  )
})
