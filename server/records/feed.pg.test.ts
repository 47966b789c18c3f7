import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call, observedApi, observedConfig } from '../test/api'
import { follower, publish } from '../test/feed'
import { setUpWorld, world } from '../test/world'
import { publishEvents } from './change-events'

setUpWorld()

it('has a change that was begun first and stands last, and holds back what came between', async () => {
  const { poll, pollNow } = await follower(world, await world.signIn('admin'))
  const seen: unknown[] = []
  await world.db.transaction(async (tx) => {
    await publishEvents(tx, [{ topic: 'visits', id: 'begun first' }])
    await publish(world.db, 'visits', { id: 'begun later' })
    seen.push(await pollNow())
  })
  expect(seen).toEqual([[]])
  expect((await poll()).map(({ id }) => id)).toEqual(['begun first', 'begun later'])
})

it('gives a follower every change of many desks, whenever each of them stands', async () => {
  const { poll, pollNow } = await follower(world, await world.signIn('admin'))
  const seen: string[] = []
  const desk = async (name: number) => {
    for (let at = 0; at < 10; at++)
      await world.db.transaction(async (tx) => {
        await publishEvents(tx, [{ topic: 'visits', id: `${name} ${at}` }])
        await tx.execute(sql`select pg_sleep(random() / 50)`)
      })
  }
  const desks = Promise.all(Array.from({ length: 8 }, (_, name) => desk(name)))
  let isOver = false
  void desks.then(() => {
    isOver = true
  })
  while (!isOver) seen.push(...(await pollNow()).map(({ id }) => id))
  await desks
  seen.push(...(await poll()).map(({ id }) => id))
  expect(seen).toHaveLength(80)
  expect(new Set(seen).size).toBe(80)
})

it('holds no connection for fifty who wait', async () => {
  const { api, adoptAccounts } = observedApi(world.db, {
    config: { ...observedConfig, feedHoldMs: 25_000 },
  })
  await adoptAccounts(demoPassword)
  const login = await call(api, 'POST', authEndpoints.login.path, {
    json: { username: 'admin', password: demoPassword },
  })
  const { token } = z.object({ token: z.string() }).parse(login.body)
  const followers = await Promise.all(
    Array.from({ length: 50 }, () => follower({ api, db: world.db }, token)),
  )
  const waiting = followers.map(({ pollNow }) => pollNow())
  const busy = () =>
    world.db.$count(
      sql`pg_stat_activity`,
      sql`datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
    )
  await expect.poll(busy).toBe(0)
  await publish(world.db, 'visits', { id: 'one' })
  expect(await Promise.all(waiting)).toEqual(
    Array.from({ length: 50 }, () => [{ topic: 'visits', id: 'one' }]),
  )
})
