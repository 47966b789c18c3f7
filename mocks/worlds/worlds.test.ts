import { createTestWorld, type TestWorld } from '@mocks/node'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { linkInstant, readLink } from '../link'
import { peopleOf, type WorldName, worlds } from './worlds'

/** A world that restores what it has opened before, and one on the same database that never does. */
let world: TestWorld
let forgetful: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  forgetful = await createTestWorld({ keepsCopies: false })
})
afterAll(async () => {
  await forgetful.close()
  await world.close()
})

const open = async (name: WorldName, of = world) => {
  const { link } = readLink(`?world=${name}`)
  if (!link) throw new Error(`${name} has no link`)
  const at = linkInstant(link)
  await of.open({ file: worlds[name], at })
  return at
}

const rowSchema = z.object({ row: z.record(z.string(), z.unknown()) })
const tables = ['users', 'roles', 'departments', 'working_times', 'patients', 'visits'].concat(
  ['booking_requests', 'prescriptions', 'prescription_requests', 'lab_orders', 'lab_results'],
  ['counters'],
)
/** What stands in the tables, but for when a row was written where nothing reads that. */
const dump = async (): Promise<Record<string, Record<string, unknown>[]>> => {
  const written = ['users', 'visits', 'booking_requests', 'prescriptions']
  const rowsOf = async (table: string) => {
    const stripped = written.includes(table) ? 'to_jsonb(t)' : "to_jsonb(t) - 'created_at'"
    const query = sql`select ${sql.raw(stripped)} as row from ${sql.identifier(table)} t order by 1`
    const { rows } = z.object({ rows: z.array(rowSchema) }).parse(await world.db.execute(query))
    return [table, rows.map(({ row }) => row)] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(rowsOf)))
}

/** What each is named for. */
const expected: Record<WorldName, Record<string, number>> = {
  demo: { patients: 40, today: 14, bookings: 0, critical: 1 },
  empty: { users: 1, patients: 0, today: 0 },
  quiet: { today: 2, waiting: 0, bookings: 0, critical: 0 },
  'busy-monday': { today: 56, waiting: 14, bookings: 5 },
  large: { users: 373, patients: 1200, today: 150, labOrders: 500 },
  'everything-wrong': { patients: 48, bookings: 4, critical: 3 },
}

it.each(Object.keys(worlds).filter((name): name is WorldName => name in worlds))(
  '%s is the same whenever it is opened, and has what it is named for',
  async (name) => {
    await open(name, forgetful)
    const first = await dump()
    await open(name)
    expect(await dump()).toEqual(first)
    await world.db.execute(sql`truncate users, patients, visits cascade`)
    await open(name)
    expect(await dump()).toEqual(first)
    const { users, patients, visits, booking_requests, lab_orders, lab_results } = first
    const day = worlds[name].clock.slice(0, 10)
    const today = visits?.filter(({ starts_at }) => String(starts_at).startsWith(day))
    expect({
      ...{ users: users?.length, patients: patients?.length, today: today?.length },
      ...{ bookings: booking_requests?.length, labOrders: lab_orders?.length },
      waiting: today?.filter(({ status }) => status === 'checked-in').length,
      critical: lab_results?.filter(({ is_critical }) => is_critical).length,
    }).toMatchObject(expected[name])
    for (const username of peopleOf(name)) expect(await world.signIn(username)).toBeTruthy()
  },
)

it('goes on from the minute at which it was opened', async () => {
  const at = await open('busy-monday')
  const token = await world.signIn('receptionist')
  const [, payload = ''] = token.split('.')
  const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  expect(exp * 1000 - 12 * 60 * 60_000 - at).toBeLessThan(60_000)
  expect(exp * 1000 - 12 * 60 * 60_000 - at).toBeGreaterThan(-1000)
})
