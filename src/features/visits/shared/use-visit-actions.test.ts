import { type VisitStep, visitSteps } from '@shared/contracts/visit-rules'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/stores/session'
import { useVisitActions } from './use-visit-actions'

const { change, confirm, move, reopen, showError, warning } = vi.hoisted(() => ({
  change: vi.fn(),
  confirm: vi.fn(),
  showError: vi.fn(),
  move: vi.fn(),
  reopen: vi.fn(),
  warning: vi.fn(),
}))
vi.mock('@/components/dialogs', () => ({ confirm, showError }))
vi.mock('@/components/toast', () => ({ toast: { warning } }))
vi.mock('@/api/visits', async (actual) => ({
  ...(await actual<typeof import('@/api/visits')>()),
  useChangeVisit: () => ({ mutateAsync: change, isPending: false }),
  useStartVisit: () => ({ mutateAsync: move, isPending: false }),
  useStepVisit: () => ({ mutateAsync: move, isPending: false }),
  useReopenVisit: () => ({ mutateAsync: reopen, isPending: false }),
}))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  useSession.setState({ session: null })
  vi.clearAllMocks()
})

const visitOn = (date: string): Visit => ({
  id: '1',
  number: 1,
  patientId: '1',
  patientNumber: 1,
  patientName: 'Priya Nair',
  age: 44,
  doctorId: '8',
  doctor: 'Dr. Daniel Reyes',
  date,
  time: '10:00',
  reason: 'Knee pain',
  status: 'pending',
  version: 3,
})

async function moveOn(date: string, step: VisitStep) {
  const visit = visitOn(date)
  const { to } = visitSteps[step]
  move.mockResolvedValueOnce({ ...visit, status: to })
  const { result } = renderHook(useVisitActions)
  await act(() => result.current.act(visit, step))
  expect(result.current.told?.after.status).toBe(to)
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

it.each([
  ['2026-11-20', false, 0],
  ['2026-11-20', true, 1],
  ['2026-11-21', null, 1],
])(
  'asks before a check-in of %s where visits are kept: answered %s',
  async (date, answer, sent) => {
    useSession.setState({
      session: { token: 't', userData: { roles: [] }, owner: 'asha', keepsRecords: true },
    })
    const visit = visitOn(date)
    if (answer !== null) confirm.mockResolvedValueOnce(answer)
    if (sent > 0) move.mockResolvedValueOnce({ ...visit, status: 'checked-in' })
    const { result } = renderHook(useVisitActions)
    await act(() => result.current.act(visit, 'checkIn'))
    const question = { message: visitMessages.otherDay('Priya Nair', date) }
    expect(confirm.mock.calls).toEqual(answer === null ? [] : [[expect.objectContaining(question)]])
    expect(move).toHaveBeenCalledTimes(sent)
    expect(warning).not.toHaveBeenCalled()
  },
)

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

it('moves what was seen, and takes back what came of it', async () => {
  const visit = visitOn('2026-11-21')
  move.mockResolvedValueOnce({ ...visit, status: 'checked-in', version: 4 })
  reopen.mockResolvedValueOnce({ ...visit, version: 5 })
  const { result } = renderHook(useVisitActions)
  await act(() => result.current.act(visit, 'checkIn'))
  expect(move).toHaveBeenCalledWith({ id: '1', version: 3, step: 'checkIn' })
  await act(async () => {
    if (result.current.next) await result.current.undo(result.current.next)
  })
  expect(reopen).toHaveBeenCalledWith({ id: '1', version: 4 })
})

describe('where the host keeps visits', () => {
  const seen = visitOn('2026-11-21')
  const moved = { ...seen, date: '2026-11-23', time: '11:30', version: 4 }

  beforeEach(() => {
    const userData = { roles: [] }
    useSession.setState({ session: { token: 't', userData, owner: 'asha', keepsRecords: true } })
  })
  const undo = async (result: { current: ReturnType<typeof useVisitActions> }) =>
    await act(async () => {
      if (result.current.next) await result.current.undo(result.current.next)
    })

  it('takes back one action after another, each from the version that there is', async () => {
    const { result } = renderHook(useVisitActions)
    act(() =>
      result.current.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: seen }),
    )
    act(() => result.current.note({ kind: 'move', verb: 'Moved', before: seen, after: moved }))
    change.mockResolvedValueOnce({ ...seen, version: 5 })
    await undo(result)
    const { date, time, reason, doctorId } = seen
    expect(change).toHaveBeenCalledWith({ id: '1', version: 4, date, time, reason, doctorId })
    move.mockResolvedValueOnce({ ...seen, status: 'cancelled', version: 6 })
    await undo(result)
    expect(move).toHaveBeenCalledWith({ id: '1', version: 5, step: 'cancel' })
    expect(result.current.next).toBeNull()
  })

  it.each([
    ['2026-11-20', false, 0],
    ['2026-11-20', true, 1],
    ['2026-11-21', null, 1],
  ])(
    'asks before it takes back a Reopen of yesterday’s visit, checked in on %s: answered %s',
    async (checkedInOn, answer, sent) => {
      const checkedInAt = Date.parse(`${checkedInOn}T12:00`)
      const before: Visit = { ...visitOn('2026-11-20'), status: 'checked-in', checkedInAt }
      const after: Visit = { ...visitOn('2026-11-20'), version: 4 }
      const { result } = renderHook(useVisitActions)
      act(() => result.current.note({ kind: 'reopen', verb: 'Reopen', before, after }))
      if (answer !== null) confirm.mockResolvedValueOnce(answer)
      if (sent > 0) move.mockResolvedValueOnce({ ...before, version: 5 })
      await undo(result)
      expect(confirm).toHaveBeenCalledTimes(answer === null ? 0 : 1)
      const call = { id: '1', version: 4, step: 'checkIn', otherDay: true }
      expect(move.mock.calls).toEqual(Array(sent).fill([call]))
      expect(result.current.next === null).toBe(sent === 1)
    },
  )

  it('puts nothing back over another by an old reason, and says how a new one is given', async () => {
    const over = { ...seen, anyway: { reason: 'Urgent', by: 'Rosa', at: '2026-11-20T09:00:00Z' } }
    const { result } = renderHook(useVisitActions)
    act(() => result.current.note({ kind: 'move', verb: 'Moved', before: over, after: moved }))
    const message = visitMessages.clash(seen.doctor)
    change.mockRejectedValueOnce(new ApiError(409, { error: 'clash', message, free: [] }))
    await undo(result)
    expect(change.mock.calls[0]?.[0]).not.toHaveProperty('anyway')
    expect(showError).toHaveBeenCalledExactlyOnceWith(`${message} ${visitMessages.moveInstead}`)
    expect(result.current.next?.after).toEqual(moved)
  })

  it('says what somebody else has made of it, and takes nothing of that visit back', async () => {
    const { result } = renderHook(useVisitActions)
    act(() => result.current.note({ kind: 'move', verb: 'Moved', before: seen, after: moved }))
    const current = { ...moved, status: 'checked-in', version: 5 }
    change.mockRejectedValueOnce(new ApiError(409, { error: 'stale', current }))
    await undo(result)
    expect(showError.mock.calls[0]?.[0]).toContain('Status: was pending, is now checked-in.')
    expect(result.current).toMatchObject({ told: null, next: null })
  })
})

it('takes its own Reopen of another desk’s step back by that step, and nobody else’s', async () => {
  const cancelled: Visit = { ...visitOn('2026-11-21'), id: '41', status: 'cancelled' }
  const { result } = renderHook(useVisitActions)
  const mine = visitOn('2026-11-21')
  move.mockResolvedValueOnce({ ...mine, status: 'checked-in', version: 4 })
  await act(() => result.current.act(mine, 'checkIn'))
  const reopened: Visit = { ...cancelled, status: 'pending', version: 4 }
  reopen.mockResolvedValueOnce(reopened)
  await act(async () => {
    await result.current.reopenVisit(cancelled)
  })
  expect(result.current.told).toMatchObject({ verb: 'Reopen', after: { id: '41' } })
  const { next } = result.current
  if (!next) throw new Error('there is nothing to take back')
  move.mockResolvedValueOnce({ ...cancelled, version: 5 })
  await act(async () => {
    await result.current.undo(next)
  })
  expect(move).toHaveBeenLastCalledWith({ id: '41', version: 4, step: 'cancel' })
})
