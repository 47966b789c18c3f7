import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { authEndpoints, authMessages, tokenPayloadSchema } from '@/contracts/auth'
import { departmentEndpoints } from '@/contracts/departments'
import { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { removeExpired } from '../db/expired'
import { attempts, oneTimeCodes, sessions, users } from '../db/schema'
import type { ApiDependencies, Mail } from '../dependencies'
import { Refusal } from '../http'
import { call, observedApi, refusal } from '../test/api'

let world: TestWorld
let server: ReturnType<typeof observedApi>

async function start(overrides: Partial<ApiDependencies> = {}) {
  server = observedApi(world.db, overrides)
  await server.adoptAccounts(demoPassword)
}

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  await start()
})
afterAll(() => world.close())

const minute = 60_000
const post = (path: string, json: object) => call(server.api, 'POST', path, { json })
const login = (username: string, password = demoPassword) =>
  post(authEndpoints.login.path, { username, password })
const forgot = (email: string) => post(authEndpoints.forgotPassword.path, { email })
const verify = (otp: string, email = 'doctor@rounds.example') =>
  post(authEndpoints.verifyOtp.path, { email, otp })
const reset = (otp: string, newPassword = 'a new password', email = 'doctor@rounds.example') =>
  post(authEndpoints.resetPassword.path, { email, otp, newPassword, confirmPassword: newPassword })
async function mailCode(email = 'doctor@rounds.example') {
  await forgot(email)
  await server.settle()
}
async function tokenOf(username: string, password = demoPassword): Promise<string> {
  return z.object({ token: z.string() }).parse((await login(username, password)).body).token
}
const statusWith = async (token: string) =>
  (await call(server.api, 'GET', departmentEndpoints.list.path, { token })).status
const deactivate = (username: string) =>
  world.db.update(users).set({ active: false }).where(eq(users.username, username))
/** So many calls one after another, and how each ended. */
async function repeat(times: number, once: (turn: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) statuses.push((await once(turn)).status)
  return statuses
}
const all = (times: number, status: number) => Array<number>(times).fill(status)

/** The database, and what is asked of it: the kinds of statements, in their order. */
function watchedDatabase() {
  const asked: string[] = []
  const watch = <Handle extends Db>(handle: Handle): Handle =>
    new Proxy(handle, {
      get: (db, key, self) => {
        if (key === 'transaction')
          return (work: (tx: Db) => Promise<unknown>) => db.transaction((tx) => work(watch(tx)))
        if (['select', 'insert', 'update', 'delete', 'execute'].includes(String(key)))
          asked.push(String(key))
        return Reflect.get(db, key, self)
      },
    })
  return { db: watch(world.db), asked }
}
/** Every counter with the version of its row: equal where nobody has written. */
const versions = () =>
  world.db
    .select({ subject: attempts.subject, version: sql`ctid::text || xmin` })
    .from(attempts)
    .orderBy(attempts.action, attempts.subject)

const wrongLogin = refusal(401, 'Invalid username or password')
const wrongCode = refusal(400, 'Invalid or expired OTP')
const tooMany = (minutes: number) =>
  refusal(
    429,
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  )

describe('signing in', () => {
  it('answers a token and who it is', async () => {
    const answer = await login('doctor')
    expect(answer.status).toBe(200)
    const { token, user } = z
      .object({ token: z.string(), user: z.record(z.string(), z.string()) })
      .parse(answer.body)
    const [row] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
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
    await world.db
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

describe('the limits of signing in', () => {
  it('end the guessing at one account after 10 failures, before anything is hashed', async () => {
    expect(await repeat(10, () => login('doctor', 'wrong'))).toEqual(all(10, 401))
    server.hashed.length = 0
    const refused = await login('Doctor')
    expect(refused).toMatchObject(tooMany(15))
    expect(refused.headers.get('retry-after')).toBe('900')
    expect(server.hashed).toEqual([])
  })

  it('end the guessing at an account by all of its names together, and tell nobody whose they are', async () => {
    const guesses = async (...names: string[]) => {
      const statuses: number[] = []
      for (let turn = 0; turn < 18; turn++)
        statuses.push((await login(names[turn % names.length] ?? '', 'wrong')).status)
      return statuses
    }
    const known = await guesses('doctor', 'doctor@rounds.example')
    server.hashed.length = 0
    // Ten failures of the account's: now its own password is refused like any other.
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(server.hashed).toHaveLength(1)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
    server.at.address = '192.0.2.3'
    expect(await guesses('nobody', 'nobody@rounds.example')).toEqual(known)
    expect(known).toEqual(all(18, 401))
  })

  it('take every spelling of a name for one', async () => {
    const spellings = ['doctor', 'DOCTOR', 'ｄｏｃｔｏｒ', ' doctor ', 'Doctor']
    for (const name of spellings)
      expect(await repeat(2, () => login(name, 'wrong'))).toEqual(all(2, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
  })

  it('write nothing for a caller who is over one, and hash nothing', async () => {
    await repeat(10, () => login('doctor', 'wrong'))
    await repeat(50, (turn) => login(`user ${turn}`))
    const before = await versions()
    server.hashed.length = 0
    for (const name of ['doctor', 'lab', 'somebody else'])
      expect((await login(name, 'wrong')).status).toBe(429)
    expect(await versions()).toEqual(before)
    expect(server.hashed).toEqual([])
  })

  it('ask for nothing but the limit where the address is over it', async () => {
    const { db, asked } = watchedDatabase()
    server = observedApi(db)
    await repeat(60, (turn) => login(`user ${turn}`))
    asked.length = 0
    expect((await login('doctor')).status).toBe(429)
    expect(asked).toEqual(['select'])
  })

  it('are per username and address', async () => {
    await repeat(11, () => login('doctor', 'wrong'))
    expect((await login('lab')).status).toBe(200)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('end after 15 minutes, which further attempts do not prolong', async () => {
    await repeat(10, () => login('doctor', 'wrong'))
    server.at.now += 14 * minute
    expect(await login('doctor')).toMatchObject(tooMany(1))
    server.at.now += minute - 1
    expect((await login('doctor')).headers.get('retry-after')).toBe('1')
    server.at.now += 1
    expect((await login('doctor')).status).toBe(200)
  })

  it('start again after a success', async () => {
    expect(await repeat(9, () => login('doctor', 'wrong'))).toEqual(all(9, 401))
    expect((await login('doctor')).status).toBe(200)
    expect(await repeat(10, () => login('doctor', 'wrong'))).toEqual(all(10, 401))
  })

  it('hold for many guesses at the same moment', async () => {
    await login('admin')
    server.hashed.length = 0
    const answers = await Promise.all(all(30, 0).map(() => login('doctor', 'wrong')))
    expect(answers.map(({ status }) => status).sort()).toEqual([...all(10, 401), ...all(20, 429)])
    expect(server.hashed).toHaveLength(10)
  })

  it('allow 60 failures from one address', async () => {
    expect(await repeat(60, (turn) => login(`user ${turn}`))).toEqual(all(60, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('allow 60 failures for a username from everywhere', async () => {
    const fromElsewhere = (turn: number) => {
      server.at.address = `198.51.100.${turn}`
      return login('doctor', 'wrong')
    }
    expect(await repeat(60, fromElsewhere)).toEqual(all(60, 401))
    server.at.address = '192.0.2.1'
    expect(await login('doctor')).toMatchObject(tooMany(15))
    expect((await login('lab')).status).toBe(200)
  })

  it('do not let one caller use up what others share', async () => {
    await repeat(80, () => login('doctor', 'wrong'))
    expect((await login('lab')).status).toBe(200)
    server.at.address = '192.0.2.2'
    expect((await login('doctor')).status).toBe(200)
  })

  it('count no success: a whole ward behind one address may begin its shift', async () => {
    expect(await repeat(70, () => login('doctor'))).toEqual(all(70, 200))
  })

  it('leave the address out where it is unknown', async () => {
    server.at.address = ''
    expect(await repeat(60, () => login('doctor', 'wrong'))).toEqual(all(60, 401))
    expect(await login('doctor')).toMatchObject(tooMany(15))
    expect((await login('lab')).status).toBe(200)
  })

  it('do not count what the server was too busy to tell', async () => {
    let busy = true
    await start({
      passwords: {
        hash: async (password) => `plain ${password}`,
        verify: async () => {
          if (busy) throw new Refusal(503, 'The server is very busy.')
          return true
        },
      },
    })
    expect(await repeat(70, () => login('doctor'))).toEqual(all(70, 503))
    busy = false
    expect((await login('doctor')).status).toBe(200)
  })

  it('are kept short, in lower case, and removed when they are over', async () => {
    const long = 'X'.repeat(200)
    await login(long)
    await login('doctor', 'wrong')
    const [doctor] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
    // A name that nobody has is counted in an account's place too.
    const counted = ['doctor', String(doctor?.id), long.toLowerCase(), long.toLowerCase()]
    const kept = async () =>
      (await world.db.select().from(attempts)).map(({ subject }) => subject).sort()
    expect(await kept()).toEqual(
      ['192.0.2.1', ...counted.flatMap((who) => [who, `192.0.2.1 ${who}`])].sort(),
    )
    server.at.now += 15 * minute - 1
    await removeExpired(world.db, new Date(server.at.now))
    expect(await kept()).toHaveLength(9)
    server.at.now += 1
    await removeExpired(world.db, new Date(server.at.now))
    expect(await kept()).toEqual([])
  })
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
    await removeExpired(world.db, new Date(server.at.now))
    expect(await world.db.$count(sessions)).toBe(0)
  })
})

describe('asking for a code', () => {
  const answered = {
    status: 200,
    body: { message: 'If an account with this e-mail exists, a code has been sent to it.' },
  }

  it('mails it in plain words to the address that is on file', async () => {
    server.at.code = '000042'
    expect(await forgot(' DOCTOR@rounds.example ')).toMatchObject(answered)
    await server.settle()
    expect(server.mails).toHaveLength(1)
    const [mail] = server.mails
    expect(mail).toMatchObject({
      to: 'doctor@rounds.example',
      subject: 'Your code for a new password in Rounds',
    })
    expect(mail?.text).toContain('000042')
    expect(mail?.text).toContain('valid for 10 minutes')
    expect(mail?.text).toContain('new password')
  })

  it('answers the same where nobody is there, and mails nothing', async () => {
    await deactivate('lab')
    expect(await forgot('nobody@rounds.example')).toMatchObject(answered)
    expect(await forgot('lab@rounds.example')).toMatchObject(answered)
    await server.settle()
    expect(server.mails).toEqual([])
  })

  it('answers without waiting for the mail', async () => {
    let deliver = (): void => {}
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve
    })
    const sent: Mail[] = []
    await start({
      mail: {
        send: async (mail) => {
          await delivery
          sent.push(mail)
        },
      },
    })
    expect(await forgot('doctor@rounds.example')).toMatchObject(answered)
    expect(sent).toEqual([])
    deliver()
    await server.settle()
    expect(sent).toHaveLength(1)
  })

  it('makes a code only when the answer is on its way, and the same work for every e-mail', async () => {
    const { db, asked } = watchedDatabase()
    const note = (_fields: object, message: string) => {
      asked.push(message)
    }
    server = observedApi(db, { log: { info: note, warn: note, error: note } })
    for (const email of ['doctor@rounds.example', 'nobody@rounds.example']) {
      asked.length = 0
      await mailCode(email)
      expect(asked).toEqual([...['select', 'insert', 'request'], ...['insert', 'update', 'select']])
    }
  })

  it('logs a mail that fails, with the request and without the code', async () => {
    const failure = new Error('the mail server refuses')
    await start({ mail: { send: () => Promise.reject(failure) } })
    const answer = await forgot('doctor@rounds.example')
    await server.settle()
    expect(answer).toMatchObject(answered)
    const errors = server.logged.filter(({ level }) => level === 'error')
    expect(errors).toEqual([
      {
        level: 'error',
        fields: { requestId: answer.headers.get('x-request-id'), err: failure },
        message: 'the code for a new password was not sent',
      },
    ])
    expect(JSON.stringify(server.logged)).not.toContain(server.at.code)
  })

  it.each([
    '',
    'doctor',
    'doctor@rounds.example\r\nBcc: thief@elsewhere.example',
    'doctor@rounds.example, thief@elsewhere.example',
    `${'x'.repeat(250)}@rounds.example`,
  ])('refuses %j, which is no address', async (email) => {
    expect(await forgot(email)).toMatchObject(
      refusal(400, authMessages.emailInvalid, { email: authMessages.emailInvalid }),
    )
    await server.settle()
    expect(server.mails).toEqual([])
  })

  it('keeps a hash only, keyed and bound to the e-mail', async () => {
    await mailCode('doctor@rounds.example')
    await mailCode('lab@rounds.example')
    const hashes = (await world.db.select().from(oneTimeCodes)).flatMap(({ codes }) =>
      codes.map(({ hash }) => hash),
    )
    expect(new Set(hashes).size).toBe(2)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    // The same codes under another secret are other hashes.
    await start({
      config: { secret: new TextEncoder().encode('another secret'), sessionSeconds: 60 },
    })
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('leaves the codes valid that were mailed before, up to three', async () => {
    const codes = ['111111', '222222', '333333', '444444']
    for (const code of codes) {
      server.at.code = code
      await mailCode()
    }
    for (const code of codes.slice(0, 3)) expect((await verify(code)).status).toBe(200)
    expect(await verify('444444')).toMatchObject(wrongCode)
    expect(server.mails.map(({ text }) => /\d{6}/.exec(text)?.[0])).toEqual([
      ...codes.slice(0, 3),
      undefined,
    ])
    expect(server.mails[3]?.text).toContain(
      'The codes of the mails before this one are still valid',
    )

    server.at.now += 10 * minute
    await mailCode()
    expect((await verify('444444')).status).toBe(200)
    expect(await verify('111111')).toMatchObject(wrongCode)
  })

  it('says in the mail when codes are asked for often', async () => {
    for (let turn = 1; turn <= 4; turn++) await mailCode()
    const words = /asked for 4 times within an hour/
    expect(server.mails.map(({ text }) => words.test(text))).toEqual([false, false, false, true])
  })

  it.each(['doctor@rounds.example', 'nobody@rounds.example'])(
    'is limited to 10 an hour for %s from one address, and to 30 from everywhere',
    async (email) => {
      expect(await repeat(10, () => forgot(email))).toEqual(all(10, 200))
      const refused = await forgot(email.toUpperCase())
      expect(refused).toMatchObject(tooMany(60))
      expect(refused.headers.get('retry-after')).toBe('3600')
      for (const address of ['192.0.2.2', '192.0.2.3']) {
        server.at.address = address
        expect(await repeat(10, () => forgot(email))).toEqual(all(10, 200))
      }
      server.at.address = '192.0.2.4'
      expect(await forgot(email)).toMatchObject(tooMany(60))
      server.at.now += 60 * minute
      expect(await forgot(email)).toMatchObject(answered)
      await server.settle()
    },
  )

  it('is limited to 30 an hour from one address', async () => {
    expect(await repeat(30, (turn) => forgot(`user${turn}@rounds.example`))).toEqual(all(30, 200))
    expect(await forgot('doctor@rounds.example')).toMatchObject(tooMany(60))
    server.at.address = ''
    expect(await forgot('doctor@rounds.example')).toMatchObject(answered)
    await server.settle()
  })

  it.each(['192.0.2.1', '198.51.100.1'])(
    'lets the owner at 192.0.2.1 through whatever somebody at %s does with some calls',
    async (elsewhere) => {
      const as = (address: string) => {
        server.at.address = address
      }
      const here = '192.0.2.1'
      as(elsewhere)
      expect(await repeat(5, () => verify('000000'))).toEqual(all(5, 400))
      as(here)
      await mailCode()
      as(elsewhere)
      server.at.code = '999999'
      await repeat(5, () => mailCode().then(() => ({ status: 0 })))
      as(here)
      expect((await verify('123456')).status).toBe(200)

      as(elsewhere)
      await repeat(5, () => verify('000000'))
      as(here)
      expect(await verify('123456')).toMatchObject(wrongCode)
      server.at.code = '654321'
      await mailCode()
      expect((await reset('654321')).status).toBe(200)
    },
  )
})

describe('verifying a code', () => {
  beforeEach(() => mailCode())

  it('accepts the right one without using it up', async () => {
    expect(await repeat(7, () => verify('123456'))).toEqual(all(7, 200))
    expect(await verify('123456', 'Doctor@Rounds.example')).toMatchObject({
      status: 200,
      body: { message: authMessages.otpVerified },
    })
  })

  it('refuses a wrong one, an unknown e-mail and a user without a code in the same words', async () => {
    expect(await verify('123457')).toMatchObject(wrongCode)
    expect(await verify('123456', 'nobody@rounds.example')).toMatchObject(wrongCode)
    expect(await verify('123456', 'lab@rounds.example')).toMatchObject(wrongCode)
  })

  it('refuses a code of a user who was made inactive', async () => {
    await deactivate('doctor')
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it.each(['12345', '1234567', '12345a', '', ' 123456', '１２３４５６'])(
    'says that %j is not complete',
    async (otp) => {
      expect(await verify(otp)).toMatchObject(
        refusal(400, authMessages.otpIncomplete, { otp: authMessages.otpIncomplete }),
      )
    },
  )

  it('ends it after 10 minutes', async () => {
    server.at.now += 10 * minute - 1
    expect((await verify('123456')).status).toBe(200)
    server.at.now += 1
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('ends it with the fifth wrong guess', async () => {
    expect(await repeat(4, () => verify('000000'))).toEqual(all(4, 400))
    expect((await verify('123456')).status).toBe(200)
    expect(await verify('000000')).toMatchObject(wrongCode)
    server.at.address = '192.0.2.2'
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('counts wrong guesses for all living codes together', async () => {
    await repeat(2, () => verify('000000'))
    server.at.code = '654321'
    await mailCode()
    await repeat(2, () => verify('000000'))
    expect((await verify('654321')).status).toBe(200)
    expect(await verify('000000')).toMatchObject(wrongCode)
    for (const code of ['123456', '654321']) {
      // From elsewhere: here five wrong guesses are the limit.
      server.at.address = '192.0.2.2'
      expect(await verify(code)).toMatchObject(wrongCode)
    }
  })

  it('counts each of several guesses at the same moment', async () => {
    await Promise.all(all(4, 0).map(() => verify('000000')))
    expect(await world.db.select({ left: oneTimeCodes.triesLeft }).from(oneTimeCodes)).toEqual([
      { left: 1 },
    ])
    server.at.address = '192.0.2.2'
    await Promise.all(all(4, 0).map(() => verify('000000')))
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('does the same work for a wrong code whether an account has the e-mail or not', async () => {
    await deactivate('lab')
    const emails = ['doctor@rounds.example', 'nobody@rounds.example', 'lab@rounds.example']
    for (const email of emails) await mailCode(email)
    const { db, asked } = watchedDatabase()
    server = observedApi(db)
    const work = []
    for (const email of emails)
      for (const attempt of [
        () => verify('000000', email),
        () => reset('000000', 'a new password', email),
      ]) {
        asked.length = 0
        expect(await attempt()).toMatchObject(wrongCode)
        work.push([...asked])
      }
    // Whether a code lives, the limits, the account, the codes and the try that is gone.
    expect(work).toEqual(
      all(6, 0).map(() => ['select', 'select', 'insert', 'select', 'select', 'update']),
    )
    expect(await world.db.select({ left: oneTimeCodes.triesLeft }).from(oneTimeCodes)).toEqual(
      all(3, 0).map(() => ({ left: 3 })),
    )
  })

  it('is limited to 10 wrong ones an hour for an e-mail from one address, and to 30 from everywhere', async () => {
    /** Ten wrong guesses, for which two sets of codes are needed. */
    const guessAt = async (email: string, address: string) => {
      const statuses: number[] = []
      for (let set = 0; set < 2; set++) {
        server.at.address = ''
        await mailCode(email)
        server.at.address = address
        statuses.push(
          ...(await repeat(5, (turn) =>
            turn % 2 === 0 ? verify('000000', email) : reset('000000', 'a new password', email),
          )),
        )
      }
      return statuses
    }
    for (const email of ['doctor@rounds.example', 'nobody@rounds.example']) {
      for (let at = 1; at <= 3; at++) {
        expect(await guessAt(email, `198.51.100.${at}`)).toEqual(all(10, 400))
        // No code lives: there is nothing to guess.
        expect(await verify('000000', email)).toMatchObject(wrongCode)
        server.at.address = ''
        await mailCode(email)
        server.at.address = `198.51.100.${at}`
        expect(await verify('000000', email)).toMatchObject(tooMany(60))
      }
      server.at.address = '192.0.2.1'
      expect(await verify('000000', email)).toMatchObject(tooMany(60))
      expect(await reset('000000', 'a new password', email)).toMatchObject(tooMany(60))
    }
  })

  it('is limited to 60 an hour from one address', async () => {
    const someone = (turn: number) => verify('000000', `user${turn}@rounds.example`)
    expect(await repeat(60, someone)).toEqual(all(60, 400))
    expect(await verify('123456')).toMatchObject(tooMany(60))
    server.at.address = '192.0.2.2'
    expect((await verify('123456')).status).toBe(200)
  })
})

describe('choosing a new password', () => {
  beforeEach(() => mailCode())

  it('replaces the old one, uses the code up and ends the sessions of this user only', async () => {
    const [doctor, lab] = [await tokenOf('doctor'), await tokenOf('lab')]
    expect(await reset('123456')).toMatchObject({
      status: 200,
      body: { message: authMessages.resetDone },
    })
    expect(await statusWith(doctor)).toBe(401)
    expect(await statusWith(lab)).toBe(200)
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(await statusWith(await tokenOf('doctor', 'a new password'))).toBe(200)
    expect(await reset('123456')).toMatchObject(wrongCode)
    expect(await verify('123456')).toMatchObject(wrongCode)
  })

  it('refuses a wrong code before the costly hash, and counts it', async () => {
    expect(await repeat(5, () => reset('000000'))).toEqual(all(5, 400))
    server.at.address = '192.0.2.2'
    expect(await reset('123456')).toMatchObject(wrongCode)
    expect(server.hashed).toEqual([])
    expect((await login('doctor')).status).toBe(200)
  })

  it('refuses an expired code and an unknown e-mail in the same words', async () => {
    expect(await reset('123456', 'a new password', 'nobody@rounds.example')).toMatchObject(
      wrongCode,
    )
    server.at.now += 10 * minute
    expect(await reset('123456')).toMatchObject(wrongCode)
  })

  it('wants 6 characters, twice the same', async () => {
    expect(await reset('123456', 'short')).toMatchObject(
      refusal(400, authMessages.passwordTooShort, { newPassword: authMessages.passwordTooShort }),
    )
    const differing = {
      email: 'doctor@rounds.example',
      otp: '123456',
      newPassword: 'a new password',
      confirmPassword: 'another password',
    }
    expect(await post(authEndpoints.resetPassword.path, differing)).toMatchObject(
      refusal(400, authMessages.passwordMismatch, {
        confirmPassword: authMessages.passwordMismatch,
      }),
    )
    expect((await reset('123456', 'longer')).status).toBe(200)
  })

  it('lets one of two at the same moment have the code', async () => {
    const answers = await Promise.all([
      reset('123456', 'password one'),
      reset('123456', 'password two'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const winner = answers[0]?.status === 200 ? 'password one' : 'password two'
    expect((await login('doctor', winner)).status).toBe(200)
  })

  it('lets nobody in whose password it has replaced while that was being verified', async () => {
    const { api, at } = server
    await start({
      passwords: {
        hash: async (password) => `plain ${password}`,
        verify: async () => {
          // Somebody else's server, which answers while this one is still at the old hash.
          const { status } = await call(api, 'POST', authEndpoints.resetPassword.path, {
            json: {
              email: 'doctor@rounds.example',
              otp: at.code,
              newPassword: 'a new password',
              confirmPassword: 'a new password',
            },
          })
          return status === 200
        },
      },
    })
    expect(await login('doctor')).toMatchObject(wrongLogin)
    expect(await world.db.$count(sessions)).toBe(0)
  })

  it('leaves code, password and sessions as they were when it fails half way', async () => {
    const token = await tokenOf('doctor')
    // No database takes this text, so the last step fails.
    await start({
      passwords: {
        hash: async () => 'a\u0000b',
        verify: async (password, hash) => hash === `plain ${password}`,
      },
    })
    expect((await reset('123456')).status).toBe(500)
    expect((await verify('123456')).status).toBe(200)
    expect(await statusWith(token)).toBe(200)
    expect(await world.db.$count(oneTimeCodes)).toBe(1)
  })

  it('lets in at once whoever had failed too often before', async () => {
    await repeat(11, () => login('doctor', 'wrong'))
    await repeat(11, () => login('doctor@rounds.example', 'wrong'))
    await reset('123456')
    expect((await login('doctor', 'a new password')).status).toBe(200)
    expect((await login('doctor@rounds.example', 'a new password')).status).toBe(200)
  })
})
