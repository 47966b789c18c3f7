import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authEndpoints } from '@/contracts/auth'
import { departmentEndpoints } from '@/contracts/departments'
import { type Endpoint, keysOf } from '@/contracts/endpoint'
import { endpoints } from '@/contracts/endpoints'
import { errorEnvelopeSchema } from '@/contracts/error'
import { permissionKeys } from '@/contracts/permissions'
import { roleEndpoints } from '@/contracts/roles'
import { permissionMissing } from '../auth/session'
import { addUser, type Call, call, pathOf, refusal } from '../test/api'

/** What every call has to bear, on any database: who may not, and what cannot be meant. */

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

const id = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'
const shift = {
  workTimingName: 'Day Shift',
  inTime: '09:00',
  inTimePeriod: 'AM',
  outTime: '05:30',
  outTimePeriod: 'PM',
  totalHour: 8.5,
}
const patient = {
  ...{ name: 'Ada Moss', age: '36', gender: 'Female', contact: '9876543210' },
  ...{ address: '', dateOfBirth: '' },
}
const code = { email: 'doctor@rounds.example', otp: '123456' }

/** A body that each call takes; null where it has none. A call that is missing here does not compile. */
const bodies: Record<(typeof endpoints)[number]['name'], Record<string, unknown> | null> = {
  login: { username: 'doctor', password: 'guess' },
  logout: null,
  'forgot password': { email: code.email },
  'verify code': code,
  'reset password': { ...code, newPassword: 'secret', confirmPassword: 'secret' },
  'list departments': null,
  'create department': { name: 'Cardiology' },
  'update department': { name: 'Cardiology' },
  'delete departments': { id: [id] },
  'list roles': null,
  'create role': { name: 'Nurse', roles: [] },
  'update role': { privilegeId: id, _id: id, name: 'Nurse', roles: [] },
  'delete role': { privilegeId: id },
  'list working times': null,
  'create working time': shift,
  'update working time': shift,
  'delete working time': null,
  'book appointment': {
    ...{ firstName: 'Ada', lastName: 'Moss', gender: 'Female', mobile: '9876543210' },
    ...{ email: 'ada@example.org', age: 36, type: 'checkup', checkupDetails: 'Once a year' },
  },
  'ask the assistant': { question: 'How do I add a department?' },
  'change password': { currentPassword: demoPassword, newPassword: 'another one' },
  'list staff': null,
  'read staff user': null,
  'create staff user': {
    ...{ firstName: 'Ada', lastName: 'Moss', email: 'ada@example.org', phone: '9876543210' },
    ...{ username: 'amoss', password: 'secret', role: id, department: id, status: 'active' },
  },
  'update staff user': { role: id, department: id, status: 'inactive', version: 1 },
  'assign working time': { workingTime: id, version: 1 },
  'delete staff users': { ids: [id] },
  'list roles of staff': null,
  'list departments of staff': null,
  'list doctors': null,
  'list patient records': null,
  'read own patient record': null,
  'list similar patient records': null,
  'read patient record': null,
  'register patient record': patient,
  'correct patient record': { ...patient, version: 1 },
  'write allergies': { allergies: ['Penicillin'], version: 1 },
  'close patient record': { version: 1 },
  'reopen patient record': { version: 1 },
  'open patient account': {
    ...{ username: 'amoss', email: 'ada@example.org', password: 'secret', version: 1 },
  },
  'link patient account': { username: 'amoss', version: 1 },
  'look patients up': null,
}

const calls = endpoints.map((endpoint: Endpoint & { name: keyof typeof bodies }) => {
  const { name, method, path, access, input } = endpoint
  const json = bodies[name]
  const keys = keysOf(endpoint)
  return { method, path: pathOf({ path }, id), access, keys, input, ...(json ? { json } : {}) }
})
const guarded = calls.filter(({ access }) => access !== 'public')

describe.each(guarded)('$method $path', ({ method, path, json, keys }) => {
  beforeAll(beginAnew)

  it('wants a session', async () => {
    expect(await call(world.api, method, path, { json })).toMatchObject(
      refusal(401, 'Your session is over. Please sign in again.'),
    )
  })

  it('wants its own permission and no other', async () => {
    await addUser(
      world.db,
      'other',
      permissionKeys.filter((key) => !keys.includes(key)),
    )
    await addUser(world.db, 'holder', keys.slice(0, 1))
    const allowed = await ask(method, path, { json, token: await world.signIn('holder') })
    expect([200, 201, 404, 422]).toContain(allowed.status)
    if (keys.length === 0) return
    expect(await ask(method, path, { json, token: await world.signIn('other') })).toMatchObject(
      refusal(403, permissionMissing(keys)),
    )
  })
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
