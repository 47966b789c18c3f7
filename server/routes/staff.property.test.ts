import { createTestWorld, type TestWorld } from '@mocks/node'
import type { Endpoint } from '@shared/contracts/endpoint'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { type StaffUser, staffEndpoints } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { tries } from '@shared/test/property'
import { ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { departments, roles, users, workingTimes } from '../db/schema'
import { type Answer, pathOf } from '../test/api'
import { keyedCalls } from '../test/records'

/** The staff calls, with what their contracts allow and what they don't. */

let world: TestWorld
let token: string
let known: Record<'role' | 'department' | 'workingTime' | 'user', string[]>

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  known = {
    role: ids(await world.db.select().from(roles)),
    department: ids(await world.db.select().from(departments)),
    workingTime: ids(await world.db.select().from(workingTimes)),
    // Whoever takes their own role away reads nothing any more.
    user: ids(await world.db.select().from(users).where(ne(users.username, 'admin'))),
  }
})
afterAll(() => world.close())

const ask = keyedCalls(
  () => world.api,
  () => token,
)

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '%',
      '_',
      '\\',
      "'",
      '"',
      '\0',
      '\ud83d',
      '\ude00',
      '👩🏽‍⚕️',
      'Ⅷ',
      'ﬁ',
      'İ',
      'ΑΣ',
      '…',
    ],
    ...['Jose\u0301', 'José', '王小明', 'ｶﾅ', 'محمد', '\u202eevil', 'null', 'true', '1e3', '[]'],
    ...['x'.repeat(100), 'x'.repeat(101), '王'.repeat(1000), 'a\nb', "'; drop table users; --"],
  ),
)
const anything = fc.oneof(
  text,
  fc.constantFrom(null, undefined, true, 0, -1, 1, 1.5, 2 ** 31, 1e300, [], {}, [[]], [null]),
)
/** Mostly what is meant. */
const mostly = <T>(meant: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: meant as fc.Arbitrary<unknown>, weight: 12 }, anything)
const unknownId = '0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11'
const idOf = (of: keyof typeof known) =>
  fc.oneof(
    { arbitrary: fc.nat().map((at) => known[of][at % known[of].length] ?? ''), weight: 12 },
    text,
    fc.constant(unknownId),
    fc.nat().map((at) => (known[of][at % known[of].length] ?? '').toUpperCase()),
  )
const letters = fc.stringMatching(/^[a-z]{3,9}$/)
const word = fc.oneof(text, letters)
const position = {
  role: mostly(idOf('role')),
  department: mostly(idOf('department')),
  status: mostly(fc.constantFrom('active', 'inactive')),
}
const version = mostly(fc.integer({ min: 1, max: 4 }))

const meantId = (of: keyof typeof known) =>
  fc.nat().map((at) => known[of][at % known[of].length] ?? '')
const meantPosition = {
  role: meantId('role'),
  department: meantId('department'),
  status: fc.constantFrom('active', 'inactive'),
}

const calls = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      endpoint: fc.constant('create' as const),
      json: fc.record({
        firstName: letters,
        lastName: fc.oneof(letters, word),
        // Not every address that there may be is one that the contract takes.
        email: letters.map((name) => `${name}@rounds.example`),
        phone: fc.constant('9876543210'),
        username: letters,
        password: fc.constant('secret'),
        ...meantPosition,
      }),
    }),
  },
  fc.record({
    endpoint: fc.constant('update' as const),
    id: meantId('user'),
    json: fc.record(
      {
        ...meantPosition,
        name: fc.oneof(letters, word),
        email: letters.map((name) => `${name}@rounds.example`),
        phone: fc.constant('9876543210'),
        version: fc.constant(1),
      },
      { requiredKeys: ['role', 'status', 'version'] },
    ),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      endpoint: fc.constant('create' as const),
      json: fc.record({
        firstName: mostly(word),
        lastName: mostly(word),
        email: mostly(fc.emailAddress()),
        phone: mostly(fc.constantFrom('9876543210', '+91 98765-43210', '123')),
        username: mostly(word),
        password: mostly(fc.string({ minLength: 6, maxLength: 20 })),
        ...position,
      }),
    }),
  },
  fc.record({
    endpoint: fc.constant('update' as const),
    id: idOf('user'),
    json: fc.record(
      {
        ...position,
        name: mostly(word),
        email: mostly(fc.emailAddress()),
        phone: mostly(fc.constantFrom('9876543210', '+91 98765-43210', '123')),
        version,
      },
      { requiredKeys: ['role', 'status', 'version'] },
    ),
  }),
  fc.record({
    endpoint: fc.constant('give' as const),
    id: fc.oneof(meantId('user'), idOf('user')),
    json: fc.record({
      password: mostly(fc.oneof(fc.string({ minLength: 6, maxLength: 20 }), word)),
      version: mostly(fc.constantFrom(1, 2)),
    }),
  }),
  fc.record({
    endpoint: fc.constant('saveWeek' as const),
    id: idOf('user'),
    json: fc.record({
      week: mostly(
        fc.option(
          fc.array(
            fc.record({
              weekday: mostly(fc.integer({ min: 1, max: 7 })),
              workingTimeId: idOf('workingTime'),
            }),
            { maxLength: 3 },
          ),
        ),
      ),
      version,
    }),
  }),
  fc.record({
    endpoint: fc.constant('delete' as const),
    json: fc.record({ ids: mostly(fc.array(idOf('user'), { minLength: 1, maxLength: 3 })) }),
  }),
  fc.record({ endpoint: fc.constant('get' as const), id: idOf('user') }),
  {
    weight: 3,
    arbitrary: fc.record({
      endpoint: fc.constantFrom('list' as const, 'doctors' as const),
      query: fc.dictionary(
        fc.constantFrom('q', 'role', 'department', 'status', 'limit', 'page', 'cursor', 'sort'),
        fc.oneof(
          text,
          fc.constantFrom('1', '0', '100', '101', '1e3', '0x10', '999999999999', 'active'),
          idOf('role'),
          // Cursors of nobody's making, some of the right shape.
          fc
            .tuple(text, text)
            .map((place) =>
              btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place)))),
            ),
        ),
        { maxKeys: 3 },
      ),
    }),
  },
)
type Asked = typeof calls extends fc.Arbitrary<infer One> ? One : never

const called = {
  ...staffEndpoints,
  ...startPasswordEndpoints,
  saveWeek: staffHoursEndpoints.save,
}

const send = (asked: Asked): Promise<Answer> => {
  const endpoint: Endpoint = called[asked.endpoint]
  const path =
    'id' in asked ? pathOf(endpoint, asked.id.replace(/\p{Surrogate}/gu, '\ufffd')) : endpoint.path
  const search = 'query' in asked ? `?${new URLSearchParams(asked.query)}` : ''
  return ask(endpoint.method, `${path}${search}`, 'json' in asked ? { json: asked.json } : {})
}

/** All that a search finds, page by page. */
async function found(q: string): Promise<StaffUser[]> {
  const all: StaffUser[] = []
  for (let page = 0; ; page += 1) {
    const query = new URLSearchParams({ q, limit: '100', page: String(page) })
    const { body } = await ask('GET', `${staffEndpoints.list.path}?${query}`)
    const { rows, total } = staffEndpoints.list.output.parse(body)
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}

/** Whatever was stored is read again, by its id and by the words in it. */
async function expectReadable(user: StaffUser): Promise<void> {
  const one = await ask('GET', pathOf(staffEndpoints.get, user._id))
  expect(staffEndpoints.get.output.parse(one.body)).toEqual(user)
  for (const q of [user.name, user.username, user.email.toUpperCase()]) {
    expect(await found(q), `searching ${JSON.stringify(q)}`).toContainEqual(user)
  }
}

it('answers whatever is asked, tells nothing of its inside, and can read what it has stored', async () => {
  const statuses = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(calls, async (asked) => {
      const { name, output }: Endpoint = called[asked.endpoint]
      const { status, body } = await send(asked)
      const key = `${name} ${status}`
      statuses.set(key, (statuses.get(key) ?? 0) + 1)
      expect([200, 201, 400, 403, 404, 409, 422], `${name}: ${JSON.stringify(body)}`).toContain(
        status,
      )
      expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node_modules|select "|insert into|"stack"/)
      if (status >= 400) {
        errorEnvelopeSchema.parse(body)
        return
      }
      output.parse(body)
      if (asked.endpoint === 'create' || asked.endpoint === 'update') {
        const user = staffEndpoints.create.output.parse(body)
        if (status === 201) known.user.push(user._id, user._id)
        await expectReadable(user)
      }
    }),
    tries(300),
  )
  // Otherwise the bodies would be refused for one mistake only.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([
      ...['create staff user 201', 'update staff user 200', 'list staff 200'],
      'give start password 200',
    ]),
  )
})
