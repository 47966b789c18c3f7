import { pendingVisit as visit } from '@shared/test/examples'
import { expect, it } from 'vitest'
import { canStep, type VisitStep, visitSteps, visitWhen } from './visit-rules'
import { visitInputSchema } from './visits'

it('says when a reason is too long, and how long it can be', () => {
  const { error } = visitInputSchema.safeParse({ ...visit, reason: 'x'.repeat(501) })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 500 characters'])
})

it.each([
  ['pending', ['checkIn', 'cancel', 'noShow']],
  ['checked-in', ['complete', 'cancel']],
  ['completed', []],
  ['cancelled', []],
  ['no-show', []],
] as const)('lets a visit that is %s take the steps %j and no others', (status, allowed) => {
  const steps = Object.keys(visitSteps).filter((step): step is VisitStep => step in visitSteps)
  expect(steps.filter((step) => canStep(status, step))).toEqual(allowed)
})

it('says the time as typed, and the date after it', () => {
  expect(visitWhen(visit)).toBe('9:05 on 2026-11-21')
})

const { time } = visitInputSchema.shape

it.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['23', '23:00'],
  ['945', '09:45'],
  ['0945', '09:45'],
  ['9.45', '09:45'],
  [' 14.05 ', '14:05'],
  ['2359', '23:59'],
  ['٠٩٤٥', '09:45'],
  ['１４：０５', '14:05'],
  ['09:45', '09:45'],
  ['9:45', '9:45'],
])('a time typed as %j is %s', (typed, read) => {
  expect(time.parse(typed)).toBe(read)
})

it.each(['', '24', '45', '2460', '9:5', '9:', '24.00', '9.5', '09:4', 'noon'])(
  '%j is no time',
  (typed) => {
    expect(time.safeParse(typed).success).toBe(false)
  },
)
