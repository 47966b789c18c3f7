import { describe, expect, test } from 'vitest'
import { type GrantedRole, outOfReach, outOfReachText } from './administration'

const role = (name: string, permissions: string[], hasActiveAccount = true): GrantedRole => ({
  name,
  permissions,
  hasActiveAccount,
})

describe('a permission is within reach', () => {
  test('of an active account that holds it and can edit roles', () => {
    expect(outOfReach([role('Admin', ['staff_edit', 'billing_view'])])).toEqual([])
  })

  test('of several such accounts together', () => {
    expect(
      outOfReach([
        role('Admin', ['staff_edit', 'billing_view']),
        role('Chief', ['staff_edit', 'patient_view']),
        role('Staff', ['billing_view', 'patient_view'], false),
      ]),
    ).toEqual([])
  })

  test('of an active Super Admin, whatever that role holds', () => {
    expect(
      outOfReach([role('Super Admin', []), role('Staff', ['billing_view', 'staff_edit'], false)]),
    ).toEqual([])
  })
})

describe('a permission of some role is out of reach', () => {
  test.each([
    ['where nobody who holds it can edit roles', role('Desk', ['billing_view'])],
    [
      'where no account of its role is active',
      role('Chief', ['staff_edit', 'billing_view'], false),
    ],
    ['where no Super Admin is active', role('Super Admin', ['billing_view'], false)],
  ])('%s', (_, other) => {
    expect(outOfReach([role('Admin', ['staff_edit']), other])).toEqual(['billing_view'])
  })

  test('together with all others where nobody can edit roles, once each', () => {
    expect(outOfReach([role('A', ['billing_view']), role('B', ['billing_view', 'x'])])).toEqual([
      'billing_view',
      'x',
    ])
  })
})

test.each([
  [['staff_view'], 'hold Staff View, so nobody could give it again.'],
  [['a', 'b'], 'hold A and B, so nobody could give them again.'],
  [['a', 'b', 'c'], 'hold A, B and C, so nobody could give them again.'],
  [['a', 'b', 'c', 'd'], 'hold A, B, C and 1 more, so nobody could give them again.'],
  // Without it nothing can be given: it says the most.
  [
    ['a', 'b', 'c', 'staff_edit', 'd'],
    'hold Staff Edit, A, B and 2 more, so nobody could give them again.',
  ],
])('the sentence for %j names the first few in words', (keys, end) => {
  expect(outOfReachText(keys)).toBe(`After this change, nobody who can edit roles would ${end}`)
})
