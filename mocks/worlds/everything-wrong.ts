import { sampleRows } from '@server/db/seed-rows'
import type { WorldFile } from './world-file'

/** The first patient's row under other facts. */
const [anyPatient] = sampleRows.patients
const patient = (facts: Partial<(typeof sampleRows.patients)[number]>) => {
  if (!anyPatient) throw new Error('the sample has no patients')
  return { ...anyPatient, ...facts }
}
const noted = 'I have asked three times. '

export const everythingWrong: WorldFile = {
  title: 'Everything wrong',
  about:
    'Late visits, patients who have waited for hours, critical results nobody has seen, a doctor on file as inactive, names that break layouts.',
  clock: '2026-03-02T16:40',
  clinic: 'demo',
  rows: {
    // Whoever is booked for today, and those who would do the lab's orders, are no longer active.
    staff: sampleRows.staff.map((row) => {
      const [name, username, role, department, phone, place] = row
      return ['pgomez', 'wkamau', 'ydemir'].includes(username)
        ? [name, username, role, department, phone, place, 'in-active']
        : row
    }),
    patients: [
      ...sampleRows.patients,
      patient({ name: 'Priya Nair', contact: '9018159084', dateOfBirth: '1982-03-31' }),
      patient({ name: 'Maximiliana-Wilhelmina von Hohenstaufen-Schwarzenberg zu Lichtenstein' }),
      patient({ name: 'Supercalifragilisticexpialidocious'.repeat(3), contact: '9018159086' }),
      patient({ name: '<b>Robert</b> & "Bobby" O\'Tables', contact: '9018159087' }),
      patient({ name: 'ليلى حداد', contact: '9018159088', address: 'شارع النيل' }),
      patient({ name: '山田太郎', contact: '9018159089', dateOfBirth: '1910-01-01' }),
      patient({ name: 'Baby Nair', dateOfBirth: '2026-03-01', diagnosis: '', medications: [] }),
      patient({
        name: 'Warren Farrin',
        contact: 'none',
        allergies: ['Aspirin', 'Ibuprofen', 'Penicillin', 'Sulfonamides', 'Latex', 'Peanuts'],
        medications: [
          { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily' },
          { name: 'Aspirin', dosage: '300 mg', frequency: 'Three times daily' },
          { name: 'Ibuprofen', dosage: '800 mg', frequency: 'Three times daily' },
        ],
        history: 'Gastric bleeding in 2025. '.repeat(12),
      }),
    ],
    visits: [
      [48, 0, '08:00', 'Bleeding', 'Dr. Kavya Reddy', 'checked-in', 520],
      [41, 0, '08:15', 'Knee pain', 'Dr. Daniel Reyes', 'checked-in', 505],
      [42, 0, '08:30', 'Chest pain '.repeat(15).trim(), 'Dr. Ewan McLeod', 'checked-in', 1],
      [43, 0, '09:00', 'Review', 'Dr. Kavya Reddy', 'pending'],
      [44, 0, '09:15', '<i>Cough</i>', 'Dr. Kavya Reddy', 'pending'],
      [45, 0, '09:30', 'Fever', 'Dr. Patricia Gomez', 'pending'],
      [46, 0, '10:00', 'Fall', 'Dr. Patricia Gomez', 'no-show'],
      [47, 0, '16:30', 'Newborn check', 'Dr. Patricia Gomez', 'pending'],
      [3, 0, '16:45', 'Warfarin control', 'Dr. Kavya Reddy', 'cancelled'],
      [3, 0, '16:45', 'Warfarin control', 'Dr. Kavya Reddy', 'pending'],
      [3, 0, '16:45', 'Second opinion', 'Dr. Ines Carvalho', 'pending'],
      [5, -1, '09:00', 'Left waiting', 'Dr. Ines Carvalho', 'checked-in', 1900],
      [8, -2, '09:00', 'Forgotten', 'Dr. Ewan McLeod', 'pending'],
      [45, 1, '09:30', 'Fever', 'Dr. Patricia Gomez', 'pending'],
    ],
    requests: [
      ['Warfarin 5 mg', 41],
      ['Aspirin 300 mg', 20],
      ['Morphine 60 mg', 1],
    ].map(([medicine, daysAgo]) => ({
      patientId: 48,
      patientName: 'Warren Farrin',
      doctor: 'Dr. Kavya Reddy',
      daysAgo: Number(daysAgo),
      medicine: String(medicine),
      note: noted.repeat(8).trim(),
    })),
    labOrders: [
      ...sampleRows.labOrders.filter(({ technician }) => technician === 'Hannah Weiss'),
      {
        patientId: 48,
        testType: 'Basic Metabolic Panel',
        requested: 2,
        status: 'completed',
        priority: 'urgent',
        technician: 'Hannah Weiss',
        completed: 1,
        measured: { Sodium: 112, Potassium: 7.1, Creatinine: 6.2 },
      },
      {
        patientId: 41,
        testType: 'Complete Blood Count',
        requested: 1,
        status: 'completed',
        priority: 'urgent',
        technician: 'Wanjiru Kamau',
        completed: 0,
        measured: { Hemoglobin: 5.1, Platelets: 21 },
      },
      {
        patientId: 42,
        testType: 'Culture and Sensitivity',
        requested: 43,
        status: 'pending',
        priority: 'urgent',
        technician: null,
      },
      {
        patientId: 43,
        testType: 'Lipid Panel',
        requested: 16,
        status: 'in-progress',
        priority: 'urgent',
        technician: 'Yusuf Demir',
      },
    ],
  },
  bookings: [
    ['Priya', 'Nair', 'Female', 43, 'Knee checkup', 12_960],
    ['Priya', 'Nair', 'Female', 43, 'Knee checkup', 11_520],
    ['Priya', 'Nair', 'Female', 43, 'Knee checkup, third time of asking', 4_320],
    ['Zo', 'X', 'Other', 120, 'Anything at all. '.repeat(20).trim(), 1],
  ],
}
