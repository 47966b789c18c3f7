import type { PatientAppointment, VisitStatus } from '@/contracts/visits'

/**
 * A day at the front desk, with the days around it. Patient, days from today, time, reason, doctor,
 * status, and for whoever is checked in the minutes since.
 */
export const visitSample: readonly (readonly [
  patientId: number,
  day: number,
  time: string,
  reason: string,
  doctor: string,
  status: VisitStatus,
  waiting?: number,
])[] = [
  [2, 0, '08:30', 'Blood pressure review', 'Dr. Dmitri Volkov', 'completed'],
  [5, 0, '08:45', 'Migraine follow-up', 'Dr. Ines Carvalho', 'completed'],
  [8, 0, '09:00', 'Stomach pain', 'Dr. Ewan McLeod', 'completed'],
  [3, 0, '09:15', 'Warfarin control', 'Dr. Kavya Reddy', 'cancelled'],
  [11, 0, '09:30', 'Tiredness', 'Dr. Kavya Reddy', 'checked-in', 42],
  [14, 0, '09:45', 'Knee pain', 'Dr. Dmitri Volkov', 'checked-in', 27],
  [17, 0, '10:00', 'Migraine follow-up', 'Dr. Patricia Gomez', 'checked-in', 9],
  [20, 0, '10:15', 'Ear infection', 'Dr. Elena Petrova', 'pending'],
  [23, 0, '10:30', 'Back pain', 'Dr. Quentin Moreau', 'pending'],
  [26, 0, '11:00', 'Diabetes review', 'Dr. Kavya Reddy', 'pending'],
  [29, 0, '11:30', 'Pre-operative check', 'Dr. Ximena Torres', 'pending'],
  [32, 0, '12:00', 'Stomach pain', 'Dr. Ewan McLeod', 'pending'],
  [35, 0, '14:30', 'Urinary symptoms', 'Dr. Grace Mwangi', 'cancelled'],
  [38, 0, '15:00', 'Gynecology review', 'Dr. Viktor Novak', 'pending'],
  [1, 1, '09:00', 'Physiotherapy', 'Dr. Quentin Moreau', 'pending'],
  [6, 1, '09:30', 'Cholesterol review', 'Dr. Kavya Reddy', 'pending'],
  [9, 1, '10:00', 'Thyroid control', 'Dr. Elena Petrova', 'pending'],
  [12, 2, '11:15', 'Asthma review', 'Dr. Patricia Gomez', 'pending'],
  [15, -1, '09:00', 'Headache', 'Dr. Ines Carvalho', 'completed'],
  [18, -1, '10:00', 'Suture removal', 'Dr. Ximena Torres', 'completed'],
  [21, -1, '11:00', 'Chest pain', 'Dr. Ewan McLeod', 'cancelled'],
  [24, -2, '09:45', 'Anaemia control', 'Dr. Kavya Reddy', 'completed'],
]

/** The signed-in patient's own: doctor, department, days from today, time, status. */
export const appointmentSample: readonly (readonly [
  doctor: string,
  department: string,
  day: number,
  time: string,
  status: PatientAppointment['status'],
])[] = [
  ['Dr. Dmitri Volkov', 'Orthopedics', -64, '10:30', 'completed'],
  ['Dr. Quentin Moreau', 'Physiotherapy', -41, '09:00', 'completed'],
  ['Dr. Quentin Moreau', 'Physiotherapy', -20, '09:00', 'completed'],
  ['Dr. Quentin Moreau', 'Physiotherapy', 1, '09:00', 'confirmed'],
  ['Dr. Dmitri Volkov', 'Orthopedics', 9, '11:00', 'confirmed'],
  ['Dr. Kavya Reddy', 'Oncology', 23, '15:30', 'pending'],
]
