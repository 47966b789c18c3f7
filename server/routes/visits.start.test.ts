import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { changes } from '../db/schema-care'
import { type Call, pathOf, refusal } from '../test/api'
import { noteCalls } from '../test/notes'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })
const give = [() => world, () => token] as const
const { ask, scheduled, get, list, change, reopen, checkIn, complete, cancel, patientId } =
  visitCalls(...give)
const notes = noteCalls(...give)
const { doctorNamed } = prescriptionCalls(...give)

type Seen = { id: string; version: number }
const start = ({ id, version }: Seen, call: Call = {}) =>
  ask('POST', pathOf(visitEndpoints.start, id), { json: { version }, ...call })
const visitOfToday = (time = '16:45') => scheduled({ date: clinicDay, time })
const checkedIn = async (time?: string) => readVisit((await checkIn(await visitOfToday(time))).body)
const started = async (time?: string) => readVisit((await start(await checkedIn(time))).body)
const now = () => new Date(world.now()).toISOString()

it('notes since when a patient is with the doctor, and the status stays', async () => {
  const visit = await checkedIn()
  expect(visit.withDoctorSince).toBeNull()
  world.advance(7 * 60_000)
  await world.db.delete(changes)
  const answer = await start(visit)
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'checked-in', withDoctorSince: now(), version: visit.version + 1 },
  })
  expect((await get(visit.id)).body).toEqual(answer.body)
  expect(readVisit(answer.body).checkedInAt).toBe(visit.checkedInAt)
  expect(await world.db.select().from(changes)).toMatchObject([
    { topic: 'visits', recordId: visit.id },
  ])
})

it('is done once, whoever says so at once or again', async () => {
  const visit = await checkedIn()
  const answers = await Promise.all([start(visit), start(visit), start(visit)])
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body).toEqual(answers[0]?.body)
  }
  world.advance(60_000)
  expect((await start(visit)).body).toEqual(answers[0]?.body)
})

it('is refused in an old version, of other statuses, and without the permission', async () => {
  const pending = await visitOfToday()
  const done = readVisit((await complete(await started('17:00'))).body)
  const called = readVisit((await cancel(await visitOfToday('17:15'))).body)
  const waiting = await checkedIn('17:30')
  const lab = { token: await world.signIn('lab') }
  await unchanged(world.db, async () => {
    for (const visit of [pending, done, called])
      expect(await start(visit), visit.status).toMatchObject(
        refusal(409, visitMessages.cannotStart),
      )
    expect(await start({ ...waiting, version: 1 })).toMatchObject({
      status: 409,
      body: { error: 'stale', current: { id: waiting.id } },
    })
    expect(await start(waiting, lab)).toMatchObject(
      refusal(403, permissionMissing(['appointment_edit'])),
    )
  })
})

it('is taken back before the check-in, each on its day', async () => {
  const visit = await started()
  const waiting = await reopen(visit)
  expect(waiting).toMatchObject({
    status: 200,
    body: { status: 'checked-in', withDoctorSince: null, lastStepOn: clinicDay },
  })
  expect(readVisit(waiting.body).checkedInAt).toBe(visit.checkedInAt)
  expect(await reopen(readVisit(waiting.body))).toMatchObject({
    status: 200,
    body: { status: 'pending' },
  })
})

it('is not needed to complete a visit, and is back where that is taken back', async () => {
  expect(await complete(await checkedIn())).toMatchObject({
    body: { status: 'completed', withDoctorSince: null },
  })
  const visit = await started('17:00')
  const done = await complete(visit)
  expect(done).toMatchObject({ body: { status: 'completed', withDoctorSince: null } })
  const again = await reopen(readVisit(done.body))
  expect(again).toMatchObject({
    body: { status: 'checked-in', withDoctorSince: visit.withDoctorSince },
  })
  const cancelled = await cancel(readVisit(again.body))
  expect(await reopen(readVisit(cancelled.body))).toMatchObject({
    body: { status: 'checked-in', withDoctorSince: visit.withDoctorSince },
  })
})

it('of yesterday’s check-in is taken back today, and the check-in is not', async () => {
  const visit = await checkedIn()
  world.advance(24 * 3_600_000)
  const desk = { token: await world.signIn('receptionist') }
  const again = await reopen(readVisit((await start(visit, desk)).body), {}, desk)
  expect(again).toMatchObject({ body: { status: 'checked-in', withDoctorSince: null } })
  expect(await reopen(readVisit(again.body), {}, desk)).toMatchObject(
    refusal(409, visitMessages.cannotReopen),
  )
})

it('ends with that doctor: whoever is given to another one waits again', async () => {
  const visit = await started()
  const kept = await change(visit, { reason: 'Cough and fever' })
  expect(kept).toMatchObject({ body: { withDoctorSince: visit.withDoctorSince } })
  const doctorId = await doctorNamed('Kavya Reddy')
  expect(await change(readVisit(kept.body), { doctorId })).toMatchObject({
    body: { doctorId, status: 'checked-in', withDoctorSince: null },
  })
})

it('ends the wait: in the order of waits the patient stands among those who do not wait', async () => {
  const first = await checkedIn('16:30')
  world.advance(60_000)
  const second = await checkedIn('16:45')
  const order = async () =>
    (await list({ date: clinicDay, sort: '-wait', limit: '100' })).rows
      .map(({ id }) => id)
      .filter((id) => [first.id, second.id].includes(id))
  expect(await order()).toEqual([first.id, second.id])
  await start(first)
  expect(await order()).toEqual([second.id, first.id])
  const waiting = (await list({ date: clinicDay, sort: '-wait', limit: '100' })).rows
  const at = waiting.findIndex(({ id }) => id === second.id)
  expect(waiting.slice(0, at).every(({ withDoctorSince }) => withDoctorSince === null)).toBe(true)
})

it('a doctor’s day says which visits have a note', async () => {
  const visit = await checkedIn()
  const doctor = { token: await world.signIn('doctor') }
  const day = async (call: Call) => {
    const path = `${doctorDayEndpoints.list.path}?date=${clinicDay}`
    const { body } = await ask('GET', path, call)
    return doctorDayEndpoints.list.output.parse(body).find(({ id }) => id === visit.id)?.note
  }
  const colleague = { token: await world.signIn('admin') }
  expect(await day(doctor)).toBeUndefined()
  const priya = await patientId(1)
  const draft = await notes.begun(priya, visit.id, doctor)
  expect([await day(doctor), await day(colleague)]).toEqual(['draft', undefined])
  await notes.sign(draft, { plan: 'Rest' }, doctor)
  expect([await day(doctor), await day(colleague)]).toEqual(['signed', 'signed'])
  await notes.begun(priya, visit.id, doctor)
  expect(await day(doctor)).toBe('draft')
  await notes.mark(draft.id, 2, 'Another patient', colleague)
  expect(await day(colleague)).toBeUndefined()
})
