import { expect, test } from 'vitest'
import { untouched, withUntouchedDays } from './untouched'

test('fields that were not touched follow the record, and the others stay as they were typed', () => {
  const typed = { name: 'Cardio', phone: '1', ids: ['a', 'b'], note: 'typed here' }
  const before = { name: 'Cardio', phone: '', ids: ['a', 'b'], note: 'typed here', version: 1 }
  const now = { name: 'Cardiology', phone: '2', ids: ['a', 'c'], version: 2 }
  expect(untouched(typed, before, now)).toEqual({ name: 'Cardiology', ids: ['a', 'c'] })
})

test('each day of a week follows the record by itself', () => {
  const before = [['early'], ['early'], []]
  const now = [['late'], ['late'], ['late']]
  expect(withUntouchedDays([['early'], ['night'], []], before, now)).toEqual([
    ['late'],
    ['night'],
    ['late'],
  ])
})
