import { expect, it } from 'vitest'
import { ageCell, ageFigure, ageWords } from './age'

const today = '2026-03-02'

it.each([
  [today, '0 days', '0 days'],
  ['2026-03-01', '1 day', '1 day'],
  ['2026-02-03', '27 days', '27 days'],
  ['2026-02-02', '1 month', '1 month'],
  ['2025-05-30', '9 months', '9 months'],
  ['2024-03-03', '23 months', '23 months'],
  ['2024-03-02', '2 years', '2'],
  ['2024-02-29', '2 years', '2'],
  ['1982-03-13', '43 years', '43'],
])('somebody born on %s is %s old', (dateOfBirth, words, figure) => {
  expect(ageWords({ age: 7, dateOfBirth }, today)).toBe(words)
  expect(ageFigure({ age: 7, dateOfBirth }, today)).toBe(figure)
})

it.each([
  [{ age: 0 }, 'under 1 year', '0'],
  [{ age: 1, dateOfBirth: '' }, '1 year', '1'],
  [{ age: 44, dateOfBirth: 'unknown' }, '44 years', '44'],
  [{ age: 3, dateOfBirth: '2026-03-03' }, '3 years', '3'],
])('%j, without a date of birth that can be, is %s', (aged, words, figure) => {
  expect(ageWords(aged, today)).toBe(words)
  expect(ageFigure(aged, today)).toBe(figure)
})

it.each([
  ['2025-05-30', '9 months'],
  ['2026-03-01', '1 day'],
  ['1982-03-13', 43],
])('a file has the age of somebody born on %s as %j', (dateOfBirth, cell) => {
  expect(ageCell({ age: 7, dateOfBirth }, today)).toBe(cell)
})
