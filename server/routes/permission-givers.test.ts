import { testMinute } from '@mocks/node'
import { staffOnly } from '@shared/contracts/access'
import {
  permissionGiverEndpoints,
  permissionGiverMessages,
} from '@shared/contracts/permission-givers'
import type { PermissionKey } from '@shared/contracts/permissions'
import { superAdminName } from '@shared/contracts/roles'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { roles, users } from '../db/schema'
import { addUser, call, refusal } from '../test/api'
import { setUpWorld, world } from '../test/world'

setUpWorld()

const { list } = permissionGiverEndpoints
const ask = async (permissions: string, as = 'receptionist') =>
  await call(world.api, list.method, `${list.path}?permissions=${permissions}`, {
    token: await world.signIn(as),
  })
const giversOf = async (permissions: string) => list.output.parse((await ask(permissions)).body)
const namesOf = async (permissions: string) =>
  (await giversOf(permissions)).people.map(({ name }) => name)

/** An account whose role opens the administration's screens, as one called Admin does by its key. */
async function addAdmin(username: string, ...permissions: PermissionKey[]) {
  const { id, roleId } = await addUser(world.db, username, permissions)
  const former = { name: 'Former Admin', key: null }
  await world.db.update(roles).set(former).where(eq(roles.key, 'admin'))
  await world.db.update(roles).set({ key: 'admin' }).where(eq(roles.id, roleId))
  return id
}

it('names an admin who holds a permission together with the right to edit staff, with the role', async () => {
  await addAdmin('giver', 'staff_edit', 'billing_view')
  expect(await giversOf('billing_view')).toMatchObject({
    people: [{ name: 'giver', role: 'Role of giver' }],
    total: 1,
  })
  expect(await giversOf('billing_edit')).toEqual({ people: [], total: 0 })
  expect(await namesOf('billing_edit,billing_view')).toEqual(['giver'])
})

it('passes over who has no screen to give it on, and an admin who may not edit staff', async () => {
  await addUser(world.db, 'editor', ['staff_edit', 'billing_view'])
  await addAdmin('viewer', 'billing_view')
  expect(await namesOf('billing_view')).toEqual([])
})

it('passes over the caller, who tries another role', async () => {
  await addAdmin('giver', 'staff_edit', 'billing_view')
  expect(list.output.parse((await ask('billing_view', 'giver')).body).total).toBe(0)
})

it('says of what is no permission that it is unknown', async () => {
  expect(await ask('billing_view,all')).toMatchObject(
    refusal(400, permissionGiverMessages.unknown, { permissions: permissionGiverMessages.unknown }),
  )
})

it('names a Super Admin, who is not bound', async () => {
  const { id } = await addUser(world.db, 'owner', [])
  const [role] = await world.db.select().from(roles).where(eq(roles.name, superAdminName))
  await world.db.update(users).set({ roleId: role?.id }).where(eq(users.id, id))
  expect(await namesOf('billing_view')).toContain('owner')
})

it.each([
  ['is inactive', { active: false }],
  ['has been deleted', { deletedAt: new Date(testMinute) }],
  ['has no password yet', { passwordHash: null }],
])('passes over who %s', async (_, change) => {
  const id = await addAdmin('giver', 'staff_edit', 'billing_view')
  await world.db.update(users).set(change).where(eq(users.id, id))
  expect(await namesOf('billing_view')).not.toContain('giver')
})

it('names the first five and counts all', async () => {
  const admin = await addAdmin('a', 'staff_edit', 'billing_view')
  const [role] = await world.db.select().from(users).where(eq(users.id, admin))
  for (const name of 'fedcb') {
    const { id } = await addUser(world.db, name, [])
    await world.db.update(users).set({ roleId: role?.roleId }).where(eq(users.id, id))
  }
  expect(await giversOf('billing_view')).toMatchObject({
    people: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name })),
    total: 6,
  })
})

it('tells a patient nothing of the staff', async () => {
  expect(await ask('billing_view', 'patient')).toMatchObject(refusal(403, staffOnly))
})
