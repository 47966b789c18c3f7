import { auditEndpoints } from '@shared/contracts/audit'
import { type LabOrder, labOrderEndpoints, labWork } from '@shared/contracts/lab-orders'
import { labResultMessages as words } from '@shared/contracts/lab-results'
import { noticeEndpoints } from '@shared/contracts/notices'
import { eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { notices } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { findCritical } from '../records/lab-found-critical'
import { remindedAfter, remindOfHeld } from '../records/lab-notices'
import { type Call, refusal } from '../test/api'
import { follower } from '../test/feed'
import { criticalReport, measured, report as ok, resultCalls, staleOrder } from '../test/lab-orders'
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
  read,
  record,
  ordered,
  report,
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
const { critical, foundCritical, own } = labOrderEndpoints
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

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
      { kind: 'changed', call: labWork.name },
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
      expect(await acknowledge(other, {}, doctor)).toMatchObject(staleOrder(Object(first.body)))
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

  it('is released by a doctor and by no time, and the doctors are reminded of it', async () => {
    await world.db.update(labResults).set({ reminders: 2 })
    const done = await reported(criticalReport)
    const now = Date.parse(done.result?.reportedAt ?? '')
    const { orderer, others } = remindedAfter
    const admin = { token: await world.signIn('admin') }
    const waits =
      'Critical result: Basic Metabolic Panel of Priya Nair, reported by Lena Fischer at 09:55 on 2026-03-02. No doctor has acknowledged it. Dr. Daniel Reyes ordered the test.'
    const remind = (at: number) => remindOfHeld(world.db, { now: at, zone: 'UTC' })
    const reminders = async (who: Call) =>
      (await told(who)).filter((text) => text.includes('No doctor has acknowledged it'))
    await unchanged(world.db, () => remind(now + orderer - 1))
    await Promise.all([0, 1].map(() => remind(now + orderer)))
    expect([await reminders(doctor), await reminders(admin)]).toEqual([[waits], []])
    await unchanged(world.db, () => remind(now + others - 1))
    await Promise.all([0, 1].map(() => remind(now + others)))
    expect(await reminders(doctor)).toEqual([waits, waits])
    expect(await reminders(admin)).toEqual([waits])
    await unchanged(world.db, () => remind(now + 10 * others))
    world.advance(10 * others)
    await everybodySignsIn()
    expect([await told(patient), await ownIs(), await readsOwn()]).toEqual([[], [], 404])
    expect(await read(critical, {}, doctor)).toContainEqual(done)
    const seen = await acknowledged(done)
    expect(await ownIs()).toEqual([[order.id, seen.result]])
  })

  it('reminds no user once it is acknowledged', async () => {
    await world.db.update(labResults).set({ reminders: 2 })
    const seen = await acknowledged(await reported(criticalReport))
    const now = Date.parse(seen.result?.reportedAt ?? '')
    await unchanged(world.db, () =>
      remindOfHeld(world.db, { now: now + 2 * remindedAfter.others, zone: 'UTC' }),
    )
    expect(await read(critical, {}, doctor)).not.toContainEqual(seen)
  })

  it('waits for nobody any more once a doctor has acknowledged it', async () => {
    const done = await reported(criticalReport)
    const now = Date.parse(done.result?.reportedAt ?? '')
    await remindOfHeld(world.db, { now: now + remindedAfter.others, zone: 'UTC' })
    const unread = async () => {
      const rows = await world.db.select().from(notices).where(isNull(notices.readAt))
      return rows.filter(({ recordId, what }) => recordId === order.id && what.to === 'doctor')
    }
    const waiting = await unread()
    expect(new Set(waiting.map(({ what }) => what.kind))).toEqual(
      new Set(['lab-critical', 'lab-waits']),
    )
    await acknowledged(done)
    expect(await unread()).toEqual([])
  })

  it('reminds a doctor who has reported it as well', async () => {
    await world.db.update(labResults).set({ reminders: 2 })
    const own = await ordered(priya, {}, doctor)
    const reportedOwn = await reported(criticalReport, own)
    await world.db
      .update(labResults)
      .set({ reportedBy: sql`(select ordered_by from lab_orders where id = ${own.id})` })
      .where(eq(labResults.orderId, own.id))
    const now = Date.parse(reportedOwn.result?.reportedAt ?? '')
    await remindOfHeld(world.db, { now: now + remindedAfter.orderer, zone: 'UTC' })
    const texts = await told(doctor)
    expect(texts.filter((text) => text.includes('No doctor has'))).toHaveLength(1)
  })

  it('waits since its first version: a correction by the laboratory puts no reminder off', async () => {
    await world.db.update(labResults).set({ reminders: 2 })
    const first = await reported(criticalReport)
    world.advance(remindedAfter.others - 60_000)
    await everybodySignsIn()
    await corrected({ values: [measured(4.4)] }, first)
    const now = Date.parse(first.result?.reportedAt ?? '')
    await remindOfHeld(world.db, { now: now + remindedAfter.others, zone: 'UTC' })
    const admin = { token: await world.signIn('admin') }
    const texts = await told(admin)
    expect(texts.filter((text) => text.includes('No doctor has'))).toHaveLength(1)
    expect((await told(doctor)).filter((text) => text.startsWith('Critical result'))).toHaveLength(
      2,
    )
  })

  it('is told to all who may acknowledge it where who ordered it has gone', async () => {
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    await reported(criticalReport)
    const admin = { token: await world.signIn('admin') }
    expect((await told(admin)).filter((text) => text.startsWith('Critical result'))).toHaveLength(1)
  })

  it('that an earlier version of the program released by time stays with its patient', async () => {
    const done = await reported(criticalReport)
    await world.db
      .update(labResults)
      .set({ toldAt: new Date() })
      .where(eq(labResults.orderId, order.id))
    expect(await ownIs()).toEqual([[order.id, done.result]])
    expect(await read(critical, {}, doctor)).toContainEqual(done)
  })

  it('is listed before those that an earlier version of the program released', async () => {
    const before = await read(critical, {}, doctor)
    const old = await reported(criticalReport)
    await world.db
      .update(labResults)
      .set({ toldAt: new Date(), reminders: 2 })
      .where(eq(labResults.orderId, old.id))
    world.advance(60_000)
    const held = await reported(criticalReport, await ordered(priya, {}, doctor))
    expect(await read(critical, {}, doctor)).toEqual([...before, held, old])
  })

  it('waits for the doctors though who ordered it has gone', async () => {
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    const done = await reported(criticalReport)
    const admin = { token: await world.signIn('admin') }
    expect(await read(critical, {}, admin)).toContainEqual(done)
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

  it('is decided by the birth date that is on record when it is reported', async () => {
    const born = (dateOfBirth: string) =>
      world.db.update(patients).set({ dateOfBirth }).where(eq(patients.id, priya))
    await born('2025-06-01')
    const baby = await ordered(priya, {}, doctor)
    await born('1985-06-01')
    const done = await reported({ ...ok, values: [of('Potassium', 6.1)] }, baby)
    expect([done.age, flagsOf(done)]).toEqual([0, ['critical']])
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

  it('is not hidden by a mark without a number', async () => {
    const missing = words.boundMissing
    const open = { low: null, high: null }
    await unchanged(world.db, async () => {
      for (const value of [
        of('Glucose', 'HI', { unit: 'mg/dL', ...open }),
        of('Potassium', 'LL', open),
        of('Lactate', '> ', { low: 0.5, high: 2.2 }),
        of('Sodium', 'Lo', { unit: 'mg', ...open }),
        // No limits are known of it: what has a unit is a number.
        of('Ammonia', 'HIGH', { unit: 'µmol/L', ...open }),
      ])
        expect(await report(order, { ...ok, values: [of('Chloride', 103), value] })).toMatchObject(
          refusal(400, missing, { 'values.1.value': missing }),
        )
    })
    const done = await reported({ ...ok, values: [of('Potassium', 'clotted', open)] })
    expect(done.result?.values).toMatchObject([{ value: 'clotted', flag: null }])
  })

  it('is not hidden by a unit that its limits are not in', async () => {
    const refused = words.unitUnknown(['mmol/L'])
    await unchanged(world.db, async () => {
      for (const value of [
        of('Potassium', 9.9, { unit: 'mmol' }),
        of('Serum potassium', 9.9, { unit: 'mg/dL', low: null, high: null }),
      ])
        expect(await report(order, { ...ok, values: [of('Chloride', 103), value] })).toMatchObject(
          refusal(400, refused, { 'values.1.unit': refused }),
        )
    })
    const done = await reported({ ...ok, values: [of('Potassium (serum)', 9.9)] })
    expect(flagsOf(done)).toEqual(['critical'])
    expect(await ownIs()).toEqual([])
  })

  it.each([
    ['Glucose', 2.5, 'mmol/L', [2.8, 24.9]],
    ['Calcium', 1.45, 'mmol/l', [1.5, 3.24]],
    ['Bilirubin', 260, 'umol/L', [null, 256]],
    ['Hb', 64, 'gm/L', [70, 200]],
  ] as const)(
    'is so in the other units of an analyte: %s %s %s',
    async (analyte, value, unit, [criticalLow, criticalHigh]) => {
      const typed = of(analyte, value, { unit, low: null, high: null })
      const done = await reported({ ...ok, values: [typed] })
      expect(done.result?.values).toMatchObject([
        { ...{ analyte, value, unit, criticalLow, criticalHigh }, flag: 'critical' },
      ])
      expect(await ownIs()).toEqual([])
    },
  )

  it('is not what a urinalysis finds under the name of something in blood', async () => {
    const urine = await ordered(priya, { testTypes: ['Urinalysis'] }, doctor)
    const inUrine = { low: null, high: null }
    const done = await reported(
      {
        ...ok,
        values: [
          of('Glucose', 1000, { unit: 'mg/dL', ...inUrine }),
          of('Leukocytes', 25, { unit: '/µL', ...inUrine }),
          of('Sodium', 38, { unit: 'mmol/L', ...inUrine }),
          of('Ketones', '++', { unit: '', ...inUrine }),
        ],
      },
      urine,
    )
    expect(done.result?.isCritical).toBe(false)
    expect(flagsOf(done)).toEqual([null, null, null, null])
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

  /** Stores the only result of an order as one that was released before its value was known to be critical. */
  const releasedBefore = async ({ id }: LabOrder, value: object) => {
    await world.db
      .update(labResults)
      .set({ values: [{ ...measured(0), flag: null, ...value }], foundCritical: null })
      .where(eq(labResults.orderId, id))
    await findCritical(world.db)
  }

  it('is found in what was stored when no limit was known in the unit', async () => {
    await reported()
    const limits = { low: 3.9, high: 6.1, criticalLow: null, criticalHigh: null }
    await releasedBefore(order, { analyte: 'FBS', value: 1.8, unit: 'mmol/L', ...limits })
    expect((await read(foundCritical, {}, doctor)).map(({ id }) => id)).toEqual([order.id])
  })

  it.each(['HH', 'crit high', '⬇⬇', 'Panic!', 'crítico bajo'])(
    'is found in a mark that was stored in place of a number: %s',
    async (value) => {
      await reported()
      await releasedBefore(order, { value })
      expect(await read(foundCritical, {}, doctor)).toMatchObject([
        { id: order.id, result: { isCritical: true, values: [{ value, flag: 'critical' }] } },
      ])
      expect((await read(own, {}, patient))[0]?.result).toMatchObject({
        values: [{ value, flag: 'critical' }],
      })
    },
  )

  it('is not found in a mark that names no danger: it cannot be decided beside a critical limit', async () => {
    await reported()
    for (const [analyte, value, flag] of [
      ['Potassium', 'HI', 'undecided'],
      ['Potassium', 'bajo', 'undecided'],
      ['Potassium', '>', 'undecided'],
      ['Potassium', '7.3 mg/dL', 'undecided'],
      ['Ferritin', 'HI', 'high'],
      ['Ferritin', 'bajo', 'low'],
    ] as const) {
      await releasedBefore(order, { analyte, value })
      expect(await read(foundCritical, {}, doctor)).toEqual([])
      expect(flagsOf(await record(order.id))).toEqual([flag])
    }
  })

  it.each([true, false])(
    'is not corrected away after its release without a doctor, looked at by then: %s',
    async (isLookedAt) => {
      await world.db.update(labResults).set({ reminders: 2 })
      const done = await reported()
      await releasedBefore(order, { value: '>8.4' })
      if (!isLookedAt) await world.db.update(labResults).set({ foundCritical: null })
      const before = await ownIs()
      world.advance(2 * remindedAfter.others)
      await everybodySignsIn()
      const fixed = await corrected({ values: [measured(4.3)] }, done)
      expect(fixed.result?.isCritical).toBe(true)
      expect(await read(foundCritical, {}, doctor)).toEqual([])
      expect((await read(critical, {}, doctor)).map(({ id }) => id)).toContain(order.id)
      // The patient keeps what was released, and sees the correction once a doctor has.
      expect(await ownIs()).toEqual(before)
      // It waits since the correction: no reminder is due at once.
      const now = Date.parse(fixed.result?.reportedAt ?? '')
      await unchanged(world.db, () =>
        remindOfHeld(world.db, { now: now + remindedAfter.orderer - 1, zone: 'UTC' }),
      )
      const seen = await acknowledged(fixed)
      expect(await ownIs()).toEqual([[order.id, seen.result]])
    },
  )

  it('is released at once in a correction of what a doctor acknowledged after its release', async () => {
    const done = await reported()
    await releasedBefore(order, { value: '<2' })
    const fixed = await corrected({ values: [measured(4.4)] }, await acknowledged(done))
    expect(fixed.result?.isCritical).toBe(false)
    expect(await ownIs()).toEqual([[order.id, fixed.result]])
  })

  it('is listed for all who may acknowledge it where who ordered it cannot', async () => {
    const done = await reported()
    await releasedBefore(order, { value: 7.9 })
    const admin = { token: await world.signIn('admin') }
    expect(await read(foundCritical, {}, admin)).toEqual([])
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'doctor'))
    expect((await read(foundCritical, {}, admin)).map(({ id }) => id)).toEqual([done.id])
    // The laboratory sees results and acknowledges none.
    expect(await read(foundCritical)).toEqual([])
  })
})
