import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { departments, users } from '../db/schema'
import type { Caller } from '../http'
import { readGrid } from '../records/visit-grid'
import { addWorkingTime, giveWeek } from '../test/hours'
import { clinicDay } from '../test/patients'
import { quietDay, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** The doctors' day and week, as the desk's grid shows them. */

setUpWorld({ as: 'receptionist' })

const { ask, list, scheduled, cancel, patientId, userId } = visitCalls(
  () => world,
  () => token,
)

const grid = async (query: Record<string, string>) => {
  const { status, body } = await ask(
    'GET',
    `${visitGridEndpoints.grid.path}?${new URLSearchParams(query)}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return visitGridEndpoints.grid.output.parse(body)
}
const change = (username: string, changed: Partial<typeof users.$inferInsert>) =>
  world.db.update(users).set(changed).where(eq(users.username, username))

it('has the bookable doctors by name, and the visits of the day that take up their time', async () => {
  const date = clinicDay
  const { doctors, visits: shown, moreDoctors, cutAt } = await grid({ date })
  expect({ moreDoctors, cutAt }).toEqual({ moreDoctors: 0, cutAt: undefined })
  const offered = await ask('GET', '/api/lookups/doctors')
  expect(doctors.map(({ doctorId }) => doctorId).toSorted()).toEqual(
    Object.values(Object(offered.body))
      .map((doctor) => Object(doctor)._id)
      .toSorted(),
  )
  expect(doctors.every(({ isActive }) => isActive)).toBe(true)
  const names = doctors.map(({ doctor }) => doctor)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
  const { rows } = await list({ date, limit: '100' })
  const takes = rows.filter(({ status }) => status !== 'cancelled' && status !== 'no-show')
  expect(shown.map(({ id }) => id).toSorted()).toEqual(takes.map(({ id }) => id).toSorted())
  expect(shown.map(({ time }) => time)).toEqual(shown.map(({ time }) => time).toSorted())
  expect(shown[0]).toEqual(takes.find(({ id }) => id === shown[0]?.id))
})

it('leaves out what was given up, and has a visit that was knowingly put over another', async () => {
  const date = quietDay
  const first = await scheduled()
  const double = await scheduled({
    patientId: await patientId(2),
    anyway: { reason: 'It cannot wait' },
  })
  expect((await cancel(await scheduled({ time: '10:00' }), { reason: '' })).status).toBe(200)
  const { visits: shown } = await grid({ date })
  expect(shown.map(({ id }) => id).toSorted()).toEqual([first.id, double.id].toSorted())
})

it('tells the working time of each doctor, and the usual one of who has none', async () => {
  await giveWeek(world, 'kreddy', await addWorkingTime(world, 'Night', '20:30', '05:00'))
  const { doctors } = await grid({ date: quietDay })
  const hoursOf = (id: string) => doctors.find(({ doctorId }) => doctorId === id)?.hours
  expect(hoursOf(await userId('kreddy'))).toEqual({ from: '20:30', to: '05:00' })
  expect(hoursOf(await userId('doctor'))).toEqual({ from: '08:00', to: '18:00' })
})

it('shows who can be booked no more only where they have visits, or are asked for', async () => {
  const doctorId = await userId('kreddy')
  const visit = await scheduled({ doctorId })
  await change('kreddy', { active: false })
  const on = await grid({ date: quietDay })
  expect(on.doctors.find((one) => one.doctorId === doctorId)).toMatchObject({ isActive: false })
  expect(on.visits).toMatchObject([{ id: visit.id, isDoctorActive: false }])
  const elsewhere = addDays(quietDay, 1)
  const off = await grid({ date: elsewhere })
  expect(off.doctors.some((one) => one.doctorId === doctorId)).toBe(false)
  expect(await grid({ date: elsewhere, doctorId })).toMatchObject({
    doctors: [{ doctorId, isActive: false }],
    visits: [],
  })
  await cancel(visit, { reason: '' })
  const idsOn = (await grid({ date: quietDay })).doctors.map((one) => one.doctorId)
  expect(idsOn).toEqual(off.doctors.map((one) => one.doctorId))
})

it('is of a department, of one doctor, and of a week', async () => {
  const date = quietDay
  const doctorId = await userId('doctor')
  const own = [await scheduled({ doctorId }), await scheduled({ date: addDays(date, 6) })]
  await scheduled({ doctorId: await userId('kreddy') })
  await scheduled({ date: addDays(date, 7) })
  const week = await grid({ date, days: '7', doctorId })
  expect(week.doctors).toMatchObject([{ doctorId }])
  expect(week.visits.map(({ id }) => id)).toEqual(own.map(({ id }) => id))

  const [user] = await world.db.select().from(users).where(eq(users.id, doctorId))
  const departmentId = user?.departmentId ?? ''
  const [department] = await world.db
    .select()
    .from(departments)
    .where(eq(departments.id, departmentId))
  const some = await grid({ date, departmentId })
  expect(some.doctors.map(({ doctorId: id }) => id)).toContain(doctorId)
  expect(new Set(some.doctors.map((one) => one.department))).toEqual(new Set([department?.name]))
  expect(some.visits.every((one) => some.doctors.some((of) => of.doctorId === one.doctorId))).toBe(
    true,
  )
  for (const nobody of [{ departmentId: 'x' }, { doctorId: 'x' }, { doctorId: newId() }])
    expect(await grid({ date, ...nobody })).toEqual({ doctors: [], moreDoctors: 0, visits: [] })
})

it('says how many doctors are left out, and from when on visits are', async () => {
  const date = quietDay
  const doctorId = await userId('doctor')
  const caller: Caller = {
    ...{
      id: newId(),
      sessionId: newId(),
      isTrial: false,
      username: 'desk',
      role: '',
      roleId: newId(),
      patientId: null,
    },
    ...{ mustChangePassword: false, permissions: new Set(['appointment_view']) },
  }
  const at = { caller, now: world.now(), zone: 'UTC' }
  const all = await grid({ date })
  const few = await readGrid(world.db, at, { date, days: 1 }, { doctors: 3, visits: 3 })
  expect(few.doctors).toEqual(all.doctors.slice(0, 3))
  expect(few.moreDoctors).toBe(all.doctors.length - 3)

  const times = ['09:00', '10:00', '11:00', '12:00']
  const cut = () => readGrid(world.db, at, { date, days: 1, doctorId }, { doctors: 3, visits: 3 })
  for (const time of times.slice(0, 3)) await scheduled({ time })
  expect(await cut()).not.toHaveProperty('cutAt')
  await scheduled({ time: '12:00' })
  const { visits: shown, cutAt } = await cut()
  expect(shown.map(({ time }) => time)).toEqual(times.slice(0, 3))
  // The last that is shown.
  expect(cutAt).toEqual({ date, time: '11:00' })
})

it('takes no day that is none, and no other number of days', async () => {
  for (const query of ['', 'date=2026-02-30', `date=${clinicDay}&days=2`, 'date=x&days=x'])
    expect((await ask('GET', `${visitGridEndpoints.grid.path}?${query}`)).status, query).toBe(400)
  for (const date of ['0001-01-01', '9999-12-31'])
    expect((await grid({ date, days: '7' })).visits).toEqual([])
})
