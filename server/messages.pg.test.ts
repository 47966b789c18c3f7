import { messageKinds } from '@shared/contracts/messages'
import type { ScheduledVisit } from '@shared/contracts/visits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clinics, outbox, patients } from './db/schema'
import { messages } from './db/schema-care'
import { createSmtpMailer } from './node/mailer'
import { createWebhook } from './node/webhook'
import { sendOutbox } from './outbox'
import { minute } from './test/account-calls'
import { startSmtpSink } from './test/smtp-sink'
import { readVisit, visitCalls } from './test/visits'
import { startWebhookSink } from './test/webhook-sink'
import { setUpWorld, token, world } from './test/world'

setUpWorld({ as: 'receptionist' })

let smtp: Awaited<ReturnType<typeof startSmtpSink>>
let http: Awaited<ReturnType<typeof startWebhookSink>>
beforeAll(async () => {
  smtp = await startSmtpSink()
  http = await startWebhookSink()
})
afterAll(async () => {
  await smtp.close()
  await http.close()
})

const { scheduled, change, patientId } = visitCalls(
  () => world,
  () => token,
)
const times = ['09', '10', '11', '12', '13', '14'].flatMap((hour) => [`${hour}:00`, `${hour}:30`])

const callSchema = z.object({
  data: z.object({
    kind: z.string(),
    visit: z.object({ id: z.string(), time: z.string() }),
  }),
})

it('tells each patient once of each change, by servers that send at the same moment as desks move', async () => {
  await world.db.update(clinics).set({ messageKinds: [...messageKinds] })
  const sender = () =>
    sendOutbox({
      db: world.db,
      mail: createSmtpMailer({ url: smtp.url, from: 'rounds@clinic.example' }),
      webhook: createWebhook(
        { url: http.url, key: new Uint8Array(32) },
        { fetch, clock: world.now },
      ),
      clock: world.now,
      config: { zone: 'UTC' },
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })
  const senders = () => Promise.all([sender(), sender(), sender()])
  const visits: ScheduledVisit[] = []
  for (const [turn, time] of times.entries()) {
    const number = turn + 1
    const email = `patient${number}@example.org`
    await world.db.update(patients).set({ email }).where(eq(patients.number, number))
    visits.push(await scheduled({ time, patientId: await patientId(number) }))
  }
  world.advance(minute)
  const moving = visits.map(async (visit, turn) => {
    const time = (times[turn] ?? '').replace(/0$/, '5')
    return readVisit((await change(visit, { time })).body)
  })
  await senders()
  const moved = await Promise.all(moving)
  world.advance(minute)
  await senders()

  expect(await world.db.$count(outbox)).toBe(0)
  const calls = http.received.map(({ body }) => callSchema.parse(JSON.parse(body)).data)
  const ids = http.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(ids.length)
  for (const visit of moved) {
    const told = calls.filter((call) => call.visit.id === visit.id)
    // Who was told before the move is told of the move, the others of the appointment as it is.
    expect(told.map(({ kind }) => kind)).toEqual(told.length === 1 ? ['made'] : ['made', 'moved'])
    expect(told.at(-1)?.visit.time).toBe(visit.time)
    const mails = smtp.received.filter(
      ({ to }) => to[0] === `patient${visit.patientNumber}@example.org`,
    )
    expect(mails.length === 1 || mails.length === 2).toBe(true)
    expect(mails.at(-1)?.content).toContain(visit.time)
    expect(await world.db.$count(messages, eq(messages.visitId, visit.id))).toBe(
      told.length + mails.length,
    )
  }
})
