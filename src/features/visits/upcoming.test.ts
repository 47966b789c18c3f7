import type { PatientAppointment } from '@shared/contracts/appointments'
import { expect, it } from 'vitest'
import { inTimeframe, nextAppointment } from './upcoming'

const appointment = (
  number: number,
  date: string,
  time: string,
  status: PatientAppointment['status'],
): PatientAppointment => ({
  id: String(number),
  doctorId: '7',
  doctor: 'Dr. A',
  department: 'ENT',
  date,
  time,
  reason: 'Cough',
  status,
})

const today = '2026-03-01'
const all = [
  appointment(1, '2026-02-28', '09:00', 'completed'),
  appointment(2, '2026-02-28', '16:00', 'confirmed'),
  appointment(3, '2026-03-01', '08:00', 'completed'),
  appointment(4, '2026-03-01', '08:30', 'confirmed'),
  appointment(5, '2026-04-02', '10:00', 'pending'),
  appointment(6, '2026-03-20', '10:00', 'confirmed'),
]
const ids = (timeframe: 'upcoming' | 'past') =>
  inTimeframe(all, timeframe, today).map(({ id }) => Number(id))

it('shows what is to come with the next first, today included', () => {
  expect(ids('upcoming')).toEqual([4, 6, 5])
})

it('shows what is over by date or by status, the last first', () => {
  expect(ids('past')).toEqual([3, 2, 1])
})

it('has as the next one who is there already, then what is not over by the clock', () => {
  const at = (time: string, appointments = all) =>
    nextAppointment(appointments, { date: today, time })?.id
  expect(at('12:00')).toBe('4')
  const missed = all.map((one) => (one.id === '4' ? { ...one, status: 'pending' as const } : one))
  expect(at('08:30', missed)).toBe('4')
  expect(at('08:31', missed)).toBe('6')
  expect(at('08:31', [])).toBeUndefined()
  const cancelled = missed.map((one) =>
    one.id === '6' ? { ...one, status: 'cancelled' as const } : one,
  )
  expect(at('08:31', cancelled)).toBe('5')
})
