import { staffEndpoints } from '@shared/contracts/staff'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { departments, idempotencyKeys, roles, users } from '../db/schema'
import { bodies } from '../test/every-call'
import { ask, setUpWorld, world } from '../test/world'

setUpWorld({ as: 'admin' })

/** How many statements wait for a lock. */
const waiting = () =>
  world.db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )

it('is waited for by a second call with its key, which gets the same answer', async () => {
  const role = (await world.db.select().from(roles)).find(({ name }) => name === 'Doctor')
  const [department] = await world.db.select().from(departments)
  const create = () =>
    ask('POST', staffEndpoints.create.path, {
      json: { ...bodies['create staff user'], role: role?.id, department: department?.id },
      headers: { 'idempotency-key': 'one-and-the-same' },
    })
  const calls: ReturnType<typeof create>[] = []
  await world.db.transaction(async (tx) => {
    // No account is written meanwhile: the first call stands in the middle of its change.
    await tx.execute(sql`lock table ${users} in share mode`)
    calls.push(create())
    await expect.poll(waiting).toBe(1)
    calls.push(create())
    await expect.poll(waiting).toBe(2)
  })
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(await world.db.$count(idempotencyKeys)).toBe(1)
})
