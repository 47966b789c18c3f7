import { createTestWorld, type TestWorld } from '@mocks/node'
import { permissionKeys } from '@shared/contracts/permissions'
import { templateSchema } from '@shared/contracts/templates'
import { totalHours } from '@shared/lib/total-hours'
import { eq, gt, isNotNull, not, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PasswordHasher } from '../dependencies'
import { counters, departments, patients, roles, users, workingTimes } from './schema'
import { prescriptionRequests, prescriptions } from './schema-care'
import { visitKinds } from './schema-hours'
import { labOrders, labResults } from './schema-lab'
import { noteAddenda, notes, templates } from './schema-notes'
import { seed } from './seed'

const plain: PasswordHasher = {
  hash: async (password) => `plain ${password}`,
  verify: async (password, hash) => hash === `plain ${password}`,
}
const time = { now: Date.UTC(2030, 2, 1, 8), zone: 'UTC' }
const passwordOf = (username: string) => `password of ${username}`

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.db.execute(
    sql`truncate ${templates}, ${users}, ${roles}, ${departments}, ${workingTimes}, ${patients}, ${counters} cascade`,
  )
  // The default is the migration's.
  await world.db.delete(visitKinds).where(not(visitKinds.isDefault))
})
afterAll(() => world.close())

const accounts = async () =>
  await world.db
    .select({ username: users.username, hash: users.passwordHash, role: roles.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .orderBy(users.username)

it('fills a demo clinic with an account for each role, colleagues, departments and shifts', async () => {
  const seeded = await seed(world.db, 'demo', plain, passwordOf, time)
  expect(seeded?.map(({ username, role }) => [username, role])).toEqual([
    ['admin', 'Admin'],
    ['doctor', 'Doctor'],
    ['patient', 'Patient'],
    ['receptionist', 'Receptionist'],
    ['pharmacist', 'Pharmacist'],
    ['lab', 'Lab Technician'],
  ])
  const all = await accounts()
  expect(all.filter(({ hash }) => hash !== null)).toEqual(
    (seeded ?? [])
      .map(({ username, password, role }) => ({ username, hash: `plain ${password}`, role }))
      .sort((a, b) => a.username.localeCompare(b.username)),
  )
  expect(all.filter(({ hash }) => hash === null)).toHaveLength(67)
  expect(await world.db.$count(departments)).toBe(10)
  for (const shift of await world.db.select().from(workingTimes))
    expect(totalHours(shift), shift.name).toBe(shift.totalHours)
})

it('has signed notes of the demo’s past visits, and templates', async () => {
  await seed(world.db, 'demo', plain, passwordOf, time)
  const written = await world.db.select().from(notes).orderBy(notes.signedAt)
  expect(written).toHaveLength(6)
  expect(written.every(({ signedAt }) => (signedAt?.getTime() ?? time.now + 1) <= time.now)).toBe(
    true,
  )
  const ofVisits = written.filter(({ visitId }) => visitId !== null)
  expect(ofVisits.map(({ signedBy }) => signedBy)).toEqual([
    ...['Dr. Dmitri Volkov', 'Dr. Ines Carvalho', 'Dr. Ximena Torres', 'Dr. Daniel Reyes'],
  ])
  expect(await world.db.$count(noteAddenda)).toBe(1)
  for (const row of await world.db.select().from(templates))
    expect(templateSchema.safeParse({ ...row, text: row }).error, row.name).toBeUndefined()
})

it('dates the demo’s patients from the day, and links the patient who signs in to one', async () => {
  await seed(world.db, 'demo', plain, passwordOf, time)
  const rows = await world.db.select().from(patients).orderBy(patients.number)
  expect(rows).toHaveLength(40)
  const [own] = rows
  expect(own).toMatchObject({ number: 1, name: 'Priya Nair', lastVisit: '2030-02-17', age: 47 })
  const linked = await world.db.select().from(users).where(isNotNull(users.patientId))
  expect(linked).toMatchObject([{ username: 'patient', patientId: own?.id }])
})

it('has the demo’s prescriptions by its doctors, and what patients ask for', async () => {
  await seed(world.db, 'demo', plain, passwordOf, time)
  const written = await world.db.select().from(prescriptions).orderBy(prescriptions.number)
  expect(written).toMatchObject([
    { number: 1, date: '2029-12-27', age: 47, doctor: 'Dr. Dmitri Volkov' },
    { number: 2, date: '2030-01-30', doctor: 'Dr. Kavya Reddy', hasInteraction: true },
    { number: 3, date: '2030-02-17', doctor: 'Dr. Dmitri Volkov', requestId: null },
  ])
  expect(await world.db.select().from(prescriptionRequests)).toMatchObject([
    { number: 1, date: '2030-02-28', medicine: 'Levothyroxine 75 mcg', open: true },
  ])
})

it('has the demo’s lab orders and results, one critical and one corrected', async () => {
  await seed(world.db, 'demo', plain, passwordOf, time)
  const orders = await world.db.select().from(labOrders).orderBy(labOrders.number)
  expect(orders).toHaveLength(34)
  expect(orders[0]).toMatchObject({ testType: 'Complete Blood Count', age: 47, revisions: 0 })
  const patientOf = (orderId: string) => orders.find(({ id }) => id === orderId)?.patientId
  const [doctor] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
  const critical = await world.db.select().from(labResults).where(eq(labResults.isCritical, true))
  expect(critical).toMatchObject([{ acknowledgedAt: null, toldAt: null, reporter: 'Hannah Weiss' }])
  const [worst] = critical
  expect(orders.find(({ id }) => id === worst?.orderId)?.orderedBy).toBe(doctor?.id)
  const corrected = await world.db.select().from(labResults).where(gt(labResults.revision, 1))
  expect(corrected).toMatchObject([{ values: [{ analyte: 'HbA1c', value: 6.9, flag: 'high' }] }])
  for (const { orderId, patientId } of [...critical, ...corrected])
    expect(patientOf(orderId)).toBe(patientId)
  for (const { reportedAt } of await world.db.select().from(labResults))
    expect(reportedAt.getTime()).toBeLessThanOrEqual(time.now)
})

it('gives an empty clinic its owner, who may do everything, and nothing else', async () => {
  expect(await seed(world.db, 'empty', plain, passwordOf, time)).toEqual([
    { username: 'admin', password: 'password of admin', role: 'Super Admin' },
  ])
  const [owner] = await world.db.select().from(roles).where(eq(roles.name, 'Super Admin'))
  expect(owner?.permissions).toEqual(permissionKeys)
  expect(await accounts()).toHaveLength(1)
  expect(await world.db.$count(departments)).toBe(0)
  expect(await world.db.$count(workingTimes)).toBe(0)
  expect(await world.db.$count(patients)).toBe(0)
  expect(await world.db.$count(prescriptions)).toBe(0)
})

it('lets each role see its own dashboard alone', async () => {
  await seed(world.db, 'demo', plain, passwordOf, time)
  const dashboards = Object.fromEntries(
    (await world.db.select().from(roles)).map(({ name, permissions }) => [
      name,
      permissions.filter((key) => key.endsWith('_dashboard')),
    ]),
  )
  expect(dashboards).toMatchObject({
    Manager: ['admin_dashboard'],
    Staff: [],
    Doctor: ['doctor_dashboard'],
    Patient: ['patient_dashboard'],
    Receptionist: ['receptionist_dashboard'],
    Pharmacist: [],
    'Lab Technician': ['lab_dashboard'],
  })
})

it('leaves a database alone that has users', async () => {
  await seed(world.db, 'empty', plain, passwordOf, time)
  expect(await seed(world.db, 'demo', plain, () => 'another', time)).toBeNull()
  expect(await accounts()).toEqual([
    { username: 'admin', hash: 'plain password of admin', role: 'Super Admin' },
  ])
})

it('is done once by servers that start at the same moment', async () => {
  const starts = ['one', 'two', 'three', 'four']
  // Each on a connection that is open already, or the first would be done before the second.
  await Promise.all(starts.map(() => world.db.execute(sql`select 1`)))
  const seeded = await Promise.all(
    starts.map((which) => seed(world.db, 'demo', plain, () => which, time)),
  )
  expect(seeded.filter((accounts) => accounts === null)).toHaveLength(3)
  expect(await accounts()).toHaveLength(6 + 67)
})
