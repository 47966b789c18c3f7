import { createTestWorld, type TestWorld } from '@mocks/node'
import { patientEndpoints } from '@shared/contracts/patients'
import { isProblem, problemEndpoints, problemKey } from '@shared/contracts/problems'
import { tries } from '@shared/test/property'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patients } from '../db/schema'
import { problems } from '../db/schema-record'
import { pathOf } from '../test/api'
import { prescriptionCalls } from '../test/prescriptions'

let world: TestWorld
let token: string
let patientId: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  patientId = await patientNamed('arun thomas')
})
afterAll(() => world.close())

const { ask, prescribe, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)

const rows = () =>
  world.db
    .select()
    .from(problems)
    .where(eq(problems.patientId, patientId))
    .orderBy(asc(problems.id))
const patient = async () => {
  const [row] = await world.db.select().from(patients).where(eq(patients.id, patientId))
  if (!row) throw new Error('the patient is gone')
  return row
}

const diagnosis = fc.oneof(
  fc.constantFrom('Asthma', 'ASTHMA', 'Gout', 'Type 2 diabetes', 'New Patient Registration', ''),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const day = fc.constantFrom('', '2019', '2026-02', '2026-03-01', '2026-03-02', '2027')
const call = fc.oneof(
  fc.record({ as: fc.constant('prescribe' as const), words: diagnosis }),
  fc.record({ as: fc.constant('add' as const), words: diagnosis, since: day }),
  fc.record({ as: fc.constant('change' as const), which: fc.nat(), words: diagnosis, since: day }),
  fc.record({ as: fc.constant('end' as const), which: fc.nat(), on: day }),
  fc.record({
    as: fc.constantFrom('reopen' as const, 'markInError' as const, 'restore' as const),
    which: fc.nat(),
  }),
  fc.record({ as: fc.constant('correct' as const) }),
)

async function make(step: typeof call extends fc.Arbitrary<infer Step> ? Step : never) {
  if (step.as === 'prescribe') return await prescribe(patientId, { diagnosis: step.words })
  if (step.as === 'correct') {
    const { name, gender, version } = await patient()
    const json = {
      name,
      gender,
      version,
      age: '40',
      contact: '9876543210',
      address: '',
      dateOfBirth: '',
    }
    return await ask('PATCH', pathOf(patientEndpoints.correct, patientId), { json })
  }
  if (step.as === 'add') {
    const { words, since } = step
    return await ask('POST', problemEndpoints.create.path, {
      json: { patientId, words, since, code: '' },
    })
  }
  const { as, which, ...more } = step
  const before = await rows()
  const row = before[which % Math.max(1, before.length)]
  if (!row) return null
  return await ask(problemEndpoints[as].method, pathOf(problemEndpoints[as], row.id), {
    json: { ...more, code: '', reason: 'Wrong', version: row.version },
  })
}

it('erases no problem, whatever is called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const step of steps) {
        const before = await rows()
        const { diagnosis: was } = await patient()
        const answer = await make(step)
        expect(answer?.status ?? 200, JSON.stringify(step)).toBeLessThan(500)
        const after = await rows()
        expect(after.map(({ id }) => id)).toEqual(
          expect.arrayContaining(before.map(({ id }) => id)),
        )
        const active = after.filter(({ endedOn, inErrorAt }) => !endedOn && !inErrorAt)
        expect(new Set(active.map(({ wordsKey }) => wordsKey)).size).toBe(active.length)
        const { diagnosis: is } = await patient()
        for (const one of [was, is].filter(isProblem))
          expect(
            after.map(({ wordsKey }) => wordsKey),
            JSON.stringify(step),
          ).toContain(step.as === 'change' ? problemKey(is) : problemKey(one))
      }
    }),
    tries(25),
  )
})
