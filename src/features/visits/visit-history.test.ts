import { type Visit, visitMessages } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import {
  isSameAction,
  noHistory,
  undoEndpoint,
  undoHindrance,
  type VisitAction,
  withAction,
  withoutAction,
  withoutVisit,
} from './visit-history'

const visit = (id: string, version: number): Visit => ({
  id,
  number: 1,
  patientId: '1',
  patientNumber: 1,
  patientName: 'Priya Nair',
  age: 44,
  doctorId: '8',
  doctor: 'Dr. Daniel Reyes',
  date: '2026-11-21',
  time: '10:00',
  reason: 'Knee pain',
  status: 'pending',
  version,
})
const step = (id: string, version: number): VisitAction => ({
  kind: 'step',
  verb: 'Check-In',
  before: visit(id, version),
  after: visit(id, version + 1),
})
const historyOf = (...actions: VisitAction[]) =>
  actions.reduce((history, action) => withAction(history, action, 10), noHistory)

it('keeps the last ten, the newest first', () => {
  const actions = Array.from({ length: 12 }, (_, at) => step(`v${at}`, 1))
  const { told, undoable } = historyOf(...actions)
  expect(told).toBe(actions[11])
  expect(undoable).toEqual(actions.slice(2).reverse())
})

it('knows an action again that the tab has kept', () => {
  const { told, undoable } = structuredClone(historyOf(step('a', 1), step('a', 2)))
  const [next = null, before = null] = undoable
  expect(isSameAction(told, next)).toBe(true)
  expect(isSameAction(told, before)).toBe(false)
  expect(isSameAction(told, null)).toBe(false)
})

it('goes on from the version that taking back has made', () => {
  const [first, second] = [step('a', 1), step('a', 2)]
  const { told, undoable } = withoutAction(historyOf(first, second), second, visit('a', 4))
  expect(told).toMatchObject({ kind: 'undo', after: { version: 4 } })
  expect(undoable).toEqual([{ ...first, after: visit('a', 4) }])
})

it('does not, where somebody else has changed the visit in between, nor for another visit', () => {
  const [other, first, second] = [step('b', 1), step('a', 1), step('a', 3)]
  const { undoable } = withoutAction(historyOf(other, first, second), second, visit('a', 5))
  expect(undoable).toEqual([first, other])
})

it('tells of a move taken back that it was moved back, and from where', () => {
  const move = { ...step('a', 1), kind: 'move' as const }
  const { told } = withoutAction(historyOf(move), move, visit('a', 3))
  expect(told).toMatchObject({ kind: 'undo', verb: 'Moved back', before: move.after })
})

it('forgets what was done to a visit that somebody else has changed', () => {
  const [mine, other] = [step('a', 1), step('b', 1)]
  expect(withoutVisit(historyOf(other, mine), 'a')).toEqual({ told: null, undoable: [other] })
  expect(withoutVisit(historyOf(mine, other), 'a')).toEqual({ told: other, undoable: [other] })
})

it.each([
  ['a step', step('1', 1), 'appointment_edit'],
  ['a move', { ...step('1', 1), kind: 'move' }, 'appointment_edit'],
  ['what was scheduled', { ...step('1', 1), kind: 'schedule', before: null }, 'appointment_delete'],
] as const)('takes back %s where its person may make the call for that', (_, action, key) => {
  expect(undoEndpoint(action).access).toBe(key)
})

it('knows before it is tried that a step of another day can’t be taken back', () => {
  const today = '2026-11-21'
  const stepped = (lastStepOn: string): VisitAction => ({
    ...step('1', 1),
    after: { ...visit('1', 2), lastStepOn },
  })
  expect(undoHindrance(stepped(today), today)).toBeNull()
  const older = stepped('2026-11-20')
  expect(undoHindrance(older, today)).toBe(visitMessages.cannotReopen)
  // A move is taken back by another one, on any day.
  expect(undoHindrance({ ...older, kind: 'move' }, today)).toBeNull()
})
