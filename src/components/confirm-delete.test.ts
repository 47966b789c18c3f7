import { expect, it } from 'vitest'
import { shortList } from './confirm-delete'

it.each([
  [['Asha Rao'], 'Asha Rao'],
  [['Asha Rao', 'Omar Haddad'], 'Asha Rao, Omar Haddad'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E, F'],
  [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'A, B, C, D, E and 3 more'],
])('names what is to be deleted: %j', (names, line) => {
  expect(shortList(names)).toBe(line)
})
