import { expect, test } from 'vitest'
import { timeLeft } from './time-left'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'in less than a minute'],
  [minute - 1, 'in less than a minute'],
  [minute, 'in 1 minute'],
  [2 * minute + 59_999, 'in 2 minutes'],
  [hour, 'in 1 hour'],
  [7 * hour + 58 * minute, 'in 7 hours 58 minutes'],
  [24 * hour, 'in 1 day'],
  [49 * hour + 5 * minute, 'in 2 days 1 hour'],
])('%d ms is told as %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text)
})
