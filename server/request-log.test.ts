import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { roleEndpoints } from '@shared/contracts/roles'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { describe, expect, it } from 'vitest'
import { users } from './db/schema'
import { adminCalls } from './test/account-calls'
import { type Answer, call, observedApi, refusal } from './test/api'
import { observedServer } from './test/observed-server'

const server = observedServer()
const { ask, list, ownToken } = adminCalls(server)

describe('the log', () => {
  it('has one line a request, with who, what and how it ended', async () => {
    await list()
    const [admin] = await server.db.select().from(users).where(eq(users.username, 'admin'))
    expect(server.logged).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: {
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          method: 'GET',
          path: departmentEndpoints.list.path,
          status: 200,
          durationMs: 0,
          userId: admin?.id,
        },
      },
    ])
  })

  it.each<[string, () => Promise<Answer>, object]>([
    [
      'of a call without a session',
      () => call(server.api, 'GET', departmentEndpoints.list.path),
      { status: 401, reason: 'Your session is over. Please sign in again.' },
    ],
    [
      'of a call that does not exist',
      () => ask('GET', '/api/nothing?q=a-value'),
      { status: 404, path: '/api/nothing', reason: 'There is no such call' },
    ],
    [
      'of a body that is no JSON',
      () => ask('POST', departmentEndpoints.create.path, { raw: '{ "a-value' }),
      { status: 400, reason: 'The request is not valid JSON' },
    ],
    [
      'of a body that its contract refuses',
      () => ask('POST', departmentEndpoints.create.path, { json: { name: ['a-value'] } }),
      { status: 400, reason: expect.stringContaining('name') },
    ],
    [
      'of a body that is too large',
      () => ask('POST', departmentEndpoints.create.path, { raw: 'a-value'.repeat(20_000) }),
      { status: 413, reason: 'The request is too large' },
    ],
  ])('has the reason of a refusal, in the line of its request: %s', async (_what, make, line) => {
    const answer = await make()
    expect(server.logged).toEqual([
      {
        level: 'warn',
        message: 'request',
        fields: expect.objectContaining({
          requestId: answer.headers.get('x-request-id'),
          ...line,
        }),
      },
    ])
    expect(JSON.stringify(server.logged)).not.toContain('a-value')
  })

  it('tells a body that broke off from one that is no JSON', async () => {
    const { status } = await server.api.request(departmentEndpoints.create.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ownToken()}` },
      body: '{ "na',
      signal: AbortSignal.abort(),
    })
    expect(status).toBe(400)
    expect(server.logged).toMatchObject([{ fields: { reason: 'The request broke off' } }])
  })

  it('holds no password, code, token or body', async () => {
    const json = { username: 'doctor', password: 'my-secret-guess' }
    await call(server.api, 'POST', authEndpoints.login.path, { json })
    await call(server.api, 'POST', authEndpoints.forgotPassword.path, {
      json: { email: 'doctor@rounds.example' },
    })
    await server.settle()
    await ask('POST', departmentEndpoints.create.path, { json: { name: 'A discreet department' } })
    const written = JSON.stringify(server.logged)
    expect(server.logged).toHaveLength(3)
    for (const unsaid of ['my-secret-guess', server.at.code, ownToken(), 'discreet'])
      expect(written).not.toContain(unsaid)
  })
})

describe('a database that fails', () => {
  const failingWith = (error: Error) => observedApi(drizzle(() => Promise.reject(error)))
  const broken = () => failingWith(new Error('column "x" of 10.0.0.7:5432 does not exist'))
  const calls: [string, string, object?][] = [
    ['POST', authEndpoints.login.path, { username: 'doctor', password: 'x' }],
    ['POST', authEndpoints.forgotPassword.path, { email: 'doctor@rounds.example' }],
    ['GET', departmentEndpoints.list.path],
    ['GET', roleEndpoints.list.path],
    ['GET', workingTimeEndpoints.list.path],
  ]

  it.each(calls)(
    'is told by %s %s in the envelope, and by what happened in the log',
    async (method, path, json) => {
      const failing = broken()
      const answer = await call(failing.api, method, path, {
        token: ownToken(),
        ...(json ? { json } : {}),
      })
      expect(answer).toMatchObject(
        refusal(500, 'Something went wrong on the server. Please try again.'),
      )
      expect(Object.keys(errorEnvelopeSchema.parse(answer.body))).toEqual(['message', 'error'])
      expect(JSON.stringify(answer.body)).not.toMatch(/select|insert|column|10\.0\.0\.7|\.ts|at /i)
      expect(failing.logged).toMatchObject([
        {
          level: 'error',
          message: 'request',
          fields: {
            requestId: answer.headers.get('x-request-id'),
            status: 500,
            err: { cause: { message: 'column "x" of 10.0.0.7:5432 does not exist' } },
          },
        },
      ])
    },
  )

  it.each(calls)(
    'and is away is told so by %s %s, and when to ask again',
    async (method, path, json) => {
      const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
        code: 'ECONNREFUSED',
      })
      const failing = failingWith(lost)
      const answer = await call(failing.api, method, path, {
        token: ownToken(),
        ...(json ? { json } : {}),
      })
      const words =
        "The clinic's records cannot be reached at the moment. Please try again in a moment."
      expect(answer).toEqual({
        status: 503,
        headers: expect.anything(),
        body: { message: words, error: words },
      })
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(failing.logged).toMatchObject([
        {
          level: 'error',
          message: 'request',
          fields: {
            requestId: answer.headers.get('x-request-id'),
            status: 503,
            reason: words,
            err: { cause: lost },
          },
        },
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
