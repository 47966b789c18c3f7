import { expect, it } from 'vitest'
import { isNearName } from './near-names'

it.each([
  ['Oscar Lopez', 'Oscar Lopes'],
  ['Oscar Lopez', 'Lopez, Oscr'],
  ['Katharina Weiß', 'Catharina Weiss', false],
  ['Katharina Weiß', 'Katarina Weiss'],
  ['Katharina Weiß', 'Katerina Weiss'],
  ['Mariana', 'Mariann'],
  ['Ana Li', 'Ana Lu', false],
  ['Ana Maria Silva', 'Ana Silva', false],
  ['Jon Smyth', 'John Smith', false],
  ['Ravi Kumar', 'Ravi Menon', false],
  ['', '', false],
])('compares %j with %j', (one, other, isNear = true) => {
  expect(isNearName(one, other)).toBe(isNear)
  expect(isNearName(other, one)).toBe(isNear)
})
