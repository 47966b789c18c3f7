import { createTestWorld, type TestWorld } from '@mocks/node'
import { bookingRequestEndpoints, bookingRequestOrders } from '@shared/contracts/booking-requests'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { pageOf } from '@shared/contracts/lists'
import { patientEndpoints, patientOrders } from '@shared/contracts/patients'
import { staffEndpoints, staffOrders } from '@shared/contracts/staff'
import { type Visit, visitEndpoints, visitMessages, visitOrders } from '@shared/contracts/visits'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bookingCalls } from '../test/bookings'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'

/** What each list of records is ordered by, on the demo clinic's rows and some bookings. */

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  for (const by of ['patient', 'receptionist', 'admin']) {
    const booker = await world.signIn(by)
    for (const firstName of ['Zoe', 'arun', 'Priya']) {
      await booked(booker, { firstName })
      world.advance(1000)
    }
  }
  const { rows } = await calls.list({ status: 'new', limit: '2' })
  for (const row of rows) await calls.decline(row, { reason: 'Twice' })
})
afterAll(() => world.close())

const calls = bookingCalls(
  () => world,
  () => token,
)
const { ask, booked } = calls

const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`
const bothWays = (names: readonly string[]) => names.flatMap((name) => [name, `-${name}`])
const keyed = pageOf(z.looseObject({ id: z.optional(z.string()), _id: z.optional(z.string()) }))

/** The ids of a page, and the way on. */
async function readPage(path: string, query: Record<string, string>) {
  const { status, body } = await ask('GET', address(path, query))
  expect(status, JSON.stringify([query, body])).toBe(200)
  const { rows, total, next } = keyed.parse(body)
  return { ids: rows.map(({ id, _id }) => id ?? _id), total, next: next ?? null }
}

const lists = [
  {
    path: patientEndpoints.list.path,
    sorts: bothWays(patientOrders),
    filters: [{}, { gender: 'Female' }, { q: 'an' }, { q: 'a' }, { status: 'open', q: 'no. 3' }],
  },
  {
    path: staffEndpoints.list.path,
    sorts: bothWays(staffOrders),
    filters: [{}, { status: 'inactive' }, { q: 'ar' }],
  },
  {
    path: visitEndpoints.list.path,
    sorts: bothWays(visitOrders),
    filters: [{}, { status: 'pending' }, { q: 'a' }].map((more) => ({
      date: clinicDay,
      ...more,
    })),
  },
  {
    path: visitEndpoints.list.path,
    sorts: ['time', '-time'],
    filters: [{}, { status: 'completed' }, { q: 'nair' }],
  },
  {
    path: bookingRequestEndpoints.list.path,
    sorts: bothWays(bookingRequestOrders),
    filters: [{}, { status: 'new' }, { status: 'declined' }],
  },
]

const wanted = fc.constantFrom(...lists).chain(({ path, sorts, filters }) =>
  fc.record({
    path: fc.constant(path),
    sort: fc.constantFrom(...sorts),
    filter: fc.constantFrom<Record<string, string>>(...filters),
  }),
)

const everyOrder = lists.flatMap(({ path, sorts, filters }) =>
  sorts.map((sort, at) => ({ path, sort, filter: filters[at % filters.length] ?? {} })),
)

it.each(everyOrder)(
  'gives every row of $path once, by pages as by cursors, by $sort of $filter',
  async ({ path, sort, filter }) => {
    const own = await readPage(path, { ...filter, limit: '100' })
    const all = await readPage(path, { ...filter, sort, limit: '100' })
    expect(all.ids.toSorted()).toEqual(own.ids.toSorted())
    expect(all.ids).toHaveLength(all.total)
    // A third parts rows that are alike in what they are ordered by.
    const third = Math.ceil(all.total / 3)
    const part = { ...filter, sort, limit: String(third) }
    const byPage: unknown[] = []
    for (let page = 0; page * third < all.total; page++)
      byPage.push(...(await readPage(path, { ...part, page: String(page) })).ids)
    expect(byPage).toEqual(all.ids)
    const byCursor: unknown[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await readPage(path, { ...part, ...(cursor && { cursor }) })
      byCursor.push(...page.ids)
      cursor = page.next
    }
    expect(byCursor).toEqual(all.ids)
  },
)

it('bears any cursor that is made to look like one of its own', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom('1', '-1', '1e9', '9'.repeat(12), '9'.repeat(30), '2026-02-30', '0000-01-01'),
    fc.constantFrom('2026-11-23T09:00:00.000000Z', '9999-12-31T24:61:00.000Z', '\0', ''),
  )
  await fc.assert(
    fc.asyncProperty(wanted, fc.array(text, { maxLength: 3 }), async (of, keys) => {
      const bytes = new TextEncoder().encode(JSON.stringify([...keys, unknownId]))
      const cursor = btoa(String.fromCharCode(...bytes))
      const answer = await ask('GET', address(of.path, { ...of.filter, sort: of.sort, cursor }))
      if (answer.status === 200) return
      expect(answer.status).toBe(400)
      expect(errorEnvelopeSchema.parse(answer.body).fields).toHaveProperty('cursor')
    }),
    tries(50),
  )
})

it.each(lists)('refuses an order that $path does not have', async ({ path, filters }) => {
  for (const sort of ['nothing', '--name', 'Name', 'name,number', 'version', ''])
    expect(
      await ask('GET', address(path, { ...filters[0], sort })),
      `${path} ${sort}`,
    ).toMatchObject({ status: 400, body: { fields: { sort: expect.any(String) } } })
})

const visitsBy = async (sort: string) => {
  const query = { date: clinicDay, limit: '100', sort }
  const { body } = await ask('GET', address(visitEndpoints.list.path, query))
  return visitEndpoints.list.output.parse(body).rows
}
const patientsBy = async (sort: string) => {
  const { body } = await ask('GET', address(patientEndpoints.list.path, { sort, limit: '100' }))
  return patientEndpoints.list.output.parse(body).rows
}
const staffBy = async (sort: string) => {
  const { body } = await ask('GET', address(staffEndpoints.list.path, { sort, limit: '100' }))
  return staffEndpoints.list.output.parse(body).rows
}
const ascending = (values: readonly (number | string)[]) =>
  values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

describe('the visits of a day', () => {
  it('go by time, whatever has become of them', async () => {
    const times = (await visitsBy('time')).map(({ time }) => time)
    expect(times).toHaveLength(14)
    expect(times).toEqual(ascending(times))
    expect((await visitsBy('-time')).map(({ time }) => time)).toEqual(times.toReversed())
  })

  it('go by status as a visit goes on, and within one by time, both ways', async () => {
    const places = ['pending', 'checked-in', 'completed', 'cancelled', 'no-show']
    const told = ({ status, time }: Visit) => `${places.indexOf(status)} ${time}`
    const rows = await visitsBy('status')
    expect(rows.map(told)).toEqual(ascending(rows.map(told)))
    const back = (await visitsBy('-status')).map(({ status }) => places.indexOf(status))
    expect(back).toEqual(ascending(back).toReversed())
    const pending = (await visitsBy('-status')).filter(({ status }) => status === 'pending')
    expect(pending.map(({ time }) => time)).toEqual(ascending(pending.map(({ time }) => time)))
  })

  it('go by the wait, and who does not wait stands last both ways', async () => {
    const since = async (sort: string) =>
      (await visitsBy(sort)).map((visit) =>
        visit.status === 'checked-in' ? (visit.checkedInAt ?? 0) : null,
      )
    const longest = await since('-wait')
    expect(longest.slice(0, 3)).toEqual(ascending(longest.slice(0, 3).map(Number)))
    expect(longest.slice(3)).toEqual(Array(11).fill(null))
    const shortest = await since('wait')
    expect(shortest.slice(0, 3)).toEqual(longest.slice(0, 3).toReversed())
    expect(shortest.slice(3)).toEqual(Array(11).fill(null))
  })

  it('go by age, doctor and patient', async () => {
    const rows = await visitsBy('age')
    expect(rows.map(({ age }) => age)).toEqual(ascending(rows.map(({ age }) => age)))
    const doctors = (await visitsBy('doctor')).map(({ doctor }) => doctor.toLowerCase())
    expect(doctors).toEqual(ascending(doctors))
    const names = (await visitsBy('-patient')).map(({ patientName }) => patientName.toLowerCase())
    expect(names).toEqual(ascending(names).toReversed())
  })
})

it('orders the visits of all days by time alone', async () => {
  const sorted = (sort: string) => ask('GET', address(visitEndpoints.list.path, { sort }))
  expect(await sorted('doctor')).toMatchObject({
    status: 400,
    body: { message: visitMessages.onlyByTime, fields: { sort: visitMessages.onlyByTime } },
  })
  const { rows } = visitEndpoints.list.output.parse((await sorted('-time')).body)
  const starts = rows.map(({ startsAt = '' }) => startsAt)
  expect(starts).toEqual(ascending(starts).toReversed())
})

it('orders patients by age, whether the date of birth is known or not', async () => {
  const ages = (await patientsBy('age')).map(({ age }) => age)
  expect(ages).toEqual(ascending(ages))
  expect((await patientsBy('-age')).map(({ age }) => age)).toEqual(ages.toReversed())
})

it('orders staff by role and within one by name, and by status', async () => {
  const told = (await staffBy('role')).map(({ role, name }) => `${role.name}|${name}`.toLowerCase())
  expect(told).toEqual(ascending(told))
  const roles = (await staffBy('-role')).map(({ role }) => role.name.toLowerCase())
  expect(roles).toEqual(ascending(roles).toReversed())
  expect((await staffBy('-status')).slice(0, 6).map(({ status }) => status)).toEqual(
    Array(6).fill('inactive'),
  )
  const numbers = (await staffBy('number')).map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 72 }, (_, at) => at + 1))
})

it('orders bookings by who booked, and by when', async () => {
  const names = (await calls.list({ sort: 'name' })).rows.map(({ firstName }) => firstName)
  expect(names.map((name) => name.toLowerCase())).toEqual([
    ...Array(3).fill('arun'),
    ...Array(3).fill('priya'),
    ...Array(3).fill('zoe'),
  ])
  const times = (await calls.list({ sort: '-bookedAt' })).rows.map(({ bookedAt }) => bookedAt)
  expect(times).toEqual(ascending(times).toReversed())
})
