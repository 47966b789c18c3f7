import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { vitalsEndpoints, vitalsMessages as words } from '@shared/contracts/vitals'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients } from '../db/schema'
import { visits, vitals } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { escalatedAfter, escalateVitals } from '../records/vital-notices'
import { addUser, type Call, refusal } from '../test/api'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const { ask, read, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { scheduled, checkIn, userId } = visitCalls(
  () => world,
  () => token,
)
const { create, critical, acknowledge, markInError, list, own } = vitalsEndpoints

const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const crisis = { systolic: 221, diastolic: 124, oxygenSaturation: 84, temperature: 40.8 }

let priya: string
let doctor: { token: string }
let locum: { token: string }
let locumId: string

beforeEach(async () => {
  priya = await patientNamed('priya nair')
  // No visit of the demo clinic tells whose patient she is.
  await world.db.update(visits).set({ status: 'cancelled' }).where(eq(visits.patientId, priya))
  doctor = { token: await world.signIn('doctor') }
  const added = await addUser(world.db, 'locum', [
    ...(['doctor_dashboard', 'appointment_view', 'medical_record_view'] as const),
    ...(['medical_record_edit', 'medical_record_create'] as const),
  ])
  locumId = added.id
  locum = { token: await world.signIn('locum') }
})

const record = async (measured: object = crisis, call: Call = {}) => {
  const answer = await ask('POST', create.path, {
    ...{ json: { patientId: priya, ...nothing, ...measured }, ...call },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return create.output.parse(answer.body)
}
const step = (
  { path }: { path: string },
  { id, version }: { id: string; version: number },
  call: Call = {},
) => ask('POST', path.replace(':id', id), { json: { version }, ...call })
const noticesOf = async (call: Call) => {
  const { rows } = await read(noticeEndpoints.list, {}, call)
  return rows.filter(({ what }) => what.kind.startsWith('vitals-'))
}
const waiting = (call: Call = doctor) => read(critical, {}, call)
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const visitOfToday = async (username: string, time: string) =>
  await scheduled({
    ...{ date: clinicDay, time, patientId: priya, doctorId: await userId(username) },
  })

describe('critical vitals', () => {
  it('notify the doctor of the visit of that day, and say so to who recorded them', async () => {
    await visitOfToday('doctor', '23:45')
    const recorded = await record()
    expect(recorded).toMatchObject({
      grades: {
        ...{ systolic: 'critical-high', diastolic: 'critical-high' },
        ...{ oxygenSaturation: 'critical-low', temperature: 'critical-high' },
      },
      critical: { notified: ['Dr. Daniel Reyes'], acknowledged: null },
    })
    const [notice, ...more] = await noticesOf(doctor)
    expect(more).toEqual([])
    expect(notice).toMatchObject({ recordId: recorded.id, isRead: false, what: { to: 'doctor' } })
    expect(notice && noticeText(notice.what)).toBe(
      'Critical vitals of Priya Nair, no. 1: Blood Pressure 221/124 mmHg, critically high; Temperature 40.8 °C, critically high; Oxygen Saturation 84 %, critically low. Recorded by Rosa Klein. They wait for you to acknowledge them.',
    )
    expect(await noticesOf(locum)).toEqual([])
    expect(await waiting()).toMatchObject([
      { id: recorded.id, isOwn: true, patient: { number: 1, name: 'Priya Nair' } },
    ])
    expect(await waiting(locum)).toMatchObject([{ id: recorded.id, isOwn: false }])
  })

  it('notify the doctor of the visit that the patient has come to before another one', async () => {
    await visitOfToday('doctor', '10:15')
    await checkIn(await visitOfToday('locum', '23:45'))
    expect((await record()).critical?.notified).toEqual(['Dr. locum'])
  })

  it('notify the doctor whom the patient saw last where there is no visit of that day', async () => {
    const visit = await visitOfToday('locum', '10:15')
    const before = new Date(world.now() - 10 * 86_400_000)
    await world.db
      .update(visits)
      .set({ status: 'completed', startsAt: before, endsAt: new Date(before.getTime() + 900_000) })
      .where(eq(visits.id, visit.id))
    expect((await record()).critical?.notified).toEqual(['Dr. locum'])
  })

  it('notify all doctors who may acknowledge them where the doctor is absent, or there is none', async () => {
    const all = ['Dr. Daniel Reyes', 'Dr. locum']
    const { notified = [] } = (await record()).critical ?? {}
    expect(notified).toEqual(expect.arrayContaining(all))
    expect(notified.filter((name) => !name.startsWith('Dr. '))).toEqual([])
    await visitOfToday('locum', '23:45')
    expect((await record()).critical?.notified).toEqual(['Dr. locum'])
    await world.db.insert(absences).values({
      ...({ userId: locumId, kind: 'illness', note: '', status: 'confirmed' } as const),
      id: crypto.randomUUID(),
      ...{ firstDay: clinicDay, lastDay: clinicDay, enteredBy: locumId },
      ...{ enteredAt: new Date(world.now()), decidedAt: new Date(world.now()) },
    })
    expect((await record()).critical?.notified).toEqual(expect.arrayContaining(all))
  })

  it('of which the doctor has measured them wait for nobody', async () => {
    await visitOfToday('doctor', '23:45')
    expect((await record(crisis, doctor)).critical).toMatchObject({
      ...{ notified: [], acknowledged: { by: 'Dr. Daniel Reyes' } },
    })
    expect(await waiting()).toEqual([])
    expect(await noticesOf(doctor)).toEqual([])
    // Another doctor's visit is another doctor's to know of.
    expect((await record(crisis, locum)).critical).toMatchObject({
      ...{ notified: ['Dr. Daniel Reyes'], acknowledged: null },
    })
  })

  it('are none where all is normal, low or high', async () => {
    await visitOfToday('doctor', '23:45')
    const { critical: none, grades } = await record({ ...crisis, ...noCrisis })
    expect(none).toBeNull()
    expect(grades).toMatchObject({ systolic: 'high', oxygenSaturation: 'low' })
    expect(await noticesOf(doctor)).toEqual([])
    expect(await waiting()).toEqual([])
  })

  const noCrisis = { systolic: 179, diastolic: 119, oxygenSaturation: 92, temperature: 39.9 }
})

describe('acknowledging critical vitals', () => {
  it('is done by one of two doctors, who then have nothing that waits', async () => {
    await visitOfToday('doctor', '23:45')
    const recorded = await record()
    const both = await Promise.all([
      step(acknowledge, recorded, doctor),
      step(acknowledge, recorded, locum),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await waiting()).toEqual([])
    expect(await noticesOf(doctor)).toMatchObject([{ isRead: true }])
    const [now] = (await read(list, { patientId: priya })).rows
    expect(now).toMatchObject({
      version: 2,
      critical: { acknowledged: { at: expect.any(String) } },
    })
  })

  it('is refused for others, of what is not critical, in error or acknowledged', async () => {
    const plain = await record({ pulse: 72 })
    const wrong = await record()
    await step(markInError, wrong)
    const seen = await record()
    await step(acknowledge, seen, doctor)
    await unchanged(world.db, async () => {
      expect(await step(acknowledge, seen)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_edit'])),
      )
      expect(await step(acknowledge, plain, doctor)).toMatchObject(refusal(409, words.notCritical))
      expect(await step(acknowledge, { ...wrong, version: 2 }, doctor)).toMatchObject(
        refusal(409, words.inError),
      )
      expect(await step(acknowledge, { ...seen, version: 2 }, doctor)).toMatchObject(
        refusal(409, words.acknowledgedAlready),
      )
      expect(await step(acknowledge, seen, doctor)).toMatchObject({
        ...{ status: 409, body: { error: 'stale', current: { id: seen.id, version: 2 } } },
      })
    })
  })

  it('is shown to the patient with who has seen them', async () => {
    const recorded = await record()
    await step(acknowledge, recorded, doctor)
    expect(await read(own, {}, { token: await world.signIn('patient') })).toMatchObject([
      { id: recorded.id, critical: { acknowledged: { by: 'Dr. Daniel Reyes' } } },
    ])
  })
})

it('takes the notice back where the vitals were entered in error, and says so to the doctor', async () => {
  await visitOfToday('doctor', '23:45')
  const recorded = await record()
  await step(markInError, recorded)
  expect(await waiting()).toEqual([])
  const [last, first] = await noticesOf(doctor)
  expect(first).toMatchObject({ what: { kind: 'vitals-critical' }, isRead: true })
  expect(last).toMatchObject({ what: { kind: 'vitals-in-error' }, isRead: false })
  expect(last && noticeText(last.what)).toMatch(
    /^Rosa Klein marked these critical vitals of Priya Nair, no\. 1 as entered in error: Blood/,
  )
  await step(markInError, await record({ pulse: 72 }))
  expect(await noticesOf(doctor)).toHaveLength(2)
})

describe('after 15 minutes', () => {
  const escalate = (at: number) => escalateVitals(world.db, { now: at, zone: 'UTC' })

  it('all who may acknowledge them are notified, once', async () => {
    await visitOfToday('doctor', '23:45')
    const recorded = await record()
    const measuredAt = Date.parse(recorded.measuredAt)
    await escalate(measuredAt + escalatedAfter - 1)
    expect(await noticesOf(locum)).toEqual([])
    await Promise.all([
      escalate(measuredAt + escalatedAfter),
      escalate(measuredAt + escalatedAfter),
    ])
    await escalate(measuredAt + 2 * escalatedAfter)
    const [notice, ...more] = await noticesOf(locum)
    expect(more).toEqual([])
    expect(notice && noticeText(notice.what)).toContain(
      `Recorded by Rosa Klein at 09:55 on ${clinicDay}. No doctor has acknowledged them.`,
    )
    await step(acknowledge, recorded, locum)
    expect((await noticesOf(doctor)).every(({ isRead }) => isRead)).toBe(true)
  })

  it('nobody is notified of what a doctor has acknowledged or was entered in error', async () => {
    await step(acknowledge, await record(), locum)
    await step(markInError, await record())
    const before = await noticesOf(locum)
    await escalate(world.now() + 2 * escalatedAfter)
    expect(await noticesOf(locum)).toEqual(before)
  })
})

describe('what was measured on a day', () => {
  const day = async (call: Call) => {
    const visitsOf = await read(doctorDayEndpoints.list, { date: clinicDay }, call)
    return visitsOf.find(({ patientId }) => patientId === priya)?.vitals
  }

  it('is in the doctor’s day, the last first, without what was entered in error', async () => {
    await visitOfToday('doctor', '23:45')
    expect(await day(doctor)).toBeUndefined()
    const first = await record()
    world.advance(60_000)
    const second = await record({ systolic: 150, diastolic: 95 })
    await step(markInError, await record({ pulse: 30 }))
    expect(idsOf((await day(doctor)) ?? [])).toEqual([second.id, first.id])
  })

  it('is not there of another day, nor for who may not read vitals', async () => {
    await visitOfToday('doctor', '23:45')
    const { id } = await record()
    const viewer = await addUser(world.db, 'viewer', ['appointment_view', 'receptionist_dashboard'])
    expect(viewer.id).not.toBe('')
    expect(await day({ token: await world.signIn('viewer') })).toBeUndefined()
    await world.db
      .update(vitals)
      .set({ measuredAt: new Date(world.now() - 86_400_000) })
      .where(eq(vitals.id, id))
    expect(await day(doctor)).toBeUndefined()
  })
})

it('grades by the birth date that is known now, on the day of measuring', async () => {
  await record({ pulse: 170 })
  const grade = async () => (await read(list, { patientId: priya })).rows[0]?.grades.pulse
  const born = (dateOfBirth: string | null, age = 0) =>
    world.db
      .update(patients)
      .set({ dateOfBirth, age, ageOn: clinicDay })
      .where(eq(patients.id, priya))
  expect(await grade()).toBe('critical-high')
  await born('2025-11-02')
  expect(await grade()).toBe('normal')
  await born(null, 9)
  expect(await grade()).toBe('ungraded')
  await born(null, 18)
  expect(await grade()).toBe('critical-high')
})
