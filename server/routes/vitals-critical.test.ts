import { absenceEndpoints } from '@shared/contracts/absences'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { problemEndpoints } from '@shared/contracts/problems'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { listedVitalsMost, vitalsMessages as words } from '@shared/contracts/vitals'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { visits, vitals } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { problems } from '../db/schema-record'
import { escalatedAfter, escalateVitals } from '../records/vital-escalation'
import { addUser, type Call, refusal } from '../test/api'
import { labCalls, report } from '../test/lab-orders'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
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
const records = patientCalls(
  () => world,
  () => token,
)
const lab = labCalls(
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
let manager: { token: string }
let managerId: string

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
  const managing = await addUser(world.db, 'manager', [
    ...(['admin_dashboard', 'doctor_dashboard', 'medical_record_view'] as const),
    ...(['medical_record_edit', 'medical_record_create'] as const),
  ])
  managerId = managing.id
  manager = { token: await world.signIn('manager') }
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
const kindsOf = async (call: Call) => (await noticesOf(call)).map(({ what }) => what.kind)
const waiting = async (call: Call = doctor) => (await read(critical, {}, call)).rows
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

  it('notify all doctors who may acknowledge them where no visit is on that day', async () => {
    const visit = await visitOfToday('locum', '10:15')
    const before = new Date(world.now() - 10 * 86_400_000)
    await world.db
      .update(visits)
      .set({ status: 'completed', startsAt: before, endsAt: new Date(before.getTime() + 900_000) })
      .where(eq(visits.id, visit.id))
    const { notified = [] } = (await record()).critical ?? {}
    expect(notified).toEqual(expect.arrayContaining(['Dr. Daniel Reyes', 'Dr. locum']))
    expect(notified.filter((name) => !name.startsWith('Dr. '))).toEqual([])
  })

  it('notify all, and say who is not in, where the doctor of the visit has no hours now or is away', async () => {
    await visitOfToday('locum', '23:45')
    expect((await record()).critical).toMatchObject({ notified: ['Dr. locum'], notIn: [] })
    const isLocum = eq(users.id, locumId)
    await world.db.update(users).set({ hasWeek: true }).where(isLocum)
    const outOfHours = (await record()).critical
    expect(outOfHours?.notified).toEqual(expect.arrayContaining(['Dr. Daniel Reyes']))
    expect(outOfHours?.notified.at(-1)).toBe('Dr. locum')
    expect(outOfHours?.notIn).toContain('Dr. locum')
    expect(outOfHours?.notIn).not.toContain('Dr. Daniel Reyes')
    expect(await read(own, {}, { token: await world.signIn('patient') })).toMatchObject([
      { critical: { notIn: [] } },
      {},
    ])
    await world.db.update(users).set({ hasWeek: false }).where(isLocum)
    await awayFromNow()
    expect((await record()).critical).toMatchObject({ notIn: outOfHours?.notIn })
  })

  it('are for all at once when the absence of a notified doctor is entered', async () => {
    await visitOfToday('locum', '23:45')
    const { id } = await record()
    expect(await noticesOf(doctor)).toEqual([])
    await awayFromNow()
    expect(await noticesOf(doctor)).toMatchObject([
      { recordId: id, what: { kind: 'vitals-waits', by: 'Rosa Klein' } },
    ])
  })

  it('stay with the other notified doctors who are at work during that absence', async () => {
    await record()
    expect(await kindsOf(doctor)).toEqual(['vitals-critical'])
    await awayFromNow()
    expect(await kindsOf(doctor)).toEqual(['vitals-critical'])
  })

  const awayFromNow = async () => {
    const days = { from: clinicDay, to: clinicDay, fromTime: null, toTime: null }
    const answer = await ask('POST', absenceEndpoints.create.path, {
      json: { staffId: locumId, kind: 'illness', note: '', ...days },
      token: await world.signIn('admin'),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  }

  it('are not waited for where their doctor has measured them', async () => {
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

  it('are not seen because a user without a doctor account has measured them', async () => {
    await world.db.update(users).set({ active: false }).where(ne(users.id, managerId))
    const recorded = await record(crisis, manager)
    expect(recorded.critical).toMatchObject({ notified: [], acknowledged: null })
    await world.db.update(users).set({ active: true })
    expect(await step(acknowledge, recorded, manager)).toMatchObject(refusal(403, words.ownValues))
    expect((await step(acknowledge, await record(), manager)).status).toBe(200)
    expect((await step(acknowledge, recorded, doctor)).status).toBe(200)
  })

  it('are a blood pressure from 160/110 on while a pregnancy is active on record', async () => {
    await visitOfToday('doctor', '23:45')
    const pressure = { systolic: 165, diastolic: 105 }
    const grade = async () => {
      const { grades, critical: alarm } = await record(pressure)
      return [grades.systolic, grades.diastolic, alarm !== null]
    }
    expect(await grade()).toEqual(['high', 'high', false])
    const [before] = (await read(list, { patientId: priya })).rows
    const yesterday = new Date(world.now() - 24 * 60 * 60_000 - 1)
    const older = await record(pressure)
    await world.db.update(vitals).set({ measuredAt: yesterday }).where(eq(vitals.id, older.id))
    const problem = await ask('POST', problemEndpoints.create.path, {
      ...{
        json: { patientId: priya, words: 'Pregnancy, 32 weeks', since: '', code: '' },
        ...doctor,
      },
    })
    expect(problem.status, JSON.stringify(problem.body)).toBe(201)
    // What was measured on the last day is critical now, and no older values.
    expect(await noticesOf(doctor)).toMatchObject([
      { recordId: before?.id, what: { kind: 'vitals-critical', by: 'Rosa Klein' } },
    ])
    expect(idsOf(await waiting())).toEqual([before?.id])
    expect(await grade()).toEqual(['critical-high', 'high', true])
    await world.db.update(problems).set({ endedOn: clinicDay, endedBy: locumId })
    expect(await grade()).toEqual(['high', 'high', false])
    await world.db
      .update(labResults)
      .set({ isPregnant: true, patientId: priya, reportedAt: new Date(world.now() + 86_400_000) })
    expect(await grade()).toEqual(['critical-high', 'high', true])
    // What was measured before is graded as it was.
    const { rows } = await read(list, { patientId: priya })
    expect(rows.at(-1)?.grades.systolic).toBe('high')
  })

  it('are those of the last day too, where a result says that the patient is pregnant', async () => {
    await visitOfToday('doctor', '23:45')
    const { id } = await record({ systolic: 165, diastolic: 105 })
    const technician = { token: await world.signIn('lab') }
    const [order] = labOrderEndpoints.create.output.parse(
      (await lab.request(priya, {}, doctor)).body,
    )
    const taken = labOrderEndpoints.take.output.parse(
      (await lab.take(order ?? { id: '', version: 0 }, {}, technician)).body,
    )
    const { status } = await lab.report(taken, { ...report, pregnant: true }, technician)
    expect(status).toBe(200)
    expect(idsOf(await waiting())).toEqual([id])
    expect(await kindsOf(doctor)).toEqual(['vitals-critical'])
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

it('lists those of which the caller was notified first, then the newest, and how many there are', async () => {
  const recorded: string[] = []
  const next = async () => {
    recorded.unshift((await record()).id)
    world.advance(60_000)
  }
  await visitOfToday('locum', '23:45')
  await next()
  await world.db.update(visits).set({ status: 'cancelled' }).where(eq(visits.patientId, priya))
  await visitOfToday('doctor', '23:30')
  for (let at = 0; at < 2; at++) await next()
  const [third = '', second = '', first = ''] = recorded
  expect(idsOf(await waiting())).toEqual([third, second, first])
  expect(idsOf(await waiting(locum))).toEqual([first, third, second])
  await world.db.insert(vitals).values(
    Array.from({ length: listedVitalsMost }, (_, at) => ({
      ...{ id: crypto.randomUUID(), patientId: priya, recordedBy: locumId, isCritical: true },
      ...{ systolic: 221, diastolic: 124, measuredAt: new Date(world.now() - at) },
    })),
  )
  const { rows, total } = await read(critical, {}, locum)
  expect(rows).toHaveLength(listedVitalsMost)
  expect(total).toBe(listedVitalsMost + 3)
  expect(rows[0]?.id).toBe(first)
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
    await addUser(world.db, 'nurse', [
      ...(['receptionist_dashboard', 'medical_record_view', 'medical_record_edit'] as const),
    ])
    const nurse = { token: await world.signIn('nurse') }
    await unchanged(world.db, async () => {
      expect(await step(acknowledge, seen)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_edit'])),
      )
      expect(await step(acknowledge, seen, nurse)).toMatchObject(
        refusal(403, permissionMissing(['doctor_dashboard'])),
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

  it('all who were notified by then hear that they were entered in error, once', async () => {
    await visitOfToday('doctor', '23:45')
    const recorded = await record()
    world.advance(escalatedAfter)
    await escalate(world.now())
    world.advance(60_000)
    await step(markInError, recorded)
    expect(await kindsOf(locum)).toEqual(['vitals-in-error', 'vitals-waits'])
    expect(await kindsOf(doctor)).toEqual(['vitals-in-error', 'vitals-waits', 'vitals-critical'])
  })

  it('they stay due until there is a user to notify', async () => {
    const { measuredAt } = await record()
    const late = Date.parse(measuredAt) + escalatedAfter
    const before = await noticesOf(locum)
    await world.db.update(users).set({ active: false })
    await escalate(late)
    await world.db.update(users).set({ active: true })
    await escalate(late + 60_000)
    expect(await noticesOf(locum)).toHaveLength(before.length + 1)
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

describe('a birth date or an age that is corrected', () => {
  const correct = async (correction: { dateOfBirth?: string; age?: string }) => {
    const patient = readPatient((await records.get(priya)).body)
    const answer = await records.correct(patient, correction)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const last = async () => (await read(list, { patientId: priya })).rows[0]
  const infant = { dateOfBirth: '2025-11-02', age: '0' }
  const adult = { dateOfBirth: '1990-05-05', age: '35' }

  beforeEach(async () => {
    await visitOfToday('doctor', '23:45')
  })

  it('notifies of vitals of the last day that are critical at that age, with who recorded them', async () => {
    await correct(infant)
    const { id, version } = await record({ pulse: 170, oxygenSaturation: 96 })
    await correct(adult)
    expect(await last()).toMatchObject({
      ...{ id, version: version + 1, grades: { pulse: 'critical-high' } },
      critical: { notified: ['Dr. Daniel Reyes'], acknowledged: null },
    })
    const [notice] = await noticesOf(doctor)
    expect(notice && noticeText(notice.what)).toContain(
      'Pulse 170 bpm, critically high. Recorded by Rosa Klein.',
    )
    expect(idsOf(await waiting())).toEqual([id])
    // A word that says nothing of the age changes nothing.
    await correct({})
    expect(await noticesOf(doctor)).toHaveLength(1)
  })

  it('notifies all at once of vitals that were measured more than 15 minutes before', async () => {
    await correct(infant)
    await record({ pulse: 170 })
    world.advance(escalatedAfter)
    await correct(adult)
    expect(await kindsOf(locum)).toEqual(['vitals-waits'])
    expect(await kindsOf(doctor)).toEqual(['vitals-waits'])
    expect((await last())?.critical).toMatchObject({ notified: ['Dr. Daniel Reyes'] })
  })

  it('does not notify of vitals that are older than a day', async () => {
    await correct(infant)
    const { id } = await record({ pulse: 170 })
    await world.db
      .update(vitals)
      .set({ measuredAt: new Date(world.now() - 24 * 60 * 60_000 - 1) })
      .where(eq(vitals.id, id))
    await correct(adult)
    expect(await last()).toMatchObject({ grades: { pulse: 'critical-high' }, critical: null })
    expect(await noticesOf(doctor)).toEqual([])
  })

  it('ends the waiting of vitals that are not critical at that age, and says so', async () => {
    const { id } = await record({ pulse: 170 })
    expect(idsOf(await waiting())).toEqual([id])
    await correct(infant)
    expect(await waiting()).toEqual([])
    expect(await last()).toMatchObject({ id, critical: null, grades: { pulse: 'normal' } })
    const [now, before] = await noticesOf(doctor)
    expect(before).toMatchObject({ what: { kind: 'vitals-critical' }, isRead: true })
    expect(now && noticeText(now.what)).toBe(
      'Rosa Klein corrected the age of Priya Nair, no. 1. These vitals are not critical at that age: Pulse 170 bpm.',
    )
  })

  it('ends no waiting of vitals that are not graded any more', async () => {
    await correct({ dateOfBirth: '2026-02-20', age: '0' })
    const { id } = await record({ oxygenSaturation: 88 })
    await correct({ dateOfBirth: '', age: '0' })
    expect(await last()).toMatchObject({ id, grades: { oxygenSaturation: 'ungraded' } })
    expect(idsOf(await waiting())).toEqual([id])
    expect(await noticesOf(doctor)).toMatchObject([
      { what: { kind: 'vitals-critical' }, isRead: false },
    ])
  })

  it('leaves what a doctor has acknowledged, and what was entered in error', async () => {
    await step(acknowledge, await record({ pulse: 170 }), doctor)
    await step(markInError, await record({ pulse: 171 }))
    const before = await noticesOf(doctor)
    await correct(infant)
    expect((await read(list, { patientId: priya })).rows).toMatchObject([
      { critical: { acknowledged: null } },
      { critical: { acknowledged: { by: 'Dr. Daniel Reyes' } } },
    ])
    expect(await noticesOf(doctor)).toEqual(before)
  })

  it('is graded by the age that is known now, on the day of measuring', async () => {
    await record({ pulse: 170 })
    const grade = async () => (await last())?.grades.pulse
    const born = (dateOfBirth: string | null, age = 0) =>
      world.db
        .update(patients)
        .set({ dateOfBirth, age, ageOn: clinicDay })
        .where(eq(patients.id, priya))
    expect(await grade()).toBe('critical-high')
    await born('2025-11-02')
    expect(await grade()).toBe('normal')
    await born(null, 0)
    expect(await grade()).toBe('ungraded')
    // Alarms have words where nothing is critical any more.
    expect(await noticesOf(doctor)).toHaveLength(1)
    await escalateVitals(world.db, { now: world.now() + escalatedAfter, zone: 'UTC' })
    expect((await noticesOf(locum))[0]).toMatchObject({ what: { values: 'Pulse 170 bpm' } })
    await born(null, 9)
    expect(await grade()).toBe('critical-high')
    // Of a birth date after the day of measuring the recorded age counts.
    await born('2026-03-03', 9)
    expect(await grade()).toBe('critical-high')
  })
})
