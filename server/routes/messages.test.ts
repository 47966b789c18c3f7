import { testMinute } from '@mocks/node'
import { messageEndpoints, messageKinds, messageMessages } from '@shared/contracts/messages'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../db/schema'
import { sendOutbox } from '../outbox'
import { minute } from '../test/account-calls'
import { refusal } from '../test/api'
import {
  afterAMinute,
  arrived,
  arrivedSubjects,
  clinicSends,
  email,
  patientHas,
  setUpMessages,
} from '../test/messages'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { token, world } from '../test/world'

setUpMessages()

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, scheduled, change, cancel, reopen } = calls

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
    expect(arrivedSubjects()).toEqual([])
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
    expect(arrivedSubjects()).toEqual([made])
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
    expect(arrivedSubjects()).toEqual([])
    const back = await reopen(came)
    expect(back.status).toBe(200)
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([made])
    const again = await calls.checkIn(readVisit(back.body), { otherDay: true })
    await reopen(readVisit(again.body))
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
  })

  it('is not sent after the check-in of a visit that the portal has shown is taken back', async () => {
    await clinicSends()
    const visit = await scheduled({ date: clinicDay, time: '16:00' })
    await clinicSends(...messageKinds)
    world.advance(61 * minute)
    await reopen(readVisit((await calls.checkIn(visit)).body))
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
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
    expect(arrivedSubjects()).toEqual([])
    await change(visit, { time: '10:00' })
    await clinicSends()
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
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
    expect(arrivedSubjects()).toEqual([cancelled])
  })

  it('is cancelled with a message within the hour if a move was told', async () => {
    const visit = await scheduled()
    await afterAMinute()
    const later = readVisit((await change(visit, { time: '10:00' })).body)
    await afterAMinute()
    await cancel(later)
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([moved, cancelled])
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
    expect(arrivedSubjects()).toEqual([made])
    await closeAndOpen(visit.patientId)
    expect((await reopen(readVisit((await calls.get(visit.id)).body))).status).toBe(200)
    await afterAMinute()
    expect(arrivedSubjects()).toEqual([])
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
