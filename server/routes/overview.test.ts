import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { overviewEndpoints } from '@/contracts/overview'
import { departments, users } from '../db/schema'
import { call } from '../test/api'

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('admin')
})
afterAll(() => world.close())

const get = async (path: string) => (await call(world.api, 'GET', path, { token })).body
const totals = async () => overviewEndpoints.totals.output.parse(await get('/api/overview'))
const departmentRows = async () =>
  overviewEndpoints.departments.output.parse(await get('/api/overview/departments'))

it('counts the staff, and tells nothing of what is not kept', async () => {
  expect(await get('/api/overview')).toEqual({ doctors: 28, staff: 72 })
  await world.db.update(users).set({ deletedAt: new Date() }).where(eq(users.username, 'doctor'))
  expect(await totals()).toEqual({ doctors: 27, staff: 71 })
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
  expect(await totals()).toEqual({ doctors: 0, staff: 1 })
  expect(await departmentRows()).toEqual([])
})
