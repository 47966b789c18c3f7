import { messageEndpoints, messageMessages } from '@shared/contracts/messages'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { visits } from '../db/schema-care'
import { remindOfVisits } from '../records/patient-messages'
import { minute } from '../test/account-calls'
import { pathOf } from '../test/api'
import {
  afterAMinute,
  arrived,
  arrivedSubjects,
  clinicSends,
  failing,
  setUpMessages,
} from '../test/messages'
import { clinicDay } from '../test/patients'
import { visitCalls } from '../test/visits'
import { token, world } from '../test/world'

setUpMessages()

const { ask, scheduled, change, cancel } = visitCalls(
  () => world,
  () => token,
)

describe('a reminder', () => {
  const tomorrow = addDays(clinicDay, 1)
  const remind = () => remindOfVisits(world.db, { now: world.now(), zone: 'UTC' })
  const reminders = () => arrivedSubjects().filter((subject) => subject.startsWith('Reminder'))
  const atTomorrow = (time: string) => scheduled({ date: tomorrow, time })
  beforeEach(async () => {
    await clinicSends('reminder')
    // The demo's visit of that patient on that day.
    await world.db.update(visits).set({ status: 'completed' }).where(eq(visits.status, 'pending'))
  })

  it('goes out at 10:00 of the day before, once, for a visit that was made before', async () => {
    await atTomorrow('13:00')
    await scheduled({ date: addDays(tomorrow, 1), time: '13:00' })
    expect(await remind()).toBe(false)
    world.advance(5 * minute)
    await atTomorrow('14:00')
    expect(await remind()).toBe(true)
    expect(await remind()).toBe(false)
    await world.sendDue()
    const { mails } = arrived()
    expect(mails).toMatchObject([
      {
        subject: 'Reminder of your appointment (Elm Clinic)',
        text: expect.stringContaining('at 13:00.'),
      },
    ])
    world.advance(24 * 60 * minute)
    expect(await remind()).toBe(true)
    await world.sendDue()
    expect(reminders()).toHaveLength(1)
  })

  it('is left out of a visit that was cancelled or moved before it is sent', async () => {
    const visit = await atTomorrow('13:00')
    const other = await atTomorrow('14:00')
    world.advance(5 * minute)
    await remind()
    await cancel(visit)
    await change(other, { time: '15:00' })
    await afterAMinute()
    expect(reminders()).toEqual([])
  })

  it('that failed waits over the night, and is sent at 10:00 if the visit begins after that', async () => {
    const visit = await atTomorrow('13:00')
    const early = await atTomorrow('09:00')
    // 19:58, and the reminders are due again at 20:00.
    world.advance(10 * 60 * minute + 3 * minute)
    await remind()
    await failing()
    world.advance(2 * minute)
    await world.sendDue()
    expect(reminders()).toEqual([])
    const [waits, ...others] = await world.db.select().from(outbox)
    expect(waits).toMatchObject({ visitId: visit.id, tries: 1 })
    expect(waits?.dueAt.toISOString()).toBe(`${tomorrow}T10:00:00.000Z`)
    expect(others).toEqual([])
    const path = pathOf(messageEndpoints.ofVisit, early.id)
    expect(
      (await ask('GET', path, { token: await world.signIn('receptionist') })).body,
    ).toMatchObject([
      { kind: 'reminder', failure: messageMessages.reminderMissed('550 no such mailbox') },
    ])
    world.advance(14 * 60 * minute)
    await world.sendDue()
    expect(reminders()).toHaveLength(1)
  })

  it('that was never tried in the day is given up at night', async () => {
    const early = await atTomorrow('09:00')
    world.advance(10 * 60 * minute + 3 * minute)
    await remind()
    world.advance(2 * minute)
    await world.sendDue()
    expect(reminders()).toEqual([])
    expect(await world.db.$count(outbox)).toBe(0)
    const path = pathOf(messageEndpoints.ofVisit, early.id)
    const { body } = await ask('GET', path, { token: await world.signIn('receptionist') })
    const missed = { kind: 'reminder', failure: messageMessages.reminderMissed(null) }
    expect(body).toMatchObject([missed, missed])
  })

  it('is left out in the evening, and where the clinic wants none', async () => {
    await atTomorrow('13:00')
    world.advance(10.5 * 60 * minute)
    expect(await remind()).toBe(false)
    world.advance(14 * 60 * minute)
    await clinicSends('made')
    expect(await remind()).toBe(false)
  })
})

/** Sends what is due, by a mail server that takes none. */
