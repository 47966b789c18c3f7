import { appointmentEndpoints } from '@shared/contracts/appointments'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitWhen } from '@shared/contracts/visit-rules'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import {
  type Visit,
  type VisitStatus,
  visitEndpoints,
  visitMessages,
} from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPage } from '@/test/sample'

/** 21 November 2026, noon where the clinic is. */
const noon = new Date(2026, 10, 21, 12).getTime()
const input = {
  patientId: '2',
  date: '2026-11-21',
  time: '9:05',
  reason: 'Rash',
}

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(noon)
})
afterEach(() => vi.unstubAllEnvs())

const list = async (more: object = {}) =>
  (await call(visitEndpoints.list, { q: '', page: 0, limit: 100, ...more })).rows
async function doctorId(named: string) {
  const doctors = await call(staffEndpoints.doctors, {})
  return doctors.find(({ name }) => name === named)?._id ?? ''
}
const schedule = async (more: object = {}) =>
  call(visitEndpoints.schedule, { ...input, doctorId: await doctorId('Kavya Reddy'), ...more })
const own = () => call(appointmentEndpoints.own, {})
const today = () => call(appointmentEndpoints.today, {})
const doctorCounts = () => call(appointmentEndpoints.doctorCounts, {})

/** As somebody of this name, who is the same person under each. */
async function signInAs(name: string) {
  const { useSession } = await import('@/stores/session')
  const session = { token: 't', userData: { name, roles: [] }, owner: 'asha', keepsRecords: false }
  useSession.setState({ session })
}

async function firstOf(status: VisitStatus) {
  const [visit] = await list({ status })
  if (!visit) throw new Error(`The sample has no ${status} visit`)
  return visit
}

it('lists today and the days to come in order, then the days gone by', async () => {
  const days = [...new Set((await list()).map(({ date }) => date))]
  expect(days.slice(0, 6)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-30',
    '2026-12-14',
    '2026-11-20',
  ])
})

it('finds by name, status, day and doctor, and counts the same rows', async () => {
  const rows = await list()
  const of = (status: string) => rows.filter((visit) => visit.status === status).length
  expect(await call(visitEndpoints.counts, {})).toEqual({
    appointments: rows.length,
    checkedIn: of('checked-in'),
    pending: of('pending'),
  })
  const found = await list({ q: ' NOVOTNY ', status: 'pending' })
  expect(found.map(({ patientName }) => patientName)).toEqual(['Tomas Novotny'])
  expect(await list({ q: 'novotny', status: 'completed' })).toEqual([])
  const reyes = await doctorId('Daniel Reyes')
  const theirs = await list({ date: '2026-11-21', doctorId: reyes })
  expect(theirs.map(visitWhen)).toEqual([
    '08:30 on 2026-11-21',
    '09:45 on 2026-11-21',
    '10:30 on 2026-11-21',
  ])
  const ofToday = rows.filter(({ date }) => date === '2026-11-21')
  expect(await call(visitEndpoints.counts, { date: '2026-11-21' })).toMatchObject({
    appointments: ofToday.length,
  })
})

it('schedules as pending, with the maximum number plus 1 and the patient as on record', async () => {
  const before = (await list()).map(({ number }) => number)
  const slot = { ...input, doctorId: await doctorId('Kavya Reddy'), time: '09:05' }
  expect(await call(visitTimeEndpoints.booked, slot)).toEqual({ doctor: false, patient: false })
  expect(await schedule()).toEqual({
    id: String(Math.max(...before) + 1),
    number: Math.max(...before) + 1,
    patientId: '2',
    patientNumber: 2,
    patientName: 'Arun Thomas',
    age: 32,
    dateOfBirth: '1994-02-08',
    gender: 'Male',
    doctorId: slot.doctorId,
    doctor: 'Dr. Kavya Reddy',
    date: '2026-11-21',
    time: '9:05',
    reason: 'Rash',
    status: 'pending',
    version: 1,
    warnings: [],
  })
  expect(await call(visitTimeEndpoints.booked, slot)).toEqual({ doctor: true, patient: true })
})

it('refuses a patient and a doctor whom nobody knows', async () => {
  await expect(schedule({ patientId: '999' })).rejects.toMatchObject({
    message: 'Selected patient not found.',
    envelope: { fields: { patientId: 'Selected patient not found.' } },
  })
  await expect(schedule({ doctorId: '1' })).rejects.toMatchObject({
    status: 422,
    envelope: { fields: { doctorId: visitMessages.doctorUnknown } },
  })
})

it('refuses a step that does not lead on from where the visit is', async () => {
  const { id, version } = await firstOf('pending')
  await expect(call(visitEndpoints.complete, { id, version })).rejects.toMatchObject({
    status: 409,
    message: visitMessages.cannotMove('pending', 'completed'),
  })
  const cancelled = await call(visitEndpoints.cancel, { id, version })
  expect(cancelled).toMatchObject({ status: 'cancelled', version: 2 })
  await expect(call(visitEndpoints.checkIn, { id, version: 2 })).rejects.toMatchObject({
    status: 409,
  })
  await expect(call(visitEndpoints.checkIn, { id: '999', version })).rejects.toMatchObject({
    status: 404,
    message: visitMessages.notFound,
  })
})

it('counts a wait from the check-in, and takes one step back whole', async () => {
  const { id, version } = await firstOf('pending')
  vi.setSystemTime(noon + 60_000)
  const waiting = await call(visitEndpoints.checkIn, { id, version })
  expect(waiting.checkedInAt).toBe(noon + 60_000)
  vi.setSystemTime(noon + 120_000)
  const done = await call(visitEndpoints.complete, waiting)
  expect(done).not.toHaveProperty('checkedInAt')
  expect(await call(visitEndpoints.reopen, done)).toEqual({
    ...waiting,
    version: done.version + 1,
  })
})

it('takes nothing back that has been changed meanwhile, nor two steps', async () => {
  const pending = await firstOf('pending')
  const refused = { status: 409, message: visitMessages.changedMeanwhile }
  const waiting = await call(visitEndpoints.checkIn, pending)
  const done = await call(visitEndpoints.complete, waiting)
  const reopen = ({ id, version }: Visit) => call(visitEndpoints.reopen, { id, version })
  await expect(reopen(waiting)).rejects.toMatchObject(refused)
  const reopened = await reopen(done)
  await expect(reopen(reopened)).rejects.toMatchObject(refused)
  expect(await list({ status: 'checked-in' })).toContainEqual(reopened)
})

it('counts for doctors what they are shown, and their week from Monday to Sunday', async () => {
  const rows = await list()
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) =>
    rows.filter(({ date, status }) => date === day && status !== 'cancelled'),
  )
  expect(await doctorCounts()).toMatchObject({
    today: (await today()).length,
    // A Saturday: what is on Monday the 23rd counts for another week.
    week: days.flat().length,
  })
  await schedule({ date: '2026-11-22' })
  await schedule({ date: '2026-11-23' })
  expect((await doctorCounts()).week).toBe(days.flat().length + 1)
})

describe('the signed-in patient', () => {
  it('sees what the desk has, with the department in which the doctor works', async () => {
    const { id, version } = await schedule({ patientId: '1' })
    expect((await own()).find((seen) => seen.id === id)).toMatchObject({
      department: 'Oncology',
      date: '2026-11-21',
      time: '09:05',
    })
    await call(visitEndpoints.cancel, { id, version })
    expect((await own()).map((seen) => seen.id)).not.toContain(id)
  })

  // One moment, on three dates.
  it.each([
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['UTC', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('has the dates of the clinic’s own calendar in %s', async (zone, day) => {
    vi.stubEnv('TZ', zone)
    call = await loadPage(Date.UTC(2026, 10, 21, 10, 30))
    expect((await own()).map(({ date, time }) => [date, time])).toEqual([
      [addDays(day, -64), '10:30'],
      [addDays(day, -30), '09:00'],
      [addDays(day, -12), '09:00'],
      [addDays(day, 1), '09:00'],
      [addDays(day, 9), '11:00'],
      [addDays(day, 23), '15:30'],
    ])
  })

  it('sees the appointments of nobody else', async () => {
    const theirs = (await list()).filter(({ patientId }) => patientId === '1')
    const seen = await own()
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(theirs.map(({ id }) => id)))
    expect(seen.length).toBeGreaterThan(3)
  })

  it('has the last of the visits that are over as the last visit on record', async () => {
    const over = (await own()).filter(({ status }) => status === 'completed')
    expect((await call(patientEndpoints.own, {}))?.lastVisit).toBe(over.at(-1)?.date)
  })
})

describe('the signed-in doctor', () => {
  const isToday = ({ date, status }: Visit) => date === '2026-11-21' && status !== 'cancelled'

  it('sees the own appointments of today, and has them counted', async () => {
    const theirs = (await list()).filter(
      (visit) => visit.doctor === 'Dr. Daniel Reyes' && isToday(visit),
    )
    await signInAs('Dr. Daniel Reyes')
    const seen = await today()
    expect(seen.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(1)
    await signInAs('daniel reyes')
    expect(await today()).toEqual(seen)
    const counts = await doctorCounts()
    expect(counts.today).toBe(seen.length)
    await schedule({ doctorId: await doctorId('Daniel Reyes') })
    await schedule()
    expect(await doctorCounts()).toMatchObject({
      today: counts.today + 1,
      week: counts.week + 1,
    })
  })

  it.each(['Dr. Nobody', 'Amara Nwosu', ''])('%j, who is no doctor here, sees all', async (who) => {
    await signInAs(who)
    const seen = (await today()).map(({ id }) => id)
    expect(seen).toEqual((await list()).filter(isToday).map(({ id }) => id))
  })

  it('can be scheduled to', async () => {
    const doctors = await call(staffEndpoints.doctors, {})
    expect(doctors.map(({ name }) => name)).toContain('Daniel Reyes')
  })
})
