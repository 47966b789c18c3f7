import { expect, it } from 'vitest'
import { binMessages, dependentsSentence } from './bin'

it.each([
  [
    { people: 4, visits: 12, requests: 1 },
    'ENT has 4 colleagues, 12 visits to come and 1 request.',
  ],
  [{ people: 1, visits: 0, requests: 0 }, 'ENT has 1 colleague.'],
  [{ people: 0, visits: 0, requests: 0 }, 'Nothing depends on ENT.'],
])('says what hangs on a department: %j', (dependents, sentence) => {
  expect(dependentsSentence('department', ['ENT'], dependents)).toBe(sentence)
})

it('says it of several together, and of a role by its users', () => {
  expect(
    dependentsSentence('role', ['Nurse', 'Clerk'], { people: 3, visits: 0, requests: 0 }),
  ).toBe('These 2 roles have 3 users.')
  expect(dependentsSentence('staff', ['A', 'B'], { people: 0, visits: 0, requests: 0 })).toBe(
    'Nothing depends on them.',
  )
})

it('names what has changed meanwhile', () => {
  expect(binMessages.changed(['Asha Rao'], 0)).toBe(
    'Asha Rao has been changed meanwhile and stays as it is.',
  )
  expect(binMessages.changed(['Asha Rao', 'Booking no. 3'], 2)).toBe(
    'Asha Rao, Booking no. 3 and 2 more have been changed meanwhile and stay as they are.',
  )
})
