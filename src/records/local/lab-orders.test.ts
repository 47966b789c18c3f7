import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { labStatuses, labTestTypes } from '@/contracts/lab-orders'
import type { LabOrderRecords } from '@/records/records'
import { openRecords } from '@/test/open-records'
import { clearKept } from './clear-kept'

const now = new Date(2026, 10, 21, 9, 30).getTime()
const noFilter = { status: null, testType: null, date: null, patient: '' }
const everything = { ...noFilter, page: 0, size: 100 }
const file = (name = 'blood.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

describe('the local lab orders', () => {
  let orders: LabOrderRecords
  beforeEach(async () => {
    orders = (await openRecords(() => now)).labOrders
  })
  afterEach(clearKept)

  const of = async (status: (typeof labStatuses)[number]) => {
    const [order] = (await orders.list({ ...everything, status })).rows
    if (!order) throw new Error(`The sample has no order that is ${status}.`)
    return order
  }

  it('start with 12 pending, 5 in progress, 8 completed today and 3 urgent orders', async () => {
    expect(await orders.counts()).toEqual({
      pending: 12,
      inProgress: 5,
      completedToday: 8,
      urgent: 3,
    })
  })

  it('have no result of a time that has not passed', async () => {
    const { rows } = await orders.list(everything)
    const cultures = rows.flatMap(({ result = '', requestedDate, completedDate = '' }) => {
      const hours = /after (\d+) hours/.exec(result)?.[1]
      const passed = (Date.parse(completedDate) - Date.parse(requestedDate)) / 3_600_000
      return hours ? [passed - Number(hours)] : []
    })
    expect(cultures).toHaveLength(2)
    expect(Math.min(...cultures)).toBeGreaterThanOrEqual(0)
  })

  it('hold every test type and every status', async () => {
    const { rows } = await orders.list(everything)
    expect(new Set(rows.map(({ testType }) => testType))).toEqual(new Set(labTestTypes))
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(labStatuses))
  })

  it('stand with urgent open ones in front, the longest waiting first, closed ones at the end', async () => {
    const { rows } = await orders.list(everything)
    const kinds = rows.map(({ status, priority }) =>
      status === 'completed' || status === 'cancelled' ? 'closed' : priority,
    )
    expect(kinds.slice(0, 3)).toEqual(['urgent', 'urgent', 'urgent'])
    expect(kinds.slice(3, 17)).toEqual(Array(14).fill('routine'))
    expect(new Set(kinds.slice(17))).toEqual(new Set(['closed']))
    const days = rows.slice(3, 17).map(({ requestedDate }) => requestedDate)
    expect(days).toEqual(days.toSorted())
  })

  it('are found by status, test type, date and patient together', async () => {
    const order = await of('pending')
    const found = await orders.list({
      status: order.status,
      testType: order.testType,
      date: order.requestedDate,
      patient: order.patient.slice(1, 6).toUpperCase(),
      page: 0,
      size: 10,
    })
    expect(found).toEqual({ rows: [order], total: 1 })
    for (const filter of [
      { status: 'completed' as const },
      { testType: 'Urinalysis' },
      { date: '2025-01-01' },
      { patient: 'Nobody' },
    ])
      expect((await orders.list({ ...everything, ...filter })).rows).not.toContainEqual(order)
  })

  it('go along their transitions and no others', async () => {
    const { id } = await of('pending')
    await expect(orders.move(id, 'completed')).rejects.toMatchObject({ kind: 'conflict' })
    expect(await orders.move(id, 'in-progress')).toMatchObject({ status: 'in-progress' })
    await expect(orders.move(id, 'pending')).rejects.toMatchObject({ kind: 'conflict' })
    expect(await orders.move(id, 'completed')).toMatchObject({
      status: 'completed',
      completedDate: '2026-11-21',
    })
    await expect(orders.move(id, 'cancelled')).rejects.toMatchObject({ kind: 'conflict' })
    expect(await orders.counts()).toMatchObject({ pending: 11, inProgress: 5, completedToday: 9 })
    await expect(orders.move(9999, 'cancelled')).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('are assigned and taken back while open', async () => {
    const { id } = await of('pending')
    expect(await orders.assign(id, 'Hannah Weiss')).toMatchObject({ technician: 'Hannah Weiss' })
    expect(await orders.assign(id, null)).toMatchObject({ technician: null })
    const closed = await of('completed')
    await expect(orders.assign(closed.id, null)).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('are completed by a result, in words or as a file', async () => {
    const inWords = await of('pending')
    const reported = await orders.report(inWords.id, { observation: ' Clear \n', file: null })
    expect(reported).toMatchObject({
      status: 'completed',
      result: 'Clear',
      completedDate: '2026-11-21',
    })
    expect(reported).not.toHaveProperty('file')
    expect(await orders.resultFile(inWords.id)).toBeNull()

    const asFile = await of('in-progress')
    const sent = file()
    expect(await orders.report(asFile.id, { observation: '', file: sent })).toMatchObject({
      status: 'completed',
      file: { name: 'blood.pdf', type: 'application/pdf', size: 8 },
    })
    expect(await (await orders.resultFile(asFile.id))?.text()).toBe('%PDF-1.7')
    // Both stand among the results of today, the newest in front.
    const results = (await orders.list({ ...everything, status: 'completed' })).rows
    expect(results.slice(0, 10).map(({ id }) => id)).toEqual(
      expect.arrayContaining([inWords.id, asFile.id]),
    )
    const days = results.map(({ completedDate }) => completedDate ?? '')
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('stand among the results of their day with the last that came in front', async () => {
    let time = now
    orders = (await openRecords(() => ++time)).labOrders
    const [low, middle, high] = (await orders.list({ ...everything, status: 'in-progress' })).rows
      .map(({ id }) => id)
      .sort((a, b) => a - b)
    if (!low || !middle || !high) throw new Error('The sample has too few orders in progress.')
    await orders.move(middle, 'completed')
    const clear = { observation: 'Clear', file: null }
    await orders.report(high, clear)
    await orders.report(low, clear)
    const ids = async () =>
      (await orders.list({ ...everything, status: 'completed' })).rows.map(({ id }) => id)
    expect((await ids()).slice(0, 3)).toEqual([low, high, middle])
    await orders.report(middle, clear)
    expect((await ids()).slice(0, 3)).toEqual([middle, low, high])
  })

  it('take one result, and none when cancelled', async () => {
    for (const status of ['completed', 'cancelled'] as const) {
      const { id } = await of(status)
      await expect(orders.report(id, { observation: 'Late', file: null })).rejects.toMatchObject({
        kind: 'conflict',
      })
    }
  })

  it('await a result while open, and afterwards when completed without one', async () => {
    const order = await of('in-progress')
    await orders.move(order.id, 'completed')
    const awaiting = await orders.awaiting()
    expect(awaiting).toHaveLength(17)
    expect(awaiting.at(-1)?.id).toBe(order.id)
    await orders.report(order.id, { observation: 'Found later', file: null })
    expect((await orders.awaiting()).map(({ id }) => id)).not.toContain(order.id)
  })

  it('take a result again when the browser has lost its file', async () => {
    const { id } = await of('pending')
    await orders.report(id, { observation: '', file: file('lost.pdf') })
    const isAwaiting = async () => (await orders.awaiting()).some((order) => order.id === id)
    expect(await isAwaiting()).toBe(false)
    // The page is loaded anew, in a browser that has kept no file.
    vi.resetModules()
    orders = (await (await import('@/test/open-records')).openRecords(() => now)).labOrders
    expect(await orders.resultFile(id)).toBeNull()
    expect(await isAwaiting()).toBe(true)
    const given = await orders.report(id, { observation: '', file: file('again.pdf') })
    expect(given).toMatchObject({ file: { name: 'again.pdf' } })
    expect(await isAwaiting()).toBe(false)
    await expect(orders.report(id, { observation: 'More', file: null })).rejects.toMatchObject({
      kind: 'conflict',
    })
  })

  it('keep the day of their completion when the result comes later', async () => {
    const day = 24 * 60 * 60 * 1000
    let clock = now
    const { labOrders } = await openRecords(() => clock)
    const { id } = await of('in-progress')
    await labOrders.move(id, 'completed')
    clock += day
    const late = await labOrders.report(id, { observation: 'Found later', file: null })
    expect(late.completedDate).toBe('2026-11-21')
    expect(await labOrders.counts()).toMatchObject({ completedToday: 0 })
  })

  it('outlive a reload, and go with the session', async () => {
    const { id } = await of('pending')
    await orders.move(id, 'in-progress')
    const reloaded = (await openRecords(() => now)).labOrders
    expect(await reloaded.counts()).toMatchObject({ pending: 11, inProgress: 6 })
    clearKept()
    expect(await (await openRecords(() => now)).labOrders.counts()).toMatchObject({ pending: 12 })
  })
})
