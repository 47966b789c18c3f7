import { bookingEndpoints } from '@shared/contracts/bookings'
import { departmentEndpoints } from '@shared/contracts/departments'
import { overviewEndpoints } from '@shared/contracts/overview'
import { patientEndpoints } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { departments, patients, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { visits } from '../db/schema-care'
import { addUser, call, observedApi, observedConfig } from '../test/api'
import { bodies } from '../test/every-call'
import { keyedCalls } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
})

const own = async () =>
  (await world.db.select().from(patients).where(eq(patients.number, 1)))[0]?.id ?? ''
const get = async (path: string) => (await call(world.api, 'GET', path, { token })).body
const totals = async () => overviewEndpoints.totals.output.parse(await get('/api/overview'))
const departmentRows = async () =>
  overviewEndpoints.departments.output.parse(await get('/api/overview/departments'))

it('counts the staff, and tells nothing of what is not kept', async () => {
  expect(await get('/api/overview')).toEqual({ doctors: 28, staff: 72, patients: 40 })
  await world.db
    .update(users)
    .set({ deletedAt: new Date(world.now()) })
    .where(eq(users.username, 'doctor'))
  expect(await totals()).toEqual({ doctors: 27, staff: 71, patients: 40 })
})

it('counts doctors and nurses by department, one without any among them', async () => {
  await world.db.insert(departments).values({ name: 'Aviation medicine' })
  const rows = await departmentRows()
  expect(rows[0]).toMatchObject({ name: 'Aviation medicine', doctors: 0, nurses: 0 })
  expect(rows).toHaveLength(11)
  const all = await totals()
  expect(rows.reduce((sum, { doctors }) => sum + doctors, 0)).toBe(all.doctors)
  expect(rows[0]).not.toHaveProperty('revenue')
})

it('counts the open patients, and each once for a department whose doctors they have visits with', async () => {
  await world.db
    .update(patients)
    .set({ closedAt: new Date(world.now()) })
    .where(eq(patients.number, 40))
  expect(await totals()).toMatchObject({ patients: 39 })
  const of = async (name: string) =>
    (await departmentRows()).find((department) => department.name === name)?.patients
  expect(await of('Orthopedics')).toBe(4)
  await world.db
    .update(visits)
    .set({ status: 'cancelled' })
    .where(eq(visits.patientId, await own()))
  expect(await of('Orthopedics')).toBe(3)
  // What was more than 90 days ago counts no longer.
  world.advance(400 * 24 * 60 * 60_000)
  token = await world.signIn('admin')
  expect(await of('Orthopedics')).toBe(0)
})

it('counts patients anew once the figures are old', async () => {
  const observed = observedApi(world.db, {
    config: { ...observedConfig, figuresKeptMs: 60_000 },
  })
  await observed.adoptAccounts('secret')
  const login = await call(observed.api, 'POST', '/api/auth/login', {
    json: { username: 'admin', password: 'secret' },
  })
  const counted = async () => {
    const token = String(Object(login.body).token)
    const read = async (path: string) => (await call(observed.api, 'GET', path, { token })).body
    const { patients } = overviewEndpoints.totals.output.parse(
      await read(overviewEndpoints.totals.path),
    )
    // The front desk's figure is the same one.
    expect(await read(patientEndpoints.counts.path)).toEqual({ total: patients })
    return patients
  }
  expect(await counted()).toBe(40)
  const [last] = await world.db.select().from(patients).where(eq(patients.number, 40))
  if (!last) throw new Error('the world is not seeded')
  // Who is registered meanwhile counts at once, who is closed with the next counting.
  await world.db.insert(patients).values({ ...last, id: crypto.randomUUID(), number: 41 })
  expect(await counted()).toBe(41)
  await world.db.update(patients).set({ closedAt: new Date(world.now()) })
  observed.at.now += 59_000
  expect(await counted()).toBe(40)
  observed.at.now += 1_000
  expect(await counted()).toBe(0)
})

it('pages the staff by name, with the day on which they joined', async () => {
  const path = '/api/overview/staff?limit=5&page=1'
  const page = overviewEndpoints.staff.output.parse(await get(path))
  expect(page).toMatchObject({ total: 72, totalIsExact: true })
  expect(page.rows).toHaveLength(5)
  for (const { joinDate } of page.rows) expect(joinDate).toMatch(/^\d{4}-\d\d-\d\d$/)
})

it('has nobody but the owner in an empty clinic', async () => {
  await world.reset('empty')
  token = await world.signIn('admin')
  expect(await totals()).toEqual({ doctors: 0, staff: 1, patients: 0 })
  expect(await departmentRows()).toEqual([])
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const activities = async () =>
  overviewEndpoints.activities.output.parse(await get(overviewEndpoints.activities.path))

it('tells the last changes, the newest first, and no name of a patient', async () => {
  expect(await activities()).toEqual([])
  const json = { name: 'Aviation medicine' }
  const created = await ask('POST', departmentEndpoints.create.path, { json })
  world.advance(3 * 60_000)
  const admin = token
  token = await world.signIn('patient')
  await ask('POST', bookingEndpoints.create.path, { json: bodies['book appointment'] })
  token = await world.signIn('receptionist')
  await ask('GET', patientEndpoints.list.path)
  await ask('POST', patientEndpoints.register.path, { json: bodies['register patient'] })
  world.advance(2 * 60_000)
  token = admin
  const names = await world.db.select({ username: users.username, name: users.name }).from(users)
  const nameOf = (username: string) => names.find((each) => each.username === username)?.name
  const told = (await activities()).map(({ user, action, time }) => [user, action, time])
  expect(told).toEqual([
    [nameOf('receptionist'), 'Registered a patient', '2 minutes ago'],
    ['A patient', 'Booked an appointment', '2 minutes ago'],
    [nameOf('admin'), 'Added the department Aviation medicine', '5 minutes ago'],
  ])
  await ask(departmentEndpoints.delete.method, departmentEndpoints.delete.path, {
    json: { id: [String(Object(created.body)._id)] },
  })
  expect((await activities())[0]).toMatchObject({
    action: 'Deleted the department Aviation medicine',
  })
  // Whoever has this dashboard and nothing besides sees the same.
  await addUser(world.db, 'viewer', ['admin_dashboard'])
  token = await world.signIn('viewer')
  expect(await activities()).toHaveLength(4)
})

it('tells no more than twenty of them', async () => {
  const [admin] = await world.db.select().from(users).where(eq(users.username, 'admin'))
  await world.db.insert(auditEntries).values(
    Array.from({ length: 21 }, (_, second) => ({
      ...{ at: new Date(second * 1000), userId: admin?.id ?? '', username: 'admin', role: 'Admin' },
      ...{ kind: 'changed' as const, call: second === 20 ? 'of later' : 'check in' },
      ...{ recordIds: [], query: '', address: '', key: '', isOutside: false },
    })),
  )
  const told = await activities()
  expect(told).toHaveLength(20)
  expect(told[0]).toMatchObject({ user: admin?.name, action: 'Changed a record' })
})
