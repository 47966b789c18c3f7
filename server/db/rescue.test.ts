import { authEndpoints } from '@shared/contracts/auth'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { roleEndpoints } from '@shared/contracts/roles'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountNames } from '../auth/names'
import { startCode } from '../auth/one-time-codes'
import type { PasswordHasher } from '../dependencies'
import { Refusal } from '../http'
import { call, observedApi } from '../test/api'
import { setUpWorld, world } from '../test/world'
import { rescueAccount } from './rescue'
import { oneTimeCodes, outbox, roles, users } from './schema'

const plain: PasswordHasher = {
  hash: async (password) => `plain ${password}`,
  verify: async (password, hash) => hash === `plain ${password}`,
}

let server: ReturnType<typeof observedApi>

setUpWorld()
beforeEach(async () => {
  server = observedApi(world.db)
  await server.adoptAccounts('old')
})

const adminEmail = 'admin@rounds.example'
const rescue = (username: string, newPassword = false) =>
  rescueAccount(
    world.db,
    { username, newPassword },
    { passwords: plain, password: () => 'made', mail: {}, now: world.now() },
  )

async function signIn(username: string, password: string): Promise<string | undefined> {
  const json = { username, password }
  const { body } = await call(server.api, 'POST', authEndpoints.login.path, { json })
  return (body as { token?: string }).token
}

const listStatus = async (token = '') =>
  (await call(server.api, 'GET', roleEndpoints.list.path, { token })).status

const everything = async () => ({
  users: await world.db.select().from(users).orderBy(users.id),
  roles: await world.db.select().from(roles).orderBy(roles.id),
})

const roleOf = async (username: string) => {
  const [account] = await world.db
    .select({ role: roles.name, active: users.active })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.username, username))
  return account
}

describe('an account that is there', () => {
  it('becomes an active Super Admin, found in any case, and keeps its password', async () => {
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    expect(await rescue('DOCTOR')).toEqual({
      username: 'doctor',
      created: false,
      formerRole: 'Doctor',
      activated: true,
      password: null,
    })
    expect(await roleOf('doctor')).toEqual({ role: 'Super Admin', active: true })
    expect(await listStatus(await signIn('doctor', 'old'))).toBe(200)
  })

  it('gets a new password where that is asked, and every session of it ends', async () => {
    const held = await signIn('admin', 'old')
    const other = await signIn('doctor', 'old')
    await startCode(
      {
        db: world.db,
        config: {
          secret: new Uint8Array(32),
          sessionSeconds: 60,
          zone: 'UTC',
          feedHoldMs: 0,
          figuresKeptMs: 0,
        },
        clock: world.now,
        newCode: () => '123456',
      },
      adminEmail,
    )
    expect(await rescue('admin', true)).toMatchObject({ formerRole: 'Admin', password: 'made' })
    expect(await listStatus(held)).toBe(401)
    expect(await listStatus(other)).toBe(403)
    expect(await signIn('admin', 'old')).toBeUndefined()
    expect(await listStatus(await signIn('admin', 'made'))).toBe(200)
    // Whoever had asked for a code would otherwise set another password with it.
    expect(await world.db.$count(oneTimeCodes)).toBe(0)
  })

  it('has to sign in again when it was not active: what it signed in with must not come back', async () => {
    const held = await signIn('doctor', 'old')
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    await rescue('doctor')
    expect(await listStatus(held)).toBe(401)
  })

  it('is left alone where it is an active Super Admin already', async () => {
    await rescue('admin')
    const before = await everything()
    expect(await rescue('admin')).toEqual({
      username: 'admin',
      created: false,
      formerRole: null,
      activated: false,
      password: null,
    })
    expect(await everything()).toEqual(before)
  })
})

describe('the other Super Admins', () => {
  const told = async () => {
    const token = (await signIn('admin', 'old')) ?? ''
    const { body } = await call(server.api, 'GET', noticeEndpoints.list.path, { token })
    return noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what))
  }
  const byOperator = (whom: string) =>
    `The operator of the server (npm run rescue) made ${whom} a Super Admin.`

  beforeEach(async () => {
    await rescue('admin')
  })

  it('are notified and mailed of a new one, of a promoted one and of one who is active again', async () => {
    await world.db.delete(outbox)
    await rescue('asha')
    await rescue('lab')
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'lab'))
    await rescue('lab')
    expect(await told()).toEqual([
      byOperator('Lena Fischer (lab)'),
      byOperator('Lena Fischer (lab)'),
      byOperator('asha (asha)'),
    ])
    const mails = await world.db.select().from(outbox).where(eq(outbox.recipient, adminEmail))
    expect(mails).toHaveLength(3)
    expect(mails[0]?.text).toContain(byOperator('asha (asha)').replace(/\.$/, ' in Rounds.'))
  })

  it('are not notified of a new password alone', async () => {
    await rescue('lab')
    await rescue('lab', true)
    expect(await told()).toHaveLength(1)
  })
})

describe('an account that is not there', () => {
  it('is made with a new password', async () => {
    expect(await rescue(' Asha.Menon ')).toEqual({
      username: 'Asha.Menon',
      created: true,
      formerRole: null,
      activated: false,
      password: 'made',
    })
    expect(await roleOf('Asha.Menon')).toEqual({ role: 'Super Admin', active: true })
    expect(await listStatus(await signIn('asha.menon', 'made'))).toBe(200)
  })

  it.each(['', 'asha menon', 'asha@clinic.example', '.asha', 'x'.repeat(65)])(
    'is not made of the name %j',
    async (username) => {
      const before = await everything()
      const attempt = rescue(username)
      await expect(attempt).rejects.toBeInstanceOf(Refusal)
      await expect(attempt).rejects.toThrow('a new one has 1 to 64 letters')
      expect(await everything()).toEqual(before)
    },
  )

  it('is not made where its e-mail belongs to another', async () => {
    await world.db
      .update(users)
      .set(accountNames({ username: 'doctor', email: 'asha@rounds.example' }))
      .where(eq(users.username, 'doctor'))
    const before = await everything()
    await expect(rescue('asha')).rejects.toThrow(
      'Another account has the e-mail asha@rounds.example: choose another username.',
    )
    expect(await everything()).toEqual(before)
  })
})

it('refuses a database without a clinic', async () => {
  await world.db.execute(sql`truncate ${users}, ${roles} cascade`)
  await expect(rescue('admin')).rejects.toThrow(
    'There is no clinic in this database yet: start the server, which makes one.',
  )
})
