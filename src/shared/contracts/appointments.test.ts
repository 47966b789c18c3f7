import { pendingVisit as visit } from '@shared/test/examples'
import { expect, it } from 'vitest'
import { patientAppointment } from './appointments'
import { visitStatuses } from './visits'

it('tells the patient of a visit in four words, and of one that was missed not at all', () => {
  const words = visitStatuses.map((status) => patientAppointment({ ...visit, status }, 'Oncology'))
  expect(words.map((appointment) => appointment?.status)).toEqual([
    'pending',
    'confirmed',
    'completed',
    'cancelled',
    undefined,
  ])
  expect(words[0]).toEqual({
    id: '1',
    doctorId: '7',
    doctor: 'Dr. Kavya Reddy',
    department: 'Oncology',
    date: '2026-11-21',
    time: '09:05',
    reason: 'Rash',
    status: 'pending',
  })
})
