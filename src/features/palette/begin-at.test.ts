import { expect, it } from 'vitest'
import { beginAt } from './begin-at'

const filtered = { date: '2026-11-24', layout: 'grid', q: 'priya', page: '3' }

it('keeps day, layout, filters and page of a view that is open', () => {
  const here = { pathname: '/desk/appointments', search: filtered }
  expect(beginAt('/desk/appointments', here)).toEqual({ ...filtered, request: 'new' })
})

it.each([
  ['of another view', '/desk/directory'],
  ['of another dashboard', '/doctor/appointments'],
  ['on another screen', '/patient/1'],
])('takes along nothing %s', (_, pathname) => {
  expect(beginAt('/desk/appointments', { pathname, search: filtered })).toEqual({ request: 'new' })
})
