import type { VisitStatus } from '@shared/contracts/visits'

/**
 * A day at the front desk, with the days around it. Patient, days from today, time, reason, doctor,
 * status, and for whoever is checked in the minutes since.
 */
export const visitRows: readonly (readonly [
  patientId: number,
  day: number,
  time: string,
  reason: string,
  doctor: string,
  status: VisitStatus,
  waiting?: number,
])[] = [
  [2, 0, '08:30', 'Shoulder pain', 'Dr. Daniel Reyes', 'completed'],
  [5, 0, '08:45', 'Migraine follow-up', 'Dr. Ines Carvalho', 'completed'],
  [8, 0, '09:00', 'Stomach pain', 'Dr. Ewan McLeod', 'completed'],
  [3, 0, '09:15', 'Warfarin control', 'Dr. Kavya Reddy', 'cancelled'],
  [11, 0, '09:30', 'Tiredness', 'Dr. Kavya Reddy', 'checked-in', 42],
  [14, 0, '09:45', 'Knee pain', 'Dr. Daniel Reyes', 'checked-in', 27],
  [17, 0, '10:00', 'Migraine follow-up', 'Dr. Patricia Gomez', 'checked-in', 9],
  [20, 0, '10:15', 'Ear infection', 'Dr. Elena Petrova', 'pending'],
  [23, 0, '10:30', 'Back pain', 'Dr. Daniel Reyes', 'pending'],
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
  // With the one of tomorrow, what the patient who signs in sees as theirs.
  [1, -64, '10:30', 'Knee pain', 'Dr. Dmitri Volkov', 'completed'],
  [1, -30, '09:00', 'Swollen leg', 'Dr. Kavya Reddy', 'completed'],
  [1, -12, '09:00', 'Knee review', 'Dr. Dmitri Volkov', 'completed'],
  [1, 9, '11:00', 'Knee review', 'Dr. Dmitri Volkov', 'pending'],
  [1, 23, '15:30', 'Blood count control', 'Dr. Kavya Reddy', 'pending'],
]
