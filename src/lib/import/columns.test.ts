import { importColumns } from '@shared/contracts/imports'
import { expect, it } from 'vitest'
import { chooseTarget, hasHeadings, matchColumns, orderInHeading } from './columns'

it.each([
  [
    'an English export',
    'patients',
    ['Patient ID', 'Surname', 'First Name', 'DOB', 'Sex', 'Mobile No.', 'E-Mail', 'Street', 'ZIP'],
    [
      null,
      'lastName',
      'firstName',
      'dateOfBirth',
      'gender',
      'telephone',
      'email',
      'address',
      'address',
    ],
  ],
  [
    'a German export',
    'patients',
    ['Nachname', 'Vorname', 'Geb.-Datum', 'Geschlecht', 'Telefon', 'Handy', 'PLZ', 'Ort', 'Kasse'],
    [
      'lastName',
      'firstName',
      'dateOfBirth',
      'gender',
      'telephone',
      'telephone2',
      'address',
      'address',
      null,
    ],
  ],
  [
    'words that are written as one',
    'patients',
    ['patientName', 'dateOfBirth', 'GENDER', 'phone_number', 'emergencyContactPhone'],
    ['name', 'dateOfBirth', 'gender', 'telephone', 'contactPersonTelephone'],
  ],
  [
    'a contact person',
    'patients',
    [
      'Contact Person',
      'Relation of Contact Person',
      'Telephone of Contact Person',
      'Note on Contact',
    ],
    ['contactPersonName', 'contactPersonRelation', 'contactPersonTelephone', 'note'],
  ],
  ['first names and a name', 'patients', ['Name', 'Vorname'], ['lastName', 'firstName']],
  [
    'both names next to a whole one',
    'patients',
    ['First Name', 'Last Name', 'Full Name'],
    ['firstName', 'lastName', null],
  ],
  ['the same twice', 'patients', ['Name', 'Full Name', 'Age'], ['name', null, 'age']],
  [
    'a list of staff',
    'staff',
    ['Employee', 'Login', 'Email', 'Phone', 'Job Title', 'Ward', 'Shift', 'Active', 'Salary'],
    ['name', 'username', 'email', 'phone', 'role', 'department', 'workingTime', 'status', null],
  ],
] as const)('matches %s', (_, kind, headings, mapping) => {
  expect(matchColumns(kind, headings)).toEqual(mapping)
})

it.each(['patients', 'staff'] as const)('knows the columns of %s by their own names', (kind) => {
  const columns: Record<string, string> = importColumns[kind]
  expect(matchColumns(kind, Object.values(columns))).toEqual(Object.keys(columns))
})

it('gives a column what it is chosen for, and takes it from another one', () => {
  const mapping = ['name', 'address', null] as const
  expect(chooseTarget(mapping, 2, 'name')).toEqual([null, 'address', 'name'])
  expect(chooseTarget(mapping, 2, 'address')).toEqual(['name', 'address', 'address'])
  expect(chooseTarget(mapping, 0, null)).toEqual([null, 'address', null])
})

it.each([
  [
    'two names of columns',
    [
      ['Name', 'DOB', 'Foo'],
      ['Nair', '1982', 'x'],
    ],
    true,
  ],
  [
    'figures',
    [
      ['Nair', '1982-03-13', 'F'],
      ['Lopez', '1990-01-01', 'M'],
    ],
    false,
  ],
  [
    'an e-mail',
    [
      ['Nair', 'nair@example.com'],
      ['Lopez', 'lopez@example.com'],
    ],
    false,
  ],
  [
    'words that it does not know',
    [
      ['Jméno', 'Narozen'],
      ['Novák', '1.1.1980'],
    ],
    null,
  ],
] as const)('says of a first row with %s whether it names the columns', (_, rows, answer) => {
  expect(hasHeadings('patients', rows)).toBe(answer)
})

it.each([
  ['Date of Birth (DD/MM/YYYY)', 'day-month'],
  ['DOB mm-dd-yy', 'month-day'],
  ['Geburtsdatum TT.MM.JJJJ', 'day-month'],
  ['Date of Birth', null],
])('reads the order in %s', (heading, order) => {
  expect(orderInHeading(heading)).toBe(order)
})
