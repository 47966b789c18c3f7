import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { authPaths } from '@/contracts/auth'
import { departmentPaths } from '@/contracts/departments'
import { errorEnvelopeSchema } from '@/contracts/error'
import { rolePaths } from '@/contracts/roles'
import { workingTimePaths } from '@/contracts/working-times'
import { users } from './db/schema'
import { type Call, call, observedApi, refusal } from './test/api'

let world: TestWorld
let server: ReturnType<typeof observedApi>
let token: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  server = observedApi(world.db)
  await server.adoptAccounts(demoPassword)
  token = await tokenOf('admin')
  server.logged.length = 0
})
afterAll(() => world.close())

const ask = (method: string, path: string, more: Call = {}) =>
  call(server.api, method, path, { token, ...more })
const list = (more: Call = {}) => ask('GET', departmentPaths.list, more)
async function tokenOf(username: string): Promise<string> {
  const json = { username, password: demoPassword }
  const { body } = await call(server.api, 'POST', authPaths.login, { json })
  return z.object({ token: z.string() }).parse(body).token
}

const signInAgain = refusal(401, 'Your session is over. Please sign in again.')
const secret = new TextEncoder().encode('a secret of these tests')

describe('a session', () => {
  /** The admin's claims, changed and signed anew. */
  const forged = async (changes: Record<string, unknown>, key = secret) =>
    await new SignJWT({ ...decodeJwt(token), ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)

  it('is recognised by a token signed as ours are', async () => {
    expect((await list({ token: await forged({}) })).status).toBe(200)
  })

  it('is refused where another has signed', async () => {
    const foreign = new TextEncoder().encode('a secret of another clinic')
    expect(await list({ token: await forged({}, foreign) })).toMatchObject(signInAgain)
  })

  it('is refused where nobody has signed', async () => {
    const { iss = '', sub = '', exp = 0, ...claims } = decodeJwt(token)
    const unsigned = new UnsecuredJWT(claims).setIssuer(iss).setSubject(sub).setExpirationTime(exp)
    expect(await list({ token: unsigned.encode() })).toMatchObject(signInAgain)
  })

  it.each([
    ['another issuer', { iss: 'another product' }],
    ['no expiry', { exp: undefined }],
    ['a subject that is no id', { sub: "' or 1=1" }],
    ['an unknown subject', { sub: '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11' }],
    ['no subject', { sub: undefined }],
    ['an older version', { ver: 0 }],
    ['a version that is no number', { ver: '1' }],
    ['no version', { ver: undefined }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await list({ token: await forged(changes) })).toMatchObject(signInAgain)
  })

  it.each(['', 'x', 'a.b.c', `${'x'.repeat(10_000)}`])(
    'is refused with the token %#',
    async (text) => {
      expect(await list({ token: text })).toMatchObject(signInAgain)
    },
  )

  it.each(['', 'Basic YWRtaW46eA==', 'Bearer', 'Token x'])(
    'is refused with the header %j',
    async (header) => {
      expect(await list({ headers: { authorization: header } })).toMatchObject(signInAgain)
    },
  )

  it('takes the scheme in any case', async () => {
    expect((await list({ headers: { authorization: `bearer ${token}` } })).status).toBe(200)
  })

  it('ends when its time is over', async () => {
    server.at.now += 3599_000
    expect((await list()).status).toBe(200)
    server.at.now += 1000
    expect(await list()).toMatchObject(signInAgain)
  })

  it('ends when its user is made inactive or deleted', async () => {
    const lab = await tokenOf('lab')
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'admin'))
    await world.db.delete(users).where(eq(users.username, 'lab'))
    expect(await list()).toMatchObject(signInAgain)
    expect(await list({ token: lab })).toMatchObject(signInAgain)
  })
})

describe('a call that does not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/'],
    ['GET', '/api/auth/login'],
    ['GET', `${departmentPaths.list}/`],
    ['POST', departmentPaths.list],
    ['PATCH', departmentPaths.update('x')],
    ['DELETE', '/api/deleteworktime'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/../etc/passwd'],
    ['OPTIONS', '/api/department'],
  ])('%s %s is told in the envelope', async (method, path) => {
    expect(await ask(method, path)).toMatchObject(refusal(404, 'There is no such call'))
  })

  it('is not told to strangers', async () => {
    expect(await call(server.api, 'GET', '/api/nothing')).toMatchObject(signInAgain)
  })
})

describe('a body', () => {
  const sized = (bytes: number) => JSON.stringify({ name: 'x', more: 'y'.repeat(bytes - 22) })
  const tooLarge = refusal(413, 'The request is too large')
  const streamed = (text: string) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        const bytes = new TextEncoder().encode(text)
        for (let at = 0; at < bytes.length; at += 1000)
          controller.enqueue(bytes.slice(at, at + 1000))
        controller.close()
      },
    })

  it('may have 64 KiB', async () => {
    const raw = sized(64 * 1024)
    expect(new TextEncoder().encode(raw)).toHaveLength(64 * 1024)
    expect((await ask('POST', departmentPaths.add, { raw })).status).toBe(201)
  })

  it('is refused beyond it, whether it tells its length or not', async () => {
    const raw = sized(64 * 1024 + 1)
    for (const more of [
      () => ({ raw, headers: { 'content-length': String(raw.length) } }),
      () => ({ raw: streamed(raw) }),
    ]) {
      expect(await ask('POST', departmentPaths.add, more())).toMatchObject(tooLarge)
      expect(await call(server.api, 'POST', authPaths.login, more())).toMatchObject(tooLarge)
    }
  })

  it('arrives whole when it comes in pieces', async () => {
    expect((await ask('POST', departmentPaths.add, { raw: streamed(sized(5000)) })).status).toBe(
      201,
    )
  })

  it('that breaks off in the middle is no failure of the server', async () => {
    let pieces = 0
    const raw = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (pieces++ === 0) controller.enqueue(new TextEncoder().encode('{"name":'))
        else controller.error(new Error('the connection is gone'))
      },
    })
    expect(await ask('POST', departmentPaths.add, { raw })).toMatchObject(
      refusal(400, 'The request broke off'),
    )
    expect(server.logged.map(({ level }) => level)).toEqual(['info'])
  })

  it('may come in any case of its type and with a character set', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    const raw = '{"name":"Cardiology"}'
    expect((await ask('POST', departmentPaths.add, { raw, headers })).status).toBe(201)
  })
})

describe('every answer', () => {
  const answers = () =>
    Promise.all([
      list(),
      ask('POST', departmentPaths.add, { json: {} }),
      ask('POST', departmentPaths.add, { raw: '{' }),
      ask('POST', departmentPaths.add, { raw: 'x'.repeat(70_000) }),
      ask('POST', departmentPaths.add, { json: { name: 'Neurology' } }),
      ask('GET', '/api/nothing'),
      call(server.api, 'GET', '/api/health'),
      call(server.api, 'GET', departmentPaths.list),
      call(server.api, 'POST', authPaths.login, { json: { username: 'x', password: 'y' } }),
    ])

  it('carries the security headers and is not to be stored', async () => {
    const seen = await answers()
    expect(seen.map(({ status }) => status)).toEqual([200, 400, 400, 413, 409, 404, 200, 401, 401])
    for (const { headers } of seen) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  it('names its request, by the id that a proxy gave it or by a new one', async () => {
    for (const { headers } of await answers())
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const given = await list({ headers: { 'x-request-id': 'proxy-7_a' } })
    expect(given.headers.get('x-request-id')).toBe('proxy-7_a')
    expect(server.logged.at(-1)?.fields).toMatchObject({ requestId: 'proxy-7_a' })
    for (const odd of ['<script>', 'a b', 'x'.repeat(300)]) {
      const { headers } = await list({ headers: { 'x-request-id': odd } })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })
})

describe('the log', () => {
  it('has one line a request, with who, what and how it ended', async () => {
    await list()
    const [admin] = await world.db.select().from(users).where(eq(users.username, 'admin'))
    expect(server.logged).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: {
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          method: 'GET',
          path: departmentPaths.list,
          status: 200,
          durationMs: 0,
          userId: admin?.id,
        },
      },
    ])
  })

  it('holds no password, code, token or body', async () => {
    const json = { username: 'doctor', password: 'my-secret-guess' }
    await call(server.api, 'POST', authPaths.login, { json })
    await call(server.api, 'POST', authPaths.forgotPassword, {
      json: { email: 'doctor@rounds.example' },
    })
    await server.settle()
    await ask('POST', departmentPaths.add, { json: { name: 'A discreet department' } })
    const written = JSON.stringify(server.logged)
    expect(server.logged).toHaveLength(3)
    for (const unsaid of ['my-secret-guess', server.at.code, token, 'discreet'])
      expect(written).not.toContain(unsaid)
  })
})

describe('a database that fails', () => {
  const broken = () =>
    observedApi(drizzle(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))))
  const calls: [string, string, object?][] = [
    ['POST', authPaths.login, { username: 'doctor', password: 'x' }],
    ['POST', authPaths.forgotPassword, { email: 'doctor@rounds.example' }],
    ['GET', departmentPaths.list],
    ['GET', rolePaths.list],
    ['GET', workingTimePaths.list],
  ]

  it.each(calls)(
    'is told by %s %s in the envelope, and by what happened in the log',
    async (method, path, json) => {
      const failing = broken()
      const answer = await call(failing.api, method, path, { token, ...(json ? { json } : {}) })
      expect(answer).toMatchObject(
        refusal(500, 'Something went wrong on the server. Please try again.'),
      )
      expect(Object.keys(errorEnvelopeSchema.parse(answer.body))).toEqual(['message', 'error'])
      expect(JSON.stringify(answer.body)).not.toMatch(/select|insert|ECONN|10\.0\.0\.7|\.ts|at /i)
      expect(failing.logged).toMatchObject([
        {
          level: 'error',
          message: 'request failed',
          fields: { requestId: answer.headers.get('x-request-id') },
        },
        { level: 'info', message: 'request', fields: { status: 500 } },
      ])
    },
  )

  it('leaves the server healthy and makes it unready', async () => {
    const failing = broken()
    expect(await call(failing.api, 'GET', '/api/health')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    })
    expect(await call(failing.api, 'GET', '/api/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable' },
    })
  })

  it('is unlike one that works', async () => {
    expect(await call(server.api, 'GET', '/api/ready')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    })
  })
})
