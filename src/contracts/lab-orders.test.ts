import { describe, expect, it } from 'vitest'
import {
  awaitsResult,
  canMoveOrder,
  compareLabOrders,
  countLabOrders,
  type LabOrder,
  labStatuses,
  resultRefusal,
} from './lab-orders'
import { labResultMessages } from './lab-results'

const order: LabOrder = {
  id: 1,
  patient: 'Priya Nair',
  age: 44,
  testType: 'Urinalysis',
  requestedDate: '2026-11-20',
  status: 'pending',
  priority: 'routine',
  technician: null,
}
const completed: LabOrder = { ...order, status: 'completed', completedDate: '2026-11-21' }
const today = '2026-11-21'

it.each([
  ['pending', ['in-progress', 'cancelled']],
  ['in-progress', ['completed', 'cancelled']],
  ['completed', []],
  ['cancelled', []],
] as const)('lets an order that is %s become %j and nothing else', (from, reached) => {
  expect(labStatuses.filter((to) => canMoveOrder(from, to))).toEqual(reached)
})

it('stands urgent open ones in front, the longest waiting first, the newest result behind them', () => {
  const sorted = [
    { ...order, id: 1, priority: 'urgent' as const },
    { ...order, id: 2, priority: 'urgent' as const, requestedDate: '2026-11-21' },
    { ...order, id: 3, requestedDate: '2026-11-19', status: 'in-progress' as const },
    { ...order, id: 4 },
    { ...order, id: 5 },
    { ...completed, id: 6, resultAt: 2000 },
    { ...completed, id: 7, resultAt: 1000 },
    { ...completed, id: 9 },
    { ...completed, id: 8 },
    { ...completed, id: 10, priority: 'urgent' as const, completedDate: '2026-11-20' },
    { ...order, id: 11, status: 'cancelled' as const, requestedDate: '2026-11-18' },
  ]
  const ids = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
  expect(ids(sorted.toReversed().sort(compareLabOrders))).toEqual(ids(sorted))
})

it('counts what is pending, in progress, completed today and urgent while open', () => {
  const orders = [
    order,
    { ...order, priority: 'urgent' as const },
    { ...order, status: 'in-progress' as const },
    completed,
    { ...completed, priority: 'urgent' as const, completedDate: '2026-11-20' },
  ]
  expect(countLabOrders(orders, today)).toEqual({
    pending: 2,
    inProgress: 1,
    completedToday: 1,
    urgent: 1,
  })
})

describe('a result', () => {
  const file = { name: 'blood.pdf', type: 'application/pdf', size: 8 }

  it.each([
    ['is pending', order, false, true],
    ['is completed without one', completed, false, true],
    ['has one in words', { ...completed, result: 'Clear' }, false, false],
    ['has one as a file', { ...completed, file }, false, false],
    ['has lost its file', { ...completed, file }, true, true],
    ['is cancelled', { ...order, status: 'cancelled' as const }, false, false],
  ])('can be given to an order that %s, or not', (_, given, fileIsLost, awaits) => {
    expect(awaitsResult(given, fileIsLost)).toBe(awaits)
    expect(resultRefusal(given, fileIsLost) === null).toBe(awaits)
  })

  it('is refused with the reason', () => {
    expect(resultRefusal({ ...order, status: 'cancelled' }, false)).toBe(
      labResultMessages.cancelledOrder,
    )
    expect(resultRefusal({ ...completed, result: 'Clear' }, false)).toBe(
      labResultMessages.hasResult,
    )
  })
})
