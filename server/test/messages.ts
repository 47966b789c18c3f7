import { messageKinds } from '@shared/contracts/messages'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { clinics, patients } from '../db/schema'
import { sendOutbox } from '../outbox'
import { minute } from './account-calls'
import { setUpWorld, world } from './world'

/** Of the first patient. */
export const email = 'ada@example.org'

export const patientHas = async (set: Partial<typeof patients.$inferInsert>) => {
  await world.db.update(patients).set(set).where(eq(patients.number, 1))
}
export const clinicSends = async (...kinds: (typeof messageKinds)[number][]) => {
  await world.db.update(clinics).set({ messageKinds: kinds })
}

/** A clinic that sends all messages, with a first patient who is reached by mail and by telephone. */
export function setUpMessages(): void {
  setUpWorld({ as: 'receptionist' })
  beforeEach(async () => {
    await patientHas({
      ...{ email, language: 'hi' },
      telephones: [{ number: '98765 43210', label: '' }],
    })
    await world.db.update(clinics).set({ name: 'Elm Clinic', phone: '020 5550 17' })
    await clinicSends(...messageKinds)
  })
}

/** Sends what is due after a minute without another change. */
export async function afterAMinute() {
  world.advance(minute)
  await world.sendDue()
}

/** Sends what is due, by a mail server that takes none. */
export const failing = () =>
  sendOutbox({
    db: world.db,
    mail: { send: () => Promise.reject(new Error('550 no such mailbox')) },
    webhook: { isNotSetUp: true, send: async () => {} },
    clock: world.now,
    config: { zone: 'UTC' },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })

/** What has arrived since this was asked last: the words of the mails, and the calls. */
export function arrived() {
  const [mails, webhook] = [world.inbox.splice(0), world.webhookCalls.splice(0)]
  return { mails, webhook }
}
/** The subjects of the mails that have arrived since. */
export const arrivedSubjects = () => arrived().mails.map(({ subject }) => subject)
