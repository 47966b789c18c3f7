import { testMinute } from '@mocks/node'
import { messageEndpoints, messageKinds, messageMessages } from '@shared/contracts/messages'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { clinics, outbox, patients } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { visits } from '../db/schema-care'
import { sendOutbox } from '../outbox'
import { remindOfVisits } from '../records/patient-messages'
import { minute } from '../test/account-calls'
import { addUser, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const email = 'ada@example.org'
const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, scheduled, change, cancel, reopen } = calls

const patientHas = async (set: Partial<typeof patients.$inferInsert>) => {
  await world.db.update(patients).set(set).where(eq(patients.number, 1))
}
const clinicSends = async (...kinds: (typeof messageKinds)[number][]) => {
  await world.db.update(clinics).set({ messageKinds: kinds })
}

beforeEach(async () => {
  await patientHas({
    ...{ email, language: 'hi' },
    telephones: [{ number: '98765 43210', label: '' }],
  })
  await world.db.update(clinics).set({ name: 'Elm Clinic', phone: '020 5550 17' })
  await clinicSends(...messageKinds)
})

/** Sends what is due after a minute without another change. */
async function afterAMinute() {
  world.advance(minute)
  await world.sendDue()
}
/** What has arrived since this was asked last: the words of the mails, and the calls. */
function arrived() {
  const [mails, webhook] = [world.inbox.splice(0), world.webhookCalls.splice(0)]
  return { mails, webhook }
}
const told = () => arrived().mails.map(({ subject }) => subject)

const [made, moved, cancelled] = [
  'Your appointment (Elm Clinic)',
  'Your appointment has been moved (Elm Clinic)',
  'Your appointment has been cancelled (Elm Clinic)',
]

describe('a message about a visit', () => {
  it('that was made goes out a minute later, once, in words that name neither reason nor department', async () => {
    const visit = await scheduled()
    world.advance(minute - 1)
    await world.sendDue()
    expect(arrived()).toEqual({ mails: [], webhook: [] })
    world.advance(1)
    await world.sendDue()
    await world.sendDue()
    const { mails, webhook } = arrived()
    expect(mails).toEqual([
      {
        to: email,
        subject: made,
        text: [
          `Dear ${visit.patientName},`,
          '',
          'You have an appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00.',
          'If you cannot come, please call 020 5550 17.',
          '',
          'Elm Clinic',
          'Telephone: 020 5550 17',
        ].join('\n'),
      },
    ])
    expect(webhook).toEqual([
      {
        id: expect.stringMatching(/^msg_[\w-]+_1$/),
        body: {
          type: 'visit.made',
          timestamp: new Date(testMinute + minute).toISOString(),
          data: {
            ...{ kind: 'made', subject: made, mailed: true },
            text: 'Elm Clinic: You have an appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00. If you cannot come, please call 020 5550 17.',
            patient: {
              ...{ number: 1, name: visit.patientName, email },
              ...{ telephone: '98765 43210', language: 'hi' },
            },
            visit: {
              ...{ id: visit.id, number: visit.number, startsAt: visit.startsAt, zone: 'UTC' },
              ...{ date: quietDay, time: '09:00', doctor: visit.doctor },
            },
            clinic: { name: 'Elm Clinic', phone: '020 5550 17' },
          },
        },
      },
    ])
    expect(await world.db.$count(outbox)).toBe(0)
  })

  it('that was moved names both times, and both doctors where another has it', async () => {
    const visit = await scheduled()
    await afterAMinute()
    arrived()
    const later = readVisit((await change(visit, { time: '10:30' })).body)
    await afterAMinute()
    expect(arrived().mails[0]).toMatchObject({
      subject: moved,
      text: expect.stringContaining(
        'Your appointment with Dr. Daniel Reyes on Saturday, 11 April 2026 at 09:00 has been moved to Saturday, 11 April 2026 at 10:30.',
      ),
    })
    await change(later, { doctorId: await calls.userId('kreddy') })
    await afterAMinute()
    expect(arrived().mails[0]?.text).toContain(
      'has been moved. It is now with Dr. Kavya Reddy on Saturday, 11 April 2026 at 10:30.',
    )
  })

  it('that was cancelled, and takes place after all, is told both times', async () => {
    const visit = await scheduled()
    await afterAMinute()
    arrived()
    const gone = readVisit((await cancel(visit, { reason: 'HIV test not needed' })).body)
    await afterAMinute()
    const { mails, webhook } = arrived()
    expect(mails).toMatchObject([{ subject: cancelled }])
    expect(JSON.stringify({ mails, webhook })).not.toContain('HIV')
    expect((await reopen(gone)).status).toBe(200)
    await afterAMinute()
    expect(arrived().mails).toMatchObject([
      {
        text: expect.stringContaining('on Saturday, 11 April 2026 at 09:00 takes place after all.'),
      },
    ])
  })

  it('replaces the one that still waits: each visit has one message a minute after its last change', async () => {
    const visit = await scheduled()
    world.advance(minute / 2)
    const second = readVisit((await change(visit, { time: '10:00' })).body)
    world.advance(minute / 2)
    await world.sendDue()
    expect(told()).toEqual([])
    world.advance(minute / 2)
    await world.sendDue()
    const { mails } = arrived()
    expect(mails).toMatchObject([{ subject: made, text: expect.stringContaining('at 10:00') }])
    await change(second, { time: '11:00' })
    const third = readVisit((await calls.get(visit.id)).body)
    await cancel(third)
    await afterAMinute()
    expect(arrived().mails).toMatchObject([
      { subject: cancelled, text: expect.stringContaining('at 10:00 has been cancelled') },
    ])
  })

  it('is not sent for what was undone within the minute', async () => {
    await cancel(await scheduled())
    await afterAMinute()
    expect(arrived()).toEqual({ mails: [], webhook: [] })

    const visit = await scheduled({ time: '11:00' })
    await afterAMinute()
    expect(told()).toEqual([made])
    const there = readVisit((await change(visit, { time: '12:00' })).body)
    const back = readVisit((await change(there, { time: '11:00' })).body)
    await afterAMinute()
    const gone = readVisit((await cancel(back)).body)
    await reopen(gone)
    await afterAMinute()
    expect(arrived()).toEqual({ mails: [], webhook: [] })
    expect(await world.db.$count(outbox)).toBe(0)
  })

  it('is not sent of another reason, a check-in or a no-show, nor of a visit that has begun', async () => {
    const visit = await scheduled()
    await afterAMinute()
    arrived()
    const other = readVisit((await change(visit, { reason: 'Fever' })).body)
    await calls.checkIn(other, { otherDay: true })
    await scheduled({ date: clinicDay, time: '07:00' })
    await afterAMinute()
    expect(arrived()).toEqual({ mails: [], webhook: [] })
  })

  it.each([
    ['of another day', quietDay],
    ['of today', clinicDay],
  ])('is sent after a check-in %s by mistake is taken back, once', async (_, date) => {
    const visit = await scheduled({ date, time: '16:00' })
    const came = readVisit((await calls.checkIn(visit, { otherDay: true })).body)
    await afterAMinute()
    expect(told()).toEqual([])
    const back = await reopen(came)
    expect(back.status).toBe(200)
    await afterAMinute()
    expect(told()).toEqual([made])
    const again = await calls.checkIn(readVisit(back.body), { otherDay: true })
    await reopen(readVisit(again.body))
    await afterAMinute()
    expect(told()).toEqual([])
  })

  it('is not sent after the check-in of a visit that the portal has shown is taken back', async () => {
    await clinicSends()
    const visit = await scheduled({ date: clinicDay, time: '16:00' })
    await clinicSends(...messageKinds)
    world.advance(61 * minute)
    await reopen(readVisit((await calls.checkIn(visit)).body))
    await afterAMinute()
    expect(told()).toEqual([])
  })

  it.each([
    ['a patient whose record is closed', { closedAt: new Date(0) }, 0, 0],
    ['a patient with an e-mail alone', { telephones: [], contactNote: '4 Elm Street' }, 1, 1],
    ['a patient with a telephone alone', { email: '' }, 0, 1],
    ['a patient with neither', { email: '', telephones: [], contactNote: '4 Elm Street' }, 0, 0],
  ])('goes to %s by the ways there are', async (_, set, mails, webhook) => {
    await scheduled()
    await patientHas(set)
    await afterAMinute()
    const got = arrived()
    expect([got.mails.length, got.webhook.length]).toEqual([mails, webhook])
    expect(await world.db.$count(outbox)).toBe(0)
  })

  it('goes by what the clinic has switched on when it is sent', async () => {
    await clinicSends('moved')
    const visit = await scheduled()
    await afterAMinute()
    expect(told()).toEqual([])
    await change(visit, { time: '10:00' })
    await clinicSends()
    await afterAMinute()
    expect(told()).toEqual([])
    await cancel(readVisit((await calls.get(visit.id)).body))
    expect(await world.db.$count(outbox)).toBe(0)
  })
})

describe('a visit that its patient was not told of', () => {
  beforeEach(() => clinicSends('moved', 'cancelled'))

  it('is cancelled, and may be moved before, within an hour without a message', async () => {
    await cancel(await scheduled())
    await afterAMinute()
    const visit = await scheduled()
    await afterAMinute()
    await cancel(visit)
    await afterAMinute()
    const other = await scheduled({ time: '11:00' })
    await cancel(readVisit((await change(other, { time: '12:00' })).body))
    await afterAMinute()
    expect(arrived()).toEqual({ mails: [], webhook: [] })
  })

  it('takes place after all without a message', async () => {
    const visit = await scheduled()
    const gone = readVisit((await cancel(visit)).body)
    await afterAMinute()
    world.advance(2 * 60 * minute)
    await reopen(gone)
    await afterAMinute()
    expect(arrived()).toEqual({ mails: [], webhook: [] })
  })

  it('is cancelled with a message after an hour, when the portal shows it', async () => {
    const visit = await scheduled()
    await afterAMinute()
    world.advance(60 * minute)
    await cancel(visit)
    await afterAMinute()
    expect(told()).toEqual([cancelled])
  })

  it('is cancelled with a message within the hour if a move was told', async () => {
    const visit = await scheduled()
    await afterAMinute()
    const later = readVisit((await change(visit, { time: '10:00' })).body)
    await afterAMinute()
    await cancel(later)
    await afterAMinute()
    expect(told()).toEqual([moved, cancelled])
  })
})

describe('a visit that was cancelled because its patient’s record was closed', () => {
  const people = patientCalls(
    () => world,
    () => token,
  )
  const closeAndOpen = async (id: string) => {
    const before = readPatient((await people.get(id)).body)
    const closed = await people.close(before, { confirmed: true })
    expect(closed.status).toBe(200)
    await afterAMinute()
    expect((await people.reopen(readPatient(closed.body))).status).toBe(200)
  }

  it('takes place after all without a message: the patient was told of no cancellation', async () => {
    const visit = await scheduled()
    await afterAMinute()
    expect(told()).toEqual([made])
    await closeAndOpen(visit.patientId)
    expect((await reopen(readVisit((await calls.get(visit.id)).body))).status).toBe(200)
    await afterAMinute()
    expect(told()).toEqual([])
  })
})

describe('a change while a message is being sent', () => {
  it('is told next, from what the patient knows by then', async () => {
    const visit = await scheduled()
    world.advance(minute)
    const sent: string[] = []
    const send = (then: () => Promise<unknown>) =>
      sendOutbox({
        db: world.db,
        mail: {
          send: async ({ text }) => {
            sent.push(text)
            await then()
          },
        },
        webhook: { isNotSetUp: true, send: async () => {} },
        clock: world.now,
        config: { zone: 'UTC' },
        log: { info: () => {}, warn: () => {}, error: () => {} },
      })
    await send(() => change(visit, { time: '10:00' }))
    expect(sent).toEqual([expect.stringContaining('at 09:00')])
    world.advance(minute)
    await send(async () => {})
    expect(sent[1]).toContain('at 09:00 has been moved to Saturday, 11 April 2026 at 10:00.')
    expect(sent).toHaveLength(2)
  })
})

describe('a reminder', () => {
  const tomorrow = addDays(clinicDay, 1)
  const remind = () => remindOfVisits(world.db, { now: world.now(), zone: 'UTC' })
  const reminders = () => told().filter((subject) => subject.startsWith('Reminder'))
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
const failing = () =>
  sendOutbox({
    db: world.db,
    mail: { send: () => Promise.reject(new Error('550 no such mailbox')) },
    webhook: { isNotSetUp: true, send: async () => {} },
    clock: world.now,
    config: { zone: 'UTC' },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })

describe('a message that cannot be sent', () => {
  const list = async () => {
    const answer = await ask('GET', messageEndpoints.failed.path, {
      token: await world.signIn('admin'),
    })
    expect(answer.status).toBe(200)
    return messageEndpoints.failed.output.parse(answer.body)
  }
  const ofVisit = async (id: string) => {
    const desk = { token: await world.signIn('receptionist') }
    const { body } = await ask('GET', pathOf(messageEndpoints.ofVisit, id), desk)
    return messageEndpoints.ofVisit.output.parse(body)
  }

  it('is shown with its reason while it is tried again, and after it was sent as sent', async () => {
    const visit = await scheduled()
    world.advance(minute)
    await failing()
    const at = new Date(testMinute + minute).toISOString()
    const nextTryAt = new Date(testMinute + 3 * minute).toISOString()
    const failure = '550 no such mailbox'
    const shown = { kind: 'made', channel: 'mail', at, failure, nextTryAt }
    expect(await ofVisit(visit.id)).toMatchObject([shown])
    expect(await list()).toMatchObject([
      {
        ...{ ...shown, visitId: visit.id, visitNumber: visit.number, patientNumber: 1 },
        ...{ patientName: visit.patientName, date: quietDay, time: '09:00' },
      },
    ])
    world.advance(2 * minute)
    await world.sendDue()
    expect(told()).toEqual([made])
    expect(await list()).toEqual([])
    // Whose names were shown is written down.
    const shownRows = eq(auditEntries.call, messageEndpoints.failed.name)
    expect(await world.db.select().from(auditEntries).where(shownRows)).toMatchObject([
      { kind: 'listed', shownPatients: [visit.patientId] },
    ])
    const [sent, ...others] = await ofVisit(visit.id)
    expect(sent).toMatchObject({ kind: 'made', channel: 'mail', at: nextTryAt })
    expect(sent).not.toHaveProperty('failure')
    expect(others).toEqual([])
  })

  it('is given up after twelve tries, and stays in the list for 30 days', async () => {
    const visit = await scheduled()
    world.advance(minute)
    for (let tries = 0; tries < 12; tries += 1) {
      await failing()
      world.advance(6 * 60 * minute)
    }
    expect(await world.db.$count(outbox)).toBe(0)
    const [message] = await list()
    expect(message).toMatchObject({ visitId: visit.id, failure: '550 no such mailbox' })
    expect(message).not.toHaveProperty('nextTryAt')
    world.advance(31 * 24 * 60 * minute)
    expect(await list()).toEqual([])
    expect(await ofVisit(visit.id)).toHaveLength(1)
  })

  it('is given up once its visit has begun', async () => {
    const visit = await scheduled({ date: clinicDay, time: '10:00' })
    world.advance(minute)
    await failing()
    world.advance(5 * minute)
    await failing()
    expect(await world.db.$count(outbox)).toBe(0)
    expect(await list()).toMatchObject([{ visitId: visit.id, failure: '550 no such mailbox' }])
    await world.sendDue()
    expect(told()).toEqual([])
  })

  it('is listed for users who see the clinic and its visits', async () => {
    await addUser(world.db, 'figures', ['admin_dashboard'])
    const asking = { token: await world.signIn('figures') }
    expect((await ask('GET', messageEndpoints.failed.path, asking)).status).toBe(403)
    expect((await ask('GET', messageEndpoints.failed.path)).status).toBe(403)
    expect(await ask('GET', pathOf(messageEndpoints.ofVisit, unknownId))).toMatchObject(
      refusal(404, visitMessages.notFound),
    )
  })
})

describe('what is sent', () => {
  const { path } = messageEndpoints.settings
  const asAdmin = async () => ({ token: await world.signIn('admin') })

  it('is nothing at first, and is switched on by an admin, in the version that was seen', async () => {
    await clinicSends()
    const admin = await asAdmin()
    expect((await ask('GET', path, admin)).body).toEqual({ kinds: [], version: 1 })
    const json = { kinds: ['moved', 'moved', 'cancelled'], version: 1 }
    expect(await ask('PATCH', path, { ...admin, json })).toMatchObject({
      status: 200,
      body: { kinds: ['moved', 'cancelled'], version: 2 },
    })
    await unchanged(world.db, async () => {
      expect(await ask('PATCH', path, { ...admin, json })).toMatchObject({
        status: 409,
        body: {
          ...{ message: messageMessages.stale, error: 'stale' },
          current: { kinds: ['moved', 'cancelled'], version: 2 },
        },
      })
    })
    const { version: _, ...unversioned } = json
    const message = messageMessages.versionMissing
    expect(await ask('PATCH', path, { ...admin, json: unversioned })).toMatchObject(
      refusal(400, message, { version: message }),
    )
  })
})
