import { tokenPayloadSchema } from '@shared/contracts/auth'
import type { Id } from '@shared/contracts/lists'
import { roleEndpoints, roleMessages, roleSchema } from '@shared/contracts/roles'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { users } from '../db/schema'
import { addUser, type Call, call, refusal } from '../test/api'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'
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

describe('listing roles', () => {
  it('answers them under data, in the order of the names, with permissions and description', async () => {
    const answer = await ask('GET', roleEndpoints.list.path)
    const { data } = z.object({ data: z.array(roleSchema) }).parse(answer.body)
    expect(data.map(({ name }) => name)).toEqual([
      'Admin',
      'Doctor',
      'Lab Technician',
      'Manager',
      'Patient',
      'Pharmacist',
      'Receptionist',
      'Staff',
      'Super Admin',
    ])
    expect(data.find(({ name }) => name === 'Staff')).toMatchObject({
      roles: ['appointment_view', 'patient_view'],
      description: 'Sees appointments and patients',
    })
  })
})

describe('adding a role', () => {
  it('trims the name, keeps each permission once and answers the role', async () => {
    const answer = await add({
      name: ' Nurse ',
      roles: ['patient_view', 'staff_view', 'patient_view'],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { name: 'Nurse', roles: ['patient_view', 'staff_view'] } },
    })
    expect(await list()).toContainEqual(answerSchema.parse(answer.body).data)
  })

  it('may have no permissions at all', async () => {
    expect((await add({ name: 'Guest', roles: [] })).status).toBe(201)
  })

  it.each([
    [{ name: '  ', roles: [] }, 'name', roleMessages.nameMissing],
    [{ name: 'x'.repeat(101), roles: [] }, 'name', roleMessages.nameTooLong],
    [{ roles: [] }, 'name', "'name' is missing or of the wrong type"],
    [{ name: 'Nurse' }, 'roles', "'roles' is missing or of the wrong type"],
    [{ name: 'Nurse', roles: 'staff_view' }, 'roles', "'roles' is missing or of the wrong type"],
    [
      { name: 'Nurse', roles: ['staff_view', 'root'] },
      'roles.1',
      "'roles.1' is missing or of the wrong type",
    ],
    [
      { name: 'Nurse', roles: ['toString'] },
      'roles.0',
      "'roles.0' is missing or of the wrong type",
    ],
  ])('refuses %j and says so at the field', async (input, field, message) => {
    expect(await add(input)).toMatchObject(refusal(400, message, { [field]: message }))
    expect(await list()).toHaveLength(9)
  })

  it('refuses a name that is there in another case, that of the Super Admin too', async () => {
    for (const name of ['doctor', ' SUPER ADMIN '])
      expect(await add({ name, roles: [] })).toMatchObject(
        refusal(409, roleMessages.exists, { name: roleMessages.exists }),
      )
  })

  it.each(['Super_Admin', 'super  admin', 'Ｓuper Ａdmin', 'Super\u2064Admin', 'Ѕuper Аdmin'])(
    'lets nobody make or become a Super Admin by the name %j',
    async (name) => {
      const protectedName = refusal(403, roleMessages.protected)
      expect(await add({ name, roles: [] })).toMatchObject(protectedName)
      const manager = await named('Manager')
      expect(await change(manager._id, { name, roles: manager.roles })).toMatchObject(protectedName)
      expect(await named('Manager')).toEqual(manager)
      expect(await list()).toHaveLength(9)
    },
  )

  it('refuses a name that looks like another role’s', async () => {
    const exists = refusal(409, roleMessages.exists, { name: roleMessages.exists })
    expect(await add({ name: 'Dос\u200ctor', roles: [] })).toMatchObject(exists)
    const { _id, ...manager } = await named('Manager')
    expect(await change(_id, { ...manager, name: 'Receptıonist' })).toMatchObject(exists)
    expect((await change(_id, { ...manager, name: 'Manа ger' })).status).toBe(200)
  })

  it('lets one of two at the same moment have the name', async () => {
    const nurse = { name: 'Nurse', roles: [] }
    const answers = await Promise.all([add(nurse), add(nurse)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await list()).toHaveLength(10)
  })
})

describe('changing a role', () => {
  it('changes name and permissions and leaves the description', async () => {
    const { _id, description } = await named('Manager')
    const input = { name: 'Lead', roles: ['staff_view'] }
    expect(await change(_id, input)).toMatchObject({
      status: 200,
      body: { data: { _id, ...input } },
    })
    expect(await named('Lead')).toEqual({ _id, ...input, description, version: 2 })
  })

  it("refuses another role's name and keeps its own", async () => {
    const { _id } = await named('Manager')
    expect(await change(_id, { name: 'doctor', roles: [] })).toMatchObject(
      refusal(409, roleMessages.exists),
    )
    expect(await change(_id, { name: 'super admin', roles: [] })).toMatchObject(
      refusal(409, roleMessages.exists),
    )
    expect((await change(_id, { name: 'MANAGER', roles: [] })).status).toBe(200)
  })

  it('refuses a blank name and an unknown permission', async () => {
    const { _id } = await named('Manager')
    expect(await change(_id, { name: ' ', roles: [] })).toMatchObject(
      refusal(400, roleMessages.nameMissing),
    )
    expect((await change(_id, { name: 'Lead', roles: ['root'] })).status).toBe(400)
    await named('Manager')
  })

  it.each([unknownId, 'nonsense', ''])('knows no role %j', async (id) => {
    expect(await change(id, { name: 'Any', roles: [] })).toMatchObject(
      refusal(404, roleMessages.notFound),
    )
  })

  it('counts at once for a token that is out already', async () => {
    const clerk = await addUser(world.db, 'clerk', [])
    const held = await world.signIn('clerk')
    expect((await ask('GET', roleEndpoints.list.path, { token: held })).status).toBe(403)
    await change(clerk.roleId, { name: 'Clerk', roles: ['staff_view'] })
    expect((await ask('GET', roleEndpoints.list.path, { token: held })).status).toBe(200)
    await change(clerk.roleId, { name: 'Clerk', roles: [] })
    expect((await ask('GET', roleEndpoints.list.path, { token: held })).status).toBe(403)
  })

  it('leaves a role that the product knows its name in tokens, whatever it is renamed to', async () => {
    const doctor = await named('Doctor')
    await change(doctor._id, { name: 'Physician', roles: doctor.roles })
    const payload = tokenPayloadSchema.parse(decodeJwt(await world.signIn('doctor')))
    expect(payload.roles).toEqual(['doctor', ...doctor.roles])
  })

  it('spells a role of its own in tokens in lower snake case', async () => {
    const clerk = await addUser(world.db, 'clerk', ['staff_view'])
    await change(clerk.roleId, { name: 'Night  Desk', roles: ['staff_view'] })
    const payload = tokenPayloadSchema.parse(decodeJwt(await world.signIn('clerk')))
    expect(payload.roles).toEqual(['night_desk', 'staff_view'])
  })
})

describe('deleting a role', () => {
  it('keeps a role that somebody holds on its side: the staff’s, or a patient’s', async () => {
    const patientOnly = { name: 'Lab Technician', roles: ['patient_dashboard'] }
    const { _id } = await named('Lab Technician')
    expect(await change(_id, patientOnly)).toMatchObject(refusal(409, roleMessages.scopeHeld))
    const role = await added({ name: 'Guest', roles: [] })
    expect((await change(role._id, { ...patientOnly, name: 'Guest' })).status).toBe(200)
  })

  it('deletes one that nobody holds', async () => {
    const { _id } = await added({ name: 'Nurse', roles: [] })
    expect(await remove(_id)).toMatchObject({
      status: 200,
      body: { message: roleMessages.deleted },
    })
    expect(await list()).toHaveLength(9)
    expect(await remove(_id)).toMatchObject(refusal(404, roleMessages.notFound))
  })

  it('keeps one that a user holds, and says why', async () => {
    const { _id } = await named('Doctor')
    expect(await remove(_id)).toMatchObject(refusal(409, roleMessages.inUse))
    await named('Doctor')
  })

  it.each([unknownId, 'nonsense', ''])('knows no role %j', async (id) => {
    expect(await remove(id)).toMatchObject(refusal(404, roleMessages.notFound))
    expect(await list()).toHaveLength(9)
  })

  it('takes one id a call', async () => {
    const { _id } = await added({ name: 'Nurse', roles: [] })
    expect((await remove([_id])).status).toBe(400)
    await named('Nurse')
  })
})

describe('the Super Admin role', () => {
  it('can be neither changed nor deleted, by an admin or by a Super Admin', async () => {
    const role = await named('Super Admin')
    await addUser(world.db, 'owner', [])
    const owner = await promote('owner', String(role._id))
    for (const held of [token, owner]) {
      expect(await change(role._id, { name: 'Boss', roles: [] }, { token: held })).toMatchObject(
        refusal(403, roleMessages.protected),
      )
      expect(await remove(role._id, { token: held })).toMatchObject(
        refusal(403, roleMessages.protected),
      )
    }
    expect(await named('Super Admin')).toEqual(role)
  })

  it('makes an admin in tokens too', async () => {
    await addUser(world.db, 'owner', [])
    const owner = await promote('owner', String((await named('Super Admin'))._id))
    expect(tokenPayloadSchema.parse(decodeJwt(owner)).roles.slice(0, 2)).toEqual([
      'super_admin',
      'admin',
    ])
  })
})

/** A token of this user after they were given this role. */
async function promote(username: string, roleId: string): Promise<string> {
  await world.db.update(users).set({ roleId }).where(eq(users.username, username))
  return await world.signIn(username)
}

describe('who holds each role', () => {
  const holders = async (name: string) => {
    const answer = await ask('GET', roleEndpoints.holders.path)
    expect(answer.status).toBe(200)
    const { _id } = await named(name)
    return roleEndpoints.holders.output
      .parse(answer.body)
      .find(({ privilegeId }) => privilegeId === _id)
  }

  it('is told with how many, and the first ten by name, of those who can sign in', async () => {
    const { _id } = await added({ name: 'Bearer', roles: ['patient_view'] })
    expect(await holders('Bearer')).toMatchObject({ total: 0, names: [] })
    const letters = [...'nmlkjihgfedcba']
    for (const letter of letters) {
      const { id } = await addUser(world.db, letter, [])
      await world.db
        .update(users)
        .set({
          roleId: String(_id),
          active: letter !== 'c',
          ...(letter === 'b' && { deletedAt: new Date(world.now()) }),
          ...(letter === 'd' && { passwordHash: null }),
        })
        .where(eq(users.id, id))
    }
    expect(await holders('Bearer')).toMatchObject({ total: 11, names: [...'aefghijklm'] })
  })

  it('tells which roles open the administration, whatever they are called and permit', async () => {
    const admin = await named('Admin')
    await change(admin._id, { name: 'Head', roles: admin.roles })
    await added({ name: 'Clerk', roles: ['staff_view', 'staff_edit'] })
    await added({ name: 'Admin', roles: [] })
    const told = new Map<string, boolean | undefined>()
    for (const { name } of await list()) told.set(name, (await holders(name))?.isAdmin)
    expect([...told].filter(([, isAdmin]) => isAdmin).map(([name]) => name)).toEqual([
      'Admin',
      'Head',
      'Super Admin',
    ])
    expect(told.get('Clerk')).toBe(false)
  })

  it('names no patient', async () => {
    const told = await holders('Patient')
    expect(told?.total).toBeGreaterThan(0)
    expect(told?.names).toEqual([])
  })
})
