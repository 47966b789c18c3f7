import { type StaffUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { patients, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { pathOf } from '../test/api'
import { noteCalls } from '../test/notes'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** Who has visits to come, and is to go. */

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const { ask, scheduled, cancel, checkIn, complete, get, userId } = visitCalls(
  () => world,
  () => token,
)
const read = async (username: string): Promise<StaffUser> => {
  const { body } = await ask('GET', pathOf(staffEndpoints.get, await userId(username)))
  return staffEndpoints.get.output.parse(body)
}
const update = ({ _id, role, department, version }: StaffUser, more: object = {}) =>
  ask('PATCH', pathOf(staffEndpoints.update, _id), {
    json: { role: role._id, department: department?._id, status: 'inactive', version, ...more },
  })
const remove = (ids: readonly string[], more: object = {}) =>
  ask('DELETE', staffEndpoints.delete.path, { json: { ids, ...more } })
/** What is refused of whoever has so many. */
const hasVisits = (names: readonly string[], visits: number) => ({
  status: 409,
  body: { message: staffMessages.hasVisits(names, visits), error: 'has-visits', visits },
})

it('says how many, and lets somebody go who has them once that is known', async () => {
  const doctor = await read('kreddy')
  const visit = await scheduled({ doctorId: doctor._id })
  await unchanged(world.db, async () => {
    // What the demo clinic has of her besides: some of today, depending on the hour, and two days.
    const refused = await update(doctor)
    expect(refused).toMatchObject({ status: 409, body: { error: 'has-visits' } })
    expect(await remove([doctor._id])).toMatchObject({ status: 409, body: refused.body })
  })
  expect((await update(doctor, { confirmed: true })).status).toBe(200)
  expect(await get(visit.id)).toMatchObject({ status: 200, body: { status: 'pending' } })
  expect((await remove([doctor._id])).status).toBe(409)
  expect((await remove([doctor._id], { confirmed: true })).status).toBe(200)
  expect(await get(visit.id)).toMatchObject({ body: { doctor: 'Dr. Kavya Reddy' } })
})

it('says how many notes are not signed, with the visits and without', async () => {
  const doctor = await read('doctor')
  const account = await world.signIn('doctor')
  const { begin } = noteCalls(
    () => world,
    () => account,
  )
  const known = await world.db.select({ id: patients.id }).from(patients).limit(2)
  for (const { id } of known) expect((await begin(id)).status).toBe(201)
  const message = expect.stringContaining(staffMessages.hasDrafts(2))
  expect(await update(doctor)).toMatchObject({ status: 409, body: { message } })
  await world.db.update(visits).set({ status: 'cancelled' })
  const alone = { error: 'has-visits', visits: 0, message: staffMessages.hasDrafts(2) }
  for (const answer of [await update(doctor), await remove([doctor._id])])
    expect(answer).toMatchObject({ status: 409, body: alone })
  expect((await update(doctor, { confirmed: true })).status).toBe(200)
})

it('counts who waits today from the morning on, and nobody of a day gone by', async () => {
  const doctor = await read('bsilva')
  for (const date of [addDays(clinicDay, -1), clinicDay])
    await scheduled({ doctorId: doctor._id, date, time: '00:00' })
  expect(await update(doctor)).toMatchObject(hasVisits(['Dr. Bruno Silva'], 1))
})

it('is told of the visits of whoever went, and they can be looked for, on the days that have some', async () => {
  const [doctor, other] = [await read('bsilva'), await read('jkowalska')]
  const visit = await scheduled({ doctorId: doctor._id })
  await scheduled({ doctorId: other._id })
  const former = async (query: Record<string, string> = {}) => {
    const { path, output } = visitEndpoints.formerDoctors
    const { body } = await ask('GET', `${path}?${new URLSearchParams(query)}`)
    return output.parse(body)
  }
  expect(await get(visit.id)).toMatchObject({ body: { isDoctorActive: true } })
  expect(await former()).toEqual([])
  expect((await update(doctor, { confirmed: true })).status).toBe(200)
  const gone = { doctorId: doctor._id, doctor: 'Dr. Bruno Silva', department: 'ENT' }
  for (const _each of ['deactivated', 'deleted']) {
    expect(await get(visit.id)).toMatchObject({ body: { isDoctorActive: false } })
    expect(await former()).toEqual([gone])
    expect(await former({ date: quietDay })).toEqual([gone])
    expect(await former({ date: addDays(quietDay, 1) })).toEqual([])
    // Who is filtered by stays to be seen, without visits on that day too.
    const chosen = { date: addDays(quietDay, 1), doctorId: doctor._id }
    expect(await former(chosen)).toEqual([gone])
    expect(await former({ doctorId: other._id, date: quietDay })).toEqual([gone])
    await remove([doctor._id], { confirmed: true })
  }
})

it('asks the same before a doctor is given a role that is none', async () => {
  const doctor = await read('bsilva')
  await scheduled({ doctorId: doctor._id })
  const receptionist = await read('receptionist')
  const given = { status: 'active', role: receptionist.role._id }
  await unchanged(world.db, async () => {
    expect(await update(doctor, given)).toMatchObject(hasVisits(['Dr. Bruno Silva'], 1))
  })
  expect((await update(doctor, { status: 'active' })).status).toBe(200)
  const now = { ...doctor, version: doctor.version + 1 }
  expect((await update(now, { ...given, confirmed: true })).status).toBe(200)
})

it('counts those that are pending or checked in, and not over, of everybody who is to go', async () => {
  const quiet = await Promise.all(['bsilva', 'jkowalska'].map(read))
  const [one, other] = quiet.map(({ _id }) => _id)
  const of = (doctorId: string | undefined, time: string) => scheduled({ doctorId, time })
  await of(one, '09:00')
  expect((await checkIn(await of(one, '09:15'), { otherDay: true })).status).toBe(200)
  await cancel(await of(one, '09:30'))
  const done = await of(one, '09:45')
  await checkIn(done, { otherDay: true })
  await complete({ ...done, version: 2 })
  await of(other, '09:00')
  const ids = quiet.map(({ _id }) => _id)
  const both = ['Dr. Bruno Silva', 'Dr. Julia Kowalska']
  expect(await remove(ids)).toMatchObject(hasVisits(both, 3))
  expect(await remove(ids.slice(1))).toMatchObject(hasVisits(both.slice(1), 1))
  world.advance(50 * 24 * 60 * 60_000)
  token = await world.signIn('admin')
  expect((await remove(ids)).status).toBe(200)
  expect(await world.db.select().from(users).where(eq(users.username, 'bsilva'))).toMatchObject([
    { active: false },
  ])
})
