import { expect, it } from 'vitest'
import { timeAgo } from './time-ago'

const minute = 60_000

it.each([
  [-minute, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 minute ago'],
  [59 * minute, '59 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [50 * 60 * minute, '2 days ago'],
])('%s ms ago is %s', (ms, words) => {
  expect(timeAgo(ms)).toBe(words)
})
