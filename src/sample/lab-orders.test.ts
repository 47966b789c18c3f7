import { fileEndpoints } from '@shared/contracts/files'
import {
  type LabOrder,
  type LabStatus,
  labOrderEndpoints,
  labStatuses,
  labTestTypes,
} from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { staffEndpoints } from '@shared/contracts/staff'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPage } from '@/test/sample'

const now = new Date(2026, 10, 21, 9, 30).getTime()
const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF')

let call: Awaited<ReturnType<typeof loadPage>>
beforeEach(async () => {
  call = await loadPage(now)
})

const list = (more: object = {}) =>
  call(labOrderEndpoints.list, { patient: '', page: 0, limit: 100, ...more })
const counts = () => call(labOrderEndpoints.counts, {})
const move = (id: string, status: LabStatus) =>
  call(labOrderEndpoints.move, { id, status, version: 1 })
const assign = (id: string, technician: string | null) =>
  call(labOrderEndpoints.assign, { id, technician, version: 1 })
async function report(id: string, observation: string, name?: string) {
  const fileId =
    name === undefined ? null : (await call(fileEndpoints.upload, { name, content: pdf.buffer })).id
  return await call(labOrderEndpoints.report, { id, observation, fileId, version: 1 })
}
async function fileOf({ result }: LabOrder) {
  return await call(fileEndpoints.read, { id: result?.file?.id ?? '' })
}
const awaiting = async () =>
  (await call(labOrderEndpoints.awaiting, { limit: 100 })).rows.map(({ id }) => id)

async function firstOf(status: LabStatus) {
  const [order] = (await list({ status })).rows
  if (!order) throw new Error(`The sample has no order that is ${status}.`)
  return order
}

describe('the sample', () => {
  it('has 12 pending, 5 in progress, 8 completed today and 3 urgent orders', async () => {
    expect(await counts()).toEqual({ pending: 12, inProgress: 5, completedToday: 8, urgent: 3 })
  })

  it('has no result of a time that has not passed', async () => {
    const { rows } = await list()
    const cultures = rows.flatMap(({ result, requestedDate, completedDate = '' }) => {
      const hours = /after (\d+) hours/.exec(result?.observation ?? '')?.[1]
      const passed = (Date.parse(completedDate) - Date.parse(requestedDate)) / 3_600_000
      return hours ? [passed - Number(hours)] : []
    })
    expect(cultures).toHaveLength(2)
    expect(Math.min(...cultures)).toBeGreaterThanOrEqual(0)
  })

  it('holds every test type and every status', async () => {
    const { rows } = await list()
    expect(new Set(rows.map(({ testType }) => testType))).toEqual(new Set(labTestTypes))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(labStatuses))
  })
})

it('finds orders by status, test type, date and patient together', async () => {
  const order = await firstOf('pending')
  const found = await list({
    status: order.status,
    testType: order.testType,
    date: order.requestedDate,
    patient: order.patient.slice(1, 6).toUpperCase(),
  })
  expect(found).toEqual({ rows: [order], total: 1 })
  for (const filter of [
    { status: 'completed' as const },
    { testType: 'Urinalysis' },
    { date: '2025-01-01' },
    { patient: 'Nobody' },
  ])
    expect((await list(filter)).rows).not.toContainEqual(order)
})

it('moves orders along their transitions and no others', async () => {
  const { id } = await firstOf('pending')
  await expect(move(id, 'completed')).rejects.toMatchObject({ status: 409 })
  expect(await move(id, 'in-progress')).toMatchObject({ status: 'in-progress' })
  expect(await move(id, 'completed')).toMatchObject({
    status: 'completed',
    completedDate: '2026-11-21',
  })
  expect(await counts()).toMatchObject({ pending: 11, inProgress: 5, completedToday: 9 })
  await expect(move('9999', 'cancelled')).rejects.toMatchObject({ status: 404 })
})

it('assigns orders, and takes them back, while they are open', async () => {
  const technicians = await call(staffEndpoints.technicians, {})
  expect(technicians.map(({ name }) => name)).toEqual([
    ...['Wanjiru Kamau', 'Yusuf Demir', 'Hannah Weiss', 'Rafael Duarte'],
  ])
  const [, , hannah] = technicians
  if (!hannah) throw new Error('The sample has too few technicians.')
  const { id } = await firstOf('pending')
  expect(await assign(id, hannah._id)).toMatchObject({
    technician: { id: hannah._id, name: 'Hannah Weiss' },
    version: 2,
  })
  expect(await assign(id, null)).toMatchObject({ technician: null })
  const closed = await firstOf('completed')
  await expect(assign(closed.id, null)).rejects.toMatchObject({ status: 409 })
})

describe('a result', () => {
  it('completes an order in words', async () => {
    const { id } = await firstOf('pending')
    const reported = await report(id, ' Clear \n')
    expect(reported).toMatchObject({ status: 'completed', result: { observation: 'Clear' } })
    expect(reported.completedDate).toBe('2026-11-21')
    expect(reported.result).not.toHaveProperty('file')
  })

  it('completes an order as a file, which can be had back', async () => {
    const { id } = await firstOf('in-progress')
    const reported = await report(id, '', 'blood.pdf')
    expect(reported).toMatchObject({
      status: 'completed',
      result: { file: { name: 'blood.pdf', type: 'application/pdf', size: pdf.length } },
    })
    expect(new Uint8Array(await (await fileOf(reported)).arrayBuffer())).toEqual(pdf)
  })

  it('stands among those of its day, the last that came in front', async () => {
    const [low, middle, high] = (await list({ status: 'in-progress' })).rows
      .map(({ id }) => id)
      .sort((a, b) => Number(a) - Number(b))
    if (!low || !middle || !high) throw new Error('The sample has too few orders in progress.')
    const changes = [
      () => move(middle, 'completed'),
      () => report(high, 'Clear'),
      () => report(low, 'Clear'),
    ]
    for (const [at, change] of changes.entries()) {
      vi.setSystemTime(now + at)
      await change()
    }
    const ids = async () => (await list({ status: 'completed' })).rows.map(({ id }) => id)
    expect((await ids()).slice(0, 3)).toEqual([low, high, middle])
    vi.setSystemTime(now + 10)
    await report(middle, 'Clear')
    expect((await ids()).slice(0, 3)).toEqual([middle, low, high])
  })

  it('is given once, and to no order that is cancelled', async () => {
    for (const status of ['completed', 'cancelled'] as const) {
      const { id } = await firstOf(status)
      await expect(report(id, 'Late')).rejects.toMatchObject({ status: 409 })
    }
  })

  it('is awaited while an order is open, and afterwards when it was completed without one', async () => {
    const { id } = await firstOf('in-progress')
    await move(id, 'completed')
    expect(await awaiting()).toHaveLength(17)
    expect((await awaiting()).at(-1)).toBe(id)
    await report(id, 'Found later')
    expect(await awaiting()).not.toContain(id)
  })

  it('leaves the day of the completion as it is when it comes later', async () => {
    const { id } = await firstOf('in-progress')
    await move(id, 'completed')
    vi.setSystemTime(now + 24 * 60 * 60 * 1000)
    expect((await report(id, 'Found later')).completedDate).toBe('2026-11-21')
    expect(await counts()).toMatchObject({ completedToday: 0 })
  })

  it('can be given again when a page load has ended its file', async () => {
    const { id } = await firstOf('pending')
    const lost = await report(id, '', 'lost.pdf')
    expect(await awaiting()).not.toContain(id)
    call = await loadPage(now)
    await expect(fileOf(lost)).rejects.toMatchObject({ message: labResultMessages.fileGone })
    expect(await awaiting()).toContain(id)
    expect(await report(id, '', 'again.pdf')).toMatchObject({
      result: { file: { name: 'again.pdf' } },
    })
    expect(await awaiting()).not.toContain(id)
    await expect(report(id, 'More')).rejects.toMatchObject({ status: 409 })
  })
})
