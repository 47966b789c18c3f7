import { expect, it } from 'vitest'
import { patientAppointment } from './appointments'
import { type Visit, visitStatuses } from './visits'

const visit: Visit = {
  id: 1,
  patientId: 2,
  patientName: 'Arun Thomas',
  age: 32,
  time: '9:05 on 2026-11-21',
  reason: 'Rash',
  status: 'pending',
  doctor: 'Dr. Kavya Reddy',
}

it('tells the patient of a visit in three words, and of a cancelled one not at all', () => {
  const words = visitStatuses.map((status) => patientAppointment({ ...visit, status }, 'Oncology'))
  expect(words.map((appointment) => appointment?.status)).toEqual([
    'pending',
    'confirmed',
    'completed',
    undefined,
  ])
  expect(words[0]).toEqual({
    id: 1,
    doctor: 'Dr. Kavya Reddy',
    department: 'Oncology',
    date: '2026-11-21',
    time: '09:05',
    status: 'pending',
  })
})
