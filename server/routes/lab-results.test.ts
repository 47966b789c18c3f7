import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEndpoints, labWork } from '@/contracts/audit'
import { fileEndpoints } from '@/contracts/files'
import { type LabOrder, labMessages, labOrderEndpoints } from '@/contracts/lab-orders'
import { criticalHeldMs, isReleased, labResultMessages as words } from '@/contracts/lab-results'
import { noticeEndpoints, noticeText } from '@/contracts/notices'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { findCritical } from '../records/lab-found-critical'
import { releaseHeld } from '../records/lab-notices'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { follower } from '../test/feed'
import { criticalReport, labCalls, measured, report as ok } from '../test/lab-orders'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'

let world: TestWorld
/** The laboratory's. */
let token: string
let doctor: { token: string }
let patient: { token: string }
let priya: string
let order: LabOrder

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  await everybodySignsIn()
  priya = (await accountOf('patient')).patientId ?? ''
  order = await ordered(priya, {}, doctor)
})
afterAll(() => world.close())

async function everybodySignsIn() {
  token = await world.signIn('lab')
  doctor = { token: await world.signIn('doctor') }
  patient = { token: await world.signIn('patient') }
}

const calls = labCalls(
  () => world,
  () => token,
)
const { ask, read, record, ordered, move, assign, report, correct, acknowledge } = calls
const { accountOf, uploaded } = calls
const { own, critical, foundCritical, trends, get } = labOrderEndpoints
const told = async (who: Call) =>
  (await read(noticeEndpoints.list, {}, who)).rows.map(({ what }) => noticeText(what))
const reported = async (json: object = ok, of: LabOrder = order) =>
  labOrderEndpoints.report.output.parse((await report(of, json)).body)
const corrected = async (json: object, of: LabOrder) =>
  labOrderEndpoints.correct.output.parse(
    (await correct(of, { ...ok, reason: 'Another tube', ...json })).body,
  )
const acknowledged = async (of: LabOrder) =>
  labOrderEndpoints.acknowledge.output.parse((await acknowledge(of, {}, doctor)).body)
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const ownIs = async () => (await read(own, {}, patient)).map(({ id, result }) => [id, result])
const readsOwn = async () => (await ask('GET', pathOf(get, order.id), patient)).status
const readFile = async (id: string, who: Call) => {
  const headers = { authorization: `Bearer ${who.token}` }
  return (await world.api.request(pathOf(fileEndpoints.read, id), { headers })).status
}
const stale = (current: object) => ({
  status: 409,
  body: { message: labMessages.stale, error: 'stale', current },
})

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
        stale({ id: order.id, version: 2, status: 'completed' }),
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
    world.advance(criticalHeldMs)
    await everybodySignsIn()
    expect(await reported(ok, done)).toMatchObject({ completedDate: done.completedDate })
  })
})

describe('a critical result', () => {
  it('stands with the doctors, and is not there for the patient, until one acknowledges it', async () => {
    const feeds = [await follower(world, patient.token), await follower(world, doctor.token)]
    const heard = () =>
      Promise.all(
        feeds.map(async ({ poll }) => (await poll()).filter(({ topic }) => topic === 'lab-orders')),
      )
    const isHeard = [{ topic: 'lab-orders', id: order.id }]
    const before = await read(critical, {}, doctor)
    expect(before).toHaveLength(1)
    const fileId = await uploaded('blood.pdf')
    const done = await reported({ ...criticalReport, fileId })
    expect(done.result?.isCritical).toBe(true)
    expect(await read(critical, {}, doctor)).toEqual([...before, done])
    expect(await read(critical, { patientId: order.patientId ?? '' }, doctor)).toEqual([done])
    expect(await read(critical, { patientId: 'nobody' }, doctor)).toEqual([])
    expect(await told(doctor)).toEqual([
      'Critical result: Basic Metabolic Panel of Priya Nair, reported by Lena Fischer. It waits for you to acknowledge it.',
    ])
    expect([await told(patient), await ownIs(), await readsOwn()]).toEqual([[], [], 404])
    expect(await readFile(fileId, patient)).toBe(404)
    expect(await heard()).toEqual([[], isHeard])
    expect((await read(auditEndpoints.own, {}, patient)).rows).toMatchObject([
      { kind: 'listed', call: noticeEndpoints.list.name, isAmongOthers: true },
      // That critical ones were looked for would tell that there is one.
      { kind: 'listed', call: labOrderEndpoints.list.name, isAmongOthers: false },
      { kind: 'listed', call: labOrderEndpoints.list.name, isAmongOthers: true },
      { kind: 'changed', call: labWork },
      { kind: 'changed', call: labOrderEndpoints.create.name },
    ])
    const answer = await acknowledged(done)
    expect(await heard()).toEqual([isHeard, isHeard])
    const at = expect.any(String)
    expect(answer).toMatchObject({
      version: 3,
      result: { acknowledged: { by: 'Dr. Daniel Reyes', at } },
    })
    expect(await read(critical, {}, doctor)).toEqual(before)
    expect(await ownIs()).toEqual([[order.id, answer.result]])
    expect(await told(patient)).toHaveLength(1)
    expect(await readFile(fileId, patient)).toBe(200)
  })

  it('is acknowledged by one of two, and once for its key', async () => {
    const done = await reported(criticalReport)
    const both = await Promise.all([acknowledge(done, {}, doctor), acknowledge(done, {}, doctor)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const other = await reported(criticalReport, await ordered(priya, {}, doctor))
    const key = { ...doctor, ...once() }
    const first = await acknowledge(other, {}, key)
    const plain = await reported(ok, await ordered(priya, {}, doctor))
    await unchanged(world.db, async () => {
      expect((await acknowledge(other, {}, key)).body).toEqual(first.body)
      expect(await acknowledge(other, {}, doctor)).toMatchObject(stale(Object(first.body)))
      expect(await acknowledge({ ...other, version: 3 }, {}, doctor)).toMatchObject(
        refusal(409, words.acknowledgedAlready),
      )
      expect(await acknowledge(plain, {}, doctor)).toMatchObject(refusal(409, words.notCritical))
      expect(await acknowledge(plain)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_edit'])),
      )
      expect((await acknowledge(plain, { version: '1' }, doctor)).status).toBe(400)
    })
  })

  it('is released after a day, and told of once, whoever looks', async () => {
    const done = await reported(criticalReport)
    const now = Date.parse(done.result?.reportedAt ?? '')
    // The demo's own, which is older.
    await releaseHeld(world.db, now + criticalHeldMs - 1)
    await world.db.delete(changes)
    await unchanged(world.db, () => releaseHeld(world.db, now + criticalHeldMs - 1))
    const due = now + criticalHeldMs
    await Promise.all([releaseHeld(world.db, due), releaseHeld(world.db, due)])
    expect(await world.db.select().from(changes)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ topic: 'lab-orders', patientId: priya })]),
    )
    expect(await told(patient)).toHaveLength(1)
    world.advance(criticalHeldMs)
    await everybodySignsIn()
    expect(await ownIs()).toEqual([[order.id, done.result]])
    // It still waits for a doctor.
    expect(await read(critical, {}, doctor)).toContainEqual(done)
    await acknowledged(done)
    expect(await told(patient)).toHaveLength(1)
  })

  it('waits for the doctors though who ordered it has gone', async () => {
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    const done = await reported(criticalReport)
    const admin = { token: await world.signIn('admin') }
    expect(await read(critical, {}, admin)).toContainEqual(done)
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
    // What a doctor has seen is corrected as any other.
    const last = await corrected({ values: [measured(4.6)] }, { ...order, version: seen.version })
    expect(last.result?.isCritical).toBe(false)
    expect(await ownIs()).toEqual([[order.id, last.result]])
  })

  it('keeps what it corrects from being released by time', async () => {
    const done = await reported(criticalReport)
    const first = Date.parse(done.result?.reportedAt ?? '')
    world.advance(criticalHeldMs / 2)
    await everybodySignsIn()
    const fixed = await corrected({ values: [measured(4.4)] }, done)
    world.advance(criticalHeldMs / 2)
    await everybodySignsIn()
    await releaseHeld(world.db, first + criticalHeldMs)
    expect([await told(patient), await ownIs()]).toEqual([[], []])
    world.advance(criticalHeldMs / 2)
    await everybodySignsIn()
    await releaseHeld(world.db, first + 1.5 * criticalHeldMs)
    expect(await ownIs()).toEqual([[order.id, fixed.result]])
    expect(await told(patient)).toHaveLength(1)
    expect((await record(order.id, patient)).results).toEqual([fixed.result])
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
      expect(await correct(done, { ...ok, reason: 'D' })).toMatchObject(stale(current))
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

describe('what is critical', () => {
  const of = (analyte: string, value: number | string, more: object = {}) =>
    measured(0, { analyte, value, ...more })
  const flagsOf = ({ result }: Pick<LabOrder, 'result'>) => result?.values.map(({ flag }) => flag)

  it.each([
    ['a number', of('Potassium', 8.8)],
    ['a number below', of('Calcium', 5.1, { unit: 'mg/dL', low: 8.5, high: 10.5 })],
    ['more than a number', of('Potassium', '>8')],
    ['less than a number', of('Glucose, fasting', '<35', { unit: 'mg/dL', low: 70, high: 99 })],
    ['a number with a mark', of('Sodium', '117 L', { low: 135, high: 145 })],
    ['a comma', of('Potassium', '7,1')],
    ['other digits', of('Potassium', '٧٫١')],
    ['a repeated unit', of('Potassium', '7.1 mmol/L')],
    ['a range', of('Potassium', '7-9')],
    ['a doubled mark', of('Chloride', '130 HH', { low: 100, high: 108 })],
    ['no range', of('Potassium', 8.8, { low: null, high: null })],
    ['a range that was moved', of('Potassium', 8.8, { low: 1, high: 99 })],
    ['another name', of('K+', 8.8)],
    ['another unit of the same number', of('Potassium', 8.8, { unit: 'mEq/L' })],
    ['no unit', of('Potassium', 8.8, { unit: '' })],
    ['an analyte of another test', of('Hemoglobin', 4.2, { unit: 'g/dL', low: 12, high: 15 })],
  ])('is so by its limits, though the reporter does not say so: %s', async (_, value) => {
    const done = await reported({ ...ok, values: [value] })
    expect(done.result?.isCritical).toBe(true)
    expect(flagsOf(done)).toEqual(['critical'])
    expect([await ownIs(), await told(patient)]).toEqual([[], []])
    expect((await told(doctor))[0]).toContain('Critical result')
    // A correction does not take it away either.
    const fixed = await corrected({ values: [value] }, done)
    expect(flagsOf(fixed)).toEqual(['critical'])
    expect(await ownIs()).toEqual([])
  })

  it('is what the reporter calls so, too, and nothing else', async () => {
    const done = await reported({
      ...ok,
      values: [
        of('Sodium', 139, { low: 135, high: 145, critical: true }),
        of('Potassium', '<5'),
        of('Chloride', '103 H', { low: 100, high: 108 }),
        of('Colour', 'dark', { unit: '', low: null, high: null }),
      ],
    })
    expect(flagsOf(done)).toEqual(['critical', 'undecided', 'high', null])
  })

  it('is not decided for a child by the limits of adults', async () => {
    await world.db.update(patients).set({ dateOfBirth: '2025-06-01' }).where(eq(patients.id, priya))
    const baby = await ordered(priya, {}, doctor)
    expect(baby).toMatchObject({ age: 0, dateOfBirth: '2025-06-01' })
    const done = await reported({ ...ok, values: [of('Potassium', 6.1)] }, baby)
    expect(flagsOf(done)).toEqual(['high'])
  })

  it('is not hidden by digits that cannot be read', async () => {
    const unread = words.valueUnreadable
    await unchanged(world.db, async () => {
      for (const value of [
        of('Sodium', '1,180'),
        of('Potassium', '8.8?', { low: null, high: null }),
        of('Potassium', '8.8 mg/dL'),
        of('Osmolality', '2+', { low: 275, high: 295 }),
      ])
        expect(
          await report(order, { ...ok, values: [measured(4.1, { analyte: 'pH' }), value] }),
        ).toMatchObject(refusal(400, unread, { 'values.1.value': unread }))
      expect(
        await report(order, {
          ...ok,
          values: [of('Osmolality', '301 L', { low: 275, high: 295 })],
        }),
      ).toMatchObject(
        refusal(400, words.markContradicts, { 'values.0.value': words.markContradicts }),
      )
    })
  })

  it('is found in what was stored as words, is listed for who ordered it, and stays released', async () => {
    const done = await reported()
    const other = await reported(ok, await ordered(priya, {}, doctor))
    await world.db
      .update(labResults)
      .set({ values: [{ ...measured(0), value: '>9.5', flag: null }], foundCritical: null })
      .where(eq(labResults.orderId, order.id))
    await Promise.all([findCritical(world.db), findCritical(world.db)])
    const { results: _, ...found } = await record(order.id)
    expect(found.result).toMatchObject({ isCritical: true, values: [{ flag: 'critical' }] })
    expect(await read(foundCritical, {}, doctor)).toEqual([found])
    expect(await read(foundCritical)).toEqual([])
    // Nobody is alarmed, and the patient keeps what was released.
    expect(await told(doctor)).toHaveLength(2)
    expect(await ownIs()).toEqual([
      [other.id, other.result],
      [order.id, found.result],
    ])
    await unchanged(world.db, () => findCritical(world.db))
    await acknowledged(done)
    expect(await read(foundCritical, {}, doctor)).toEqual([])
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
    expect.objectContaining({ value: 2.9, reported: '<2,9', flag: 'critical' }),
  )
  expect(await read(trends, { patientId: 'nobody' })).toEqual([])
  expect((await ask('GET', `${trends.path}?patientId=${priya}`, patient)).status).toBe(403)
})

it('releases by the same rule in the contract and in the database', async () => {
  const done = await reported(criticalReport)
  const [version] = await world.db.select().from(labResults).where(eq(labResults.orderId, order.id))
  if (!done.result || !version) throw new Error('there is no result')
  const at = version.reportedAt.getTime() + criticalHeldMs
  expect([isReleased(done.result, at - 1), isReleased(done.result, at)]).toEqual([false, true])
  expect(isReleased(done.result, at, at - 1)).toBe(false)
  const acknowledgedResult = (await acknowledged(done)).result
  expect(acknowledgedResult && isReleased(acknowledgedResult, 0)).toBe(true)
})
