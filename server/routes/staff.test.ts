import { demoPassword } from '@mocks/world'
import type { Id } from '@shared/contracts/lists'
import { type StaffUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { permissionMissing } from '../auth/session'
import { departments, roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { keyedCalls } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string
let roleIds: Record<string, string>
let departmentIds: Record<string, string>

const idsOf = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [name, id]))

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('admin')
  roleIds = idsOf(await world.db.select().from(roles))
  departmentIds = idsOf(await world.db.select().from(departments))
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const create = (more: object = {}, call: Call = {}) =>
  ask('POST', staffEndpoints.create.path, { json: { ...ada(), ...more }, ...call })
const ada = () => ({
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@example.org',
  phone: '+91 98765 43210',
  username: 'amoss',
  password: 'first-secret',
  role: roleIds.Doctor,
  department: departmentIds.ENT,
  status: 'active',
})
const other = { username: 'mmoss', email: 'mira@example.org' }
const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await ask(
    'GET',
    `${staffEndpoints.list.path}?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return staffEndpoints.list.output.parse(body)
}
const read = (body: unknown): StaffUser => staffEndpoints.get.output.parse(body)
const added = async (more: object = {}) => read((await create(more)).body)
const get = (id: Id) => ask('GET', pathOf(staffEndpoints.get, id))
const update = (user: StaffUser, more: object = {}, call: Call = {}) =>
  ask('PATCH', pathOf(staffEndpoints.update, user._id), {
    json: {
      role: user.role._id,
      department: user.department?._id,
      status: user.status,
      version: user.version,
      ...more,
    },
    ...call,
  })
const remove = (...ids: Id[]) => ask('DELETE', staffEndpoints.delete.path, { json: { ids } })
const login = (username: string, password: string) =>
  ask('POST', '/api/auth/login', { json: { username, password } })
/** The accounts as they stand, for a refusal has to leave them so. */
const accounts = () => world.db.select().from(users).orderBy(users.id)
const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'

describe('a new user', () => {
  it('is an account, which signs in and has to choose a password first', async () => {
    const answer = await create()
    expect(answer.status).toBe(201)
    const user = read(answer.body)
    expect(user).toMatchObject({
      name: 'Ada Moss',
      phone: '9876543210',
      role: { name: 'Doctor' },
      department: { name: 'ENT' },
      workingTime: null,
      status: 'active',
      version: 1,
      // The demo's staff have the first.
      number: 73,
    })
    expect((await get(user._id)).body).toEqual(answer.body)
    const made = (await accounts()).find(({ id }) => id === user._id)
    expect(made?.createdAt).toEqual(new Date(world.now()))
    const { body } = await login('amoss', 'first-secret')
    expect(body).toMatchObject({
      mustChangePassword: true,
      records: expect.arrayContaining(['staff', 'overview']),
    })
    const { token: hers } = z.object({ token: z.string() }).parse(body)
    expect(await ask('GET', '/api/department', { token: hers })).toMatchObject({
      status: 403,
      body: { error: 'password_change_required' },
    })
    const change = (currentPassword: string, newPassword: string) =>
      ask('POST', '/api/auth/change-password', {
        token: hers,
        json: { currentPassword, newPassword },
      })
    expect(await change('a guess', 'my own one')).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: expect.any(String) } },
    })
    expect((await change('first-secret', 'first-secret')).status).toBe(400)
    const changed = await change('first-secret', 'my own one')
    expect(changed.body).not.toHaveProperty('mustChangePassword')
    const { token: own } = z.object({ token: z.string() }).parse(changed.body)
    expect((await ask('GET', '/api/department', { token: own })).status).toBe(200)
    expect((await ask('GET', '/api/department', { token: hers })).status).toBe(401)
    expect((await login('amoss', 'first-secret')).status).toBe(401)
  })

  it('is told of the account by mail, and not of the password', async () => {
    await create()
    await world.settle()
    expect(world.inbox).toMatchObject([{ to: 'ada@example.org' }])
    expect(world.inbox[0]?.text).toContain('amoss')
    expect(world.inbox[0]?.text).not.toContain('first-secret')
  })

  it('has a username and an e-mail that nobody has, or had', async () => {
    const user = await added()
    const before = await accounts()
    expect(await create({ username: 'AMOSS' })).toMatchObject(
      refusal(409, staffMessages.usernameTaken, {
        username: staffMessages.usernameTaken,
        email: staffMessages.emailTaken,
      }),
    )
    expect(await accounts()).toEqual(before)
    expect((await remove(user._id)).status).toBe(200)
    expect((await create()).status).toBe(409)
  })

  it('is one, though asked for twice at the same moment, or again after a lost answer', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' }
    const answers = await Promise.all([create({}, { headers }), create({}, { headers })])
    answers.push(await create({}, { headers }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list({ q: 'amoss' })).total).toBe(1)
    expect((await create({ lastName: 'Mossy' }, { headers })).status).toBe(422)
    expect((await create({}, { headers: { 'idempotency-key': '' } })).status).toBe(400)
  })

  it('is one of two that are asked for with one username at the same moment', async () => {
    const other = { email: 'other@example.org' }
    const answers = await Promise.all([create(), create(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('gets a role and a department that there are, and no Super Admin’s or patient’s', async () => {
    const before = await accounts()
    for (const role of [unknownId, 'x', roleIds.Patient])
      expect(await create({ role })).toMatchObject(
        refusal(422, staffMessages.roleRequired, { role: staffMessages.roleRequired }),
      )
    expect(await create({ department: unknownId })).toMatchObject(
      refusal(422, staffMessages.departmentRequired, {
        department: staffMessages.departmentRequired,
      }),
    )
    expect(await accounts()).toEqual(before)
  })

  it('gets no more than the caller holds', async () => {
    await addUser(world.db, 'clerk', [
      'staff_create',
      'staff_edit',
      'appointment_view',
      'patient_view',
    ])
    const hers = { token: await world.signIn('clerk') }
    expect((await create({}, hers)).status).toBe(403)
    expect((await create({ role: roleIds.Staff }, hers)).status).toBe(201)
    await addUser(world.db, 'viewer', ['staff_view'])
    expect(await create({}, { token: await world.signIn('viewer') })).toMatchObject(
      refusal(403, permissionMissing(['staff_create'])),
    )
  })
})

describe('a change', () => {
  it('moves a user to another role, department and status, in the version that was seen', async () => {
    const user = await added()
    const moved = await update(user, {
      role: roleIds.Receptionist,
      department: departmentIds.Urology,
      status: 'inactive',
    })
    expect(read(moved.body)).toMatchObject({
      role: { name: 'Receptionist' },
      department: { name: 'Urology' },
      status: 'inactive',
      version: 2,
    })
    expect((await login('amoss', 'first-secret')).status).toBe(401)
  })

  it('that is stale is refused with what there is now', async () => {
    const user = await added()
    const first = await update(user, { status: 'inactive' })
    expect(await update(user, { department: departmentIds.Urology })).toEqual(
      expect.objectContaining({
        status: 409,
        body: { message: staffMessages.stale, error: 'stale', current: first.body },
      }),
    )
    expect((await get(user._id)).body).toEqual(first.body)
  })

  it('is one of two that were made of one version at the same moment', async () => {
    const user = await added()
    const answers = await Promise.all([
      update(user, { department: departmentIds.Urology }),
      update(user, { status: 'inactive' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('ends the sessions of whoever is deactivated', async () => {
    const user = await added()
    const { token: hers } = z
      .object({ token: z.string() })
      .parse((await login('amoss', 'first-secret')).body)
    await update(user, { status: 'inactive' })
    expect((await ask('POST', '/api/auth/logout', { token: hers })).status).toBe(401)
  })

  it('makes a Super Admin only where its caller is one, and the audit names it', async () => {
    const superAdmin = roleIds['Super Admin'] ?? ''
    const only = refusal(403, staffMessages.superAdminOnly, { role: staffMessages.superAdminOnly })
    const user = await added()
    expect(await update(user, { role: superAdmin })).toMatchObject(only)
    expect(await create({ ...other, role: superAdmin })).toMatchObject(only)

    await world.db
      .update(users)
      .set({ roleId: superAdmin })
      .where(eq(users.username, 'receptionist'))
    token = await world.signIn('receptionist')
    const given = { role: superAdmin, currentPassword: demoPassword }
    expect(await update(user, given)).toMatchObject({ status: 200 })
    expect(await create({ ...other, ...given })).toMatchObject({ status: 201 })
    const rows = await world.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)
    expect(rows.map(({ query }) => JSON.parse(query))).toMatchObject([
      { targets: [{ name: 'Ada Moss (mmoss)', changes: { role: { to: 'Super Admin' } } }] },
      {
        targets: [
          {
            name: 'Ada Moss (amoss)',
            changes: { role: { from: 'Doctor', to: 'Super Admin' } },
          },
        ],
      },
    ])
    const [made] = (await list({ q: 'amoss' })).rows
    expect(await remove(made?._id ?? '')).toMatchObject(refusal(403, staffMessages.protected))
  })

  it('leaves a Super Admin and one’s own account alone', async () => {
    const [owner] = (await list({ role: roleIds['Super Admin'] ?? '' })).rows
    const [own] = (await list({ q: 'Asha Menon' })).rows
    if (!owner || !own) throw new Error('the demo clinic has both')
    const before = await accounts()
    expect(await update(owner, { role: roleIds.Staff })).toMatchObject(
      refusal(403, staffMessages.protected),
    )
    expect(await update(own, { status: 'inactive' })).toMatchObject({ status: 409 })
    expect(await remove(owner._id)).toMatchObject(refusal(403, staffMessages.protected))
    expect(await remove(own._id)).toMatchObject(refusal(409, staffMessages.ownAccount))
    expect(await accounts()).toEqual(before)
  })

  it('takes nobody out of work, or back, whose role is beyond the caller', async () => {
    const admin = await added({ role: roleIds.Admin })
    const doctor = await added({ username: 'doc', email: 'doc@example.org', status: 'inactive' })
    await addUser(world.db, 'clerk', ['staff_edit', 'staff_delete'])
    const hers = { token: await world.signIn('clerk') }
    const before = await accounts()
    expect(await update(admin, { status: 'inactive' }, hers)).toMatchObject(
      refusal(403, staffMessages.adminsOnly),
    )
    const path = staffEndpoints.delete.path
    expect(await ask('DELETE', path, { json: { ids: [admin._id] }, ...hers })).toMatchObject(
      refusal(403, staffMessages.adminsOnly),
    )
    expect((await update(doctor, { status: 'active' }, hers)).status).toBe(403)
    expect(await accounts()).toEqual(before)
    expect((await update(doctor, { status: 'active' })).status).toBe(200)
    expect((await update({ ...doctor, version: 2 }, { status: 'inactive' }, hers)).status).toBe(200)
  })

  it('needs a version, and a user that there is', async () => {
    const user = await added()
    expect(await update(user, { version: undefined })).toMatchObject(
      refusal(400, staffMessages.versionMissing, { version: staffMessages.versionMissing }),
    )
    expect((await update({ ...user, _id: unknownId })).status).toBe(404)
    expect((await get('x')).status).toBe(404)
  })
})

it('keeps a user whose department is deleted, without one', async () => {
  const user = await added()
  expect(
    (await ask('DELETE', '/api/department/delete', { json: { id: [departmentIds.ENT] } })).status,
  ).toBe(200)
  expect(read((await get(user._id)).body)).toMatchObject({
    department: null,
    role: { name: 'Doctor' },
  })
})

describe('deleting', () => {
  it('is for good: gone from the list, signed out, and not to be signed in again', async () => {
    const user = await added()
    const other = await added({ username: 'other', email: 'other@example.org' })
    expect(await remove(user._id, other._id, unknownId)).toMatchObject({
      status: 200,
      body: { message: staffMessages.deleted(2) },
    })
    expect((await get(user._id)).status).toBe(404)
    expect((await login('amoss', 'first-secret')).status).toBe(401)
    expect((await remove(user._id)).status).toBe(404)
  })
})

it('lets nobody sign in who has no password', async () => {
  for (const password of [demoPassword, 'null', 'x'])
    expect((await login('kreddy', password)).status).toBe(401)
})
