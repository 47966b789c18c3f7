import { createTestWorld, type TestWorld } from '@mocks/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contracts/auth'
import { departmentEndpoints } from '@/contracts/departments'
import { errorEnvelopeSchema } from '@/contracts/error'
import { roleEndpoints } from '@/contracts/roles'
import { type Call, call, refusal } from '../test/api'
import { calls } from '../test/every-call'

/** What every call has to bear: what cannot be meant. */

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
})
afterAll(() => world.close())

/** What is refused writes nothing but its attempt; so a call's cases share a clinic. */
const beginAnew = async () => {
  await world.reset()
  token = await world.signIn('admin')
}

const ask = (method: string, path: string, { headers, ...more }: Call = {}) =>
  call(world.api, method, path, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })

const withBody = calls.filter((each) => each.json !== undefined)

describe.each(withBody)('$method $path', ({ method, path, input, json = {} }) => {
  beforeAll(beginAnew)

  const send = (raw: string, headers?: Record<string, string>) =>
    ask(method, path, { raw, ...(headers ? { headers } : {}) })

  it.each(['', '{', 'null and void', '{"name": "x",}', "{'name': 'x'}", '\u0000', '{"a":"\n"}'])(
    'refuses %j, which is not JSON',
    async (raw) => {
      expect(await send(raw)).toMatchObject(refusal(400, 'The request is not valid JSON'))
    },
  )

  it.each(['null', 'true', '7', '"text"', '[]', '[{}]', '{}', '{"__proto__":{"name":"x"}}'])(
    'refuses %s, which has the wrong shape',
    async (raw) => {
      const answer = await send(raw)
      expect(answer.status).toBe(400)
      errorEnvelopeSchema.parse(answer.body)
    },
  )

  it('refuses a body that does not say it is JSON', async () => {
    const raw = JSON.stringify(json)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', ''])
      expect((await send(raw, { 'content-type': type })).status).toBe(400)
  })

  it('refuses every field of a wrong type', async () => {
    for (const field of Object.keys(json).filter((key) => key !== '_id'))
      for (const wrong of [null, 7e300, true, {}, [[]], [null]].filter(
        (value) => !input?.safeParse({ ...json, [field]: value }).success,
      ))
        expect(
          (await ask(method, path, { json: { ...json, [field]: wrong } })).status,
          `${field}: ${JSON.stringify(wrong)}`,
        ).toBe(400)
  })

  // PostgreSQL refuses the first in any text; the others are halves of a character.
  it.each(['\u0000', 'a\u0000b', '\ud83d', '\ude00x'])('bears %j in any text', async (text) => {
    for (const [field, value] of Object.entries(json)) {
      const wrong = Array.isArray(value) ? [text] : text
      const answer = await ask(method, path, { json: { ...json, [field]: wrong } })
      expect([400, 404], `${field}: ${answer.status}`).toContain(answer.status)
      errorEnvelopeSchema.parse(answer.body)
    }
  })

  it('bears long texts, long lists and deep nests', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const field of Object.keys(json).filter((key) => key !== '_id'))
      for (const value of [
        JSON.stringify('x'.repeat(60_000)),
        JSON.stringify(Array(15_000).fill('x')),
        JSON.stringify(Array(3_000).fill('staff_view')),
        deep,
      ]) {
        const rest = JSON.stringify({ ...json, [field]: undefined }).slice(1)
        const raw = `{"${field}":${value}${rest === '}' ? '' : ','}${rest}`
        const answer = await send(raw)
        expect(answer.status).toBeLessThan(500)
        expect(JSON.stringify(answer.body).length).toBeLessThan(200_000)
      }
  })
})

describe('a text that no database can keep', () => {
  it.each(['Cardio\u0000logy', 'Cardio\ud83dlogy'])('is refused at its field: %j', async (name) => {
    const message = "'name' contains characters that cannot be stored"
    expect(await ask('POST', departmentEndpoints.create.path, { json: { name } })).toMatchObject(
      refusal(400, message, { name: message }),
    )
  })

  it('is no username and no password, but a refusal in the same words as any', async () => {
    const login = (username: string, password: string) =>
      call(world.api, 'POST', authEndpoints.login.path, { json: { username, password } })
    expect((await login('admin\u0000', 'x')).status).toBe(400)
    expect((await login('admin', 'x\u0000')).status).toBe(400)
  })
})

describe('a list with very many mistakes', () => {
  it('names the first of them only', async () => {
    const roles = Array(5_000).fill('x')
    const { body } = await ask('POST', roleEndpoints.create.path, {
      json: { name: 'Nurse', roles },
    })
    const { fields = {} } = errorEnvelopeSchema.parse(body)
    expect(Object.keys(fields)).toHaveLength(20)
    expect(fields).toHaveProperty(['roles.0'])
  })
})
