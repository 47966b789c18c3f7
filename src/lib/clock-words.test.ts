import { expect, test } from 'vitest'
import { clockWords } from './clock-words'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [day, "This computer's clock is 1 day behind."],
  [-day, "This computer's clock is 1 day ahead."],
  [-25 * minute, "This computer's clock is 25 minutes ahead."],
  [2 * minute, "This computer's clock is 2 minutes behind."],
  [hour - 20_000, "This computer's clock is 1 hour behind."],
  [-hour, "This computer's clock is 1 hour ahead."],
  [8 * hour + 14 * minute, "This computer's clock is 8 hours 14 minutes behind."],
  [-(day + 20_000), "This computer's clock is 1 day ahead."],
  [26 * hour, "This computer's clock is 1 day 2 hours behind."],
  [-400 * day, "This computer's clock is 400 days ahead."],
])('a browser that is to be set by %d ms reads %j', (offset, words) => {
  expect(clockWords(offset)).toBe(words)
})

test.each([0, minute, 2 * minute - 1, 1 - 2 * minute])('%d ms are not told', (offset) => {
  expect(clockWords(offset)).toBeNull()
})
