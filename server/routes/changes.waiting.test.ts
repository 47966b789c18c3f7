import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { changeEndpoints } from '@shared/contracts/changes'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import { publishEvents } from '../records/change-events'
import { call, observedApi, observedConfig } from '../test/api'
import { unknownId } from '../test/every-call'
import { follower, nothingHeldBack, publish } from '../test/feed'
import { setUpWorld, world } from '../test/world'

setUpWorld()
afterEach(() => {
  vi.useRealTimers()
})

/** An API that lets calls wait for so long, somebody signed in to it, and what it asks the database. */
async function holdingApi(feedHoldMs: number, { stopping }: { stopping?: AbortSignal } = {}) {
  const database = { isAway: false, asked: 0 }
  const db = new Proxy<Db>(world.db, {
    get: (target, key, self) => {
      if (database.isAway) throw Object.assign(new Error('away'), { code: '08006' })
      if (key === 'select') database.asked++
      return Reflect.get(target, key, self)
    },
  })
  const server = observedApi(world.db, {
    db,
    config: { ...observedConfig, feedHoldMs },
    ...(stopping && { stopping }),
  })
  await server.adoptAccounts(demoPassword)
  const login = await call(server.api, 'POST', authEndpoints.login.path, {
    json: { username: 'admin', password: demoPassword },
  })
  const hers = z.object({ token: z.string() }).parse(login.body).token
  const { cursor } = await follower({ api: server.api, db: world.db }, hers)
  const caller = new AbortController()
  return {
    api: server.api,
    database,
    caller,
    token: hers,
    /** Waits for what comes after the cursor of the beginning. */
    wait: async (more = '') => {
      const path = `${changeEndpoints.list.path}?after=${cursor()}${more}`
      const response = await server.api.request(path, {
        headers: { authorization: `Bearer ${hers}` },
        signal: caller.signal,
      })
      const body: unknown = await response.json()
      return { status: response.status, body }
    },
  }
}

const patience = 25_000

/** How long a test waits for what comes, beside fake timers. */
const waitsFor = { timeout: 10_000 * inject('patience') }

describe('a call that waits', () => {
  it('is answered within about a second of a change', async () => {
    const { wait } = await holdingApi(patience)
    const answers = [wait(), wait()]
    await publish(world.db, 'visits')
    const begun = performance.now()
    const body = { changes: [{ topic: 'visits', id: unknownId }] }
    expect(await Promise.all(answers)).toMatchObject([
      { status: 200, body },
      { status: 200, body },
    ])
    expect(performance.now() - begun).toBeLessThan(2_000 * inject('patience'))
  })

  it('is answered without one when it has waited long enough', async () => {
    const { wait, api, token } = await holdingApi(100)
    const { body } = await wait()
    expect(body).toMatchObject({ changes: [] })
    await publish(world.db, 'visits')
    await nothingHeldBack(world.db)
    const { next } = changeEndpoints.list.output.parse(body)
    const path = `${changeEndpoints.list.path}?after=${next}`
    expect((await call(api, 'GET', path, { token })).body).toMatchObject({
      changes: [{ topic: 'visits', id: unknownId }],
    })
  })

  it('does not, where it says so', async () => {
    const { wait } = await holdingApi(patience)
    expect(await wait('&wait=no')).toMatchObject({ status: 200, body: { changes: [] } })
    expect((await wait('&wait=yes')).status).toBe(400)
  })

  it('is answered when the session has ended, which the next call learns', async () => {
    const { wait, api, token, database } = await holdingApi(patience)
    const begun = database.asked
    const waiting = wait()
    // Who it is comes first, and then the feed's snapshot.
    await expect.poll(() => database.asked).toBeGreaterThanOrEqual(begun + 2)
    await call(api, 'POST', authEndpoints.logout.path, { token })
    expect(await waiting).toMatchObject({ status: 200, body: { changes: [] } })
    expect((await wait()).status).toBe(401)
  })

  it('sees by what it may read when the change comes, not when it began to wait', async () => {
    const { wait } = await holdingApi(patience)
    const waiting = wait()
    const [admin] = await world.db.select().from(users).where(eq(users.username, 'admin'))
    const { id, roleId } = admin ?? { id: '', roleId: '' }
    await world.db
      .update(roles)
      .set({ permissions: ['patient_view'] })
      .where(eq(roles.id, roleId ?? ''))
    await world.db.transaction((tx) =>
      publishEvents(tx, [
        { topic: 'visits', id: unknownId },
        { topic: 'staff', id, accountId: id },
      ]),
    )
    expect((await waiting).body).toMatchObject({ changes: [{ topic: 'staff', id }] })
  })

  it('is answered when the server stops, as are those that come then', async () => {
    const stopping = new AbortController()
    const { wait } = await holdingApi(patience, { stopping: stopping.signal })
    const waiting = wait()
    stopping.abort()
    expect(await waiting).toMatchObject({ status: 200, body: { changes: [] } })
    expect(await wait()).toMatchObject({ status: 200, body: { changes: [] } })
  })

  it('misses nothing where the server stops while it answers one caller after another', async () => {
    const stopping = new AbortController()
    const { wait, api, token, database } = await holdingApi(patience, { stopping: stopping.signal })
    const begun = database.asked
    const answers = Array.from({ length: 8 }, () => wait())
    // Who they are comes first, for all at once, and then each one's snapshot.
    await expect.poll(() => database.asked).toBeGreaterThanOrEqual(begun + 9)
    await publish(world.db, 'visits')
    await Promise.race(answers)
    stopping.abort()
    const heard = await Promise.all(
      (await Promise.all(answers)).map(async ({ body }) => {
        const { changes, next } = changeEndpoints.list.output.parse(body)
        const path = `${changeEndpoints.list.path}?after=${next}&wait=no`
        const later = changeEndpoints.list.output.parse(
          (await call(api, 'GET', path, { token })).body,
        )
        return [...changes, ...later.changes]
      }),
    )
    expect(heard).toEqual(answers.map(() => [{ topic: 'visits', id: unknownId }]))
  })

  it('is told that the database is away, and waits no longer', async () => {
    const { wait, database } = await holdingApi(patience)
    const begun = database.asked
    const waiting = wait()
    await expect.poll(() => database.asked).toBeGreaterThanOrEqual(begun + 2)
    database.isAway = true
    expect((await waiting).status).toBe(503)
  })

  it('goes with its caller, after whom nothing is polled any more', async () => {
    const { wait, caller, database } = await holdingApi(patience)
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const begun = database.asked
    const waiting = wait()
    // After its own two questions come those of the first poll.
    await vi.waitFor(() => expect(database.asked).toBeGreaterThan(begun + 3), waitsFor)
    caller.abort()
    await waiting
    let asked = 0
    // The poll that was under way asks its last question.
    await vi.waitFor(() => {
      const before = asked
      asked = database.asked
      expect(asked).toBe(before)
    }, waitsFor)
    await vi.advanceTimersByTimeAsync(patience)
    expect(database.asked).toBe(asked)
  })
})
