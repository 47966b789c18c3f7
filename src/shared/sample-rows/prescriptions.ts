import type { PrescriptionRequest } from '@shared/contracts/prescription-requests'
import type { Prescription } from '@shared/contracts/prescriptions'

/**
 * Earlier prescriptions of the sample's first patient. Of their medicines, only what is not yet over
 * stands on the patient's record.
 */
export const prescriptionRows: readonly (Omit<
  Prescription,
  'id' | 'number' | 'patientId' | 'date' | 'age'
> & { patientId: number; daysAgo: number })[] = [
  {
    patientId: 1,
    patientName: 'Priya Nair',
    doctor: 'Dr. Dmitri Volkov',
    daysAgo: 64,
    diagnosis: 'Osteoarthritis of the knee',
    medicines: [
      { name: 'Paracetamol', dosage: '500 mg', frequency: 'Every 4-5 hours', duration: '2 weeks' },
      { name: 'Diclofenac gel', dosage: '2 g', frequency: 'Twice daily', duration: '2 weeks' },
    ],
    hasInteraction: false,
    interactionAlert: '',
    check: { outcome: 'not-made' },
  },
  {
    patientId: 1,
    patientName: 'Priya Nair',
    doctor: 'Dr. Kavya Reddy',
    daysAgo: 30,
    diagnosis: 'Suspected deep vein thrombosis',
    medicines: [
      { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily', duration: '1 week' },
      { name: 'Aspirin', dosage: '75 mg', frequency: 'Once daily', duration: '1 week' },
    ],
    hasInteraction: true,
    interactionAlert: 'Warfarin and aspirin together increase the risk of bleeding.',
    check: { outcome: 'found', reason: 'Short course, with a blood test every other day' },
  },
  {
    patientId: 1,
    patientName: 'Priya Nair',
    doctor: 'Dr. Dmitri Volkov',
    daysAgo: 12,
    diagnosis: 'Osteoarthritis of the knee',
    medicines: [
      { name: 'Paracetamol', dosage: '500 mg', frequency: 'Every 4-5 hours' },
      { name: 'Omeprazole', dosage: '20 mg', frequency: 'Once daily', duration: '1 week' },
    ],
    hasInteraction: false,
    interactionAlert: '',
    check: { outcome: 'none-found' },
  },
]

/** What patients ask for, and no prescription answers yet. */
export const requestRows: readonly (Omit<
  PrescriptionRequest,
  'id' | 'number' | 'patientId' | 'patientNumber' | 'doctorId' | 'date'
> & { patientId: number; daysAgo: number })[] = [
  {
    patientId: 7,
    patientName: 'Farah Khan',
    doctor: 'Dr. Kavya Reddy',
    daysAgo: 1,
    medicine: 'Levothyroxine 75 mcg',
    note: 'My tablets will last until the end of the week.',
  },
]
