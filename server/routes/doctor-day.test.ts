import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { visits } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { addUser, pathOf } from '../test/api'
import { criticalReport, labCalls, report } from '../test/lab-orders'
import { clinicDay } from '../test/patients'
import { prescription, prescriptionCalls } from '../test/prescriptions'
import { quietDay, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const { ask, scheduled, patientId, userId, cancel, checkIn, complete, list } = visitCalls(
  () => world,
  () => token,
)
const { prescribe } = prescriptionCalls(
  () => world,
  () => token,
)
const as = async (username: string) => ({ token: await world.signIn(username) })
const path = doctorDayEndpoints.list.path

async function dayOf(username: string, date = clinicDay) {
  const { status, body } = await ask('GET', `${path}?date=${date}`, await as(username))
  expect(status, JSON.stringify(body)).toBe(200)
  return doctorDayEndpoints.list.output.parse(body)
}

describe("a doctor's day", () => {
  it('has the own visits by time and by the statuses of the desk, and of others nothing', async () => {
    const own = await dayOf('doctor')
    expect(own.map(({ time, status }) => `${time} ${status}`)).toEqual([
      '08:30 completed',
      '09:45 checked-in',
      '10:30 pending',
    ])
    expect(own[1]).toMatchObject({ checkedInAt: expect.any(Number), version: 1 })
    const doctorId = await userId('doctor')
    expect(own.every((visit) => visit.doctorId === doctorId)).toBe(true)
  })

  it('is everybody’s for whoever is no doctor, and without what was given up', async () => {
    const all = await dayOf('receptionist')
    expect(all).toHaveLength(12)
    expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).toSorted())
    const visit = await scheduled({ date: clinicDay, time: '23:45' })
    expect(await dayOf('doctor')).toHaveLength(4)
    await cancel(visit)
    expect(await dayOf('doctor')).toHaveLength(3)
  })

  it('is of any day, and empty where there is nobody', async () => {
    await scheduled()
    expect(await dayOf('doctor', quietDay)).toHaveLength(1)
    expect(await dayOf('doctor', addDays(quietDay, 1))).toEqual([])
    for (const date of ['0000-01-01', '9999-12-31']) expect(await dayOf('doctor', date)).toEqual([])
    for (const query of ['', '?date=today', '?date=2026-02-30'])
      expect((await ask('GET', `${path}${query}`)).status, query).toBe(400)
  })

  it('is nothing that a patient reads', async () => {
    expect((await ask('GET', `${path}?date=${clinicDay}`, await as('patient'))).status).toBe(403)
  })
})

describe('what has been prescribed', () => {
  const day = clinicDay
  const visitOf = async (username: string, at = day) =>
    (await dayOf(username, at)).find(({ patientNumber }) => patientNumber === 14)
  const medicines = (name: string) => [{ name, dosage: '5 mg', frequency: 'Once daily' }]
  const write = async (username: string, name: string, date: string) => {
    const more = { date, medicines: medicines(name), ...(date !== day && { otherDay: true }) }
    const written = await prescribe(await patientId(14), more, await as(username))
    expect(written.status, JSON.stringify(written.body)).toBe(201)
    return prescriptionEndpoints.create.output.parse(written.body).id
  }

  it('is marked where the doctor has prescribed with that day’s date', async () => {
    const before = await visitOf('doctor')
    expect(before).toMatchObject({ isPrescribed: false })
    expect(before).not.toHaveProperty('lastPrescription')
    await write('doctor', 'Naproxen', addDays(day, -1))
    expect(await visitOf('doctor')).toMatchObject({ isPrescribed: false })
    await write('doctor', 'Ibuprofen', day)
    expect(await visitOf('doctor')).toMatchObject({ isPrescribed: true })
    expect(await visitOf('admin')).toMatchObject({ isPrescribed: true })
    expect((await dayOf('doctor')).filter(({ isPrescribed }) => isPrescribed)).toHaveLength(1)
  })

  it('before the check-in of a second visit is not that visit’s', async () => {
    const first = await visitOf('doctor')
    await write('doctor', 'Ibuprofen', day)
    const { rows } = await list({ date: day, q: 'no. 14' })
    const seen = rows.find(({ id }) => id === first?.id)
    if (!seen) throw new Error('The desk does not find the visit')
    expect((await complete(seen)).status).toBe(200)
    const second = await scheduled({ date: day, time: '23:45', patientId: await patientId(14) })
    const marks = async () =>
      (await dayOf('doctor'))
        .filter(({ patientNumber }) => patientNumber === 14)
        .map(({ isPrescribed }) => isPrescribed)
    expect(await marks()).toEqual([true, false])
    world.advance(60_000)
    expect((await checkIn(second)).status).toBe(200)
    expect(await marks()).toEqual([true, false])
    await write('doctor', 'Metformin', day)
    expect(await marks()).toEqual([true, true])
  })

  it('at a second visit is not the first one’s, nor a colleague’s who was to see them too', async () => {
    const patient = { date: day, patientId: await patientId(14) }
    const first = await visitOf('doctor')
    const colleagues = await scheduled({
      ...patient,
      time: '23:30',
      doctorId: await userId('kreddy'),
    })
    const second = await scheduled({ ...patient, time: '23:45' })
    for (const visit of [second, colleagues]) expect((await checkIn(visit)).status).toBe(200)
    await write('doctor', 'Metformin', day)
    const marked = (await dayOf('receptionist')).filter(({ isPrescribed }) => isPrescribed)
    expect(marked.map(({ id }) => id)).toEqual([second.id])
    expect(first).toMatchObject({ isPrescribed: false })
    await write('doctor', 'Ibuprofen', day)
    expect(await visitOf('doctor')).toMatchObject({ id: first?.id, isPrescribed: false })
  })

  it('by somebody else is no mark, but stands as the last', async () => {
    await write('receptionist', 'Ibuprofen', day)
    const last = { date: day, medicines: medicines('Ibuprofen') }
    expect(await visitOf('doctor')).toMatchObject({ isPrescribed: false, lastPrescription: last })
    expect(await visitOf('receptionist')).toMatchObject({ isPrescribed: true })
  })

  it('last is told by its date, and of one date by what was written last', async () => {
    for (const name of ['Naproxen', 'Ibuprofen']) await write('doctor', name, day)
    await write('doctor', 'Metformin', addDays(day, -3))
    expect((await visitOf('doctor'))?.lastPrescription).toEqual({
      date: day,
      medicines: medicines('Ibuprofen'),
    })
  })

  it('is told with what of it is ended', async () => {
    const id = await write('doctor', 'Ibuprofen', day)
    const json = { medicine: 0, reason: 'Rash', version: 1 }
    const call = { json, ...(await as('doctor')) }
    expect((await ask('POST', pathOf(prescriptionEndpoints.end, id), call)).status).toBe(200)
    expect(await visitOf('doctor')).toMatchObject({
      lastPrescription: { medicines: [{ name: 'Ibuprofen', ended: { reason: 'Rash' } }] },
    })
  })

  it('is told to nobody who may not read prescriptions', async () => {
    await write('doctor', prescription.medicines[0]?.name ?? '', day)
    await addUser(world.db, 'clerk', ['receptionist_dashboard', 'appointment_view'])
    const visit = await visitOf('clerk')
    expect(visit).toMatchObject({ patientNumber: 14 })
    expect(visit).not.toHaveProperty('isPrescribed')
    expect(visit).not.toHaveProperty('lastPrescription')
  })
})

describe('what a doctor knows before a patient comes in', () => {
  const visitOf = async (username: string) =>
    (await dayOf(username)).find(({ patientNumber }) => patientNumber === 14)

  it('is the allergies, as they are on record', async () => {
    const allergies = { allergies: ['Penicillin'], noKnownAllergies: null }
    expect(await visitOf('doctor')).toMatchObject(allergies)
  })

  it('is results since the last completed visit, as the worst value stands, the last first', async () => {
    await world.db.delete(labResults)
    expect(await visitOf('doctor')).not.toHaveProperty('newResults')
    const lab = labCalls(
      () => world,
      () => token,
    )
    const doctor = await as('doctor')
    const technician = await as('lab')
    for (const of of [report, criticalReport]) {
      world.advance(60_000)
      const { body } = await lab.request(await patientId(14), {}, doctor)
      const [order] = labOrderEndpoints.create.output.parse(body)
      if (!order) throw new Error('No order was made')
      const taken = labOrderEndpoints.take.output.parse(
        (await lab.take(order, {}, technician)).body,
      )
      expect((await lab.report(taken, of, technician)).status).toBe(200)
    }
    const standings = async (username: string) =>
      (await visitOf(username))?.newResults?.map(({ standing }) => standing)
    expect(await standings('doctor')).toEqual(['critical', 'normal'])
    expect(await standings('receptionist')).toBeUndefined()

    // Seen on an earlier day, but after the results.
    await world.db
      .update(labResults)
      .set({ reportedAt: new Date(`${addDays(clinicDay, -9)}T09:00:00Z`) })
    expect(await standings('doctor')).toEqual(['critical', 'normal'])
    await world.db
      .update(visits)
      .set({
        patientId: await patientId(14),
        status: 'completed',
        startsAt: new Date(`${addDays(clinicDay, -8)}T07:00:00Z`),
        endsAt: new Date(`${addDays(clinicDay, -8)}T07:15:00Z`),
      })
      .where(eq(visits.id, (await scheduled({ date: quietDay })).id))
    expect(await standings('doctor')).toBeUndefined()
  })
})
