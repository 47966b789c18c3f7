import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { permissionMissing } from '../auth/session'
import type { Db } from '../db/database'
import { removeExpired } from '../db/expired'
import { idempotencyKeys, roles, users } from '../db/schema'
import { minute } from '../test/account-calls'
import { addUser, call, observedApi, refusal } from '../test/api'
import { bodies } from '../test/every-call'
import { keyedCalls } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string
let given: { role: string; department: string }

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
  const read = async (path: string) =>
    staffEndpoints.roles.output.parse((await ask('GET', path)).body)
  const named = (rows: { _id: string; name: string }[], wanted: string) =>
    rows.find(({ name }) => name === wanted)?._id ?? ''
  given = {
    role: named(await read(staffEndpoints.roles.path), 'Staff'),
    department: named(await read(staffEndpoints.departments.path), 'ENT'),
  }
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const headers = { 'idempotency-key': 'one-and-the-same' }
const ada = (more: object = {}) => ({ ...bodies['create staff user'], ...given, ...more })
const create = (more: object = {}, as: object = {}) =>
  ask('POST', staffEndpoints.create.path, { json: ada(more), headers, ...as })
const keys = () => world.db.select().from(idempotencyKeys)
const usersNow = () => world.db.select().from(users).orderBy(users.id)

describe('a key', () => {
  it('has its change made once, whatever the order of the fields, and the same answer', async () => {
    const first = await create()
    expect(first.status).toBe(201)
    const after = await usersNow()
    const turned = Object.fromEntries(Object.entries(ada()).toReversed())
    const again = await ask('POST', staffEndpoints.create.path, { json: turned, headers })
    expect([again.status, JSON.stringify(again.body)]).toEqual([201, JSON.stringify(first.body)])
    expect(await usersNow()).toEqual(after)
  })

  it('is one account’s: the same for another is another change', async () => {
    await addUser(world.db, 'clerk', ['staff_create', 'appointment_view', 'patient_view'])
    expect((await create()).status).toBe(201)
    const other = { username: 'other', email: 'other@example.org' }
    const hers = await create(other, { token: await world.signIn('clerk') })
    expect([hers.status, hers.body]).toMatchObject([201, { username: 'other' }])
    expect(await keys()).toHaveLength(2)
  })

  it('is one call’s: the same for another is another change', async () => {
    const made = await create()
    const { _id } = staffEndpoints.create.output.parse(made.body)
    const removed = await ask('DELETE', staffEndpoints.delete.path, {
      json: { ids: [_id] },
      headers,
    })
    expect([removed.status, removed.body]).toEqual([200, { message: staffMessages.deleted(1) }])
  })

  it('with another body is refused, and changes nothing', async () => {
    await create()
    const before = await usersNow()
    expect((await create({ password: 'another-secret' })).status).toBe(422)
    expect((await create({ username: 'other', email: 'o@example.org' })).status).toBe(422)
    expect(await usersNow()).toEqual(before)
  })

  it('is not kept by a refusal: once its cause is mended, the same key succeeds', async () => {
    await world.db.update(users).set({ usernameKey: 'amoss' }).where(eq(users.username, 'doctor'))
    expect(await create()).toMatchObject(
      refusal(409, staffMessages.usernameTaken, { username: staffMessages.usernameTaken }),
    )
    expect(await keys()).toEqual([])
    await world.db.update(users).set({ usernameKey: 'doctor' }).where(eq(users.username, 'doctor'))
    expect((await create()).status).toBe(201)
  })

  it('opens nothing to whoever may no longer make the call', async () => {
    const { roleId } = await addUser(world.db, 'clerk', [
      'staff_create',
      'appointment_view',
      'patient_view',
    ])
    const hers = { token: await world.signIn('clerk') }
    expect((await create({}, hers)).status).toBe(201)
    await world.db.update(roles).set({ permissions: [] }).where(eq(roles.id, roleId))
    expect(await create({}, hers)).toMatchObject(refusal(403, permissionMissing(['staff_create'])))
  })

  it('is kept for a day, and then removed with what else is over', async () => {
    const made = await create()
    const begun = world.now()
    world.advance(24 * 60 * minute - minute)
    token = await world.signIn('admin')
    await removeExpired(world.db, new Date(begun + 24 * 60 * minute - minute))
    expect(await create()).toMatchObject({ status: 201, body: made.body })
    await removeExpired(world.db, new Date(begun + 24 * 60 * minute + minute))
    expect(await keys()).toEqual([])
    expect((await create()).status).toBe(409)
  })

  it.each(['', ' ', 'x'.repeat(101), 'two words', 'clé', 'a\tb'])('is none of: %j', async (key) => {
    const before = await usersNow()
    const answer = await create({}, { headers: { 'idempotency-key': key } })
    expect(answer).toMatchObject({ status: 400, body: { fields: {} } })
    expect(await usersNow()).toEqual(before)
  })

  it('may have a hundred characters', async () => {
    expect((await create({}, { headers: { 'idempotency-key': '~'.repeat(100) } })).status).toBe(201)
  })

  it('keeps nothing by which a start password could be guessed quickly', async () => {
    await create()
    const [kept] = await keys()
    const sorted = Object.entries(staffEndpoints.create.input.parse(ada())).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    )
    const plain = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(JSON.stringify(Object.fromEntries(sorted))),
    )
    expect(kept?.digest).toMatch(/^[0-9a-f]{64}$/)
    expect(kept?.digest).not.toBe(Buffer.from(plain).toString('hex'))
    expect(JSON.stringify(kept)).not.toContain(String(bodies['create staff user']?.password))
  })
})

/** PostgreSQL's codes of two transactions that stood in each other's way. */
const conflicts = ['40P01', '40001']

/** An API whose next transactions fail with this code when all is done in them but the commit. */
async function conflictedApi(code: string) {
  let failures = 0
  const db = new Proxy<Db>(world.db, {
    get: (target, key, self) =>
      key === 'transaction'
        ? (work: (tx: Db) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const done = await work(tx)
              if (failures-- > 0) throw Object.assign(new Error('conflict'), { code })
              return done
            })
        : Reflect.get(target, key, self),
  })
  const server = observedApi(world.db, { db })
  await server.adoptAccounts(demoPassword)
  const login = await call(server.api, 'POST', authEndpoints.login.path, {
    json: { username: 'admin', password: demoPassword },
  })
  const hers = z.object({ token: z.string() }).parse(login.body).token
  server.hashed.length = 0
  return {
    ...server,
    create: async (times: number) => {
      failures = times
      return await call(server.api, 'POST', staffEndpoints.create.path, {
        token: hers,
        headers,
        json: ada(),
      })
    },
  }
}

describe.each(conflicts)('a change that meets a conflict (%s)', (code) => {
  it.each([1, 3])('begins anew, %s times, and is made once', async (times) => {
    const { create, hashed, settle, mails } = await conflictedApi(code)
    expect((await create(times)).status).toBe(201)
    await settle()
    expect(await world.db.$count(users, eq(users.username, 'amoss'))).toBe(1)
    expect(await keys()).toHaveLength(1)
    expect(mails).toHaveLength(1)
    // What takes long is not done again.
    expect(hashed).toHaveLength(1)
  })

  it('is told to come again after three, and leaves nothing', async () => {
    const { create, settle, mails } = await conflictedApi(code)
    const before = await usersNow()
    const answer = await create(4)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    await settle()
    expect(await usersNow()).toEqual(before)
    expect(await keys()).toEqual([])
    expect(mails).toEqual([])
    expect((await create(0)).status).toBe(201)
  })
})

it('is not begun anew for any other failure, of which nothing is told', async () => {
  const { create, logged } = await conflictedApi('22012')
  const answer = await create(1)
  expect(answer).toMatchObject(
    refusal(500, 'Something went wrong on the server. Please try again.'),
  )
  expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
  expect(await keys()).toEqual([])
})
