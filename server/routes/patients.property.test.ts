import { createTestWorld, type TestWorld } from '@mocks/node'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { patientEndpoints } from '@shared/contracts/patients'
import { foldedWords } from '@shared/lib/folded-words'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patientCalls, readPatient, registration } from '../test/patients'
import { unchanged } from '../test/records'

let world: TestWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
})
afterAll(() => world.close())

const calls = patientCalls(
  () => world,
  () => token,
)

/** Any script, emoji, signs that patterns know, and what no database keeps. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 110 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[%_\\'" .@+\d-]{0,40}$/),
  fc.constantFrom('', ' ', '\0', '\ud83d', 'ﷺ'.repeat(100), '𠮷'.repeat(100), 'x'.repeat(1000)),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom('', '2024-02-29', '2023-02-29', '0000-01-01', '9999-12-31', '1990-1-1'),
  anything,
)
const mostly = <T>(usual: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant<unknown>(usual) }, other)
const person = fc.record({
  name: text,
  age: mostly('36', anything),
  gender: mostly('Female', anything),
  contact: mostly('9876543210', text),
  address: mostly('', text),
  dateOfBirth: mostly('', date),
})

/** What every refusal has to be: a sentence, and nothing of the inside. */
function expectRefusal({ status, body }: { status: number; body: unknown }) {
  expect(status).toBe(400)
  const { message } = errorEnvelopeSchema.parse(body)
  expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
}

it('keeps what it takes, so that it is read back and found, and refuses the rest', async () => {
  await fc.assert(
    fc.asyncProperty(person, person, async (typed, corrected) => {
      const answer = await calls.register(typed)
      if (answer.status !== 201) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.register(typed))
        return
      }
      const patient = readPatient(answer.body)
      expect(patient.name).toBe(typed.name.trim().replace(/\s+/g, ' '))
      expect((await calls.get(patient.number)).body).toEqual(answer.body)
      const correction = await calls.correct(patient, corrected)
      if (correction.status !== 200) expectRefusal(correction)
      const now = readPatient((await calls.get(patient.id)).body)
      if (correction.status === 200) expect(now).toEqual(correction.body)
      const q = `${now.number} ${now.name}`
      if (q.length <= 200)
        expect((await calls.list({ q })).rows.map(({ id }) => id)).toContain(now.id)
      if (foldedWords(now.name).length > 0) {
        const likeness = new URLSearchParams({ name: now.name, contact: now.contact })
        const path = `${patientEndpoints.similar.path}?${likeness}`
        expect((await calls.ask('GET', path)).status).toBe(200)
      }
    }),
    tries(20),
  )
})

it('bears anything that is looked for', async () => {
  const query = fc.record(
    {
      ...{ q: text, gender: text, status: text, cursor: text },
      sort: fc.constantFrom('name', 'number', '-age', '-lastVisit', 'x'),
      page: fc.oneof(fc.integer().map(String), text),
      limit: fc.oneof(fc.integer({ max: 120 }).map(String), text),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const search = new URLSearchParams(asked)
      for (const { path } of [
        patientEndpoints.list,
        patientEndpoints.choices,
        patientEndpoints.similar,
      ]) {
        const answer = await calls.ask('GET', `${path}?${search}`)
        if (answer.status !== 200) expectRefusal(answer)
      }
    }),
    tries(30),
  )
})

it('bears any cursor that is made to look like one of ours', async () => {
  const { rows } = await calls.list()
  const place = fc.oneof(text, date, fc.integer().map(String))
  await fc.assert(
    fc.asyncProperty(
      place,
      fc.constantFrom('name', '-number', 'age', '-lastVisit'),
      async (at, sort) => {
        const bytes = new TextEncoder().encode(JSON.stringify([at, rows[0]?.id]))
        const cursor = btoa(String.fromCharCode(...bytes)).slice(0, 1000)
        const path = `${patientEndpoints.list.path}?${new URLSearchParams({ cursor, sort })}`
        const answer = await calls.ask('GET', path)
        if (answer.status !== 200) expectRefusal(answer)
      },
    ),
    tries(30),
  )
})

it('bears any allergies and any account', async () => {
  const { body } = await calls.register(registration)
  const patient = readPatient(body)
  const account = fc.record({
    username: mostly('amoss', anything),
    email: mostly('ada@example.org', anything),
    by: mostly('slip', anything),
    version: mostly(9, anything),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anything), account, async (allergies, opened) => {
      const { version } = readPatient((await calls.get(patient.id)).body)
      const written = await calls.writeAllergies({ ...patient, version }, { allergies })
      if (written.status !== 200) expectRefusal(written)
      for (const answer of [
        await calls.openAccount(patient, opened),
        await calls.linkAccount(patient, opened),
        await calls.giveCode(patient, opened),
        await calls.confirmAccount(patient, opened),
        await calls.close(patient, { version: opened.version }),
        await calls.endMedicine(patient, { medicine: opened.version, reason: opened.username }),
      ])
        expect([200, 201, 400, 409, 422]).toContain(answer.status)
    }),
    tries(20),
  )
})
