import { beforeEach, expect, it } from 'vitest'
import { keepPageSize, keepSwitch, pageSizeOf } from './choices'
import { useSession } from './session'

const as = (owner: string, keepsRecords = true) =>
  useSession.setState({ session: { token: 't', userData: { roles: [] }, owner, keepsRecords } })

beforeEach(() => {
  localStorage.clear()
  as(crypto.randomUUID())
})

it('has the size of the address, then the one chosen last, then the list’s first', () => {
  expect([pageSizeOf('appointments', 10), pageSizeOf('staff', 10)]).toEqual([50, 10])
  keepPageSize('appointments', 10)
  keepPageSize('staff', 100)
  expect([pageSizeOf('appointments', 10), pageSizeOf('staff', 10)]).toEqual([10, 100])
  expect([pageSizeOf('staff', 25), pageSizeOf('roles', 10)]).toEqual([25, 10])
  expect(pageSizeOf(undefined, 10)).toBe(10)
})

it('keeps the sizes of each person apart, and takes nonsense for no choice', () => {
  as('ada')
  keepPageSize('staff', 50)
  as('bob')
  expect(pageSizeOf('staff', 10)).toBe(10)
  localStorage.setItem('pageSize:roles:bob', '7')
  expect(pageSizeOf('roles', 10)).toBe(10)
})

it('keeps nothing of a host without records', () => {
  as('ada', false)
  keepPageSize('appointments', 50)
  expect(pageSizeOf('appointments', 10)).toBe(10)
})

it('keeps a switch that is on, and nothing of one that is off', () => {
  keepSwitch('gridWorking', true)
  expect(localStorage).toHaveLength(1)
  keepSwitch('gridWorking', false)
  expect(localStorage).toHaveLength(0)
})
