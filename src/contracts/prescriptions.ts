import * as z from 'zod/mini'
import { medicationSchema } from './patients'

/** What a person reads about prescriptions (specification, sections 5 and 8). */
export const prescriptionMessages = {
  incomplete: 'Please select a patient, enter diagnosis, and add at least one medication.',
  noMedication: 'Please add at least one medication before submitting.',
  medicationName: 'Please enter the name',
  medicationDosage: 'Please enter the dosage',
  medicationFrequency: 'Please enter the frequency',
  aspirinAndWarfarin:
    'Potential interaction detected: Aspirin and Warfarin may increase risk of bleeding.',
  noInteraction: 'No significant drug interactions found, or prescription submitted successfully!',
  submittedTitle: 'Prescription Submitted!',
  submitted: 'Prescription submitted successfully.',
  diagnosisRequired: 'Please enter the diagnosis',
  medicationRequired: 'Please add at least one medication',
  saved: 'Prescription saved successfully!',
  saveFailed: 'Failed to save the prescription',
  requested: 'Your request has been sent to the doctor.',
} as const

const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200))

/** The Add Medication dialog: only the duration is optional (section 5). */
export const medicationInputSchema = z.object({
  name: required(prescriptionMessages.medicationName),
  dosage: required(prescriptionMessages.medicationDosage),
  frequency: required(prescriptionMessages.medicationFrequency),
  duration: z.string().check(z.trim(), z.maxLength(200)),
})
export type MedicationInput = z.infer<typeof medicationInputSchema>

/** The front desk's prescription, for a patient already chosen (section 5). */
export const deskPrescriptionSchema = z.object({
  diagnosis: required(prescriptionMessages.diagnosisRequired),
  medicines: z
    .array(medicationSchema)
    .check(z.minLength(1, prescriptionMessages.medicationRequired)),
})
export type DeskPrescription = z.infer<typeof deskPrescriptionSchema>

/** What was done to find interactions before a prescription was submitted. */
export const interactionCheckSchema = z.object({
  /** 'failed' leaves the prescription unchecked. */
  outcome: z.enum(['found', 'none-found', 'failed', 'not-made']),
  /** Why a doctor went on in spite of a contraindication. */
  reason: z.optional(z.string()),
})
export type InteractionCheck = z.infer<typeof interactionCheckSchema>

export const prescriptionSchema = z.object({
  id: z.number(),
  patientId: z.number(),
  patientName: z.string(),
  doctor: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  diagnosis: z.string(),
  medicines: z.array(medicationSchema),
  hasInteraction: z.boolean(),
  interactionAlert: z.string(),
  check: interactionCheckSchema,
})
export type Prescription = z.infer<typeof prescriptionSchema>

export type PrescriptionInput = Omit<Prescription, 'id' | 'patientName'>

/** A patient's wish for a prescription, kept until a doctor looks at it. */
export const prescriptionRequestSchema = z.object({
  id: z.number(),
  /** YYYY-MM-DD. */
  date: z.string(),
  doctor: z.string(),
  medicine: z.string(),
  note: z.string(),
})
export type PrescriptionRequest = z.infer<typeof prescriptionRequestSchema>

export const prescriptionRequestInputSchema = z.object({
  doctor: z.string().check(z.minLength(1, 'Please select a doctor')),
  medicine: required('Please enter the medicine you need'),
  note: z.string().check(z.trim(), z.maxLength(1000, 'A note has at most 1000 characters')),
})
export type PrescriptionRequestInput = z.infer<typeof prescriptionRequestInputSchema>
