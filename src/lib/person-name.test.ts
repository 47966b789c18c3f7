import { expect, test } from 'vitest'
import { personName } from './person-name'

test.each([
  [{ name: ' Asha Rao ', username: 'asha' }, 'Asha Rao'],
  [{ name: ' ', username: 'asha' }, 'asha'],
  [{}, 'Signed-in user'],
  [undefined, 'Signed-in user'],
])('%o is called %s', (userData, name) => {
  expect(personName(userData)).toBe(name)
})
