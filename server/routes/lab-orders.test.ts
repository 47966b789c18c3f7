import {
  compareLabOrders,
  type LabOrder,
  labOrderEndpoints,
  labTestTypes,
  labMessages as words,
} from '@shared/contracts/lab-orders'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { patientMessages } from '@shared/contracts/patients'
import { and, eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { labCalls } from '../test/lab-orders'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

/** The laboratory's. */
let token: string
let doctor: { token: string }
let priya: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('lab')
  doctor = { token: await world.signIn('doctor') }
  priya = (await accountOf('patient')).patientId ?? ''
})

const calls = labCalls(
  () => world,
  () => token,
)
const { ask, read, record, request, ordered, take, move, assign, report, accountOf } = calls
const { list, counts, awaiting } = labOrderEndpoints
const byDoctor = (more: object = {}) => ordered(priya, more, doctor)
const notices = async (of: Call) =>
  (await read(noticeEndpoints.list, {}, of)).rows.map(({ what, isRead }) => ({
    text: noticeText(what),
    isRead,
  }))
const stale = (current: object) => ({
  status: 409,
  body: { message: words.stale, error: 'stale', current },
})
const versionMissing = 'The version of the lab order is missing'
const once = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const read1 = (body: unknown): LabOrder => labOrderEndpoints.take.output.parse(body)

describe('ordering tests', () => {
  it('makes an order of each, which waits in the lab, and tells of urgent ones', async () => {
    await world.db.delete(changes)
    const { id: doctorId } = await accountOf('doctor')
    const answer = await request(
      priya,
      { testTypes: ['Urinalysis', 'Lipid Panel'], priority: 'urgent', question: ' Fasting? ' },
      doctor,
    )
    const common = {
      ...{ patientId: priya, patientNumber: 1, patient: 'Priya Nair', gender: 'Female' },
      ...{ priority: 'urgent', question: 'Fasting?', status: 'pending', technician: null },
      ...{ orderedBy: { id: doctorId, name: 'Dr. Daniel Reyes' }, version: 1 },
      requestedDate: clinicDay,
    }
    expect(answer).toMatchObject({
      status: 201,
      body: [
        { ...common, number: 35, testType: 'Urinalysis' },
        { ...common, number: 36, testType: 'Lipid Panel' },
      ],
    })
    const made = labOrderEndpoints.create.output.parse(answer.body)
    // The patient hears of it once a result is released.
    expect(await world.db.select().from(changes).where(ne(changes.topic, 'notices'))).toMatchObject(
      made.map(({ id }) => ({ topic: 'lab-orders', recordId: id, patientId: null })),
    )
    expect((await read(list, { patientId: priya })).rows).toMatchObject([
      { testType: 'Complete Blood Count' },
      ...made,
    ])
    expect(await notices({})).toEqual(
      made
        .map(({ number, testType }) => ({
          text: `Dr. Daniel Reyes ordered an urgent test: ${testType} of Priya Nair, lab order no. ${number}.`,
          isRead: false,
        }))
        .toReversed(),
    )
  })

  it('is done once for its key', async () => {
    const key = once()
    const both = await Promise.all([
      request(priya, {}, { ...doctor, ...key }),
      request(priya, {}, { ...doctor, ...key }),
    ])
    expect(both[0]?.body).toEqual(both[1]?.body)
    await unchanged(world.db, async () => {
      expect((await request(priya, {}, { ...doctor, ...key })).body).toEqual(both[0]?.body)
      expect((await request(priya, { question: 'Why?' }, { ...doctor, ...key })).status).toBe(422)
    })
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    await unchanged(world.db, async () => {
      expect(await request(priya)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_create'])),
      )
      for (const patientId of [unknownId, '1'])
        expect(await request(patientId, {}, doctor)).toMatchObject(
          refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
        )
      for (const [field, wrong, message] of [
        ['patientId', '', words.patientRequired],
        ['testTypes', [], words.testRequired],
        ['testTypes', ['Urinalysis', 'Urinalysis'], words.testTwice],
        ['testTypes', ['Tea leaves'], expect.any(String)],
        ['priority', 'soon', expect.any(String)],
        ['question', 'x'.repeat(1001), words.questionTooLong],
      ] as const)
        expect(await request(priya, { [field]: wrong }, doctor)).toMatchObject({
          status: 400,
          body: { message },
        })
    })
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.id, priya))
    await unchanged(world.db, async () => {
      expect((await request(priya, {}, doctor)).status).toBe(422)
    })
  })
})

describe('taking an order', () => {
  it('makes it the technician’s who does, and settles what all were told', async () => {
    const order = await byDoctor({ priority: 'urgent' })
    expect(await notices({})).toMatchObject([{ isRead: false }])
    const { id, name } = await accountOf('lab')
    const answer = await take(order)
    expect(answer).toMatchObject({
      status: 200,
      body: { ...order, status: 'in-progress', technician: { id, name }, version: 2 },
    })
    expect((await read(list, { technicianId: id })).rows).toEqual([answer.body])
    expect(await notices({})).toMatchObject([{ isRead: true }])
  })

  it('is done by one of two, and once for its key', async () => {
    await addUser(world.db, 'other', ['lab_dashboard', 'lab_report_edit'])
    const other = { token: await world.signIn('other') }
    const order = await byDoctor()
    const both = await Promise.all([take(order), take(order, {}, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const taken = both.find(({ status }) => status === 200)?.body
    await unchanged(world.db, async () => {
      expect(await take(order, {}, other)).toMatchObject(stale(Object(taken)))
      expect(await take(read1(taken), {}, other)).toMatchObject(refusal(409, words.takenAlready))
    })
    const key = once()
    const next = await byDoctor()
    const twice = await Promise.all([take(next, {}, key), take(next, {}, key)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    await unchanged(world.db, async () => {
      expect((await take(next, {}, key)).body).toEqual(twice[0]?.body)
    })
  })

  it('is a technician’s alone, of an order that waits, in the version that was seen', async () => {
    await addUser(world.db, 'clerk', ['lab_report_edit'])
    const clerk = { token: await world.signIn('clerk') }
    const admin = { token: await world.signIn('admin') }
    const order = await byDoctor()
    await unchanged(world.db, async () => {
      expect(await take(order, {}, doctor)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_edit'])),
      )
      for (const who of [clerk, admin])
        expect(await take(order, {}, who)).toMatchObject(refusal(403, words.techniciansTake))
      expect(await take({ ...order, version: 2 })).toMatchObject(stale(order))
      for (const id of [unknownId, '1'])
        expect(await take({ ...order, id })).toMatchObject(refusal(404, words.notFound))
      expect(await take(order, { version: undefined })).toMatchObject(
        refusal(400, versionMissing, { version: versionMissing }),
      )
    })
    const cancelled = read1((await move(order, { status: 'cancelled' })).body)
    await unchanged(world.db, async () => {
      expect(await take(cancelled)).toMatchObject(refusal(409, words.closed))
    })
  })
})

describe('an order', () => {
  it('is led along its statuses and no others, and is completed on the clinic’s day', async () => {
    const order = await byDoctor()
    await unchanged(world.db, async () => {
      expect(await move(order, { status: 'completed' })).toMatchObject(
        refusal(409, words.cannotMove('pending', 'completed')),
      )
      expect(await move(order, { status: 'in-progress' }, doctor)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_edit'])),
      )
      expect((await move(order, { status: 'lost' })).status).toBe(400)
      expect(await move({ ...order, version: 7 }, { status: 'cancelled' })).toMatchObject(
        stale(order),
      )
    })
    const begun = read1((await move(order, { status: 'in-progress' })).body)
    const both = await Promise.all([
      move(begun, { status: 'completed' }),
      move(begun, { status: 'cancelled' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const other = read1((await move(await byDoctor(), { status: 'in-progress' })).body)
    const key = once()
    const done = await move(other, { status: 'completed' }, key)
    expect(done.body).toMatchObject({ completedDate: clinicDay, version: 3 })
    expect(done.body).not.toHaveProperty('result')
    await unchanged(world.db, async () => {
      expect((await move(other, { status: 'completed' }, key)).body).toEqual(done.body)
    })
  })

  it('is given to an active technician, who hears of it, or to nobody', async () => {
    const { id, name } = await accountOf('lab')
    const admin = { token: await world.signIn('admin') }
    const order = await byDoctor()
    const assigned = await assign(order, { technician: id }, admin)
    expect(assigned.body).toMatchObject({ technician: { id, name }, status: 'pending', version: 2 })
    const text = `Asha Menon assigned lab order no. ${order.number} to you: Basic Metabolic Panel of Priya Nair.`
    expect(await notices({})).toEqual([{ text, isRead: false }])
    const key = once()
    const nobody = await assign(read1(assigned.body), { technician: null }, key)
    expect(nobody.body).toMatchObject({ technician: null, version: 3 })
    expect(await notices({})).toEqual([{ text, isRead: true }])
    const away = await accountOf('hweiss')
    await world.db.update(users).set({ active: false }).where(eq(users.id, away.id))
    await unchanged(world.db, async () => {
      expect((await assign(read1(assigned.body), { technician: null }, key)).body).toEqual(
        nobody.body,
      )
      for (const technician of [unknownId, 'x', away.id, (await accountOf('doctor')).id])
        expect(await assign(read1(nobody.body), { technician })).toMatchObject(
          refusal(422, words.technicianUnknown, { technician: words.technicianUnknown }),
        )
      expect(await assign(order, { technician: id }, doctor)).toMatchObject(
        refusal(403, permissionMissing(['lab_report_edit'])),
      )
      expect(await assign(order, { technician: id })).toMatchObject(stale(Object(nobody.body)))
      expect((await assign(order, {})).status).toBe(400)
    })
    const both = await Promise.all([
      assign(read1(nobody.body), { technician: id }),
      move(read1(nobody.body), { status: 'cancelled' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const open = await byDoctor()
    const closed = read1((await move(open, { status: 'cancelled' })).body)
    // Who ordered it does not wait for a result that never comes.
    expect(await notices(doctor)).toContainEqual({
      text: `Lena Fischer cancelled lab order no. ${open.number}: Basic Metabolic Panel of Priya Nair.`,
      isRead: false,
    })
    await unchanged(world.db, async () => {
      expect(await assign(closed, { technician: null })).toMatchObject(refusal(409, words.closed))
    })
  })
})

describe('the lists', () => {
  const everything = async (query: Record<string, string> = {}) => {
    const rows: LabOrder[] = []
    let cursor: string | null | undefined
    do {
      const page = await read(list, {
        patient: '',
        limit: '10',
        ...query,
        ...(cursor && { cursor }),
      })
      rows.push(...page.rows)
      cursor = page.next
    } while (cursor)
    return rows
  }

  it('have the order of the contract, page by page', async () => {
    const rows = await everything()
    const numbered = new Map(
      (await world.db.select().from(labOrders)).map(({ id, completedAt }) => [
        id,
        completedAt?.getTime(),
      ]),
    )
    const sorted = rows
      .map((row) => ({ ...row, resultAt: numbered.get(row.id) }))
      .toSorted(compareLabOrders)
    expect(rows).toHaveLength(34)
    expect(rows.map(({ number }) => number)).toEqual(sorted.map(({ number }) => number))
    const first = await read(list, { page: '1', limit: '10' })
    expect(first.rows).toEqual(rows.slice(10, 20))
    expect(first.total).toBe(34)
  })

  it('answer results only where they are asked for', async () => {
    const { rows } = await read(list, { status: 'completed', limit: '100' })
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row).not.toHaveProperty('result')
    const wanted = { status: 'completed', limit: '100', with: 'results' }
    const found = (await read(list, wanted)).rows
    expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(found.filter(({ result }) => result !== undefined)).not.toEqual([])
    expect(await ask('GET', `${list.path}?with=everything`)).toMatchObject({ status: 400 })
  })

  it('are narrowed by all filters together', async () => {
    const all = await everything()
    for (const testType of labTestTypes)
      expect(await everything({ testType })).toEqual(all.filter((row) => row.testType === testType))
    for (const status of ['pending', 'completed'] as const)
      expect(await everything({ status })).toEqual(all.filter((row) => row.status === status))
    const [order] = all
    if (!order) throw new Error('there is no order')
    const { requestedDate: date, patientId = '', testType, status } = order
    expect(await everything({ date })).toEqual(all.filter((row) => row.requestedDate === date))
    expect(await everything({ patientId })).toEqual(
      all.filter((row) => row.patientId === patientId),
    )
    const patient = order.patient.slice(0, 5).toUpperCase()
    expect(await everything({ date, patientId, testType, status, patient })).toEqual([order])
    for (const none of [
      { date: '2026' },
      { patientId: '1' },
      { technicianId: 'x' },
      { testType: 'Tea' },
    ])
      expect(await everything(none)).toEqual([])
  })

  it('tell which orders a result can be given to, by patient, test and number', async () => {
    const seventeen = await read(awaiting, { limit: '100' })
    expect(seventeen.total).toBe(17)
    expect(seventeen.rows).toEqual((await everything()).slice(0, 17))
    const order = await byDoctor({ testTypes: ['Urinalysis'] })
    const found = async (q: string) =>
      (await read(awaiting, { q, limit: '100' })).rows.map(({ id }) => id)
    for (const q of ['priya urinal', String(order.number), 'URINALYSIS nair', 'Priya Nair, no. 1'])
      expect(await found(q), q).toContain(order.id)
    expect(await found('priya lipid')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('count by the clinic’s day', async () => {
    const figures = { pending: 12, inProgress: 5, completedToday: 8, urgent: 3 }
    expect(await read(counts)).toEqual(figures)
    const order = await byDoctor({ priority: 'urgent' })
    expect(await read(counts)).toEqual({ ...figures, pending: 13, urgent: 4 })
    await report(order, { observation: 'Clear', values: [], fileId: null })
    expect(await read(counts)).toEqual({ ...figures, completedToday: 9 })
    world.advance(24 * 60 * 60_000)
    token = await world.signIn('lab')
    expect(await read(counts)).toEqual({ ...figures, completedToday: 0 })
  })

  it('are the staff’s alone, and one order the doctor’s too', async () => {
    const order = await byDoctor()
    const patient = { token: await world.signIn('patient') }
    for (const { path } of [list, counts, awaiting])
      expect((await ask('GET', path, patient)).status).toBe(403)
    expect(await record(order.id, doctor)).toEqual({ ...order, results: [] })
    for (const id of [unknownId, 'x'])
      expect(await ask('GET', pathOf(labOrderEndpoints.get, id))).toMatchObject(
        refusal(404, words.notFound),
      )
  })
})

it('is known to who has ordered it by the account’s title, and by the number of its patient', async () => {
  await addUser(world.db, 'kaur', [
    ...(['doctor_dashboard', 'medical_record_create', 'lab_report_view'] as const),
  ])
  const order = await ordered(priya, {}, { token: await world.signIn('kaur') })
  expect(order.orderedBy?.name).toBe('Dr. kaur')
  await world.db
    .update(patients)
    .set({ name: 'Priya Menon' })
    .where(and(eq(patients.id, priya)))
  expect(await record(order.id)).toMatchObject({ patient: 'Priya Menon' })
})
