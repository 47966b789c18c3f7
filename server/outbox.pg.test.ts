import { expect, it } from 'vitest'
import { outbox } from './db/schema'
import { putInOutbox, sendOutbox } from './outbox'
import { setUpWorld, world } from './test/world'

setUpWorld()

it('shares waiting mail among senders at the same moment: each is sent by one of them', async () => {
  const now = Date.UTC(2025, 5, 2, 8)
  const mails = Array.from({ length: 30 }, (_, turn) => `user${turn}@example.org`)
  await world.db.transaction(async (tx) => {
    for (const to of mails) await putInOutbox(tx, now, { to, subject: 'x', text: 'x' })
  })
  const sent: { to: string; by: number }[] = []
  const senders = [0, 1, 2, 3].map((by) =>
    sendOutbox({
      db: world.db,
      mail: {
        send: async ({ to }) => {
          await new Promise((resolve) => setTimeout(resolve, 5))
          sent.push({ to, by })
        },
      },
      webhook: { isNotSetUp: true, send: async () => {} },
      clock: () => now,
      config: { zone: 'UTC' },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    }),
  )
  await Promise.all(senders)
  expect(sent.map(({ to }) => to).toSorted()).toEqual(mails.toSorted())
  expect(new Set(sent.map(({ by }) => by)).size).toBeGreaterThan(1)
  expect(await world.db.$count(outbox)).toBe(0)
})
