import { staffOnly } from '@shared/contracts/access'
import {
  bookingRequestEndpoints,
  bookingRequestMessages as words,
} from '@shared/contracts/booking-requests'
import { departmentEndpoints } from '@shared/contracts/departments'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints, visitReaders } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { users } from '../db/schema'
import { changes } from '../db/schema-care'
import { addUser, pathOf, refusal } from '../test/api'
import { bookingCalls, checkup } from '../test/bookings'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'
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

const { ask, booked, list, own, schedule, decline } = bookingCalls(
  () => world,
  () => token,
)
const doctors = async () =>
  staffEndpoints.doctors.output.parse((await ask('GET', staffEndpoints.doctors.path)).body)
const signedIn = async (username: string) => ({ token: await world.signIn(username) })
const scheduled = (body: unknown) => bookingRequestEndpoints.schedule.output.parse(body)
const numbers = async (query: Record<string, string> = {}) =>
  (await list(query)).rows.map(({ number }) => number)

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

  it('has the beginning of a long message, and one booking all of it', async () => {
    const message = `${'Dizzy in the morning. '.repeat(9)}!${'𠮷'.repeat(8)}`
    const { id } = await booked(patient, { checkupDetails: message })
    await booked(patient, { checkupDetails: 'Once a year', lastName: 'Two' })
    expect((await list()).rows.map(({ checkupDetails }) => checkupDetails)).toEqual([
      `${'Dizzy in the morning. '.repeat(9)}!…`,
      'Once a year',
    ])
    const { body } = await ask('GET', pathOf(bookingRequestEndpoints.get, id))
    expect(body).toMatchObject({ checkupDetails: message })
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
    expect(await ask('GET', path, { token: patient })).toMatchObject(refusal(403, staffOnly))
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
    expect(await ask('GET', path(id), { token: patient })).toMatchObject(refusal(403, staffOnly))
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
    const path = pathOf(visitEndpoints.change, visit.id)
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
