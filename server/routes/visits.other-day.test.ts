import { absenceEndpoints } from '@shared/contracts/absences'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { patientMessages } from '@shared/contracts/patients'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import { visits } from '../db/schema-care'
import { addUser, observedApi, observedConfig, refusal } from '../test/api'
import { removeNotes } from '../test/notes'
import { clinicDay, patientCalls } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** The world's clock shows 09:55: the present quarter is 09:45. */
const tomorrow = addDays(clinicDay, 1)
const known = { otherDay: true }
let token: string

setUpWorld()
beforeEach(async () => {
  await removeNotes(world)
  await world.db.delete(visits)
  token = await world.signIn('receptionist')
})

const calls = visitCalls(
  () => world,
  () => token,
)
const { scheduled, schedule, list, get, change, checkIn, complete, cancel, reopen, userId } = calls
const seen = async (id: string) => readVisit((await get(id)).body)

async function checkedIn(visit: { id: string; version: number }) {
  const { status, body } = await checkIn(visit, known)
  expect(status, JSON.stringify(body)).toBe(200)
  return readVisit(body)
}

const doctorDay = async () => {
  const path = `${doctorDayEndpoints.list.path}?date=${clinicDay}`
  const { body } = await calls.ask('GET', path, { token: await world.signIn('doctor') })
  return doctorDayEndpoints.list.output.parse(body)
}

describe('a check-in on another day than the visit’s', () => {
  it.each([tomorrow, addDays(clinicDay, -3)])(
    'moves a visit of %s to the present quarter, into the lists of today',
    async (date) => {
      const visit = await scheduled({ date, time: '09:20' })
      const moved = await checkedIn(visit)
      expect(moved).toMatchObject({
        ...{ id: visit.id, status: 'checked-in', version: 2, checkedInAt: world.now() },
        ...{ date: clinicDay, time: '09:45', endsAt: '2026-03-02T10:00:00.000Z' },
        doctorId: visit.doctorId,
      })
      expect(moved).not.toHaveProperty('anyway')
      expect((await list({ date: clinicDay })).rows).toMatchObject([{ id: visit.id }])
      expect((await list({ date })).rows).toEqual([])
      expect(await doctorDay()).toMatchObject([{ id: visit.id, status: 'checked-in' }])
    },
  )

  it('keeps the length that the visit had', async () => {
    const visit = await scheduled({ date: tomorrow })
    const endsAt = new Date(Date.parse(visit.startsAt ?? '') + 40 * 60_000)
    await world.db.update(visits).set({ endsAt }).where(eq(visits.id, visit.id))
    expect(await checkedIn(visit)).toMatchObject({ endsAt: '2026-03-02T10:25:00.000Z' })
    expect((await reopen(await seen(visit.id))).body).toMatchObject({
      endsAt: endsAt.toISOString(),
    })
  })

  it('double books a time that is taken, with its reason, and Undo leaves the other visit as it was', async () => {
    const there = await scheduled({ date: clinicDay, time: '09:50' })
    const visit = await scheduled({ date: tomorrow, patientId: await calls.patientId(2) })
    const moved = await checkedIn(visit)
    expect(moved).toMatchObject({
      time: '09:45',
      anyway: { reason: visitMessages.cameOnOtherDay, by: 'Rosa Klein' },
      beside: [{ id: there.id }],
    })
    expect(await seen(there.id)).toMatchObject({ version: 1, beside: [{ id: visit.id }] })
    const back = readVisit((await reopen(moved)).body)
    expect(back).toEqual({ ...visit, warnings: [], version: 3 })
    expect(await seen(there.id)).toEqual({ ...there, warnings: [] })
  })

  it('gives back a double booking that the visit had on its day, while its time is as it was', async () => {
    const other = await scheduled({ date: tomorrow, patientId: await calls.patientId(2) })
    const visit = await scheduled({ date: tomorrow, time: '09:10', anyway: { reason: 'Urgent' } })
    const moved = await checkedIn(visit)
    expect(moved).not.toHaveProperty('anyway')
    expect(await seen(other.id)).not.toHaveProperty('beside')
    const back = readVisit((await reopen(moved)).body)
    expect(back).toMatchObject({
      ...{ date: tomorrow, time: '09:10', status: 'pending', version: 3 },
      ...{ anyway: visit.anyway, beside: [{ id: other.id }] },
    })
    // Over the one that was double booked by another, which bears no reason of its own.
    const again = await checkedIn(await seen(other.id))
    expect(await reopen(again)).toMatchObject({ status: 200, body: { beside: [{ id: visit.id }] } })
  })

  it('is not undone if another visit has taken its time since', async () => {
    const moved = await checkedIn(await scheduled({ date: tomorrow }))
    const since = await scheduled({ date: tomorrow, time: '09:05' })
    await unchanged(world.db, async () => {
      expect(await reopen(moved)).toMatchObject({
        status: 409,
        body: { error: 'clash', clash: { visitId: since.id } },
      })
    })
    // Nor over one that was its neighbour then, and is a plain visit in its time by now.
    await cancel(since)
    expect(await reopen(moved)).toMatchObject({ status: 200, body: { date: tomorrow } })
  })

  it('is not undone over a visit that took the time as its own', async () => {
    const first = await scheduled({ date: tomorrow })
    const second = await scheduled({ date: tomorrow, anyway: { reason: 'Urgent' } })
    const moved = await checkedIn(first)
    const away = readVisit((await change(second, { time: '15:00' })).body)
    expect((await change(away, { time: '09:00' })).status).toBe(200)
    await unchanged(world.db, async () => {
      expect(await reopen(moved)).toMatchObject({
        body: { error: 'clash', clash: { visitId: second.id } },
      })
    })
  })

  it('is undone step by step after the visit was completed, or moved on today', async () => {
    const visit = await scheduled({ date: tomorrow })
    const done = readVisit((await complete(await checkedIn(visit))).body)
    const waits = readVisit((await reopen(done)).body)
    expect(waits).toMatchObject({ status: 'checked-in', date: clinicDay, time: '09:45' })
    const doctorId = (await world.db.select().from(users)).find(
      ({ name }) => name === 'Ines Carvalho',
    )?.id
    const elsewhere = readVisit((await change(waits, { time: '11:00', doctorId })).body)
    expect(elsewhere).toMatchObject({ doctorId, date: clinicDay })
    expect(readVisit((await reopen(elsewhere)).body)).toEqual({
      ...visit,
      warnings: [],
      version: 6,
    })
  })

  it('leaves a visit where it was moved to for another day since', async () => {
    const moved = await checkedIn(await scheduled({ date: tomorrow }))
    const later = readVisit((await change(moved, { date: quietDay, time: '11:00' })).body)
    expect(readVisit((await reopen(later)).body)).toMatchObject({
      ...{ status: 'pending', date: quietDay, time: '11:00' },
    })
  })

  it('is made in an absence and on a closing day, with the reason, and back', async () => {
    const visit = await scheduled({ date: tomorrow })
    const admin = { token: await world.signIn('admin') }
    const times = { fromTime: null, toTime: null }
    const absence = { ...times, kind: 'illness', note: '', staffId: visit.doctorId }
    const { status } = await calls.ask('POST', absenceEndpoints.create.path, {
      json: { ...absence, from: clinicDay, to: addDays(clinicDay, 3) },
      ...admin,
    })
    expect(status).toBe(201)
    const moved = await checkedIn(visit)
    expect(moved).toMatchObject({
      ...{ date: clinicDay, time: '09:45' },
      outside: { reason: visitMessages.cameOnOtherDay, by: 'Rosa Klein' },
    })
    expect(moved).not.toHaveProperty('anyway')
    expect(readVisit((await reopen(moved)).body)).toEqual({ ...visit, warnings: [], version: 3 })
    // Of one that was in the absence knowingly, that is known again.
    const known = { outside: { reason: 'Asked for' } }
    const inIt = await scheduled({ date: tomorrow, time: '11:00', ...known })
    const back = readVisit((await reopen(await checkedIn(inIt))).body)
    expect(back).toEqual({ ...inIt, warnings: [], version: 3 })
  })

  it('is made and undone while the doctor is inactive', async () => {
    const visit = await scheduled({ date: tomorrow })
    await world.db.update(users).set({ active: false }).where(eq(users.id, visit.doctorId))
    const moved = await checkedIn(visit)
    expect(moved).toMatchObject({ date: clinicDay, isDoctorActive: false })
    expect(await reopen(moved)).toMatchObject({ status: 200, body: { date: tomorrow } })
  })

  it('is refused while the patient’s record is closed, and so is its Undo', async () => {
    const { register, close } = patientCalls(
      () => world,
      () => token,
    )
    const patient = Object((await register({ name: 'Closed Tomorrow' })).body)
    const visit = await scheduled({ date: addDays(clinicDay, -1), patientId: patient.id })
    const moved = await checkedIn(visit)
    expect((await close(patient)).status).toBe(200)
    const closed = refusal(409, patientMessages.closed)
    await unchanged(world.db, async () => {
      expect(await reopen(moved)).toMatchObject(closed)
    })
    const other = Object((await register({ name: 'Closed Yesterday' })).body)
    const gone = await scheduled({
      ...{ date: addDays(clinicDay, -1), time: '11:00', patientId: other.id },
    })
    expect((await close(other)).status).toBe(200)
    await unchanged(world.db, async () => {
      expect(await checkIn(gone, known)).toMatchObject(closed)
    })
  })

  it('is refused unless the other day is known, and where it is stale or denied', async () => {
    const visit = await scheduled({ date: tomorrow })
    await addUser(world.db, 'other', ['appointment_view', 'appointment_create'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      expect(await checkIn(visit)).toMatchObject({ status: 409, body: { error: 'other-day' } })
      expect((await checkIn({ ...visit, version: 9 }, known)).body).toMatchObject({
        error: 'stale',
        current: { date: tomorrow },
      })
      expect((await checkIn(visit, known, other)).status).toBe(403)
    })
  })

  it('is made once for its key, and by one of two desks', async () => {
    const visit = await scheduled({ date: tomorrow })
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const first = await checkIn(visit, known, once)
    expect((await checkIn(visit, known, once)).body).toEqual(first.body)
    expect(await seen(visit.id)).toMatchObject({ version: 2 })
    const next = await scheduled({ date: tomorrow, time: '10:00' })
    const answers = await Promise.all([checkIn(next, known), checkIn(next, known)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await seen(next.id)).toMatchObject({ version: 2, beside: [{ id: visit.id }] })
  })

  it('lets two desks check in two patients of one doctor at the same moment', async () => {
    const one = await scheduled({ date: tomorrow })
    const two = await scheduled({ date: tomorrow, time: '10:00' })
    const answers = await Promise.all([checkIn(one, known), checkIn(two, known)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await list({ date: clinicDay })
    expect(rows.map(({ time, beside }) => [time, beside?.length])).toEqual([
      ['09:45', 1],
      ['09:45', 1],
    ])
  })

  it('notifies the doctor, and not the patient at the desk', async () => {
    const visit = await scheduled({
      date: addDays(clinicDay, 9),
      patientId: await calls.patientId(1),
    })
    const moved = await checkedIn(visit)
    await reopen(moved)
    const noticesOf = async (username: string) => {
      const { body } = await calls.ask('GET', noticeEndpoints.list.path, {
        token: await world.signIn(username),
      })
      return noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what))
    }
    expect(await noticesOf('doctor')).toHaveLength(2)
    expect((await noticesOf('doctor'))[1]).toContain('moved the visit of')
    expect(await noticesOf('patient')).toEqual([])
  })

  it('gives what was free again on the other day to whoever asks next', async () => {
    const visit = await scheduled({ date: tomorrow })
    await checkedIn(visit)
    const patientId = await calls.patientId(3)
    expect((await schedule({ date: tomorrow, patientId })).status).toBe(201)
    expect(await userId('doctor')).toBe(visit.doctorId)
  })
})

describe('around midnight and a change of the clocks', () => {
  const zone = 'Europe/Berlin'
  let observed: ReturnType<typeof observedApi>
  const there = visitCalls(
    () => ({ ...world, api: observed.api }),
    () => token,
  )
  async function goTo(now: string): Promise<void> {
    observed.at.now = Date.parse(now)
    const { body } = await there.ask('POST', '/api/auth/login', {
      json: { username: 'receptionist', password: 'secret' },
      token: '',
    })
    token = String(Object(body).token)
  }
  beforeEach(async () => {
    observed = observedApi(world.db, {
      config: { ...observedConfig, sessionSeconds: 12 * 60 * 60, zone },
    })
    await observed.adoptAccounts('secret')
  })

  it.each([
    // In the first minutes of a day, and in its last.
    ['2026-06-10T22:07:00Z', { date: '2026-06-11', time: '00:00' }],
    ['2026-06-10T21:58:00Z', { date: '2026-06-10', time: '23:45' }],
    // In the hour that is there twice, the second time, and after the hour that is skipped.
    [
      '2026-10-25T01:37:00Z',
      { date: '2026-10-25', time: '02:30', startsAt: '2026-10-25T01:30:00.000Z' },
    ],
    ['2026-03-29T01:04:00Z', { date: '2026-03-29', time: '03:00' }],
  ])('a visit is moved to the quarter of %s, and back', async (now, expected) => {
    await goTo('2026-02-20T08:00:00Z')
    const visit = await there.scheduled({ date: '2026-06-09', time: '23:45' })
    await goTo(now)
    const moved = readVisit((await there.checkIn(visit, known)).body)
    expect(moved).toMatchObject(expected)
    expect(Date.parse(moved.endsAt ?? '') - Date.parse(moved.startsAt ?? '')).toBe(15 * 60_000)
    const back = readVisit((await there.reopen(moved)).body)
    expect(back).toEqual({ ...visit, age: back.age, warnings: [], version: 3 })
  })

  it('Undo is of its day alone', async () => {
    await goTo('2026-06-08T08:00:00Z')
    const visit = await there.scheduled({ date: '2026-06-12' })
    await goTo('2026-06-10T21:58:00Z')
    const moved = readVisit((await there.checkIn(visit, known)).body)
    await goTo('2026-06-10T22:01:00Z')
    expect(await there.reopen(moved)).toMatchObject(refusal(409, visitMessages.cannotReopen))
    expect(visitEndpoints.get.output.parse((await there.get(visit.id)).body)).toMatchObject({
      date: '2026-06-10',
      status: 'checked-in',
    })
  })
})
