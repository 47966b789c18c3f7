import { type LabOrder, labMessages, labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { changes } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { criticalReport, measured, report as ok, resultCalls, staleOrder } from '../test/lab-orders'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

/** The laboratory's. */
let token: string
let doctor: { token: string }
let patient: { token: string }
let priya: string
let order: LabOrder

setUpWorld()
beforeEach(async () => {
  await everybodySignsIn()
  priya = (await accountOf('patient')).patientId ?? ''
  order = await ordered(priya, {}, doctor)
})

async function everybodySignsIn() {
  token = await world.signIn('lab')
  doctor = { token: await world.signIn('doctor') }
  patient = { token: await world.signIn('patient') }
}

const calls = resultCalls(
  () => world,
  () => ({ token, doctor, patient, order }),
)
const {
  ask,
  read,
  record,
  ordered,
  move,
  assign,
  report,
  correct,
  acknowledge,
  accountOf,
  uploaded,
  told,
  reported,
  corrected,
  acknowledged,
  ownIs,
  readsOwn,
  readFile,
} = calls
const { own, critical, trends } = labOrderEndpoints
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

describe('a result', () => {
  it('completes the order, is told to who ordered it and to the patient, and can be read by both', async () => {
    await world.db.delete(changes)
    const fileId = await uploaded('blood.pdf')
    const answer = await report(order, {
      observation: ' As expected ',
      values: [measured(5.6), measured(3, { analyte: 'Chloride' }), measured(4, { analyte: 'pH' })],
      fileId,
    })
    const result = {
      ...{ revision: 1, observation: 'As expected', isCritical: false, reportedBy: 'Lena Fischer' },
      values: [{ flag: 'high', value: 5.6 }, { flag: 'low' }, { flag: null }],
      file: { id: fileId, name: 'blood.pdf', type: 'application/pdf', size: 14 },
    }
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'completed',
        completedDate: clinicDay,
        technician: null,
        version: 2,
        result,
      },
    })
    expect(await told(doctor)).toEqual([
      `Lena Fischer reported the result of lab order no. ${order.number}: Basic Metabolic Panel of Priya Nair.`,
    ])
    expect(await told(patient)).toEqual([
      `Your result of Basic Metabolic Panel is there: lab order no. ${order.number}.`,
    ])
    const { version: _, ...completed } = Object(answer.body)
    expect(await read(own, {}, patient)).toMatchObject([completed])
    expect(await record(order.id, patient)).toEqual({
      ...Object(answer.body),
      results: [Object(answer.body).result],
    })
    for (const who of [{ token }, doctor, patient]) expect(await readFile(fileId, who)).toBe(200)
    const desk = { token: await world.signIn('receptionist') }
    expect(await readFile(fileId, desk)).toBe(403)
  })

  it('is given once: by one of two, and once for its key', async () => {
    const both = await Promise.all([report(order, ok), report(order, { ...ok, observation: 'B' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const other = await ordered(priya, {}, doctor)
    const key = once()
    const twice = await Promise.all([report(other, ok, key), report(other, ok, key)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(twice[0]?.body).toEqual(twice[1]?.body)
    const next = await ordered(priya, {}, doctor)
    const raced = await Promise.all([report(next, ok), move(next, { status: 'cancelled' })])
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const cancelled = await ordered(priya, {}, doctor)
    await move(cancelled, { status: 'cancelled' })
    await unchanged(world.db, async () => {
      expect((await report(other, ok, key)).body).toEqual(twice[0]?.body)
      expect((await report(other, { ...ok, observation: 'C' }, key)).status).toBe(422)
      expect(await report({ ...order, version: 2 }, ok)).toMatchObject(
        refusal(409, words.hasResult),
      )
      expect(await report({ ...cancelled, version: 2 }, ok)).toMatchObject(
        refusal(409, words.cancelledOrder),
      )
      expect(await report(order, ok)).toMatchObject(
        staleOrder({ id: order.id, version: 2, status: 'completed' }),
      )
    })
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    await addUser(world.db, 'other', ['lab_dashboard', 'lab_report_create'])
    const other = { token: await world.signIn('other') }
    const [used, foreign] = [await uploaded('used.pdf'), await uploaded('foreign.pdf', other)]
    await reported({ ...ok, fileId: used }, await ordered(priya, {}, doctor))
    await unchanged(world.db, async () => {
      expect(await report(order, ok, doctor)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_create'])),
      )
      for (const fileId of [used, foreign, unknownId, 'x'])
        expect(await report(order, { ...ok, fileId })).toMatchObject(
          refusal(422, words.fileUnknown, { fileId: words.fileUnknown }),
        )
      expect(await report(order, { observation: ' ', values: [], fileId: null })).toMatchObject(
        refusal(400, words.nothing, { observation: words.nothing }),
      )
      for (const [json, field, message] of [
        [{ values: [measured(1, { analyte: ' ' })] }, 'values.0.analyte', words.analyteRequired],
        [{ values: [measured(1), measured(2)] }, 'values', words.analyteTwice],
        [{ values: [measured(1, { value: ' ' })] }, 'values.0.value', expect.any(String)],
        [{ values: [measured(1, { low: 5, high: 5 })] }, 'values.0.high', words.rangeReversed],
        [{ observation: 'x'.repeat(4001) }, 'observation', words.observationTooLong],
      ] as const)
        expect(await report(order, { ...ok, ...json })).toMatchObject({
          status: 400,
          body: { fields: { [field]: message } },
        })
      for (const id of [unknownId, 'x'])
        expect(await report({ ...order, id }, ok)).toMatchObject(refusal(404, labMessages.notFound))
    })
  })

  it('that comes after the completion leaves its day', async () => {
    const begun = labOrderEndpoints.move.output.parse(
      (await move(order, { status: 'in-progress' })).body,
    )
    const done = labOrderEndpoints.move.output.parse(
      (await move(begun, { status: 'completed' })).body,
    )
    await unchanged(world.db, async () => {
      expect(await correct(done, { ...ok, reason: 'Late' })).toMatchObject(
        refusal(409, words.noResult),
      )
      expect(await acknowledge(done, {}, doctor)).toMatchObject(refusal(409, words.noResult))
    })
    world.advance(24 * 60 * 60_000)
    await everybodySignsIn()
    expect(await reported(ok, done)).toMatchObject({ completedDate: done.completedDate })
  })
})

describe('a correction', () => {
  it('stands beside what it corrects, and is told to who saw that', async () => {
    const fileId = await uploaded('blood.pdf')
    const done = await reported({ ...ok, fileId })
    const fixed = await corrected(
      { values: [measured(4.9)], fileId, reason: 'Digits swapped' },
      done,
    )
    expect(fixed).toMatchObject({
      ...{ status: 'completed', version: 3 },
      results: [
        {
          revision: 2,
          correctionReason: 'Digits swapped',
          values: [{ value: 4.9 }],
          file: { id: fileId },
        },
        { revision: 1, values: [{ value: 4.2 }], file: { id: fileId } },
      ],
    })
    const [now] = fixed.results
    expect(fixed.result).toEqual(now)
    expect(await told(doctor)).toMatchObject([
      'Lena Fischer corrected the result of Basic Metabolic Panel of Priya Nair: Digits swapped',
      expect.any(String),
    ])
    expect(await told(patient)).toMatchObject([
      'Your result of Basic Metabolic Panel has been corrected: Digits swapped',
      expect.any(String),
    ])
    expect(await record(order.id, patient)).toEqual(fixed)
    expect(await ownIs()).toEqual([[order.id, now]])
  })

  it('that is critical is held back by itself, and the version before stays', async () => {
    const done = await reported()
    const fixed = await corrected(criticalReport, done)
    expect(await read(critical, {}, doctor)).toContainEqual(
      expect.objectContaining({ id: order.id }),
    )
    const [first] = fixed.results.slice(-1)
    expect(await ownIs()).toEqual([[order.id, first]])
    expect((await record(order.id, patient)).results).toEqual([first])
    expect(await told(patient)).toHaveLength(1)
    await acknowledged(fixed)
    expect((await told(patient))[0]).toContain('has been corrected')
    expect((await record(order.id, patient)).results).toHaveLength(2)
  })

  it('of a critical one is held until a doctor acknowledges it, whatever it says now', async () => {
    const others = await read(critical, {}, doctor)
    const done = await reported(criticalReport)
    const fixed = await corrected({ values: [measured(4.4)] }, done)
    expect(fixed.result).toMatchObject({ isCritical: true, values: [{ flag: null }] })
    const { results: _, ...held } = fixed
    expect(await read(critical, {}, doctor)).toEqual([...others, held])
    expect(await told(doctor)).toMatchObject([
      'Lena Fischer corrected the result of Basic Metabolic Panel of Priya Nair: Another tube',
      expect.stringContaining('Critical result'),
    ])
    expect([await told(patient), await ownIs(), await readsOwn()]).toEqual([[], [], 404])
    const again = await corrected({ values: [measured(4.5)], reason: 'Once more' }, fixed)
    expect(again.result?.isCritical).toBe(true)
    expect(await ownIs()).toEqual([])
    const seen = await acknowledged(again)
    expect(await ownIs()).toEqual([[order.id, seen.result]])
    expect(await told(patient)).toEqual([expect.stringContaining('is there')])
    expect(await read(critical, {}, doctor)).toEqual(others)
    // A result that a doctor has acknowledged is corrected like any other.
    const last = await corrected({ values: [measured(4.6)] }, { ...order, version: seen.version })
    expect(last.result?.isCritical).toBe(false)
    expect(await ownIs()).toEqual([[order.id, last.result]])
  })

  it('is made by one of two, once for its key, and with a reason', async () => {
    const done = await reported()
    const both = await Promise.all([
      correct(done, { ...ok, reason: 'A' }),
      correct(done, { ...ok, reason: 'B' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const key = once()
    const second = { ...done, version: 3 }
    const first = await correct(second, { ...ok, reason: 'C' }, key)
    await unchanged(world.db, async () => {
      expect((await correct(second, { ...ok, reason: 'C' }, key)).body).toEqual(first.body)
      const { results: _, ...current } = Object(first.body)
      expect(await correct(done, { ...ok, reason: 'D' })).toMatchObject(staleOrder(current))
      const fourth = { ...done, version: 4 }
      expect(await correct(fourth, { ...ok, reason: ' ' })).toMatchObject(
        refusal(400, words.reasonRequired, { reason: words.reasonRequired }),
      )
      expect(await correct(fourth, { ...ok, reason: 'E' }, doctor)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_create'])),
      )
      expect(
        await correct(fourth, { observation: '', values: [], fileId: null, reason: 'F' }),
      ).toMatchObject(refusal(400, words.nothing))
      expect(await assign(fourth, { technician: null })).toMatchObject(
        refusal(409, labMessages.closed),
      )
    })
  })
})

it('shows quantities over time, of the versions that count', async () => {
  const first = await reported({
    ...ok,
    values: [measured(4.2), measured(1, { value: 'pale', analyte: 'Colour' })],
  })
  world.advance(60_000)
  await reported({ ...ok, values: [measured(5.6)] }, await ordered(priya, {}, doctor))
  await corrected({ values: [measured(4.4)] }, first)
  const values = await read(trends, { patientId: priya }, doctor)
  expect(values.map(({ analyte, value, flag }) => [analyte, value, flag])).toEqual([
    ['Potassium', 4.4, null],
    ['Potassium', 5.6, 'high'],
  ])
  await reported(
    { ...ok, values: [measured(0, { value: '<2,9' })] },
    await ordered(priya, {}, doctor),
  )
  expect(await read(trends, { patientId: priya }, doctor)).toContainEqual(
    expect.objectContaining({
      ...{ testType: 'Basic Metabolic Panel', value: 2.9, reported: '<2,9', flag: 'critical' },
    }),
  )
  const marked = await reported(ok, await ordered(priya, {}, doctor))
  await world.db
    .update(labResults)
    .set({ values: [{ ...measured(0), value: 'HI', flag: null }] })
    .where(eq(labResults.orderId, marked.id))
  // A mark is listed, and drawn at no number.
  expect(await read(trends, { patientId: priya }, doctor)).toContainEqual(
    expect.objectContaining({ orderId: marked.id, value: null, reported: 'HI', flag: 'undecided' }),
  )
  expect(await read(trends, { patientId: 'nobody' })).toEqual([])
  expect((await ask('GET', `${trends.path}?patientId=${priya}`, patient)).status).toBe(403)
})
