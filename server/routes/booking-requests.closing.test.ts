import { staffOnly } from '@shared/contracts/access'
import {
  bookingRequestEndpoints,
  bookingRequestMessages as words,
} from '@shared/contracts/booking-requests'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { users } from '../db/schema'
import { changes, visits } from '../db/schema-care'
import { addUser, refusal } from '../test/api'
import { bookingCalls, readBooking } from '../test/bookings'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let patient: string
/** What the desk fills in: a patient, a doctor, and a time in a month. */
let slot: Record<'patientId' | 'doctorId' | 'date' | 'time' | 'reason', string>

setUpWorld({ as: 'receptionist' })
beforeEach(async () => {
  patient = await world.signIn('patient')
  const choices = patientEndpoints.choices.output.parse(
    (await ask('GET', `${patientEndpoints.choices.path}?q=arun+thomas`)).body,
  )
  slot = {
    patientId: choices[0]?.id ?? '',
    doctorId: (await doctors())[0]?._id ?? '',
    ...{ date: addDays(clinicDay, 30), time: '09:00', reason: 'Cough' },
  }
})

/** But the notices of it, which server/routes/notices.test.ts looks at. */
const changed = () => world.db.select().from(changes).where(ne(changes.topic, 'notices'))

const { ask, booked, list, own, schedule, decline, withdraw } = bookingCalls(
  () => world,
  () => token,
)
const doctors = async () =>
  staffEndpoints.doctors.output.parse((await ask('GET', staffEndpoints.doctors.path)).body)
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const signedIn = async (username: string) => ({ token: await world.signIn(username) })
const scheduled = (body: unknown) => bookingRequestEndpoints.schedule.output.parse(body)
const numbers = async (query: Record<string, string> = {}) =>
  (await list(query)).rows.map(({ number }) => number)
const visitsOf = (reason: string) => world.db.select().from(visits).where(eq(visits.reason, reason))

describe('scheduling a booking', () => {
  it('makes the visit and closes the booking, and tells of both', async () => {
    const request = await booked(patient)
    await world.db.delete(changes)
    const answer = await schedule(request, slot)
    expect(answer.status).toBe(200)
    const made = scheduled(answer.body)
    expect(made).toMatchObject({
      request: {
        ...{ id: request.id, number: request.number, status: 'scheduled', version: 2 },
        visit: { id: made.visit.id, date: slot.date, time: '09:00' },
      },
      visit: { ...slot, patientName: 'Arun Thomas', status: 'pending', warnings: [] },
    })
    const [account] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    expect(await changed()).toMatchObject([
      {
        ...{ topic: 'booking-requests', recordId: request.id },
        ...{ patientId: account?.patientId, accountId: account?.id },
      },
      { topic: 'visits', recordId: made.visit.id, patientId: slot.patientId },
    ])
  })

  it('leaves it new where the time is taken, until it is done knowingly', async () => {
    const [one, two] = [await booked(patient), await booked(patient, { lastName: 'Two' })]
    await schedule(one, slot)
    await unchanged(world.db, async () => {
      expect(await schedule(two, slot)).toMatchObject({ status: 409, body: { error: 'clash' } })
    })
    expect(await numbers({ status: 'new' })).toEqual([2])
    const anyway = { anyway: { reason: 'Urgent' } }
    expect((await schedule(two, { ...slot, ...anyway })).status).toBe(200)
  })

  it('is done once by two at the same moment, though for two times', async () => {
    const request = await booked(patient)
    const answers = await Promise.all(
      ['09:00', '11:00'].map((time) => schedule(request, { ...slot, time, reason: 'Race' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const made = scheduled(answers.find(({ status }) => status === 200)?.body)
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      ...{ message: words.stale, error: 'stale', current: made.request },
    })
    expect(await visitsOf('Race')).toHaveLength(1)
  })

  it('gives one of two bookings a time that both want', async () => {
    const requests = [await booked(patient), await booked(patient, { lastName: 'Two' })]
    const answers = await Promise.all(
      requests.map((request) => schedule(request, { ...slot, reason: 'Race' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await visitsOf('Race')).toHaveLength(1)
    expect(await numbers({ status: 'new' })).toHaveLength(1)
  })

  it('is done once for its key', async () => {
    const request = await booked(patient)
    const once = key()
    const answers = [await schedule(request, slot, once), await schedule(request, slot, once)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    await unchanged(world.db, async () => {
      expect((await schedule(request, { ...slot, time: '10:00' }, once)).status).toBe(422)
    })
  })

  it('is refused with nothing changed where it is stale, closed, denied, invalid or of none', async () => {
    const request = await booked(patient)
    const closed = readBooking(
      (await decline(await booked(patient, { lastName: 'Two' }), { reason: 'Full' })).body,
    )
    await addUser(world.db, 'other', ['appointment_view', 'appointment_delete'])
    const other = await signedIn('other')
    await unchanged(world.db, async () => {
      // What is stale is told before anything else.
      const stale = await schedule({ ...request, version: 9 }, { ...slot, doctorId: unknownId })
      expect(stale).toMatchObject({ status: 409, body: { error: 'stale', current: request } })
      expect(await schedule(closed, slot)).toMatchObject(refusal(409, words.closed('declined')))
      expect(await schedule(request, slot, other)).toMatchObject(
        refusal(403, permissionMissing(['appointment_create'])),
      )
      expect(await schedule(request, slot, { token: patient })).toMatchObject(
        refusal(403, staffOnly),
      )
      for (const id of [unknownId, 'x'])
        expect(await schedule({ ...request, id }, slot)).toMatchObject(refusal(404, words.notFound))
      expect(await schedule(request, { ...slot, version: undefined })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
      expect(await schedule(request, { ...slot, patientId: unknownId })).toMatchObject(
        refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
      )
      expect(await schedule(request, { ...slot, doctorId: unknownId })).toMatchObject(
        refusal(422, visitMessages.doctorUnknown, {
          doctorId: visitMessages.doctorUnknown,
        }),
      )
      for (const [field, value] of [
        ['date', '2026-02-30'],
        ['time', '25:00'],
        ['reason', ' '],
      ] as const)
        expect(await schedule(request, { ...slot, [field]: value })).toMatchObject({
          status: 400,
          body: { fields: { [field]: expect.any(String) } },
        })
    })
  })
})

describe('declining a booking', () => {
  it('keeps the reason, and tells of it', async () => {
    const request = await booked(patient)
    await world.db.delete(changes)
    const answer = await decline(request, { reason: ' No such doctor ' })
    expect(answer).toMatchObject({
      status: 200,
      body: { id: request.id, status: 'declined', reason: 'No such doctor', version: 2 },
    })
    expect((await list()).rows).toEqual([answer.body])
    expect(await changed()).toMatchObject([{ topic: 'booking-requests', recordId: request.id }])
  })

  it('is one of two that were done at the same moment, and done once for its key', async () => {
    const request = await booked(patient)
    const once = key()
    const answers = await Promise.all([
      decline(request, { reason: 'Full' }, once),
      decline(request, { reason: 'Full' }, once),
      schedule(request, slot),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect([
      [200, 200, 409],
      [200, 409, 409],
    ]).toContainEqual(statuses)
  })

  it('is refused with nothing changed where it is stale, closed, denied, invalid or of none', async () => {
    const request = await booked(patient)
    const second = await booked(patient, { lastName: 'Two' })
    const { request: closed } = scheduled((await schedule(second, slot)).body)
    await addUser(world.db, 'other', ['appointment_view', 'appointment_create', 'appointment_edit'])
    const [other, reason] = [await signedIn('other'), 'Full']
    await unchanged(world.db, async () => {
      expect(await decline({ ...request, version: 9 }, { reason })).toMatchObject({
        ...{ status: 409, body: { error: 'stale', current: request } },
      })
      expect(await decline(closed, { reason })).toMatchObject(
        refusal(409, words.closed('scheduled')),
      )
      expect(await decline(request, { reason }, other)).toMatchObject(
        refusal(403, permissionMissing(['appointment_delete'])),
      )
      for (const id of [unknownId, 'x'])
        expect(await decline({ ...request, id }, { reason })).toMatchObject(
          refusal(404, words.notFound),
        )
      for (const [wrong, message] of [
        [' ', words.reasonRequired],
        ['x'.repeat(101), words.reasonTooLong],
      ] as const)
        expect(await decline(request, { reason: wrong })).toMatchObject(
          refusal(400, message, { reason: message }),
        )
      expect((await decline(request, { reason, version: 'x' })).status).toBe(400)
    })
  })
})

describe('withdrawing a booking', () => {
  const mine = (of: { headers?: Record<string, string> } = {}) => ({ token: patient, ...of })

  it('closes the own new one, and tells the desk, which can do no more with it', async () => {
    const request = await booked(patient)
    await world.db.delete(changes)
    const answer = await withdraw(request, {}, mine())
    expect(answer).toMatchObject({
      status: 200,
      body: { id: request.id, status: 'withdrawn', reason: null, visit: null, version: 2 },
    })
    expect(readBooking(answer.body).patient).toBeNull()
    expect(await own(mine())).toEqual([answer.body])
    const [account] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    expect(await changed()).toMatchObject([
      { topic: 'booking-requests', recordId: request.id, accountId: account?.id },
    ])
    expect(await numbers({ status: 'new' })).toEqual([])
    expect(await numbers({ status: 'withdrawn' })).toEqual([request.number])
    const closed = readBooking(answer.body)
    await unchanged(world.db, async () => {
      for (const refused of [
        await schedule(closed, slot),
        await decline(closed, { reason: 'Full' }),
        await withdraw(closed, {}, mine()),
      ])
        expect(refused).toMatchObject(refusal(409, words.closed('withdrawn')))
    })
  })

  it('is one of two that were done at the same moment', async () => {
    const request = await booked(patient)
    const answers = await Promise.all([
      withdraw(request, {}, mine()),
      schedule(request, { ...slot, reason: 'Race' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [withdrawn] = answers
    expect(await visitsOf('Race')).toHaveLength(withdrawn.status === 200 ? 0 : 1)
  })

  it('is done once for its key', async () => {
    const request = await booked(patient)
    const once = mine(key())
    const answers = [await withdraw(request, {}, once), await withdraw(request, {}, once)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  it('is for staff too, of what they have booked themselves', async () => {
    const request = await booked(token)
    expect((await withdraw(request, {})).status).toBe(200)
  })

  it('is refused with nothing changed where it is stale, another’s, denied, invalid or of none', async () => {
    const request = await booked(patient)
    const [mineNow] = await own(mine())
    await addUser(world.db, 'other', ['appointment_view', 'appointment_edit', 'appointment_delete'])
    const other = await signedIn('other')
    await unchanged(world.db, async () => {
      expect(await withdraw({ ...request, version: 9 }, {}, mine())).toMatchObject({
        ...{ status: 409, body: { error: 'stale', current: mineNow } },
      })
      // The desk has a way of its own to close what others have booked.
      expect(await withdraw(request, {})).toMatchObject(refusal(404, words.notFound))
      expect(await withdraw(request, {}, other)).toMatchObject(
        refusal(403, permissionMissing(['appointment_create'])),
      )
      for (const id of [unknownId, 'x'])
        expect(await withdraw({ ...request, id }, {}, mine())).toMatchObject(
          refusal(404, words.notFound),
        )
      expect(await withdraw(request, { version: undefined }, mine())).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
  })
})
