import { expect, it } from 'vitest'
import { visitMessages } from '@/contracts/visits'
import { dateHint } from './date-hint'

it.each([
  ['2026-11-21', null],
  ['2026-11-20', visitMessages.isPast],
  ['2027-11-21', null],
  ['2027-11-22', visitMessages.isFar],
  ['9999-12-31', visitMessages.isFar],
  // What a message of the field's own is about.
  ['', null],
  ['1899-02-30', null],
])('%j: %j', (date, hint) => {
  expect(dateHint(date, '2026-11-21')).toBe(hint)
})
