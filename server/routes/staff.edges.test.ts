import { departmentEndpoints } from '@shared/contracts/departments'
import type { Id } from '@shared/contracts/lists'
import { roleEndpoints } from '@shared/contracts/roles'
import { type StaffUser, staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountNames, addUsernameLooks } from '../auth/names'
import { rescueAccount } from '../db/rescue'
import { departments, roles, sessions, users } from '../db/schema'
import { searchText } from '../records/search-text'
import { addUser, pathOf, refusal } from '../test/api'
import { bodies, unknownId } from '../test/every-call'
import { ask, setUpWorld, world } from '../test/world'

/** What a staff list meets that nobody thinks of: odd words, odd ids, and accounts that are no staff. */

let roleIds: Record<string, string>
let departmentIds: Record<string, string>

const idsOf = (rows: readonly { id: string; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [name, id]))

setUpWorld({ as: 'admin' })
beforeEach(async () => {
  roleIds = idsOf(await world.db.select().from(roles))
  departmentIds = idsOf(await world.db.select().from(departments))
})

const create = (more: object = {}) =>
  ask('POST', staffEndpoints.create.path, {
    json: {
      ...bodies['create staff user'],
      ...{ role: roleIds.Staff, department: departmentIds.ENT },
      ...more,
    },
  })
const added = async (more: object = {}): Promise<StaffUser> => {
  const { status, body } = await create(more)
  expect(status, JSON.stringify(body)).toBe(201)
  return staffEndpoints.create.output.parse(body)
}
const remove = (ids: readonly Id[]) => ask('DELETE', staffEndpoints.delete.path, { json: { ids } })
const accounts = () => world.db.select().from(users).orderBy(users.id)
const change = (id: Id, more: object = {}) =>
  ask('PATCH', pathOf(staffEndpoints.update, id), {
    json: {
      ...{ role: roleIds.Staff, department: departmentIds.ENT, status: 'active', version: 1 },
      ...more,
    },
  })

const hasher = { hash: async () => 'x', verify: async () => false }
const means = () => ({
  ...{ passwords: hasher, password: () => 'secret' },
  ...{ mail: {}, now: world.now() },
})

describe('a search', () => {
  const found = async (q: string) => {
    const query = new URLSearchParams({ q })
    const { status, body } = await ask('GET', `${staffEndpoints.list.path}?${query}`)
    expect(status).toBe(200)
    return staffEndpoints.list.output.parse(body).rows.map(({ name }) => name)
  }

  it('takes every character as it is, those that have a meaning in a pattern too', async () => {
    await added({ lastName: '50%_a\\b' })
    for (const q of ['%', '_', '\\', '%_', '\\b', '0%_A\\'])
      expect(await found(q)).toEqual(['Ada 50%_a\\b'])
    for (const q of ['%%', '\\\\', 'a%b', '_a_', "' or true --"]) expect(await found(q)).toEqual([])
  })

  it('finds a name in whatever composition of its letters it was typed, or is looked for', async () => {
    await added({ lastName: 'José' })
    await added({ ...{ username: 'b', email: 'b@example.org' }, lastName: 'Jose\u0301' })
    for (const q of ['josé', 'JOSE\u0301'])
      expect((await found(q)).map((name) => name.normalize())).toEqual(['Ada José', 'Ada José'])
  })

  it.each(['王小', 'ｶﾅ', 'محمد', '👩🏽‍⚕️', 'ÄÖẞ'])('finds %s', async (lastName) => {
    await added({ lastName })
    expect(await found(lastName)).toEqual([`Ada ${lastName}`])
    expect(await found(lastName.toLowerCase())).toEqual([`Ada ${lastName}`])
  })

  it('bears a very long text, and none across two of the texts that it looks into', async () => {
    await added()
    expect(await found('x'.repeat(60_000))).toEqual([])
    expect(await found('%'.repeat(60_000))).toEqual([])
    expect(await found('Moss amoss')).toEqual([])
    expect(await found('moss\namoss')).toEqual([])
  })

  it.each([
    ['a\0', unknownId],
    ['\ud83d', unknownId],
    ['a', '\0'],
  ])('refuses a cursor with what no database can keep: %j', async (...place) => {
    const bytes = new TextEncoder().encode(JSON.stringify(place))
    const query = new URLSearchParams({ cursor: btoa(String.fromCharCode(...bytes)) })
    expect(await ask('GET', `${staffEndpoints.list.path}?${query}`)).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
  })

  it('finds the doctors of a department by its name, whatever its letters', async () => {
    const json = { name: 'Échographie' }
    expect((await ask('POST', departmentEndpoints.create.path, { json })).status).toBe(201)
    departmentIds = idsOf(await world.db.select().from(departments))
    await added({ role: roleIds.Doctor, department: departmentIds.Échographie })
    for (const department of ['Échographie', ' Échographie ']) {
      const query = new URLSearchParams({ department })
      const { body } = await ask('GET', `${staffEndpoints.doctors.path}?${query}`)
      expect(staffEndpoints.doctors.output.parse(body)).toMatchObject([{ name: 'Ada Moss' }])
    }
  })
})

describe('an account of a patient', () => {
  it('is none of the staff’s, by whatever call', async () => {
    const [patient] = await world.db.select().from(users).where(eq(users.username, 'patient'))
    const id = patient?.id ?? ''
    const before = await accounts()
    const notFound = refusal(404, staffMessages.notFound)
    expect(await ask('GET', pathOf(staffEndpoints.get, id))).toMatchObject(notFound)
    expect(await change(id)).toMatchObject(notFound)
    expect(
      await ask('PUT', pathOf(staffHoursEndpoints.save, id), {
        json: { week: null, version: 1 },
      }),
    ).toMatchObject(notFound)
    expect(await remove([id])).toMatchObject(notFound)
    const user = await added()
    expect(await remove([id, user._id])).toMatchObject({
      body: { message: staffMessages.deleted(1) },
    })
    expect((await accounts()).filter(({ id }) => id !== user._id)).toEqual(before)
  })
})

describe('one’s own account', () => {
  it('is one’s own by an id in capitals too', async () => {
    const [own] = await world.db.select().from(users).where(eq(users.username, 'admin'))
    const id = (own?.id ?? '').toUpperCase()
    const before = await accounts()
    expect(await remove([id])).toMatchObject(refusal(409, staffMessages.ownAccount))
    expect(await change(id, { role: roleIds.Admin, status: 'inactive' })).toMatchObject(
      refusal(409, staffMessages.ownAccount, { status: staffMessages.ownAccount }),
    )
    expect(await accounts()).toEqual(before)
  })
})

describe('deleting', () => {
  it('takes a thousand at once, signs each out, and refuses one more', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => {
      const email = `user${at}@example.org`
      return {
        ...accountNames({ username: `user${at}`, email }),
        ...{ name: `User ${at}`, roleId: roleIds.Staff ?? '', passwordHash: 'x' },
        searchText: searchText(`User ${at}`, email),
      }
    })
    const written = await world.db.insert(users).values(rows).returning({ id: users.id })
    const ids = written.map(({ id }) => id)
    await world.db
      .insert(sessions)
      .values(ids.map((userId) => ({ userId, expiresAt: new Date(world.now() + 60_000) })))
    const before = await accounts()
    expect((await remove([...ids, unknownId])).status).toBe(400)
    expect(await accounts()).toEqual(before)
    expect(await remove(ids)).toMatchObject({ body: { message: staffMessages.deleted(1000) } })
    const after = await world.db.select().from(users).where(inArray(users.id, ids))
    expect(new Set(after.map(({ active, version }) => `${active} ${version}`))).toEqual(
      new Set(['false 2']),
    )
    expect(await world.db.$count(sessions, inArray(sessions.userId, ids))).toBe(0)
  })

  it('counts one who is named twice once', async () => {
    const { _id } = await added()
    expect(await remove([_id, _id, String(_id).toUpperCase()])).toMatchObject({
      status: 200,
      body: { message: staffMessages.deleted(1) },
    })
  })
})

describe('a name that somebody signs in with', () => {
  it('is nobody else’s, whether it is a username or an e-mail', async () => {
    await added({ username: 'shared@example.org', email: 'own@example.org' })
    expect(await create({ username: 'b', email: 'SHARED@example.org' })).toMatchObject(
      refusal(409, staffMessages.emailTaken, { email: staffMessages.emailTaken }),
    )
    expect(await create({ username: 'Own@example.org', email: 'c@example.org' })).toMatchObject(
      refusal(409, staffMessages.usernameTaken, { username: staffMessages.usernameTaken }),
    )
    expect((await create({ username: 'd@example.org', email: 'd@example.org' })).status).toBe(201)
  })

  it('looks like nobody else’s username, whichever version has written that', async () => {
    const taken = refusal(409, staffMessages.usernameTaken, {
      username: staffMessages.usernameTaken,
    })
    await added({ username: 'lwells', email: 'lwells@example.org' })
    for (const username of ['Iwells', 'lwe\u200bIIs', 'lwеlls', 'l wells'])
      expect(await create({ username, email: 'other@example.org' })).toMatchObject(taken)
    await world.db.update(users).set({ usernameLooks: [] })
    await addUsernameLooks(world.db)
    expect(await create({ username: 'lwelIs', email: 'other@example.org' })).toMatchObject(taken)
    expect((await create({ username: 'iwells', email: 'other@example.org' })).status).toBe(201)
  })
})

describe('an account that npm run rescue has opened', () => {
  const rescued = (username: string) =>
    rescueAccount(world.db, { username, newPassword: false }, means())
  const list = async (q: string) =>
    staffEndpoints.list.output
      .parse((await ask('GET', `${staffEndpoints.list.path}?${new URLSearchParams({ q })}`)).body)
      .rows.map(({ username, status }) => `${username} ${status}`)

  it('is on the staff list again, though it had been deleted', async () => {
    const user = await added()
    await remove([user._id])
    await rescued('amoss')
    expect(await list('ada@example.org')).toEqual(['amoss active'])
  })

  it('has a password, though it never had one', async () => {
    expect(await rescued('kreddy')).toMatchObject({ created: false, password: 'secret' })
  })

  it('is found there, where it is new', async () => {
    await rescued('helper')
    expect(await list('helper@rounds')).toEqual(['helper active'])
  })
})

it('lets a role be deleted that only deleted users held', async () => {
  await addUser(world.db, 'nurse', [])
  const [nurse] = await world.db.select().from(users).where(eq(users.username, 'nurse'))
  const json = { privilegeId: nurse?.roleId }
  expect((await ask('DELETE', roleEndpoints.delete.path, { json })).status).toBe(409)
  expect((await remove([nurse?.id ?? ''])).status).toBe(200)
  expect((await ask('DELETE', roleEndpoints.delete.path, { json })).status).toBe(200)
  // The name stays taken, and the account can still be opened on the server's machine.
  expect((await create({ username: 'nurse' })).status).toBe(409)
  await rescueAccount(world.db, { username: 'nurse', newPassword: false }, means())
  const [opened] = await world.db.select().from(users).where(eq(users.username, 'nurse'))
  expect(opened).toMatchObject({ active: true, roleId: roleIds['Super Admin'], deletedAt: null })
})
