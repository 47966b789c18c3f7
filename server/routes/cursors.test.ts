import { createTestWorld, type TestWorld } from '@mocks/node'
import { auditEndpoints } from '@shared/contracts/audit'
import { binEndpoints } from '@shared/contracts/bin'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import type { Endpoint } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { listMessages } from '@shared/contracts/lists'
import { noticeEndpoints } from '@shared/contracts/notices'
import { patientEndpoints } from '@shared/contracts/patients'
import { permissionKeys } from '@shared/contracts/permissions'
import { visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { keyedCalls } from '../test/records'

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  await addUser(world.db, 'walker', permissionKeys)
  token = await world.signIn('walker')
})
afterAll(() => world.close())

const ask = keyedCalls(
  () => world.api,
  () => token,
)

const forged = (...place: unknown[]): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))

const listed = (path: string, query: Record<string, string>) =>
  ask('GET', `${path}?${new URLSearchParams({ patientId: unknownId, ...query })}`)

const refused = refusal(400, listMessages.cursorForeign, { cursor: listMessages.cursorForeign })

const lists = endpoints.filter(
  ({ method, input }: Endpoint) => method === 'GET' && input && 'cursor' in shapeOf(input),
)

/** The fields of an input; none where it is no object. */
function shapeOf(input: NonNullable<Endpoint['input']>): object {
  return 'shape' in input._zod.def ? Object(input._zod.def.shape) : {}
}

it('finds every list that has a cursor', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list staff', 'list audit', 'list lab orders', 'list vitals']),
  )
})

it.each(lists)('$name answers 400 to a cursor that does not parse', async ({ path }) => {
  for (const cursor of ['-', 'e30=', '1.5', forged(), forged('a'), forged('a', 'b'), forged(1, 2)])
    expect.soft(await listed(path, { cursor }), cursor).toMatchObject(refused)
})

const impossibleDays = ['2025-02-29', '2026-06-31', '2026-13-01', '2026-00-10', '2026-01-00']

const byTime = [
  { path: noticeEndpoints.list.path },
  { path: visitEndpoints.list.path },
  { path: visitEndpoints.list.path, prefix: 'second ' },
  { path: visitEndpoints.list.path, sort: 'time' },
  { path: bookingRequestEndpoints.list.path, sort: 'bookedAt' },
  { path: vitalsEndpoints.list.path },
  { path: binEndpoints.list.path },
]

it.each(byTime)(
  '$path $sort answers 400 to a cursor with a time that no clock shows',
  async (of) => {
    const { path, prefix = '', ...sort } = of
    const times = [
      ...impossibleDays.map((day) => `${day}T09:00:00.000000Z`),
      ...['2026-03-02T24:00:00.000001Z', '2026-03-02T09:60:00.000Z', '2026-03-02T09:00:60.000Z'],
      ...['9999-12-31T00:00:00.000Z', 'infinity', 'now', ''],
    ]
    for (const time of times)
      expect
        .soft(await listed(path, { ...sort, cursor: forged(`${prefix}${time}`, unknownId) }), time)
        .toMatchObject(refused)
  },
)

it('answers 400 to a cursor with a birth date that the calendar does not have', async () => {
  for (const day of impossibleDays)
    expect
      .soft(
        await listed(patientEndpoints.list.path, { sort: 'age', cursor: forged(day, unknownId) }),
      )
      .toMatchObject(refused)
})

it.each([auditEndpoints.list, auditEndpoints.own])(
  '$name answers 400 to a cursor whose row cannot be',
  async ({ path }) => {
    const at = '2026-03-02T09:00:00.000Z'
    for (const place of [
      [at, unknownId],
      [at, '-1'],
      [at, '9'.repeat(19)],
      ['2026-02-30', '1'],
    ])
      expect.soft(await listed(path, { cursor: forged(...place) })).toMatchObject(refused)
  },
)
