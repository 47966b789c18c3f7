import { expect, it } from 'vitest'
import { ageWords, yearWords } from './age-words'

it.each([
  ['2026-03-02', '0 days'],
  ['2026-03-01', '1 day'],
  ['2026-02-03', '27 days'],
  ['2026-02-02', '1 month'],
  ['2025-12-31', '2 months'],
  ['2025-03-03', '11 months'],
  ['2025-03-02', '12 months'],
  ['2024-03-03', '23 months'],
  ['2024-03-02', '2 years'],
  ['1950-03-03', '75 years'],
])('somebody born on %s is %s old on 2026-03-02', (birth, words) => {
  expect(ageWords(birth, '2026-03-02')).toBe(words)
})

it('says one year in the singular', () => {
  expect([yearWords(1), yearWords(0)]).toEqual(['1 year', '0 years'])
})
