import { expect, it } from 'vitest'
import { visitActions, visitInputSchema, visitMessages, visitStatuses } from '@/contracts/visits'
import { openRecords } from '@/test/open-records'

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
  expect(days).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-20', '2026-11-19'])
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
  expect(await visits.doctorCounts()).toMatchObject({
    today: (await visits.ofDoctor()).length,
    // A Saturday: what is on Monday the 23rd counts for another week.
    week: days.flat().length,
  })
  await visits.schedule({ ...input, date: '2026-11-22' })
  await visits.schedule({ ...input, date: '2026-11-23' })
  expect((await visits.doctorCounts()).week).toBe(days.flat().length + 1)
})
