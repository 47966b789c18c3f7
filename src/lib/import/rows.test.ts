import { expect, it } from 'vitest'
import { matchColumns, type Target } from './columns'
import { cellsOf, hasCommaNames, type Reading, rowToSend, wordsForEmpty } from './rows'

const today = '2026-03-02'
const reading = (mapping: readonly (Target | null)[], more: Partial<Reading> = {}): Reading => ({
  ...{ mapping, order: 'day-month', century: null, genders: {}, places: {}, names: null },
  ...more,
})

it('joins names and addresses of patients, and leaves out what has no column', () => {
  const mapping = [
    'lastName',
    'firstName',
    null,
    'address',
    'address',
    'dateOfBirth',
    'gender',
  ] as const
  const cells = ['Nair', 'Priya', '77', '1 Park Road', 'Pune', '13/03/1982', 'w']
  expect(rowToSend('patients', { line: 3, cells }, reading(mapping), today)).toEqual({
    ...{ line: 3, name: 'Priya Nair', address: '1 Park Road, Pune' },
    ...{ dateOfBirth: '1982-03-13', gender: 'Female' },
  })
})

it('sends what it cannot read as it is written, for the server to refuse', () => {
  const mapping = ['name', 'dateOfBirth', 'gender', 'telephone'] as const
  const cells = ['Priya Nair', '31/02/1982', 'zz', '12']
  expect(rowToSend('patients', { line: 3, cells }, reading(mapping), today)).toEqual({
    ...{ line: 3, name: 'Priya Nair', dateOfBirth: '31/02/1982', gender: 'zz', telephone: '12' },
  })
})

it('fills a row that is too short, and takes the apostrophe of exports off telephones alone', () => {
  const mapping = ['name', 'telephone', 'telephone2', 'email'] as const
  const row = { line: 2, cells: ["'=Priya Nair", "'+91 80 2345678", "1; '+2, '3"] }
  expect(rowToSend('patients', row, reading(mapping), today)).toEqual({
    ...{ line: 2, name: "'=Priya Nair", telephone: '+91 80 2345678', telephone2: "1; +2, '3" },
    email: '',
  })
  expect(cellsOf([row], mapping, 'telephone')).toEqual(['+91 80 2345678'])
  expect(cellsOf([row], mapping, 'email')).toEqual([])
})

it.each([
  ['family-first', 'Nair, Priya Anna', 'Priya Anna Nair'],
  ['as-written', 'Nair, Priya Anna', 'Nair, Priya Anna'],
  ['family-first', 'Priya Nair', 'Priya Nair'],
] as const)('reads a name with a comma, %s', (names, name, said) => {
  const row = { line: 2, cells: [name] }
  expect(rowToSend('patients', row, reading(['name'], { names }), today).name).toBe(said)
})

it('finds names with a comma', () => {
  expect(hasCommaNames(['Priya Nair', 'Lopez, Ana'])).toBe(true)
  expect(hasCommaNames(['Priya Nair', 'Nair, Priya, Dr.'])).toBe(false)
})

it.each([
  ['Priya Anna Nair', null, 'Priya Anna', 'Nair'],
  ['Nair, Priya', 'family-first', 'Priya', 'Nair'],
  ['Priya', null, '', 'Priya'],
] as const)('divides the name of a user, %s', (name, names, firstName, lastName) => {
  const row = { line: 2, cells: [name, 'pnair'] }
  expect(rowToSend('staff', row, reading(['name', 'username'], { names }), today)).toEqual({
    ...{ line: 2, firstName, lastName, username: 'pnair' },
  })
})

it('sends the roles and working times that were chosen for words of staff', () => {
  const mapping = ['role', 'department', 'workingTime'] as const
  const places = { role: { consultant: 'Doctor' }, workingTime: { 'full time': 'Day Shift' } }
  const row = { line: 2, cells: ['Consultant', 'ENT', 'Full  time'] }
  expect(rowToSend('staff', row, reading(mapping, { places }), today)).toMatchObject({
    ...{ line: 2, role: 'Doctor', department: 'ENT', workingTime: 'Day Shift' },
  })
})

const headings = ['First Name', 'Last Name', 'Full Name']
const byHand = ['firstName', 'lastName', 'name'] as const

it.each([
  ['as the headings say', matchColumns('patients', headings), ['Anna', 'Müller', 'Anna Müller']],
  ['where the whole name is chosen by hand', byHand, ['Anna', 'Müller', 'Anna Müller']],
  ['where one part is empty', byHand, ['', 'Müller', 'Anna Müller']],
  ['where both parts are empty', byHand, ['', '', 'Anna Müller']],
  ['where the column Name has the other part', byHand, ['', 'Müller', 'Anna']],
] as const)('has each name once, %s', (_, mapping, cells) => {
  const row = { line: 2, cells: [...cells] }
  expect(rowToSend('patients', row, reading(mapping), today).name).toBe('Anna Müller')
  if (mapping === byHand)
    expect(rowToSend('staff', row, reading(mapping), today)).toEqual({
      ...{ line: 2, firstName: 'Anna', lastName: 'Müller' },
    })
})

it('keeps a last name whose letters are a part of the first name', () => {
  const row = { line: 2, cells: ['Li', 'Julia'] }
  expect(rowToSend('patients', row, reading(['lastName', 'name']), today).name).toBe('Julia Li')
})

it('removes the decimal that spreadsheets add to telephones and ages', () => {
  const mapping = ['name', 'telephone', 'telephone2', 'telephone2', 'age', 'address'] as const
  const row = { line: 2, cells: ['Zoe', '9845012345.0', '9845012346.00', '08.10', '34.0', '1.0'] }
  expect(rowToSend('patients', row, reading(mapping), today)).toEqual({
    ...{ line: 2, name: 'Zoe', telephone: '9845012345', telephone2: '9845012346, 08.10' },
    ...{ age: '34', address: '1.0' },
  })
})

it('reads the words of databases for nothing as empty, but a person may be called Null', () => {
  const mapping = ['firstName', 'lastName', 'telephone', 'email', 'address', 'language'] as const
  const row = { line: 2, cells: ['Zoe', 'Null', 'NULL', 'n/a', '\\N', '-'] }
  expect(rowToSend('patients', row, reading(mapping), today)).toEqual({
    ...{ line: 2, name: 'Zoe Null', telephone: '', email: '', address: '', language: '' },
  })
  expect(wordsForEmpty([row], mapping)).toEqual([
    ['NULL', 1],
    ['n/a', 1],
    ['\\N', 1],
    ['-', 1],
  ])
})
