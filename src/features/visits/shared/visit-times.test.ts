import { expect, it } from 'vitest'
import { endTime } from './visit-times'

it.each([
  ['09:30', '2026-11-23T08:30:00.000Z', '2026-11-23T08:45:00.000Z', '09:45'],
  ['23:50', '2026-11-23T22:50:00.000Z', '2026-11-23T23:05:00.000Z', '00:05'],
])('of %s says when it ends, in the clinic’s time', (time, startsAt, endsAt, end) => {
  expect(endTime({ time, startsAt, endsAt })).toBe(end)
})
