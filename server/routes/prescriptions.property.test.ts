import { createTestWorld, type TestWorld } from '@mocks/node'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prescriptionRequests } from '../db/schema-care'
import { pathOf } from '../test/api'
import { patientCalls, readPatient } from '../test/patients'
import { prescription, prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'

let world: TestWorld
let token: string
let patient: { token: string }
let arun: string
let reddy: string

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  patient = { token: await world.signIn('patient') }
  arun = await calls.patientNamed('arun thomas')
  reddy = await calls.doctorNamed('Kavya Reddy')
})
afterAll(() => world.close())

const calls = prescriptionCalls(
  () => world,
  () => token,
)
const { get } = patientCalls(
  () => world,
  () => token,
)

/** Any script, emoji, signs that patterns know, and what no database keeps. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '\0', '\ud83d', 'ﷺ'.repeat(200), '𠮷'.repeat(100), 'x'.repeat(1001)),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const mostly = <T>(usual: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(usual) }, other)
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.constantFrom('', '2024-02-29', '2023-02-29', '0000-01-01', '9999-12-31', '1990-1-1'),
  anything,
)
const medicine = fc.record(
  {
    name: mostly('Aspirin', text),
    dosage: mostly('75 mg', text),
    frequency: mostly('Daily', text),
    duration: mostly('1 week', text),
  },
  { requiredKeys: ['name', 'dosage', 'frequency'] },
)
const check = fc.record(
  {
    outcome: mostly('found', anything),
    unchecked: fc.array(text, { maxLength: 3 }),
    reason: text,
    rules: mostly([], anything),
  },
  { requiredKeys: ['outcome'] },
)
const typed = fc.record(
  {
    date: mostly(prescription.date, date),
    diagnosis: mostly('Influenza', text),
    medicines: fc.oneof(
      { weight: 5, arbitrary: fc.array(medicine, { minLength: 1, maxLength: 3 }) },
      anything,
    ),
    hasInteraction: mostly(true, anything),
    interactionAlert: mostly('', text),
    check: fc.oneof({ weight: 5, arbitrary: check }, anything),
    requestId: text,
    otherDay: mostly(true, anything),
  },
  { requiredKeys: [] },
)

/** What every refusal has to be: a sentence, and nothing of the inside. */
function expectRefusal({ status, body }: { status: number; body: unknown }) {
  expect([400, 422]).toContain(status)
  const { message } = errorEnvelopeSchema.parse(body)
  expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
}

const opened = async (id: string) =>
  (await calls.ask('GET', pathOf(prescriptionEndpoints.get, id))).body

it('keeps prescriptions that it takes, so that they are read back, and refuses the rest', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (more) => {
      const answer = await calls.prescribe(arun, more)
      if (answer.status !== 201) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.prescribe(arun, more))
        return
      }
      const written = prescriptionEndpoints.create.output.parse(answer.body)
      expect(await opened(written.id)).toEqual(written)
      const record = readPatient((await get(arun)).body)
      expect(record.diagnosis).toBe(written.diagnosis)
      expect(record.currentMedications.slice(-written.medicines.length)).toEqual(written.medicines)
    }),
    tries(30),
  )
  expect((await calls.prescribe(arun, prescription)).status).toBe(201)
})

it('ends what is prescribed, or leaves it as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      mostly(0, anything),
      mostly(1, anything),
      text,
      async (at, version, reason) => {
        const { id } = prescriptionEndpoints.create.output.parse(
          (await calls.prescribe(arun, prescription)).body,
        )
        const end = () =>
          calls.ask('POST', pathOf(prescriptionEndpoints.end, id), {
            json: { medicine: at, version, reason },
          })
        const answer = await end()
        if (answer.status !== 200) {
          if (answer.status !== 409) expectRefusal(answer)
          await unchanged(world.db, end)
          return
        }
        const ended = prescriptionEndpoints.end.output.parse(answer.body)
        expect(ended.medicines[0]?.ended?.reason).toBe(reason.trim())
        expect(await opened(id)).toEqual(ended)
      },
    ),
    tries(20),
  )
})

it('declines a request for the reasons that it takes, and for no other', async () => {
  await fc.assert(
    fc.asyncProperty(anything, mostly(1, anything), async (reason, version) => {
      await world.db.update(prescriptionRequests).set({ open: false })
      const { id } = prescriptionRequestEndpoints.create.output.parse(
        (await calls.request(reddy, {}, patient)).body,
      )
      const decline = () =>
        calls.ask('POST', pathOf(prescriptionRequestEndpoints.decline, id), {
          json: { reason, version },
        })
      const answer = await decline()
      if (answer.status !== 200) {
        if (answer.status !== 409) expectRefusal(answer)
        await unchanged(world.db, decline)
        return
      }
      const [mine] = await calls.read(prescriptionRequestEndpoints.own, {}, patient)
      expect(mine).toEqual(answer.body)
      expect(mine?.declined?.reason).toBe(String(reason).trim())
    }),
    tries(15),
  )
})

it('keeps requests that it takes, and refuses the rest', async () => {
  const request = fc.record({
    doctorId: mostly(reddy, anything),
    medicine: text,
    note: mostly('', text),
  })
  await fc.assert(
    fc.asyncProperty(request, async (more) => {
      // Ten of a patient can wait.
      await world.db.update(prescriptionRequests).set({ open: false })
      const answer = await calls.request('', more, patient)
      if (answer.status !== 201) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.request('', more, patient))
        return
      }
      const [mine] = await calls.read(prescriptionRequestEndpoints.own, {}, patient)
      expect(mine).toEqual({ ...Object(answer.body), open: true })
    }),
    tries(20),
  )
})

it('bears anything that is looked for', async () => {
  const query = fc.record(
    {
      ...{ patientId: text, cursor: text },
      page: fc.oneof(fc.integer().map(String), text),
      limit: fc.oneof(fc.integer({ max: 120 }).map(String), text),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const path = `${prescriptionEndpoints.list.path}?${new URLSearchParams(asked)}`
      const answer = await calls.ask('GET', path)
      if (answer.status !== 200) expectRefusal(answer)
    }),
    tries(30),
  )
})
