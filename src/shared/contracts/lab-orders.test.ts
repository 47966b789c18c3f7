import { pendingOrder as order } from '@shared/test/examples'
import { describe, expect, it } from 'vitest'
import {
  canMoveOrder,
  compareLabOrders,
  type LabOrder,
  labStatuses,
  resultRefusal,
} from './lab-orders'
import { labResultMessages } from './lab-results'

const completed: LabOrder = { ...order, status: 'completed', completedDate: '2026-11-21' }

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
    { ...order, number: 1, priority: 'urgent' as const },
    { ...order, number: 2, priority: 'urgent' as const, requestedDate: '2026-11-21' },
    { ...order, number: 3, requestedDate: '2026-11-19', status: 'in-progress' as const },
    { ...order, number: 4 },
    { ...order, number: 5 },
    { ...completed, number: 6, resultAt: 2000 },
    { ...completed, number: 7, resultAt: 1000 },
    { ...completed, number: 9 },
    { ...completed, number: 8 },
    { ...completed, number: 10, priority: 'urgent' as const, completedDate: '2026-11-20' },
    { ...order, number: 11, status: 'cancelled' as const, requestedDate: '2026-11-18' },
  ]
  const numbers = (orders: readonly LabOrder[]) => orders.map(({ number }) => number)
  expect(numbers(sorted.toReversed().sort(compareLabOrders))).toEqual(numbers(sorted))
})

describe('a result', () => {
  const result = { revision: 1, observation: 'Clear', values: [], isCritical: false }
  const file = { id: 'f', name: 'blood.pdf', type: 'application/pdf', size: 8 }

  it.each([
    ['is pending', order, false, true],
    ['is completed without one', completed, false, true],
    ['has one in words', { ...completed, result }, false, false],
    ['has one as a file', { ...completed, result: { ...result, file } }, false, false],
    ['has lost its file', { ...completed, result: { ...result, file } }, true, true],
    ['is cancelled', { ...order, status: 'cancelled' as const }, false, false],
  ])('can be given to an order that %s, or not', (_, given, fileIsLost, awaits) => {
    expect(resultRefusal(given, fileIsLost) === null).toBe(awaits)
  })

  it('is refused with the reason', () => {
    expect(resultRefusal({ ...order, status: 'cancelled' }, false)).toBe(
      labResultMessages.cancelledOrder,
    )
    expect(resultRefusal({ ...completed, result }, false)).toBe(labResultMessages.hasResult)
  })
})
