import { type Patient, patientMessages } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { changes, visits } from '../db/schema-care'
import { addUser, refusal } from '../test/api'
import { noteCalls } from '../test/notes'
import { clinicDay, patientCalls } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** Whose record is closed, and has visits to come. */

let token: string
let patient: Patient

const patients = patientCalls(
  () => world,
  () => token,
)
const { schedule, scheduled, change, checkIn, complete, cancel, get, reopen } = visitCalls(
  () => world,
  () => token,
)

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('receptionist')
  patient = await patients.registered()
})

const visitAt = (time: string) => scheduled({ patientId: patient.id, time })
const hasVisits = (visits: number) => ({
  status: 409,
  body: { message: patientMessages.hasVisits(visits), error: 'has-visits', visits },
})

it('says how many first, and cancels them once that is known', async () => {
  const made = [await visitAt('09:00'), await visitAt('09:15')]
  await unchanged(world.db, async () => {
    expect(await patients.close(patient)).toMatchObject(hasVisits(2))
    // What is stale is told before anything else.
    expect(await patients.close({ ...patient, version: 9 }, { confirmed: true })).toMatchObject({
      body: { error: 'stale' },
    })
    expect((await patients.close(patient, { confirmed: 'yes' })).status).toBe(400)
  })
  expect((await patients.close(patient, { confirmed: true })).status).toBe(200)
  for (const visit of made)
    expect(await get(visit.id)).toMatchObject({
      body: { status: 'cancelled', cancelReason: patientMessages.closedReason, version: 2 },
    })
  const told = await world.db.select().from(changes).where(eq(changes.topic, 'visits'))
  // Scheduled, and then cancelled.
  expect(told.map(({ recordId }) => recordId).toSorted()).toEqual(
    made.flatMap(({ id }) => [id, id]).toSorted(),
  )
  // Their times are free again.
  await scheduled({ time: '09:00' })
})

it('says how many notes about the patient are not signed, and leaves them to their authors', async () => {
  const { begin, drafts } = noteCalls(
    () => world,
    () => doctor,
  )
  const doctor = await world.signIn('doctor')
  expect((await begin(patient.id)).status).toBe(201)
  const hasDrafts = { error: 'has-visits', visits: 0, message: patientMessages.hasDrafts(1) }
  expect(await patients.close(patient)).toMatchObject({ status: 409, body: hasDrafts })
  expect((await patients.close(patient, { confirmed: true })).status).toBe(200)
  expect(await drafts()).toMatchObject([{ patientId: patient.id }])
})

it('names the first five of them, by time', async () => {
  const times = ['10:00', '09:00', '11:00', '09:30', '10:30', '11:30']
  for (const time of times) await visitAt(time)
  expect(await patients.close(patient)).toMatchObject({
    body: {
      visits: 6,
      toCome: times
        .toSorted()
        .slice(0, 5)
        .map((time) => ({ date: quietDay, time, doctor: 'Dr. Daniel Reyes' })),
    },
  })
})

it('leaves alone who is checked in today, what is cancelled, over, or somebody else’s', async () => {
  const here = await scheduled({ patientId: patient.id, date: clinicDay, time: '23:45' })
  expect((await checkIn(here)).status).toBe(200)
  const given = await visitAt('09:15')
  await cancel(given, { reason: 'Called' })
  const others = await scheduled({ time: '09:30' })
  expect((await patients.close(patient)).status).toBe(200)
  expect(await get(here.id)).toMatchObject({ body: { status: 'checked-in' } })
  expect(await get(given.id)).toMatchObject({ body: { cancelReason: 'Called' } })
  expect(await get(others.id)).toMatchObject({ body: { status: 'pending' } })
})

it('leaves no visit to come where one is scheduled at the same moment', async () => {
  const times = ['09:00', '09:15', '09:30', '09:45']
  const [closed, ...answers] = await Promise.all([
    patients.close(patient, { confirmed: true }),
    ...times.map((time) => schedule({ patientId: patient.id, time })),
  ])
  expect(closed.status).toBe(200)
  for (const { status } of answers) expect([201, 422]).toContain(status)
  const left = await world.db.select().from(visits).where(eq(visits.patientId, patient.id))
  expect(left.map(({ status }) => status)).toEqual(left.map(() => 'cancelled'))
  expect(left).toHaveLength(answers.filter(({ status }) => status === 201).length)
})

it('closes without a question whose visits are over', async () => {
  const visit = await visitAt('09:00')
  world.advance(50 * 24 * 60 * 60_000)
  token = await world.signIn('receptionist')
  expect((await patients.close(patient)).status).toBe(200)
  expect(await get(visit.id)).toMatchObject({ body: { status: 'pending' } })
})

it('has a cancelled visit taken back on the same day, but not while the record is closed', async () => {
  const visit = await visitAt('09:00')
  await patients.close(patient, { confirmed: true })
  const cancelled = { ...visit, version: 2 }
  await unchanged(world.db, async () => {
    expect(await reopen(cancelled)).toMatchObject(refusal(409, patientMessages.closed))
  })
  expect((await patients.reopen({ ...patient, version: 2 })).status).toBe(200)
  expect(await reopen(cancelled)).toMatchObject({ status: 200, body: { status: 'pending' } })
})

it('cancels what was checked in and moved to a later day, which is taken back as it was', async () => {
  const visit = await scheduled({ patientId: patient.id, date: clinicDay, time: '23:45' })
  const here = readVisit((await checkIn(visit)).body)
  const { body } = await change(here, { date: quietDay })
  expect(await patients.close(patient)).toMatchObject(hasVisits(1))
  expect((await patients.close(patient, { confirmed: true })).status).toBe(200)
  const { body: cancelled } = await get(visit.id)
  expect(cancelled).toMatchObject({ status: 'cancelled', version: 4 })
  expect(cancelled).not.toHaveProperty('checkedInAt')
  expect((await patients.reopen({ ...patient, version: 2 })).status).toBe(200)
  const { warnings: _none, ...before } = readVisit(body)
  expect(await reopen({ ...visit, version: 4 })).toEqual(
    expect.objectContaining({ status: 200, body: { ...before, version: 5 } }),
  )
})

it('makes no visit pending or gives one a time while the record is closed', async () => {
  const visit = await scheduled({ patientId: patient.id, date: clinicDay, time: '23:45' })
  const here = readVisit((await checkIn(visit)).body)
  expect((await patients.close(patient)).status).toBe(200)
  const closed = refusal(409, patientMessages.closed)
  await unchanged(world.db, async () => {
    expect(await reopen(here)).toMatchObject(closed)
    expect(await change(here, { date: quietDay })).toMatchObject(closed)
    expect(await reopen({ ...here, version: 9 })).toMatchObject({ body: { error: 'stale' } })
  })
  // Who is in the house is looked after.
  const noted = readVisit((await change(here, { reason: 'Chest pain' })).body)
  const seen = readVisit((await complete(noted)).body)
  const back = await reopen(seen)
  expect(back).toMatchObject({ status: 200, body: { status: 'checked-in' } })
  // Its time may be somebody else's by then.
  const cancelled = readVisit((await cancel(readVisit(back.body))).body)
  expect(await reopen(cancelled)).toMatchObject(closed)
  expect((await patients.reopen({ ...patient, version: 2 })).status).toBe(200)
  const again = await reopen(cancelled)
  expect(again).toMatchObject({ status: 200, body: { status: 'checked-in' } })
  expect(await reopen(readVisit(again.body))).toMatchObject({ body: { status: 'pending' } })
})

it('takes no other permission than closing does', async () => {
  await visitAt('09:00')
  await addUser(world.db, 'other', ['patient_discharge'])
  const other = { token: await world.signIn('other') }
  expect(await patients.close(patient, {}, other)).toMatchObject(hasVisits(1))
  expect((await patients.close(patient, { confirmed: true }, other)).status).toBe(200)
})
