import { expect, it } from 'vitest'
import { visitInputSchema } from './visits'

const { time } = visitInputSchema.shape

it.each([
  ['945', '09:45'],
  ['0945', '09:45'],
  ['9.45', '09:45'],
  [' 14.05 ', '14:05'],
  ['2359', '23:59'],
  ['09:45', '09:45'],
  ['9:45', '9:45'],
])('a time typed as %j is %s', (typed, read) => {
  expect(time.parse(typed)).toBe(read)
})

it.each(['', '9', '45', '2460', '24.00', '9.5', '09:4', 'noon'])('%j is no time', (typed) => {
  expect(time.safeParse(typed).success).toBe(false)
})
