import type { TestWorld } from '@mocks/node'
import { type BinEntry, type BinKind, binEndpoints } from '@shared/contracts/bin'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { type departments, type roles, users } from '../db/schema'
import { checkup } from './bookings'
import { keyedCalls } from './records'

export const entriesIn = (body: unknown): readonly string[] =>
  binEndpoints.remove.output.parse(body).entries

/** The calls about the bin, to the world that a test has, by whoever's token it gives. */
export function binCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const remove = (kind: BinKind, ids: readonly string[], more: object = {}) =>
    ask('POST', binEndpoints.remove.path, { json: { kind, ids, ...more } })
  const restore = (ids: readonly string[]) =>
    ask('POST', binEndpoints.restore.path, { json: { ids } })
  const listed = async (): Promise<BinEntry[]> =>
    binEndpoints.list.output.parse((await ask('GET', binEndpoints.list.path)).body).rows
  const removed = async (kind: BinKind, ids: readonly string[], more: object = {}) => {
    const answer = await remove(kind, ids, more)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return entriesIn(answer.body)
  }
  const idNamed = async (table: typeof departments | typeof roles, name: string) => {
    const [row] = await world().db.select({ id: table.id }).from(table).where(eq(table.name, name))
    if (!row) throw new Error(`there is no ${name}`)
    return row.id
  }
  const userNamed = async (username: string) => {
    const [row] = await world().db.select().from(users).where(eq(users.username, username))
    if (!row) throw new Error(`there is no ${username}`)
    return row
  }
  const staffIn = (departmentId: string) =>
    world().db.select().from(users).where(eq(users.departmentId, departmentId)).orderBy(users.name)
  /** Books a consultation in this department. */
  const consult = async (department: string) => {
    const { checkupDetails: _, ...person } = checkup
    const { id: doctorId } = await userNamed('doctor')
    const json = { ...person, type: 'consulting', department, doctorId }
    expect((await ask('POST', bookingEndpoints.create.path, { json })).status).toBe(201)
  }
  return { ask, remove, removed, restore, listed, idNamed, userNamed, staffIn, consult }
}
