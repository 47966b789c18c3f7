import type { Id } from '@shared/contracts/lists'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { roleEndpoints, roleSchema } from '@shared/contracts/roles'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { roles, users } from '../db/schema'
import { addUser, type Call, call, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const answerSchema = z.object({ data: roleSchema })

const ask = (method: string, path: string, more: Call = {}) =>
  call(world.api, method, path, { token, ...more })
const add = (input: object, more: Call = {}) =>
  ask('POST', roleEndpoints.create.path, { json: input, ...more })
const change = (privilegeId: Id, input: object, more: Call = {}) =>
  ask('PATCH', roleEndpoints.update.path, {
    json: { privilegeId, _id: privilegeId, ...input },
    ...more,
  })
const remove = (privilegeId: unknown, more: Call = {}) =>
  ask('DELETE', roleEndpoints.delete.path, { json: { privilegeId }, ...more })
const list = async () =>
  roleEndpoints.list.output.parse((await ask('GET', roleEndpoints.list.path)).body)
const added = async (input: object) => answerSchema.parse((await add(input)).body).data

async function named(name: string) {
  const found = (await list()).find((role) => role.name === name)
  if (!found) throw new Error(`there is no role ${name}`)
  return found
}

describe('giving and taking permissions', () => {
  let clerk: string

  beforeEach(async () => {
    await addUser(world.db, 'clerk', ['staff_create', 'staff_delete', 'staff_edit', 'staff_view'])
    clerk = await world.signIn('clerk')
  })

  const tooMuch = refusal(403, 'You can only give or take away permissions that you hold yourself.')

  it('refuses to give what the caller does not hold, in a new role and in an old one', async () => {
    expect(
      await add({ name: 'Nurse', roles: ['staff_view', 'billing_view'] }, { token: clerk }),
    ).toMatchObject(tooMuch)
    for (const name of ['Staff', 'Role of clerk']) {
      const role = await named(name)
      expect(
        await change(role._id, { name, roles: [...role.roles, 'billing_view'] }, { token: clerk }),
      ).toMatchObject(tooMuch)
      expect(await named(name)).toEqual(role)
    }
    expect(await list()).toHaveLength(10)
  })

  it('refuses to take what the caller does not hold', async () => {
    const staff = await named('Staff')
    expect(
      await change(staff._id, { name: 'Staff', roles: ['patient_view'] }, { token: clerk }),
    ).toMatchObject(tooMuch)
    expect(await named('Staff')).toEqual(staff)
  })

  it('allows both within what the caller holds, and to keep the rest', async () => {
    expect((await add({ name: 'Nurse', roles: ['staff_view'] }, { token: clerk })).status).toBe(201)
    const { _id, roles: held } = await named('Staff')
    for (const keys of [[...held, 'staff_view'], held])
      expect(await change(_id, { name: 'Crew', roles: keys }, { token: clerk })).toMatchObject({
        status: 200,
        body: { data: { name: 'Crew', roles: keys } },
      })
  })

  it('allows to delete a role of permissions that the caller does not hold', async () => {
    const { _id } = await added({ name: 'Nurse', roles: ['billing_view'] })
    expect((await remove(_id, { token: clerk })).status).toBe(200)
  })

  it('does not bind a Super Admin, whose role may lack what another version knows', async () => {
    const { _id, roles: held } = await named('Super Admin')
    await world.db
      .update(roles)
      .set({ permissions: held.filter((key) => key !== 'billing_view') })
      .where(eq(roles.id, String(_id)))
    await addUser(world.db, 'owner', [])
    const owner = await promote('owner', String(_id))
    const staff = await named('Staff')
    for (const keys of [[...staff.roles, 'billing_view'], staff.roles])
      expect(
        (await change(staff._id, { name: 'Staff', roles: keys }, { token: owner })).status,
      ).toBe(200)
  })
})

describe('the administration', () => {
  const lost = (permissions: string, them = 'it') =>
    refusal(
      409,
      `After this change, nobody who can edit roles would hold ${permissions}, so nobody could give ${them} again.`,
    )

  /** Leaves everything but these permissions to a role. */
  const take = async (name: string, keys: readonly PermissionKey[], more: Call = {}) => {
    const role = await named(name)
    const rest = role.roles.filter((key) => !keys.some((taken) => taken === key))
    return await change(role._id, { name, roles: rest }, more)
  }

  /** Another account that holds all that the admin holds, in a role of its own. */
  const addChief = async () => {
    const { id, roleId } = await addUser(world.db, 'chief', permissionKeys)
    return { id, roleId, token: await world.signIn('chief') }
  }

  it('is not shut by the last one who runs it', async () => {
    const own = await named('Admin')
    expect(await take('Admin', ['staff_view'])).toMatchObject(lost('Staff View'))
    expect(await take('Admin', ['patient_view', 'billing_view'])).toMatchObject(
      lost('Billing View and Patient View', 'them'),
    )
    expect(await take('Admin', ['staff_edit'])).toMatchObject({ status: 409 })
    expect(await named('Admin')).toEqual(own)
  })

  it('is not shut by somebody else who may edit roles', async () => {
    await addUser(world.db, 'clerk', ['staff_edit'])
    const clerk = await world.signIn('clerk')
    expect(await take('Admin', permissionKeys, { token: clerk })).toMatchObject({ status: 403 })
    expect(await take('Admin', ['staff_edit'], { token: clerk })).toMatchObject({ status: 409 })
  })

  it('may leave a permission to another active account that can edit roles', async () => {
    await addChief()
    expect((await take('Admin', ['staff_view', 'staff_edit'])).status).toBe(200)
  })

  it('cannot be left to an account that is not active', async () => {
    const chief = await addChief()
    await world.db.update(users).set({ active: false }).where(eq(users.id, chief.id))
    expect(await take('Admin', ['staff_view'])).toMatchObject(lost('Staff View'))
  })

  it('is free to change where a Super Admin is active, who can give everything back', async () => {
    await addUser(world.db, 'owner', [])
    await promote('owner', String((await named('Super Admin'))._id))
    expect((await take('Admin', permissionKeys)).status).toBe(200)
  })

  it('can still be changed where a permission is out of reach already', async () => {
    await world.db
      .update(roles)
      .set({ permissions: permissionKeys.filter((key) => key !== 'billing_view') })
      .where(eq(roles.name, 'Admin'))
    expect((await take('Staff', ['patient_view'])).status).toBe(200)
    expect(await take('Admin', ['staff_view'])).toMatchObject(lost('Staff View'))
  })

  it.each(['billing_view', 'patient_view', 'staff_create'] as const)(
    'keeps %s when its two last holders take it at the same moment',
    async (key) => {
      const chief = await addChief()
      const before = [await named('Admin'), await named('Role of chief')]
      const answers = await Promise.all([
        take('Admin', [key], { token }),
        take('Role of chief', [key], { token: chief.token }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const after = [await named('Admin'), await named('Role of chief')]
      const refused = answers.findIndex(({ status }) => status === 409)
      expect(after[refused]).toEqual(before[refused])
    },
  )

  it('gives nothing back to a caller from whom it is taken at the same moment', async () => {
    const own = await addUser(world.db, 'clerk', ['staff_edit', 'billing_view'])
    const clerk = await world.signIn('clerk')
    const name = 'Role of clerk'
    await Promise.all([
      change(own.roleId, { name, roles: ['staff_edit'] }),
      change(own.roleId, { name, roles: ['staff_edit', 'billing_view'] }, { token: clerk }),
    ])
    expect((await named('Role of clerk')).roles).toEqual(['staff_edit'])
  })
})

/** A token of this user after they were given this role. */
async function promote(username: string, roleId: string): Promise<string> {
  await world.db.update(users).set({ roleId }).where(eq(users.username, username))
  return await world.signIn(username)
}
