import { patientMessages } from '@shared/contracts/patients'
import { expect, it } from 'vitest'
import { ageBornOn, ageHint, contactHint } from './registration-hints'

const today = '2026-11-21'

it.each([
  ['44', '1982-03-13', null],
  ['6', '2020-11-21', null],
  ['6', '2020-11-22', 'By the date of birth, the age is 5. Please make sure that both are right.'],
  ['44', '2020-01-01', 'By the date of birth, the age is 6. Please make sure that both are right.'],
  // Nothing to compare, or what a message of the field's own is about.
  ['', '2020-01-01', null],
  ['44', '', null],
  ['44', '2020-13-01', null],
  ['44', '2027-01-01', null],
  ['131', '2020-01-01', null],
])('age %j, born %j: %j', (age, dateOfBirth, hint) => {
  expect(ageHint({ age, dateOfBirth }, today)).toBe(hint)
})

it.each([
  ['1982-03-13', '44'],
  [' ٢٠٢٦-١١-٢١', '0'],
  ['2026-11-22', null],
  ['1890-01-01', null],
  ['1982-02-30', null],
  ['1982', null],
  ['', null],
])('born %j is of the age %j', (typed, age) => {
  expect(ageBornOn(typed, today)).toBe(age)
})

it.each([
  '9018159083',
  '+91 (901) 815-9083',
  '90181 59083 (husband)',
  '555 0100',
  'sam.twin@mail.example',
  // What the field's own message is about.
  '',
  '  ',
])('%j can be reached', (contact) => {
  expect(contactHint(contact)).toBeNull()
})

it.each(['abc', '1', '12345', 'sam@', '@mail', 'none'])('%j is asked about', (contact) => {
  expect(contactHint(contact)).toBe(patientMessages.contactUnlikely)
})
