import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { roleEndpoints } from '@shared/contracts/roles'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { eq, sql } from 'drizzle-orm'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { users } from './db/schema'
import { accountCalls, adminCalls } from './test/account-calls'
import { call, pathOf, refusal } from './test/api'
import { observedServer } from './test/observed-server'

const server = observedServer()
const { ask, list, ownToken } = adminCalls(server)
const { tokenOf } = accountCalls(server)

const signInAgain = refusal(401, 'Your session is over. Please sign in again.')
const secret = new TextEncoder().encode('a secret of these tests')

describe('a session', () => {
  /** The admin's claims, changed and signed anew. */
  const forged = async (changes: Record<string, unknown>, key = secret) =>
    await new SignJWT({ ...decodeJwt(ownToken()), ...changes })
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
    const { iss = '', sub = '', exp = 0, ...claims } = decodeJwt(ownToken())
    const unsigned = new UnsecuredJWT(claims).setIssuer(iss).setSubject(sub).setExpirationTime(exp)
    expect(await list({ token: unsigned.encode() })).toMatchObject(signInAgain)
  })

  it.each([
    ['another issuer', { iss: 'another product' }],
    ['no expiry', { exp: undefined }],
    ['a subject that is no id', { sub: "' or 1=1" }],
    ['an unknown subject', { sub: '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11' }],
    ['no subject', { sub: undefined }],
    ['a session that is no id', { sid: "' or 1=1" }],
    ['an unknown session', { sid: '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11' }],
    ['no session', { sid: undefined }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await list({ token: await forged(changes) })).toMatchObject(signInAgain)
  })

  it('is refused where it is the session of somebody else', async () => {
    const { sid } = decodeJwt(await tokenOf('doctor'))
    expect(await list({ token: await forged({ sid }) })).toMatchObject(signInAgain)
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
    expect((await list({ headers: { authorization: `bearer ${ownToken()}` } })).status).toBe(200)
  })

  it('ends when its time is over', async () => {
    server.at.now += 3599_000
    expect((await list()).status).toBe(200)
    server.at.now += 1000
    expect(await list()).toMatchObject(signInAgain)
  })

  it('ends when its user is made inactive or deleted', async () => {
    const lab = await tokenOf('lab')
    await server.db.update(users).set({ active: false }).where(eq(users.username, 'admin'))
    await server.db.delete(users).where(eq(users.username, 'lab'))
    expect(await list()).toMatchObject(signInAgain)
    expect(await list({ token: lab })).toMatchObject(signInAgain)
  })
})

describe('a call that does not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/'],
    ['GET', '/api/auth/login'],
    ['GET', `${departmentEndpoints.list.path}/`],
    ['POST', departmentEndpoints.list.path],
    ['PATCH', pathOf(departmentEndpoints.update, 'x')],
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
    expect((await ask('POST', departmentEndpoints.create.path, { raw })).status).toBe(201)
  })

  it('is refused beyond it, whether it tells its length or not', async () => {
    const raw = sized(64 * 1024 + 1)
    for (const more of [
      () => ({ raw, headers: { 'content-length': String(raw.length) } }),
      () => ({ raw: streamed(raw) }),
    ]) {
      expect(await ask('POST', departmentEndpoints.create.path, more())).toMatchObject(tooLarge)
      expect(await call(server.api, 'POST', authEndpoints.login.path, more())).toMatchObject(
        tooLarge,
      )
    }
  })

  it('arrives whole when it comes in pieces', async () => {
    expect(
      (await ask('POST', departmentEndpoints.create.path, { raw: streamed(sized(5000)) })).status,
    ).toBe(201)
  })

  it('that breaks off in the middle is no failure of the server', async () => {
    let pieces = 0
    const raw = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (pieces++ === 0) controller.enqueue(new TextEncoder().encode('{"name":'))
        else controller.error(new Error('the connection is gone'))
      },
    })
    expect(await ask('POST', departmentEndpoints.create.path, { raw })).toMatchObject(
      refusal(400, 'The request broke off'),
    )
    expect(server.logged).toMatchObject([
      { level: 'warn', message: 'request', fields: { reason: 'The request broke off' } },
    ])
  })

  it('may come in any case of its type and with a character set', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    const raw = '{"name":"Cardiology"}'
    expect((await ask('POST', departmentEndpoints.create.path, { raw, headers })).status).toBe(201)
  })
})

describe('every answer', () => {
  const answers = () =>
    Promise.all([
      list(),
      ask('POST', departmentEndpoints.create.path, { json: {} }),
      ask('POST', departmentEndpoints.create.path, { raw: '{' }),
      ask('POST', departmentEndpoints.create.path, { raw: 'x'.repeat(70_000) }),
      ask('POST', departmentEndpoints.create.path, { json: { name: 'Neurology' } }),
      ask('GET', '/api/nothing'),
      call(server.api, 'GET', '/api/health'),
      call(server.api, 'GET', departmentEndpoints.list.path),
      call(server.api, 'POST', authEndpoints.login.path, {
        json: { username: 'x', password: 'y' },
      }),
    ])

  it('carries the security headers and is not to be stored, a list not unasked', async () => {
    const seen = await answers()
    expect(seen.map(({ status }) => status)).toEqual([200, 400, 400, 413, 409, 404, 200, 401, 401])
    for (const [at, { headers }] of seen.entries()) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe(at === 0 ? 'private, no-cache' : 'no-store')
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
  })

  it('says the time of the server, also to pages of other origins, unless a browser may keep it', async () => {
    server.at.now += 61_234
    const [kept, ...others] = await answers()
    for (const { headers } of others) {
      expect(headers.get('rounds-time')).toBe(String(server.at.now))
      expect(headers.get('access-control-expose-headers')).toBe('rounds-time')
    }
    expect(kept?.headers.get('cache-control')).toBe('private, no-cache')
    expect(kept?.headers.get('rounds-time')).toBeNull()
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

describe.each([
  departmentEndpoints.list.path,
  roleEndpoints.list.path,
  workingTimeEndpoints.list.path,
])('the list %s', (path) => {
  const known = async () => {
    const etag = (await ask('GET', path)).headers.get('etag')
    expect(etag).toMatch(/^"[0-9a-f]+"$/)
    return { 'if-none-match': String(etag) }
  }

  it('is not sent again to who has it', async () => {
    const { status, body, headers } = await ask('GET', path, { headers: await known() })
    expect([status, body]).toEqual([304, null])
    expect(headers.get('etag')).toBeTruthy()
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('x-request-id')).toBeTruthy()
  })

  it('is sent where it has changed', async () => {
    const before = await known()
    await server.db.execute(sql`update departments set name = name || ' II'`)
    await server.db.execute(sql`update roles set name = name || ' II'`)
    await server.db.execute(sql`update working_times set name = name || ' II'`)
    expect((await ask('GET', path, { headers: before })).status).toBe(200)
  })

  it('tells nobody without a session that it is unchanged', async () => {
    const stranger = await call(server.api, 'GET', path, { headers: await known() })
    expect(stranger).toMatchObject(signInAgain)
    expect(stranger.headers.get('cache-control')).toBe('no-store')
    expect(stranger.headers.get('etag')).toBeNull()
  })
})

it.each([roleEndpoints.list.path, workingTimeEndpoints.list.path])(
  'the list %s tells nobody who may not see it that it is unchanged',
  async (path) => {
    const { headers } = await ask('GET', path)
    const own = await tokenOf('patient')
    const known = { 'if-none-match': String(headers.get('etag')) }
    const answer = await ask('GET', path, { token: own, headers: known })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)
