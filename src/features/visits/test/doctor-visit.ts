import type { DoctorVisit } from '@shared/contracts/doctor-day'

/** A pending visit of a doctor's day, or what a test makes of it. */
export const doctorVisit = (more: Partial<DoctorVisit> = {}): DoctorVisit => ({
  ...{ id: 'visit-9', number: 9, patientId: 'patient-1', patientNumber: 1 },
  ...{ patientName: 'Ada Moss', age: 36, doctorId: 'doctor-2', doctor: 'Dr. Meera Pillai' },
  ...{ date: '2026-11-23', time: '10:00', reason: 'Cough', status: 'pending', version: 1 },
  ...more,
})
