import { createTestWorld, type TestWorld } from '@mocks/node'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { labCalls } from '../test/lab-orders'
import { unchanged } from '../test/records'

let world: TestWorld
let token: string
let patient: { token: string }
let priya: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  patient = { token: await world.signIn('patient') }
  priya = (await accountOf('patient')).patientId ?? ''
})
afterAll(() => world.close())

const calls = labCalls(
  () => world,
  () => token,
)
const { ask, read, record, request, ordered, report, correct, accountOf } = calls

/** Any script, emoji, signs that patterns know, and what no database keeps. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '\0', '\ud83d', 'ﷺ'.repeat(200), '%', '_', 'x'.repeat(4001)),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const mostly = <T>(usual: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(usual) }, other)
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e308, 5e-324, 0.1 + 0.2),
)
const value = fc.record({
  analyte: fc.oneof(fc.constantFrom('Potassium', 'Sodium', 'potassium'), text),
  value: fc.oneof(number, text),
  unit: mostly('mmol/L', text),
  low: mostly(null, number),
  high: mostly(null, number),
  critical: mostly(false, fc.boolean()),
})
const reported = fc.record({
  observation: mostly('As expected', text),
  values: fc.oneof(
    { weight: 5, arbitrary: fc.array(value, { maxLength: 3 }) },
    fc.jsonValue({ maxDepth: 1 }),
  ),
  fileId: mostly(null, anything),
})

/** What every refusal has to be: a sentence, and nothing of the inside. */
function expectRefusal({ status, body }: { status: number; body: unknown }) {
  expect([400, 422]).toContain(status)
  const { message } = errorEnvelopeSchema.parse(body)
  expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
}

it('keeps orders that it takes, so that they are read back, and refuses the rest', async () => {
  const wanted = fc.record({
    patientId: mostly(priya, anything),
    testTypes: mostly(['Urinalysis'], anything),
    priority: mostly('urgent', anything),
    question: text,
  })
  await fc.assert(
    fc.asyncProperty(wanted, async (typed) => {
      // What a client may send is anything.
      const order = () => ask('POST', labOrderEndpoints.create.path, { json: typed })
      const answer = await order()
      if (answer.status !== 201) {
        expectRefusal(answer)
        await unchanged(world.db, order)
        return
      }
      for (const made of labOrderEndpoints.create.output.parse(answer.body)) {
        expect(made.question).toBe(typed.question.trim())
        expect(await record(made.id)).toEqual({ ...made, results: [] })
      }
    }),
    tries(20),
  )
  expect((await request(priya)).status).toBe(201)
})

it('keeps results and corrections that it takes, and lets nobody see what is held back', async () => {
  await fc.assert(
    fc.asyncProperty(reported, fc.option(reported), async (first, second) => {
      const order = await ordered(priya)
      const give = () => report(order, first)
      const answer = await give()
      if (answer.status !== 200) {
        expectRefusal(answer)
        await unchanged(world.db, give)
        return
      }
      const done = labOrderEndpoints.report.output.parse(answer.body)
      expect(await record(order.id)).toEqual({ ...done, results: [done.result] })
      const fix = () => correct(done, { ...second, reason: 'Another tube' })
      const fixed = second && (await fix())
      if (fixed && fixed.status !== 200) {
        expectRefusal(fixed)
        await unchanged(world.db, fix)
      }
      const { results } = await record(order.id)
      expect(results).toHaveLength(fixed?.status === 200 ? 2 : 1)
      let isHeld = false
      for (const { values, isCritical } of results.toSorted((a, b) => a.revision - b.revision)) {
        // What nobody has acknowledged stays held, whatever a correction says.
        isHeld ||= values.some(({ flag }) => flag === 'critical')
        expect(isCritical).toBe(isHeld)
      }
      const seen = (await read(labOrderEndpoints.own, {}, patient)).find(
        ({ id }) => id === order.id,
      )
      expect(seen?.result).toEqual(results.find(({ isCritical }) => !isCritical))
    }),
    tries(25),
  )
})

it('bears anything that is looked for', async () => {
  const query = fc.record(
    {
      ...{ status: text, testType: text, date: text, patient: text, patientId: text },
      ...{ technicianId: text, q: text, cursor: text },
      page: fc.oneof(fc.integer().map(String), text),
      limit: fc.oneof(fc.integer({ max: 120 }).map(String), text),
    },
    { requiredKeys: [] },
  )
  const { list, awaiting, trends } = labOrderEndpoints
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(list, awaiting, trends), async (asked, { path }) => {
      const answer = await ask('GET', `${path}?${new URLSearchParams(asked)}`)
      if (answer.status !== 200) expectRefusal(answer)
    }),
    tries(40),
  )
})
