import { beforeEach, expect, it, vi } from 'vitest'
import { readAll } from '@/lib/read-all'
import { readAllPatients } from './patients'
import { readAllVisits } from './visits'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('./client', () => ({ call }))

const { signal } = new AbortController()
const idOf = ({ id }: { id: string }) => id
const asked = () => call.mock.calls.map(([, input]) => input)

beforeEach(() => {
  call.mockReset()
  call
    .mockResolvedValueOnce({ rows: [{ id: 'a' }], total: 2, next: '1' })
    .mockResolvedValueOnce({ rows: [{ id: 'b' }], total: 2, next: null })
})

it.each([
  ['visits by time', readAllVisits, 'time'],
  ['patients by name', readAllPatients, 'name'],
] as const)('reads all %s, in which none is missed meanwhile', async (_, reader, sort) => {
  const { rows } = await readAll(reader({ q: 'an' }), idOf, { signal, most: 10 })
  expect(rows).toEqual([{ id: 'a' }, { id: 'b' }])
  expect(asked()).toEqual([
    { q: 'an', sort, limit: 100 },
    { q: 'an', sort, limit: 100, cursor: '1' },
  ])
})

it.each([
  [readAllVisits({ sort: '-time' }), '-time'],
  [readAllPatients({ sort: '-age' }), '-age'],
] as const)('keeps the order that is asked for', async (read, sort) => {
  await readAll<{ id: string }>(read, idOf, { signal, most: 10 })
  expect(asked()).toMatchObject([{ sort }, { sort }])
})
