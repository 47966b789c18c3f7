import type { LabOrder } from '@shared/contracts/lab-orders'
import type { Visit } from '@shared/contracts/visits'

/** A visit that nobody has come to yet. */
export const pendingVisit: Visit = {
  id: '1',
  number: 1,
  patientId: '2',
  patientNumber: 2,
  patientName: 'Arun Thomas',
  age: 32,
  doctorId: '7',
  doctor: 'Dr. Kavya Reddy',
  date: '2026-11-21',
  time: '9:05',
  reason: 'Rash',
  status: 'pending',
  version: 1,
}

/** An order that nobody has taken yet. */
export const pendingOrder: LabOrder = {
  id: '1',
  number: 1,
  patient: 'Priya Nair',
  age: 44,
  testType: 'Urinalysis',
  requestedDate: '2026-11-20',
  status: 'pending',
  priority: 'routine',
  question: '',
  technician: null,
  version: 1,
}
