import { expect, it } from 'vitest'
import type { Visit } from '@/contracts/visits'
import { staleWords } from './visit-words'

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
