import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bookingRequestEndpoints,
  bookingRequestMessages as words,
} from '@/contracts/booking-requests'
import { departmentEndpoints } from '@/contracts/departments'
import { patientRecordMessages } from '@/contracts/patient-records'
import { patientEndpoints, patientMessages } from '@/contracts/patients'
import { staffEndpoints } from '@/contracts/staff'
import { visitRecordEndpoints, visitRecordMessages } from '@/contracts/visit-records'
import { visitEndpoints, visitReaders } from '@/contracts/visits'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { permissionMissing } from '../auth/session'
import { users } from '../db/schema'
import { changes, visits } from '../db/schema-care'
import { addUser, pathOf, refusal } from '../test/api'
import { bookingCalls, checkup, readBooking } from '../test/bookings'
import { unknownId } from '../test/every-call'
import { unchanged } from '../test/records'

let world: TestWorld
/** The desk's. */
let token: string
let patient: string
/** What the desk fills in: a patient, a doctor, and a time in a month. */
let slot: Record<'patientId' | 'doctorId' | 'date' | 'time' | 'reason', string>

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('receptionist')
  patient = await world.signIn('patient')
  const choices = patientEndpoints.choices.output.parse(
    (await ask('GET', `${patientEndpoints.choices.path}?q=arun+thomas`)).body,
  )
  slot = {
    patientId: choices[0]?.id ?? '',
    doctorId: (await doctors())[0]?._id ?? '',
    ...{ date: addDays(clinicToday(), 30), time: '09:00', reason: 'Cough' },
  }
})
afterAll(() => world.close())

const { ask, booked, list, own, schedule, decline } = bookingCalls(
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

describe('the list', () => {
  it('has the new ones first, longest waiting in front, then the last closed', async () => {
    const requests: Awaited<ReturnType<typeof booked>>[] = []
    for (const lastName of ['One', 'Two', 'Three', 'Four', 'Five']) {
      requests.push(await booked(patient, { lastName }))
      world.advance(1000)
    }
    const inTurn = [2, 1, 4].flatMap((number) => requests.filter((each) => each.number === number))
    for (const request of inTurn) {
      expect((await decline(request, { reason: 'Full' })).status).toBe(200)
      world.advance(1000)
    }
    expect(await numbers()).toEqual([3, 5, 4, 1, 2])
    expect(await numbers({ status: 'new' })).toEqual([3, 5])
    expect(await numbers({ status: 'declined' })).toEqual([4, 1, 2])
    expect(await numbers({ status: 'scheduled' })).toEqual([])
    const first = await list({ limit: '2' })
    expect(first).toMatchObject({ total: 5, totalIsExact: true })
    const next = await list({ limit: '2', cursor: first.next ?? '' })
    expect(next.rows.map(({ number }) => number)).toEqual([4, 1])
    expect((await list({ limit: '2', page: '1' })).rows).toEqual(next.rows)
    expect(await numbers({ limit: '2', cursor: next.next ?? '' })).toEqual([2])
  })

  it('names department and doctor as they are called now, and who has no id here not at all', async () => {
    const { body } = await ask('GET', departmentEndpoints.list.path)
    const [department] = departmentEndpoints.list.output.parse(body)
    const [doctor] = await doctors()
    const consulting = { type: 'consulting', department: department?._id }
    await booked(patient, { ...consulting, doctorId: doctor?._id })
    await booked(patient, { ...consulting, doctorId: '17' })
    const [admin] = await world.db.select().from(users).where(eq(users.username, 'admin'))
    await booked(patient, { ...consulting, doctorId: admin?.id })
    expect((await list()).rows).toMatchObject([
      { department: department?.name, doctorId: doctor?._id, doctor: `Dr. ${doctor?.name}` },
      { department: department?.name, doctorId: null, doctor: null, checkupDetails: null },
      { department: department?.name, doctorId: null, doctor: null },
    ])
  })

  it('is shut to whoever sees the own record alone, and who may not see appointments', async () => {
    await addUser(world.db, 'other', ['patient_view', 'staff_view'])
    const { path } = bookingRequestEndpoints.list
    expect(await ask('GET', path, { token: patient })).toMatchObject(
      refusal(403, patientRecordMessages.staffOnly),
    )
    expect(await ask('GET', path, await signedIn('other'))).toMatchObject(
      refusal(403, permissionMissing(visitReaders)),
    )
    for (const cursor of ['x', btoa(JSON.stringify(['x', unknownId]))])
      expect((await ask('GET', `${path}?cursor=${cursor}`)).status).toBe(400)
  })
})

describe('whoever has booked', () => {
  it('sees the own bookings and where they stand, the newest first, and no others', async () => {
    const first = await booked(patient)
    await booked(token, { lastName: 'Desk' })
    world.advance(1000)
    const second = await booked(patient, { lastName: 'Two' })
    await decline(first, { reason: 'Please call us' })
    const { visit } = scheduled((await schedule(second, slot)).body)
    const [account] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    const mine = await own({ token: patient })
    expect(mine).toMatchObject([
      {
        ...{ ...checkup, lastName: 'Two', number: 3, status: 'scheduled', reason: null },
        visit: { id: visit.id, date: slot.date, time: '09:00' },
        ...{ patientId: account?.patientId, patient: null },
      },
      { number: 1, status: 'declined', reason: 'Please call us', visit: null, version: 2 },
    ])
    expect((await own()).map(({ lastName, patientId }) => [lastName, patientId])).toEqual([
      ['Desk', null],
    ])
  })
})

describe('one booking', () => {
  it('is read by its id, by whom the list is for', async () => {
    const { id, number } = await booked(patient)
    const path = (of: string) => pathOf(bookingRequestEndpoints.get, of)
    const whose = { number: 1, name: 'Priya Nair' }
    const body = { id, number, patient: whose }
    expect(await ask('GET', path(id))).toMatchObject({ status: 200, body })
    expect(await ask('GET', path(id), { token: patient })).toMatchObject(
      refusal(403, patientRecordMessages.staffOnly),
    )
    for (const none of [unknownId, 'x'])
      expect(await ask('GET', path(none))).toMatchObject(refusal(404, words.notFound))
  })
})

describe('what becomes of the visit', () => {
  it('is told with its booking, to whoever booked too', async () => {
    const request = await booked(patient)
    const { visit } = scheduled((await schedule(request, slot)).body)
    const [account] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    const standing = async () => (await own({ token: patient }))[0]?.visit
    expect(await standing()).toEqual({
      ...{ id: visit.id, date: slot.date, time: '09:00', status: 'pending' },
    })
    const told = {
      ...{ topic: 'booking-requests', recordId: request.id },
      ...{ patientId: account?.patientId, accountId: account?.id },
    }
    await world.db.delete(changes)
    const path = pathOf(visitRecordEndpoints.change, visit.id)
    const moved = await ask('PATCH', path, { json: { ...slot, time: '11:00', version: 1 } })
    expect(moved.status).toBe(200)
    expect(await standing()).toMatchObject({ time: '11:00', status: 'pending' })
    expect(await world.db.select().from(changes)).toMatchObject([{ topic: 'visits' }, told])
    await world.db.delete(changes)
    const cancel = pathOf(visitEndpoints.cancel, visit.id)
    const cancelled = await ask('POST', cancel, { json: { version: 2, reason: 'Ill' } })
    expect(cancelled.status).toBe(200)
    expect(await standing()).toMatchObject({ time: '11:00', status: 'cancelled' })
    expect(await world.db.select().from(changes)).toMatchObject([{ topic: 'visits' }, told])
  })
})

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
    expect(await world.db.select().from(changes)).toMatchObject([
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
        refusal(403, patientRecordMessages.staffOnly),
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
        refusal(422, visitRecordMessages.doctorUnknown, {
          doctorId: visitRecordMessages.doctorUnknown,
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
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'booking-requests', recordId: request.id },
    ])
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
