import {
  isOpenOrder,
  type LabOrder,
  type LabStatus,
  labMessages,
  labOrderEndpoints,
} from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { staffEndpoints } from '@shared/contracts/staff'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, enter, hosts, refused, startHosts, today } from '@/test/hosts'

// The same calls to both hosts, as in contract.test.ts: lab orders. Our server knows more of each than a
// sample has: whose it is, who asked what, and when and by whom it was reported; and what a sample's result
// says in words, it has as values.

const begin = startHosts()

const list = async (more: object = {}) =>
  await call(labOrderEndpoints.list, {
    ...{ patient: '', with: 'results', page: 0, limit: 100 },
    ...more,
  })

/** What both hosts have of an order. */
const common = ({ number, patient, age, testType, requestedDate, ...order }: LabOrder) => ({
  ...{ number, patient, age, testType, requestedDate },
  ...{ status: order.status, priority: order.priority, completedDate: order.completedDate },
  ...{ technician: order.technician?.name, hasResult: order.result !== undefined },
})

/** Open ones as they are listed; of a day's closed ones our server knows which was the last. */
const inOrder = (orders: readonly LabOrder[]) => [
  ...orders.filter(isOpenOrder),
  ...orders.filter((order) => !isOpenOrder(order)).toSorted((a, b) => a.number - b.number),
]

test.each([
  ['all', {}],
  ['urgent and pending ones in front', { status: 'pending', limit: 5 }],
  ['of a test type', { testType: 'Urinalysis' }],
  ['of a patient’s name', { patient: 'LOPEZ' }],
  ['of a day', { date: today }],
])('both hosts begin with the same lab orders: %s', async (_, filter) => {
  const answers: unknown[] = []
  for (const host of hosts) {
    await enter(host, 'lab')
    const { rows, total } = await list(filter)
    const awaiting = await call(labOrderEndpoints.awaiting, { q: 'oscar', limit: 100 })
    const counts = await call(labOrderEndpoints.counts, {})
    answers.push({
      rows: inOrder(rows).map(common),
      total,
      awaiting: inOrder(awaiting.rows).map(common),
      counts,
    })
  }
  expect(answers[1]).toEqual(answers[0])
})

describe.each(hosts)('a lab order on %s', (host) => {
  beforeEach(async () => {
    await begin(host)
    await enter(host, 'lab')
  })

  const firstOf = async (status: LabStatus) => {
    const [order] = (await list({ status })).rows
    if (!order) throw new Error(`no order is ${status}`)
    return order
  }
  const seen = ({ id, version }: LabOrder) => ({ id, version })
  const potassium = { analyte: 'Potassium', value: 5.4, unit: 'mmol/L', low: 3.5, high: 5 }

  test('is assigned, moved and reported, each a version, and counted where it stands', async () => {
    const before = await call(labOrderEndpoints.counts, {})
    const order = await firstOf('pending')
    const [technician] = await call(staffEndpoints.technicians, {})
    const assigned = await call(labOrderEndpoints.assign, {
      ...seen(order),
      technician: technician?._id ?? '',
    })
    expect(assigned).toMatchObject({ technician: { name: technician?.name }, version: 2 })
    const moved = await call(labOrderEndpoints.move, { ...seen(assigned), status: 'in-progress' })
    expect(moved).toMatchObject({ status: 'in-progress', version: 3 })
    const reported = await call(labOrderEndpoints.report, {
      ...seen(moved),
      ...{ observation: ' Measured twice ', fileId: null },
      values: [{ ...potassium, critical: false }],
    })
    expect(reported).toMatchObject({
      ...{ status: 'completed', completedDate: today, version: 4 },
      result: {
        ...{ revision: 1, observation: 'Measured twice', isCritical: false },
        values: [{ ...potassium, flag: 'high' }],
      },
    })
    expect(await call(labOrderEndpoints.counts, {})).toMatchObject({
      pending: before.pending - 1,
      inProgress: before.inProgress,
      completedToday: before.completedToday + 1,
    })
    const [newest] = (await list({ status: 'completed' })).rows
    expect(newest?.id).toBe(order.id)
  })

  test('goes no way that does not lead on from where it is', async () => {
    const order = await firstOf('completed')
    const moving = { ...seen(order), status: 'pending' as const }
    expect(await refused(labOrderEndpoints.move, moving)).toMatchObject({
      status: 409,
      envelope: { message: labMessages.cannotMove('completed', 'pending') },
    })
    expect(
      await refused(labOrderEndpoints.assign, { ...seen(order), technician: null }),
    ).toMatchObject({ status: 409, envelope: { message: labMessages.closed } })
    const gone = { id: '4711', version: 1, status: 'cancelled' as const }
    expect(await refused(labOrderEndpoints.move, gone)).toMatchObject({
      status: 404,
      envelope: { message: labMessages.notFound },
    })
  })

  test('is given to no stranger, and takes no file that is not there', async () => {
    const order = await firstOf('pending')
    const stranger = { ...seen(order), technician: '4711' }
    expect(await refused(labOrderEndpoints.assign, stranger)).toMatchObject({
      status: 422,
      envelope: { fields: { technician: labMessages.technicianUnknown } },
    })
    const result = { ...seen(order), observation: 'Clear', values: [], fileId: '4711' }
    expect(await refused(labOrderEndpoints.report, result)).toMatchObject({
      status: 422,
      envelope: { fields: { fileId: labResultMessages.fileUnknown } },
    })
    expect(await firstOf('pending')).toMatchObject(seen(order))
  })
})
