import { errorEnvelopeSchema } from '@shared/contracts/error'
import { patientMessages } from '@shared/contracts/patients'
import { vitalsEndpoints } from '@shared/contracts/vital-endpoints'
import { measureNames, measures, vitalsMessages as words } from '@shared/contracts/vitals'
import { tries } from '@shared/test/property'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let doctor: { token: string }
let priya: string

setUpWorld({ as: 'receptionist' })
beforeEach(async () => {
  doctor = { token: await world.signIn('doctor') }
  priya = await patientNamed('priya nair')
})

const { ask, read, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, create, markInError } = vitalsEndpoints
const nothing = {
  ...{ pulse: null, systolic: null, diastolic: null, weight: null },
  ...{ height: null, temperature: null, oxygenSaturation: null, respiratoryRate: null },
}
const measured = { ...nothing, pulse: 72, systolic: 120, diastolic: 80, temperature: 36.6 }

const record = (more: object = {}, call: Call = {}) =>
  ask('POST', create.path, { json: { patientId: priya, ...measured, ...more }, ...call })
const recorded = async (more: object = {}, call: Call = {}) =>
  create.output.parse((await record(more, call)).body)
const mark = (id: string, version = 1, call: Call = {}) =>
  ask('POST', pathOf(markInError, id), { json: { version }, ...call })
const all = async (call: Call = {}) => (await read(list, { patientId: priya }, call)).rows

describe('recording vitals', () => {
  it('is done by the desk and the doctor, read by both, and by the patient', async () => {
    await world.db.delete(changes)
    const answer = await record()
    expect(answer).toMatchObject({
      status: 201,
      body: { ...measured, patientId: priya, by: 'Rosa Klein', inError: null, version: 1 },
    })
    const { id } = create.output.parse(answer.body)
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'vitals', recordId: id, patientId: priya },
    ])
    world.advance(60_000)
    const later = await recorded({ ...nothing, weight: 68.5 }, doctor)
    expect(later.by).toBe('Dr. Daniel Reyes')
    expect(await all(doctor)).toEqual([later, answer.body])
    expect(await all()).toEqual([later, answer.body])
    expect(await read(own, {}, { token: await world.signIn('patient') })).toEqual([
      later,
      answer.body,
    ])
  })

  it('keeps a bound that a device shows', async () => {
    const cold = await recorded({ ...nothing, temperature: '<32', respiratoryRate: '118 /min' })
    expect(cold).toMatchObject({ temperature: 32, respiratoryRate: 118 })
    expect(cold.comparators).toEqual({ temperature: '<' })
    expect(await all()).toEqual([cold])
    expect((await recorded()).comparators).toBeUndefined()
  })

  it('takes what a newborn of 24 weeks has', async () => {
    const newborn = { weight: 0.64, systolic: 33, diastolic: 17, respiratoryRate: 105 }
    expect(await recorded({ ...nothing, ...newborn })).toMatchObject(newborn)
  })

  it('is done once for its key', async () => {
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all([record({}, once), record({}, once)])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    expect(await all()).toHaveLength(1)
    expect((await record({ pulse: 73 }, once)).status).toBe(422)
  })

  it.each([
    ['nothing at all', nothing, 'systolic', words.nothing],
    ['half a blood pressure', { systolic: null }, 'systolic', words.pressureHalf],
    ['the other half', { diastolic: null }, 'diastolic', words.pressureHalf],
    ['a reversed one', { systolic: 80, diastolic: 120 }, 'diastolic', words.pressureReversed],
    ['two equal values', { systolic: 80, diastolic: 80 }, 'diastolic', words.pressureReversed],
    ['half a beat', { pulse: 72.5 }, 'pulse', words.outOfBounds(measures.pulse)],
    ['a fine weight', { weight: 68.555 }, 'weight', words.outOfBounds(measures.weight)],
    ...measureNames.flatMap((name) => {
      const { least, most } = measures[name]
      const said = words.outOfBounds(measures[name])
      return [least - 0.1, most + 1].map(
        (value) => [`${name} ${value}`, { [name]: value }, name, said] as const,
      )
    }),
  ] as const)('with %s is refused at its field', async (_, wrong, field, message) => {
    await unchanged(world.db, async () => {
      expect(await record({ ...wrong })).toMatchObject(refusal(400, message, { [field]: message }))
    })
  })

  it('is refused for whoever is closed or unknown, and without the permission', async () => {
    const pharmacist = { token: await world.signIn('pharmacist') }
    await unchanged(world.db, async () => {
      expect(await record({}, pharmacist)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_create', 'patient_profile_edit'])),
      )
      for (const patientId of [unknownId, '1'])
        expect(await record({ patientId })).toMatchObject(
          refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
        )
    })
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.id, priya))
    await unchanged(world.db, async () => {
      expect((await record()).status).toBe(422)
    })
  })
})

it('is told with who wrote and who marked them, a doctor with the title', async () => {
  await world.db.update(users).set({ name: 'Daniel Reyes' }).where(eq(users.username, 'doctor'))
  const { id, by } = await recorded({}, doctor)
  expect(by).toBe('Dr. Daniel Reyes')
  expect((await mark(id, 1, doctor)).body).toMatchObject({
    by,
    inError: { by },
  })
})

describe('vitals entered in error', () => {
  it('stay for the staff with who marked them, and are gone for the patient', async () => {
    const { id } = await recorded()
    const answer = await mark(id, 1, doctor)
    expect(answer).toMatchObject({
      status: 200,
      body: { ...measured, inError: { by: 'Dr. Daniel Reyes' }, version: 2 },
    })
    expect(await all()).toEqual([answer.body])
    expect(await read(own, {}, { token: await world.signIn('patient') })).toEqual([])
  })

  it('are marked by one of two, and by the version that was seen', async () => {
    const { id } = await recorded()
    const both = await Promise.all([mark(id), mark(id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await unchanged(world.db, async () => {
      expect(await mark(id)).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, version: 2 } },
      })
      expect(await mark(id, 2)).toMatchObject(refusal(409, words.inError))
      for (const json of [{}, { version: null }])
        expect(await mark(id, 1, { json })).toMatchObject(
          refusal(400, words.versionMissing, { version: words.versionMissing }),
        )
      for (const none of [unknownId, '1'])
        expect(await mark(none)).toMatchObject(refusal(404, words.notFound))
    })
  })
})

it('lists page by page, the latest first', async () => {
  for (const pulse of [60, 61, 62]) {
    await recorded({ ...nothing, pulse })
    world.advance(1_000)
  }
  const first = await read(list, { patientId: priya, limit: '2' })
  expect(first).toMatchObject({ total: 3, rows: [{ pulse: 62 }, { pulse: 61 }] })
  const cursor = first.next ?? ''
  expect(await read(list, { patientId: priya, cursor })).toMatchObject({
    rows: [{ pulse: 60 }],
    next: null,
  })
  expect(await read(list, { patientId: 'nobody' })).toMatchObject({ total: 0, rows: [] })
})

it('keeps what it takes, so that it is read back, and refuses the rest', async () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.integer({ min: -10, max: 520 }),
    fc.double({ noNaN: true }).map((number) => Math.round(number * 10) / 10),
    // A text can be a number in the notation of quantities, and is answered as one.
    fc.jsonValue({ maxDepth: 1 }).filter((json) => typeof json !== 'string'),
  )
  const typed = fc.record({
    pulse: fc.oneof(fc.integer({ min: 30, max: 200 }), value),
    ...{ weight: value, height: value, temperature: value },
    ...{ oxygenSaturation: value, respiratoryRate: value, systolic: value, diastolic: value },
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(typed, fc.record({ ...{ pulse: value } })), async (more) => {
      const write = () => record({ ...nothing, ...more })
      const answer = await write()
      if (answer.status === 201) {
        const sent = create.output.parse(answer.body)
        expect((await all()).find(({ id }) => id === sent.id)).toEqual(sent)
        expect(sent).toMatchObject({ ...nothing, ...more })
        return
      }
      expect(answer.status).toBe(400)
      const { message } = errorEnvelopeSchema.parse(answer.body)
      expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
      await unchanged(world.db, write)
    }),
    tries(20),
  )
})
