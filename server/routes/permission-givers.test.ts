import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { staffOnly } from '@/contracts/access'
import { permissionGiverEndpoints } from '@/contracts/permission-givers'
import { superAdminName } from '@/contracts/roles'
import { roles, users } from '../db/schema'
import { addUser, call, refusal } from '../test/api'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(() => world.reset())
afterAll(() => world.close())

const { list } = permissionGiverEndpoints
const ask = async (permission: string, as: string) =>
  await call(world.api, list.method, `${list.path}?permission=${permission}`, {
    token: await world.signIn(as),
  })
const giversOf = async (permission: string) =>
  list.output.parse((await ask(permission, 'receptionist')).body)
const namesOf = async (permission: string) =>
  (await giversOf(permission)).people.map(({ name }) => name)

it('names who holds a permission together with the right to edit staff, with their role', async () => {
  await addUser(world.db, 'giver', ['staff_edit', 'billing_view'])
  await addUser(world.db, 'holder', ['billing_view'])
  await addUser(world.db, 'editor', ['staff_edit'])
  const { people, total } = await giversOf('billing_view')
  expect(people).toContainEqual({ id: expect.any(String), name: 'giver', role: 'Role of giver' })
  expect(people.map(({ name }) => name)).not.toContain('holder')
  expect(people.map(({ name }) => name)).not.toContain('editor')
  expect(total).toBe(people.length)
})

it('names a Super Admin, who is not bound', async () => {
  const { id } = await addUser(world.db, 'owner', [])
  const [role] = await world.db.select().from(roles).where(eq(roles.name, superAdminName))
  await world.db.update(users).set({ roleId: role?.id }).where(eq(users.id, id))
  expect(await namesOf('billing_view')).toContain('owner')
})

it.each([
  ['is inactive', { active: false }],
  ['has been deleted', { deletedAt: new Date() }],
  ['has no password yet', { passwordHash: null }],
])('passes over who %s', async (_, change) => {
  const { id } = await addUser(world.db, 'giver', ['staff_edit', 'billing_view'])
  await world.db.update(users).set(change).where(eq(users.id, id))
  expect(await namesOf('billing_view')).not.toContain('giver')
})

it('names the first five and counts all', async () => {
  const before = await giversOf('billing_view')
  for (const name of 'fedcba') await addUser(world.db, `0${name}`, ['staff_edit', 'billing_view'])
  expect(await giversOf('billing_view')).toMatchObject({
    people: ['0a', '0b', '0c', '0d', '0e'].map((name) => ({ name })),
    total: before.total + 6,
  })
})

it('tells a patient nothing of the staff', async () => {
  expect(await ask('billing_view', 'patient')).toMatchObject(refusal(403, staffOnly))
})
