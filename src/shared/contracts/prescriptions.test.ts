import { expect, it } from 'vitest'
import type { Patient } from './patients'
import { deskPrescriptionSchema } from './prescription-forms'
import { medicationInputSchema, recordAfter } from './prescriptions'

const long = 'x'.repeat(201)
const medicine = { name: long, dosage: long, frequency: long, duration: long }

it('says what is too long, and how long it can be', () => {
  const said = [
    medicationInputSchema.safeParse(medicine),
    deskPrescriptionSchema.safeParse({ diagnosis: long, medicines: [medicine] }),
  ].flatMap(({ error }) => (error?.issues ?? []).map(({ path, message }) => [path[0], message]))
  expect(said).toEqual(
    ['name', 'dosage', 'frequency', 'duration', 'diagnosis'].map((field) => [
      field,
      'Please use at most 200 characters',
    ]),
  )
})

const patient: Patient = {
  id: '1',
  number: 1,
  name: 'Priya Nair',
  age: 44,
  gender: 'Female',
  contact: '9018159083',
  address: '',
  dateOfBirth: '',
  lastVisit: '2026-11-01',
  diagnosis: 'Migraine',
  currentMedications: [{ name: 'Paracetamol', dosage: '500 mg', frequency: 'Daily' }],
  allergies: [],
  pastMedicalHistory: '',
  closedAt: null,
  version: 1,
}

it('puts diagnosis and last visit on record, and the medicines beside those of before', () => {
  const medicines = [{ name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }]
  expect(recordAfter(patient, { diagnosis: 'Influenza', medicines }, '2026-11-21')).toEqual({
    ...patient,
    diagnosis: 'Influenza',
    lastVisit: '2026-11-21',
    currentMedications: [...patient.currentMedications, ...medicines],
  })
})
