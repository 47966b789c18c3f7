import { expect, it } from 'vitest'
import { beginAt } from './begin-at'

const desk = { tab: 'receptionist', view: 'appointments' } as const
const wanted = { ...desk, request: 'new' }
const roles = ['receptionist_dashboard', 'doctor_dashboard']
const filtered = { date: '2026-11-24', layout: 'grid', q: 'priya', page: '3' }
const open = { date: '2026-11-24', layout: 'grid', q: 'priya', page: 3 }

it.each([
  ['named', { ...desk, ...filtered }, roles],
  ['the first', filtered, ['receptionist_dashboard']],
])('keeps day, layout, filters and page of a view that is open, as %s', (_, search, roles) => {
  expect(beginAt(desk, { pathname: '/', search }, roles)).toMatchObject({ ...wanted, ...open })
})

it.each([
  ['of another view', '/', { ...filtered, tab: 'receptionist', view: 'directory' }],
  ['of another dashboard', '/', filtered],
  ['on another screen', '/patient/1', { ...desk, ...filtered }],
])('takes along nothing %s', (_, pathname, search) => {
  expect(beginAt(desk, { pathname, search }, roles)).toEqual(wanted)
})
