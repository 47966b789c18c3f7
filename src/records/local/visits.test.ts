import { afterEach, describe, expect, it, vi } from 'vitest'
import { visitActions, visitInputSchema, visitMessages, visitStatuses } from '@/contracts/visits'
import { addDays } from '@/lib/clinic-date'
import { openRecords } from '@/test/open-records'

afterEach(() => vi.unstubAllEnvs())

/** 21 November 2026, noon where the clinic is. */
const noon = new Date(2026, 10, 21, 12).getTime()
const page = { page: 0, size: 100 }
const everybody = { search: '', status: null, ...page }

const open = async (now = () => noon) => (await openRecords(now)).visits
const input = {
  patientId: '2',
  date: '2026-11-21',
  time: '9:05',
  reason: 'Rash',
  doctor: 'Dr. Kavya Reddy',
}

it('lists today and the days to come in order, then the days gone by', async () => {
  const visits = await open()
  await visits.schedule(input)
  const { rows } = await visits.list(everybody)
  const days = [...new Set(rows.map(({ time }) => time.split(' on ')[1]))]
  expect(days).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-30',
    '2026-12-14',
    '2026-11-20',
    '2026-11-19',
    '2026-11-09',
    '2026-10-22',
    '2026-09-18',
  ])
  expect(rows.slice(2, 5).map(({ time }) => time.split(' on ')[0])).toEqual([
    '09:00',
    '9:05',
    '09:15',
  ])
})

it('finds by name and status, and counts the same rows', async () => {
  const visits = await open()
  const { rows } = await visits.list(everybody)
  const of = (status: string) => rows.filter((visit) => visit.status === status).length
  expect(await visits.counts()).toEqual({
    appointments: rows.length,
    checkedIn: of('checked-in'),
    pending: of('pending'),
  })
  const found = await visits.list({ search: ' NOVOTNY ', status: 'pending', ...page })
  expect(found.rows.map(({ patientName }) => patientName)).toEqual(['Tomas Novotny'])
  expect((await visits.list({ search: 'novotny', status: 'completed', ...page })).total).toBe(0)
})

it('schedules as pending, with the maximum id plus 1 and the patient as on record', async () => {
  const visits = await open()
  const before = (await visits.list(everybody)).rows.map(({ id }) => id)
  expect(await visits.schedule(input)).toEqual({
    id: Math.max(...before) + 1,
    patientId: 2,
    patientName: 'Arun Thomas',
    age: 32,
    time: '9:05 on 2026-11-21',
    reason: 'Rash',
    status: 'pending',
    doctor: 'Dr. Kavya Reddy',
  })
})

it('knows whether doctor or patient is booked, however the time is written', async () => {
  const visits = await open()
  const slot = { ...input, time: '09:05' }
  const nobody = { doctor: false, patient: false }
  expect(await visits.bookedAt(slot)).toEqual(nobody)
  const { id } = await visits.schedule(input)
  expect(await visits.bookedAt(slot)).toEqual({ doctor: true, patient: true })
  expect(await visits.bookedAt({ ...slot, doctor: 'Dr. Daniel Reyes' })).toEqual({
    doctor: false,
    patient: true,
  })
  expect(await visits.bookedAt({ ...slot, patientId: '' })).toEqual({
    doctor: true,
    patient: false,
  })
  for (const other of [{ date: '2026-11-22' }, { time: '9:06' }])
    expect(await visits.bookedAt({ ...slot, ...other })).toEqual(nobody)
  await visits.move(id, 'cancelled')
  expect(await visits.bookedAt(slot)).toEqual(nobody)
})

it('refuses a patient whom nobody knows', async () => {
  await expect((await open()).schedule({ ...input, patientId: '999' })).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Selected patient not found.',
    fields: { patientId: 'Selected patient not found.' },
  })
})

it.each(visitStatuses)('moves a %s visit along its actions and nowhere else', async (status) => {
  const reached = visitActions[status].map(({ to }) => to)
  for (const to of visitStatuses) {
    const visits = await open()
    const [visit] = (await visits.list({ ...everybody, status })).rows
    if (!visit) throw new Error(`The sample has no ${status} visit`)
    const moving = visits.move(visit.id, to)
    if (reached.includes(to)) expect((await moving).status).toBe(to)
    else
      await expect(moving).rejects.toMatchObject({
        kind: 'conflict',
        message: visitMessages.cannotMove(status, to),
      })
  }
})

it('says when nobody knows the appointment', async () => {
  await expect((await open()).move(999, 'checked-in')).rejects.toMatchObject({
    kind: 'not-found',
    message: visitMessages.notFound,
  })
})

it('says when a reason is too long, and how long it can be', () => {
  const { error } = visitInputSchema.safeParse({ ...input, reason: 'x'.repeat(501) })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 500 characters'])
})

it('counts a wait from the check-in, and takes one action back whole', async () => {
  let now = noon
  const visits = await open(() => now)
  const [pending] = (await visits.list({ ...everybody, status: 'pending' })).rows
  if (!pending) throw new Error('The sample has no pending visit')
  expect(pending.checkedInAt).toBeUndefined()
  now += 60_000
  const waiting = await visits.move(pending.id, 'checked-in')
  expect(waiting.checkedInAt).toBe(now)
  now += 60_000
  const done = await visits.move(pending.id, 'completed')
  expect(done.checkedInAt).toBeUndefined()
  expect(await visits.restore(waiting, 'completed')).toEqual(waiting)
})

it('takes nothing back that has been changed meanwhile', async () => {
  const visits = await open()
  const [pending] = (await visits.list({ ...everybody, status: 'pending' })).rows
  if (!pending) throw new Error('The sample has no pending visit')
  await visits.move(pending.id, 'checked-in')
  await visits.move(pending.id, 'completed')
  await expect(visits.restore(pending, 'checked-in')).rejects.toMatchObject({ kind: 'conflict' })
  const { rows } = await visits.list({ ...everybody, status: 'completed' })
  expect(rows.map(({ id }) => id)).toContain(pending.id)
})

it('counts for doctors what they are shown, and their week from Monday to Sunday', async () => {
  const visits = await open()
  const { rows } = await visits.list(everybody)
  const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) =>
    rows.filter(({ time, status }) => time.endsWith(day) && status !== 'cancelled'),
  )
  expect(await visits.doctorCounts('Admin')).toMatchObject({
    today: (await visits.ofDoctor('Admin')).length,
    // A Saturday: what is on Monday the 23rd counts for another week.
    week: days.flat().length,
  })
  await visits.schedule({ ...input, date: '2026-11-22' })
  await visits.schedule({ ...input, date: '2026-11-23' })
  expect((await visits.doctorCounts('Admin')).week).toBe(days.flat().length + 1)
})

describe('the signed-in patient', () => {
  const statusOf = async (status: (typeof visitStatuses)[number]) => {
    const visits = await open()
    const scheduled = await visits.schedule({ ...input, patientId: '1' })
    if (status !== 'pending') await visits.move(scheduled.id, 'checked-in')
    if (status === 'completed' || status === 'cancelled') await visits.move(scheduled.id, status)
    return (await visits.ofPatient()).find(({ id }) => id === scheduled.id)
  }

  it('sees what the desk has, with the department in which the doctor works', async () => {
    expect(await statusOf('pending')).toEqual({
      id: expect.any(Number),
      doctor: 'Dr. Kavya Reddy',
      department: 'Oncology',
      date: '2026-11-21',
      time: '09:05',
      status: 'pending',
    })
    expect(await statusOf('checked-in')).toMatchObject({ status: 'confirmed' })
    expect(await statusOf('completed')).toMatchObject({ status: 'completed' })
  })

  // One moment, on three dates.
  it.each([
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['UTC', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])('has the dates of the clinic’s own calendar in %s', async (zone, today) => {
    vi.stubEnv('TZ', zone)
    const seen = await (await open(() => Date.UTC(2026, 10, 21, 10, 30))).ofPatient()
    expect(seen.map(({ date, time }) => [date, time])).toEqual([
      [addDays(today, -64), '10:30'],
      [addDays(today, -30), '09:00'],
      [addDays(today, -12), '09:00'],
      [addDays(today, 1), '09:00'],
      [addDays(today, 9), '11:00'],
      [addDays(today, 23), '15:30'],
    ])
  })

  it('sees nothing of what was cancelled, for which there is no word', async () => {
    expect(await statusOf('cancelled')).toBeUndefined()
  })

  it('sees the appointments of nobody else', async () => {
    const visits = await open()
    const { rows } = await visits.list(everybody)
    const own = rows.filter(({ patientId }) => patientId === 1)
    const seen = await visits.ofPatient()
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
    expect(seen.length).toBeGreaterThan(3)
  })

  it('has the last of the visits that are over as the last visit on record', async () => {
    const { visits, patients } = await openRecords(() => noon)
    const over = (await visits.ofPatient()).filter(({ status }) => status === 'completed')
    expect((await patients.get(1))?.lastVisit).toBe(over.at(-1)?.date)
  })
})

describe('the signed-in doctor', () => {
  it('sees the own appointments of today, and has them counted', async () => {
    const visits = await open()
    const { rows } = await visits.list(everybody)
    const own = rows.filter(
      ({ doctor, time, status }) =>
        doctor === 'Dr. Daniel Reyes' && time.endsWith('2026-11-21') && status !== 'cancelled',
    )
    const seen = await visits.ofDoctor('Dr. Daniel Reyes')
    expect(seen.map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(1)
    expect(await visits.ofDoctor('daniel reyes')).toEqual(seen)
    const { today, week } = await visits.doctorCounts('Dr. Daniel Reyes')
    expect(today).toBe(seen.length)
    await visits.schedule({ ...input, doctor: 'Dr. Daniel Reyes' })
    await visits.schedule(input)
    expect(await visits.doctorCounts('Dr. Daniel Reyes')).toMatchObject({
      today: today + 1,
      week: week + 1,
    })
  })

  it.each(['Dr. Nobody', 'Amara Nwosu', ''])('%j, who is no doctor here, sees all', async (who) => {
    const visits = await open()
    const seen = (await visits.ofDoctor(who)).map(({ id }) => id)
    const { rows } = await visits.list(everybody)
    const today = rows.filter(
      ({ time, status }) => time.endsWith('2026-11-21') && status !== 'cancelled',
    )
    expect(seen).toEqual(today.map(({ id }) => id))
  })

  it('can be scheduled to', async () => {
    const { staff } = await openRecords(() => noon)
    expect((await staff.doctors(null)).map(({ name }) => name)).toContain('Daniel Reyes')
  })
})
