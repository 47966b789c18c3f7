import { demoPassword } from '@mocks/world'
import { authEndpoints, authMessages, tokenPayloadSchema } from '@shared/contracts/auth'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountNames } from '../auth/names'
import { removeExpired } from '../db/expired'
import { sessions, users } from '../db/schema'
import { accountCalls, minute, wrongLogin } from '../test/account-calls'
import { call, refusal } from '../test/api'
import { observedServer } from '../test/observed-server'

const server = observedServer()
const { login, statusWith, tokenOf } = accountCalls(server)
const deactivate = (username: string) =>
  server.db.update(users).set({ active: false }).where(eq(users.username, username))

describe('signing in', () => {
  it('answers a token and who it is', async () => {
    const answer = await login('doctor')
    expect(answer.status).toBe(200)
    const { token, user } = z
      .object({ token: z.string(), user: z.record(z.string(), z.string()) })
      .parse(answer.body)
    const [row] = await server.db.select().from(users).where(eq(users.username, 'doctor'))
    expect(user).toEqual({
      _id: row?.id,
      name: 'Dr. Daniel Reyes',
      username: 'doctor',
      email: 'doctor@rounds.example',
      role: 'Doctor',
    })
    const payload = tokenPayloadSchema.parse(decodeJwt(token))
    expect(payload).toMatchObject({
      username: 'doctor',
      name: 'Dr. Daniel Reyes',
      exp: server.at.now / 1000 + 3600,
    })
    expect(payload.roles).toEqual(expect.arrayContaining(['doctor', 'doctor_dashboard']))
    expect(await statusWith(token)).toBe(200)
  })

  it('spells the lab technician as lab_technician', async () => {
    const { roles } = tokenPayloadSchema.parse(decodeJwt(await tokenOf('lab')))
    expect(roles).toEqual(expect.arrayContaining(['lab_technician', 'lab_dashboard']))
  })

  it.each(['DOCTOR', ' doctor ', 'ｄｏｃｔｏｒ', 'doctor@rounds.example', 'Doctor@Rounds.EXAMPLE'])(
    'knows the doctor as %j',
    async (username) => {
      expect(await login(username)).toMatchObject({
        status: 200,
        body: { user: { username: 'doctor' } },
      })
    },
  )

  it('takes a username before an e-mail that reads the same', async () => {
    await server.db
      .update(users)
      .set(accountNames({ username: 'doctor@rounds.example', email: 'lab@rounds.example' }))
      .where(eq(users.username, 'lab'))
    expect(await login('doctor@rounds.example')).toMatchObject({
      body: { user: { email: 'lab@rounds.example' } },
    })
  })

  it.each([
    ['doctor', 'wrong'],
    ['doctor', ` ${demoPassword}`],
    ['doctor', demoPassword.toUpperCase()],
    ['nobody', demoPassword],
    ['doct_r', demoPassword],
    ['%', demoPassword],
    ["' or 1=1 --", demoPassword],
    ['admİn', demoPassword],
    ['admın', demoPassword],
  ])('refuses %j with %j', async (username, password) => {
    expect(await login(username, password)).toMatchObject(wrongLogin)
  })

  it('tells an inactive and an unknown user by nothing from a wrong password', async () => {
    await login('admin')
    await deactivate('doctor')
    const answers = []
    for (const [username, password] of [
      ['doctor', demoPassword],
      ['doctor', 'wrong'],
      ['nobody', 'wrong'],
      ['lab', 'wrong'],
    ] as const) {
      server.hashed.length = 0
      const { status, body } = await login(username, password)
      // The costly part is done as often for each: the time does not tell either.
      answers.push({ status, body, hashed: server.hashed.length })
    }
    expect(answers).toEqual(Array(4).fill({ ...wrongLogin, hashed: 1 }))
  })

  it('says which field is missing', async () => {
    expect(await login(' ', '')).toMatchObject(
      refusal(400, authMessages.usernameRequired, {
        username: authMessages.usernameRequired,
        password: authMessages.passwordRequired,
      }),
    )
  })

  it('refuses a text too long to be meant before it is hashed', async () => {
    expect((await login('x'.repeat(201))).status).toBe(400)
    expect((await login('doctor', 'x'.repeat(1001))).status).toBe(400)
    expect(server.hashed).toEqual([])
  })
})

it('tells the clinic’s time zone', async () => {
  expect(await login('doctor')).toMatchObject({ body: { zone: 'UTC' } })
})

describe('signing out', () => {
  const logout = (token: string) => call(server.api, 'POST', authEndpoints.logout.path, { token })

  it('is offered by the answer to a login', async () => {
    expect(await login('doctor')).toMatchObject({ body: { signOut: true } })
  })

  it('ends this session and no other', async () => {
    const [here, there] = [await tokenOf('doctor'), await tokenOf('doctor')]
    expect(await logout(here)).toMatchObject({
      status: 200,
      body: { message: authMessages.loggedOut },
    })
    expect(await statusWith(here)).toBe(401)
    expect(await statusWith(there)).toBe(200)
    expect((await logout(here)).status).toBe(401)
  })

  it('is refused without a session', async () => {
    expect((await logout('nonsense')).status).toBe(401)
    expect((await call(server.api, 'POST', authEndpoints.logout.path)).status).toBe(401)
  })

  it('leaves no row of a session that is over', async () => {
    await tokenOf('doctor')
    server.at.now += 60 * minute
    await removeExpired(server.db, new Date(server.at.now))
    expect(await server.db.$count(sessions)).toBe(0)
  })
})
