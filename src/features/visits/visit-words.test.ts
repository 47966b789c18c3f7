import { type Visit, visitStatuses } from '@shared/contracts/visits'
import { expect, it } from 'vitest'
import { lateMinutes, lateWords, staleWords, statusColors } from './visit-words'

const visit: Visit = {
  id: '1',
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
  version: 3,
}

it('says of a visit that somebody else has changed what it was and what it is now', () => {
  expect(staleWords(visit, { ...visit, status: 'checked-in', time: '10:15', version: 5 })).toBe(
    'Priya Nair, 10:00 on 2026-11-21: somebody else has changed this appointment. ' +
      'Time: was 10:00 on 2026-11-21, is now 10:15 on 2026-11-21. ' +
      'Status: was pending, is now checked-in.',
  )
})

it.each([
  ['09:59', '2026-11-21', 'pending', null],
  ['10:00', '2026-11-21', 'pending', null],
  ['10:20', '2026-11-21', 'pending', 20],
  ['10:20', '2026-11-21', 'checked-in', null],
  ['10:20', '2026-11-20', 'pending', null],
] as const)(
  'at %s of somebody expected at 10:00 on %s and %s tells %s minutes of delay',
  (clock, date, status, late) => {
    const now = Date.parse(`2026-11-21T${clock}:00`)
    const startsAt = new Date(`${date}T10:00:00`).toISOString()
    expect(lateMinutes({ ...visit, date, status, startsAt }, now)).toBe(late)
  },
)

it('tells how late somebody is, from an hour on in whole hours', () => {
  expect([12, 59, 60, 437].map(lateWords)).toEqual([
    ...['12 min late', '59 min late'],
    ...['1 h late', '7 h late'],
  ])
})

it('gives the badge of each status a colour of its own', () => {
  expect(new Set(visitStatuses.map((status) => statusColors[status])).size).toBe(
    visitStatuses.length,
  )
})
