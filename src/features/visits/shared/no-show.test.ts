import { visitMessages } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { noShowTooEarly } from './no-show'

it('a patient can be a no-show from the start of the visit on', () => {
  const start = '2026-03-02T10:15:00.000Z'
  const at = Date.parse(start)
  expect(noShowTooEarly(start, at)).toBeNull()
  expect(noShowTooEarly(start, at + 60_000)).toBeNull()
  expect(noShowTooEarly(start, at - 1)).toBe(visitMessages.notStarted('10:15'))
  expect(noShowTooEarly(start, at - 86_400_000)).toBe(
    visitMessages.notStarted('10:15 on 2026-03-02'),
  )
})
