import { createTestWorld, type TestWorld } from '@mocks/node'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { roleEndpoints } from '@shared/contracts/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const ask = (method: string, path: string, { headers, ...more }: Call = {}) =>
  call(world.api, method, path, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...more,
  })

const withBody = calls.filter((each) => each.json !== undefined)

const notJson = [
  '',
  '{',
  'null and void',
  '{"name": "x",}',
  "{'name': 'x'}",
  '\u0000',
  '{"a":"\n"}',
]
const wrongShapes = [
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[{}]',
  '{}',
  '{"__proto__":{"name":"x"}}',
]
const wrongTypes = [null, 7e300, true, {}, [[]], [null]]
// PostgreSQL refuses the first in any text; the others are halves of a character.
const unkeepable = ['\u0000', 'a\u0000b', '\ud83d', '\ude00x']
const tooLong = [
  JSON.stringify('x'.repeat(60_000)),
  JSON.stringify(Array(15_000).fill('x')),
  JSON.stringify(Array(3_000).fill('staff_view')),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
]

/** One test for each call: what is refused writes no more than its attempt. */
describe.each(withBody)('$method $path', ({ method, path, input, json = {} }) => {
  const send = (raw: string, headers?: Record<string, string>) =>
    ask(method, path, { raw, ...(headers ? { headers } : {}) })
  const fields = Object.keys(json).filter((key) => key !== '_id')

  it('refuses what cannot be meant, case by case, in the form of every refusal', async () => {
    for (const raw of notJson)
      expect
        .soft(await send(raw), `not JSON: ${JSON.stringify(raw)}`)
        .toMatchObject(refusal(400, 'The request is not valid JSON'))

    for (const raw of wrongShapes) {
      const answer = await send(raw)
      expect.soft(answer.status, `wrong shape: ${raw}`).toBe(400)
      errorEnvelopeSchema.parse(answer.body)
    }

    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const answer = await send(JSON.stringify(json), { 'content-type': type })
      expect.soft(answer.status, `sent as '${type}'`).toBe(400)
    }

    for (const field of fields)
      for (const value of wrongTypes) {
        const wrong = { ...json, [field]: value }
        if (input?.safeParse(wrong).success) continue
        const { status } = await ask(method, path, { json: wrong })
        expect.soft(status, `${field} of a wrong type: ${JSON.stringify(value)}`).toBe(400)
      }

    for (const text of unkeepable)
      for (const [field, value] of Object.entries(json)) {
        const wrong = Array.isArray(value) ? [text] : text
        const answer = await ask(method, path, { json: { ...json, [field]: wrong } })
        expect.soft([400, 404], `${field}: ${JSON.stringify(text)}`).toContain(answer.status)
        errorEnvelopeSchema.parse(answer.body)
      }

    for (const field of fields)
      for (const value of tooLong) {
        const rest = JSON.stringify({ ...json, [field]: undefined }).slice(1)
        const answer = await send(`{"${field}":${value}${rest === '}' ? '' : ','}${rest}`)
        const of = `${field}: ${value.slice(0, 20)} and so on`
        expect.soft(answer.status, of).toBeLessThan(500)
        expect.soft(JSON.stringify(answer.body).length, of).toBeLessThan(200_000)
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

  it('is no username and no password, but a refusal in the usual words', async () => {
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
