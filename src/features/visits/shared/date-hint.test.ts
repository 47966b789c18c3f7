import { visitMessages } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { dateHint } from './date-hint'

it.each([
  ['2026-11-21', null],
  ['2026-11-20', visitMessages.dateIsPast],
  ['2027-11-21', null],
  ['2027-11-22', visitMessages.dateIsFar],
  ['9999-12-31', visitMessages.dateIsFar],
  // What a message of the field's own is about.
  ['', null],
  ['1899-02-30', null],
])('%j, seen from 2026-11-21: %j', (date, hint) => {
  expect(dateHint(date, '2026-11-21')).toBe(hint)
})

it.each([
  ['2027-11-21', '2028-11-21', '2028-11-22'],
  ['2028-01-31', '2029-01-31', '2029-02-01'],
  ['2028-02-29', '2029-03-01', '2029-03-02'],
])('takes a leap year for a year: from %s to %s', (today, inAYear, dayAfter) => {
  expect(dateHint(inAYear, today)).toBeNull()
  expect(dateHint(dayAfter, today)).toBe(visitMessages.dateIsFar)
})
