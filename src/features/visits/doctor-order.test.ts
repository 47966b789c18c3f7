import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { expect, it } from 'vitest'
import { dayCounts, inDoctorsOrder } from './doctor-order'
import { doctorVisit } from './test/doctor-visit'
import { lastPrescriptionWords } from './visit-words'

const today = '2026-11-23'
const at = (time: string, status: DoctorVisit['status'], checkedInAt?: number) =>
  doctorVisit({ id: time, time, status, ...(checkedInAt && { checkedInAt }) })

const visits = [
  at('08:30', 'completed'),
  at('09:00', 'pending'),
  at('09:30', 'checked-in', 2_000),
  at('10:00', 'checked-in', 1_000),
  at('10:30', 'completed'),
  at('11:00', 'pending'),
]
const order = (day: string) => inDoctorsOrder(visits, day, today).map(({ time }) => time)

it('has who waits first, the longest wait in front, then who is to come, then who was seen', () => {
  expect(order(today)).toEqual(['10:00', '09:30', '09:00', '11:00', '08:30', '10:30'])
  expect(order('2026-11-24')).toEqual(order(today))
})

it('of a day that is over has who was seen first', () => {
  expect(order('2026-11-22')).toEqual(['08:30', '10:30', '10:00', '09:30', '09:00', '11:00'])
})

it('counts the parts of a day in words that fit the day', () => {
  const open = visits.filter(({ status }) => status === 'pending')
  const seen = visits.filter(({ status }) => status === 'completed')
  expect(dayCounts(visits, today, today)).toBe('2 waiting · 2 to come · 2 seen')
  expect(dayCounts(seen, today, today)).toBe('0 waiting · 0 to come · 2 seen')
  expect(dayCounts(visits, '2026-11-22', today)).toBe('2 seen · 4 not seen')
  expect(dayCounts(seen, '2026-11-22', today)).toBe('2 seen')
  expect(dayCounts(open, '2026-11-24', today)).toBe('2 expected')
  expect(dayCounts(visits, '2026-11-24', today)).toBe('2 expected · 2 checked in · 2 seen')
  expect(dayCounts([], today, today)).toBe('')
})

it('has the last prescription in one line, and says what of it is ended', () => {
  const ended = { on: '2026-11-01', by: 'Dr. Daniel Reyes', reason: 'Rash' }
  const medicines = [
    { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily', ended },
    { name: 'Aspirin', dosage: '75 mg', frequency: 'Once daily' },
  ]
  expect(lastPrescriptionWords({ date: '2026-10-24', medicines })).toBe(
    '2026-10-24: Warfarin 5 mg (ended), Aspirin 75 mg',
  )
})
