import { testMinute } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { departmentEndpoints } from '@shared/contracts/departments'
import { ownPasswordEndpoints } from '@shared/contracts/own-password'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { startCode } from '../auth/one-time-codes'
import type { Db } from '../db/database'
import { departments, idempotencyKeys, oneTimeCodes, roles, sessions, users } from '../db/schema'
import { addUser, call, observedConfig, pathOf } from '../test/api'
import { bodies } from '../test/every-call'
import { ask, setUpWorld, token, world } from '../test/world'

/** Changes of staff and accounts at the same moment, on a database where they meet. */

setUpWorld({ as: 'admin' })

const accountOf = async (username: string) => {
  const [account] = await world.db.select().from(users).where(eq(users.username, username))
  if (!account) throw new Error(`there is no ${username}`)
  return account
}
const idOf = async (table: typeof roles | typeof departments, name: string) => {
  const [row] = await world.db.select({ id: table.id }).from(table).where(eq(table.name, name))
  return row?.id
}
const put = async (
  { id, roleId, version }: Awaited<ReturnType<typeof accountOf>>,
  more: object,
  by = token,
) =>
  ask('PATCH', pathOf(staffEndpoints.update, id), {
    token: by,
    json: {
      ...{ role: roleId, department: await idOf(departments, 'ENT'), status: 'active', version },
      ...more,
    },
  })

const codes = { config: observedConfig, clock: () => testMinute, newCode: () => '123456' }

/** How many statements wait for a lock. */
const waiting = () =>
  world.db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )

/** How long something may take that waits for nobody, in milliseconds. */
const patience = 5_000 * inject('patience')
const inTime = async <T>(work: Promise<T>): Promise<T | 'waits'> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'waits'>((resolve) => {
    timer = setTimeout(() => resolve('waits'), patience)
  })
  return await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

describe('two admins who deactivate each other at once', () => {
  it('leave one of them, who can edit staff', async () => {
    await addUser(world.db, 'deputy', permissionKeys)
    const deputy = await accountOf('deputy')
    const admin = await accountOf('admin')
    const hers = await world.signIn('deputy')
    const answers = await Promise.all([
      put(deputy, { status: 'inactive' }),
      put(admin, { status: 'inactive' }, hers),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([401, 409]).toContain(statuses[1])
    const editor: PermissionKey = 'staff_edit'
    const left = await world.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(and(users.active, isNotNull(users.passwordHash), sql`${editor} = any(permissions)`))
    expect(left).toHaveLength(1)
  })

  it('do not wait for one another’s calls', async () => {
    const deputy = await addUser(world.db, 'deputy', permissionKeys)
    const change = { userId: deputy.id, endpoint: 'x', key: 'x', digest: 'x' }
    await world.db.transaction(async (tx) => {
      // As the deputy's own change begins.
      await tx.insert(idempotencyKeys).values({ ...change, expiresAt: new Date(world.now()) })
      const changed = await inTime(put(await accountOf('deputy'), { status: 'inactive' }))
      expect(changed).toMatchObject({ status: 200 })
    })
  })
})

describe('an e-mail that is changed', () => {
  it('does not stand in the way of a code that is used at this moment', async () => {
    const account = await accountOf('doctor')
    const isTheirs = eq(oneTimeCodes.emailKey, account.emailKey)
    await startCode({ db: world.db, ...codes }, account.email)
    let changing: ReturnType<typeof put> | undefined
    await world.db.transaction(async (tx: Db) => {
      // As a reset begins …
      await tx.select().from(oneTimeCodes).where(isTheirs).for('update')
      changing = put(account, { email: 'dreyes@rounds.example' })
      await expect.poll(waiting).toBe(1)
      // … and goes on, at once.
      await tx.execute(sql`set local lock_timeout = '500ms'`)
      await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, account.id))
    })
    expect((await changing)?.status).toBe(200)
    expect(await world.db.$count(oneTimeCodes)).toBe(0)
  })
})

describe('what is deleted while it is given', () => {
  const create = (more: object) =>
    ask('POST', staffEndpoints.create.path, { json: { ...bodies['create staff user'], ...more } })

  it('is given, or not there any more: a role', async () => {
    const department = await idOf(departments, 'ENT')
    for (let turn = 0; turn < 8; turn++) {
      const [role] = await world.db
        .insert(roles)
        .values({ name: `Role ${turn}` })
        .returning({ id: roles.id })
      const names = { username: `user${turn}`, email: `user${turn}@example.org` }
      const [made, gone] = await Promise.all([
        create({ ...names, role: role?.id, department }),
        ask('DELETE', roleEndpoints.delete.path, { json: { privilegeId: role?.id } }),
      ])
      expect(['201 409', '422 200']).toContain(`${made?.status} ${gone?.status}`)
    }
  })

  it('is given, or not there any more: a department, which leaves nobody behind', async () => {
    const role = await idOf(roles, 'Staff')
    const one = await create({ role, department: await idOf(departments, 'ENT') })
    const user = staffEndpoints.create.output.parse(one.body)
    for (let turn = 0; turn < 8; turn++) {
      const [department] = await world.db
        .insert(departments)
        .values({ name: `Department ${turn}` })
        .returning({ id: departments.id })
      const now = await accountOf(user.username)
      const [moved, gone] = await Promise.all([
        put(now, { department: department?.id }),
        ask('DELETE', departmentEndpoints.delete.path, { json: { id: [department?.id] } }),
      ])
      expect(gone?.status).toBe(200)
      expect([200, 422]).toContain(moved?.status)
      expect((await accountOf(user.username)).departmentId).not.toBe(department?.id)
    }
  })
})

describe('a new password', () => {
  const change = (newPassword: string, by = token) =>
    call(world.api, 'POST', ownPasswordEndpoints.change.path, {
      token: by,
      json: { currentPassword: demoPassword, newPassword },
    })

  it('is one of two that are chosen at the same moment, with one session', async () => {
    const { id } = await accountOf('admin')
    const answers = await Promise.all([change('the first one'), change('the second one')])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses[0]).toBe(200)
    expect([400, 401]).toContain(statuses[1])
    expect(await world.db.$count(sessions, eq(sessions.userId, id))).toBe(1)
  })

  it('never stands in the way of what ends the sessions of its account', async () => {
    const { id } = await accountOf('admin')
    let changing: ReturnType<typeof change> | undefined
    await world.db.transaction(async (tx: Db) => {
      // As a reset, or a deactivation, begins …
      await tx.update(users).set({ active: false }).where(eq(users.id, id))
      changing = change('another one')
      await expect.poll(waiting).toBe(1)
      // … and goes on, at once.
      await tx.execute(sql`set local lock_timeout = '500ms'`)
      await tx.delete(sessions).where(eq(sessions.userId, id))
    })
    expect((await changing)?.status).toBe(400)
    expect(await world.db.$count(sessions, eq(sessions.userId, id))).toBe(0)
    expect((await accountOf('admin')).active).toBe(false)
  })
})
