import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type Visit,
  type VisitStep,
  visitMessages,
  visitSteps,
  visitTime,
} from '@/contracts/visits'
import { useVisitActions } from './use-visit-actions'

const { move, warning } = vi.hoisted(() => ({ move: vi.fn(), warning: vi.fn() }))
vi.mock('@/components/toast', () => ({ toast: { warning } }))
vi.mock('@/api/visits', () => ({
  useMoveVisit: () => ({ mutateAsync: move, isPending: false }),
  useReopenVisit: () => ({ mutateAsync: vi.fn(), isPending: false }),
}))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

const visitOn = (date: string): Visit => ({
  id: 1,
  patientId: 1,
  patientName: 'Priya Nair',
  age: 44,
  time: visitTime('10:00', date),
  reason: 'Knee pain',
  status: 'pending',
  doctor: 'Dr. Daniel Reyes',
})

async function moveOn(date: string, step: VisitStep) {
  const visit = visitOn(date)
  const { to } = visitSteps[step]
  move.mockResolvedValueOnce({ ...visit, status: to })
  const { result } = renderHook(useVisitActions)
  await act(() => result.current.act(visit, step))
  expect(result.current.last?.after.status).toBe(to)
}

it.each(['2026-12-14', '2026-11-20'])(
  'says of a check-in of %s that it is not today’s',
  async (date) => {
    await moveOn(date, 'checkIn')
    expect(warning).toHaveBeenCalledExactlyOnceWith(visitMessages.notToday('Priya Nair', date))
  },
)

it.each([
  ['2026-11-21', 'checkIn'],
  ['2026-12-14', 'cancel'],
] as const)('says nothing of %s, after %s', async (date, step) => {
  await moveOn(date, step)
  expect(warning).not.toHaveBeenCalled()
})

it('moves a visit once, however often it is pressed', async () => {
  const visit = visitOn('2026-11-21')
  move.mockResolvedValue({ ...visit, status: 'checked-in' })
  const { result } = renderHook(useVisitActions)
  const press = () => result.current.act(visit, 'checkIn')
  await act(() => Promise.all([press(), press()]).then(() => undefined))
  expect(move).toHaveBeenCalledOnce()
  await act(press)
  expect(move).toHaveBeenCalledTimes(2)
})
