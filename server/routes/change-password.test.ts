import { testMinute } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { ownPasswordEndpoints, ownPasswordMessages } from '@shared/contracts/own-password'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../db/schema'
import type { PasswordHasher } from '../dependencies'
import { Refusal } from '../http'
import { accountCalls, all, minute, repeat, tooMany } from '../test/account-calls'
import { call, observedApi, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'

const server = observedServer()
const { login, tokenOf, statusWith, mailCode, reset, forgot } = accountCalls(server)
let token: string

beforeEach(async () => {
  token = await tokenOf('doctor')
})

const change = (currentPassword: string, newPassword = 'new secret', api = server.api) =>
  call(api, 'POST', ownPasswordEndpoints.change.path, {
    token,
    json: { currentPassword, newPassword },
  })
const account = async () => {
  const [row] = await server.db.select().from(users).where(eq(users.username, 'doctor'))
  if (!row) throw new Error('there is no doctor')
  return row
}
const setAccount = (values: Partial<typeof users.$inferInsert>) =>
  server.db.update(users).set(values).where(eq(users.username, 'doctor'))

describe('guessing the current password', () => {
  it('ends after ten attempts for a quarter of an hour, right or wrong, and counts with logins', async () => {
    expect(await repeat(6, () => change('a guess'))).toEqual(all(6, 400))
    expect(await repeat(4, () => login('doctor', 'a guess'))).toEqual(all(4, 401))
    expect(await change(demoPassword)).toMatchObject(tooMany(15))
    // No other answer than a wrong password's, and no work for the hash.
    expect((await login('doctor')).status).toBe(401)
    server.at.now += 15 * minute
    expect((await change(demoPassword)).status).toBe(200)
  })

  it('is bounded from many addresses too', async () => {
    const guesses = repeat(60, (turn) => {
      server.at.address = `192.0.2.${turn}`
      return change('a guess')
    })
    expect(await guesses).toEqual(all(60, 400))
    server.at.address = '198.51.100.1'
    expect((await change(demoPassword)).status).toBe(429)
  })

  it('is not what a right password is, though the new one is the same', async () => {
    const same = refusal(400, ownPasswordMessages.unchanged, {
      newPassword: ownPasswordMessages.unchanged,
    })
    for (let turn = 0; turn < 12; turn++)
      expect(await change(demoPassword, demoPassword)).toMatchObject(same)
    expect((await change(demoPassword)).status).toBe(200)
  })

  it.each(['verify', 'hash'] as const)('is nothing that a busy server counts: %s', async (work) => {
    const busy = async () => {
      throw new Refusal(503, 'busy')
    }
    const passwords: PasswordHasher = {
      hash: async (password) => `plain ${password}`,
      verify: async (password, hash) => hash === `plain ${password}`,
      [work]: busy,
    }
    const { api } = observedApi(server.db, { passwords })
    expect(await repeat(12, () => change(demoPassword, 'new secret', api))).toEqual(all(12, 503))
    expect((await change(demoPassword)).status).toBe(200)
  })
})

it('ends all other sessions, and gives a new one', async () => {
  const other = await tokenOf('doctor')
  expect((await change(demoPassword)).body).toMatchObject({
    token: expect.any(String),
    signOut: true,
    records: expect.arrayContaining(['staff']),
    zone: 'UTC',
  })
  expect(await statusWith(other)).toBe(401)
  expect(await statusWith(token)).toBe(401)
  expect((await login('doctor')).status).toBe(401)
  expect((await login('doctor', 'new secret')).status).toBe(200)
})

describe('a forgotten password', () => {
  it('of an account with a start password is chosen by its person, who is asked no more', async () => {
    await setAccount({ mustChangePassword: true })
    await mailCode()
    expect((await reset('123456', 'my own one')).status).toBe(200)
    const { status, body } = await login('doctor', 'my own one')
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('mustChangePassword')
    expect((await account()).mustChangePassword).toBe(false)
  })

  it.each([
    ['without a password', { passwordHash: null }],
    ['that is inactive', { active: false }],
    ['that was deleted', { active: false, deletedAt: new Date(testMinute) }],
  ])(
    'of an account %s gets the usual answer, is mailed to nobody, and opens nothing',
    async (_, values) => {
      await setAccount(values)
      const before = await account()
      const known = await forgot('doctor@rounds.example')
      const unknown = await forgot('nobody@rounds.example')
      await server.settle()
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      expect(server.mails).toEqual([])
      expect(await reset('123456', 'a way in')).toMatchObject(
        refusal(400, 'Invalid or expired OTP'),
      )
      expect((await login('doctor', 'a way in')).status).toBe(401)
      expect(await account()).toEqual(before)
    },
  )
})
