import { expect, it } from 'vitest'
import type { DoctorAppointment } from '@/contracts/appointments'
import { nextWaiting } from './next-waiting'

const visit = (patientId: string, checkedInAt?: number): DoctorAppointment => ({
  ...{ id: `of ${patientId}`, patientId, patientNumber: 1, patient: 'Ada Moss', age: 36 },
  ...{ time: '09:00', status: 'confirmed', reason: 'Cough' },
  ...(checkedInAt !== undefined && { checkedInAt }),
})

it('is who was checked in first, of those who are still to be seen', () => {
  const visits = [visit('a'), visit('b', 3_000), visit('c', 1_000), visit('d', 2_000)]
  expect(nextWaiting(visits, [])?.patientId).toBe('c')
  expect(nextWaiting(visits, ['c', 'd'])?.patientId).toBe('b')
  expect(nextWaiting(visits, ['b', 'c', 'd'])).toBeUndefined()
  expect(visits.map(({ patientId }) => patientId)).toEqual(['a', 'b', 'c', 'd'])
})
