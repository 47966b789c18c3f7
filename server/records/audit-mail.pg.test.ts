import { createTestWorld, type TestWorld } from '@mocks/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { auditSeals } from '../db/schema-audit'
import { mailSeal } from './audit-mail'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  await world.reset()
})
afterAll(() => world.close())

it('is mailed once a day by servers that come at the same moment', async () => {
  const days = [0, 1, 2, 3].map((day) => Date.UTC(2026, 10, 23 + day, 8))
  for (const [day, now] of days.entries()) {
    await world.db.insert(auditSeals).values({
      ...{ number: day + 1, at: new Date(now), afterId: day, lastId: day + 1 },
      ...{ rows: '', previous: '', hash: `${day}` },
    })
    const servers = [1, 2, 3, 4].map(() => mailSeal({ db: world.db, clock: () => now }, 'UTC'))
    expect((await Promise.all(servers)).filter((isMine) => isMine)).toHaveLength(1)
  }
  expect(await world.db.$count(outbox)).toBe(days.length)
})
