import * as z from 'zod/mini'
import { medicationSchema } from './medications'
import { prescriptionMessages, requiredText } from './prescriptions'

/** The front desk's prescription, for a patient already chosen. */
export const deskPrescriptionSchema = z.object({
  diagnosis: requiredText(prescriptionMessages.diagnosisRequired),
  medicines: z
    .array(medicationSchema)
    .check(z.minLength(1, prescriptionMessages.medicationRequired)),
})

/** The doctor's form: what is not typed of the diagnosis stays as it is on record. */
export const doctorPrescriptionSchema = z.object({
  patientId: z.string().check(z.minLength(1, prescriptionMessages.patientRequired)),
  date: z.string().check(z.trim(), z.iso.date(prescriptionMessages.dateRequired)),
  diagnosis: z.string().check(z.trim(), z.maxLength(200, prescriptionMessages.diagnosisTooLong)),
  /** What is already taken, beside what is on record. */
  currentMedications: z.array(medicationSchema),
  /** The names of what is on record, and was taken out of the list on purpose. */
  removed: z.array(z.string()),
  /** The patient's request that was taken up. */
  requestId: z.nullable(z.string()),
  /** What is to be prescribed. */
  medicines: z.array(medicationSchema).check(z.minLength(1, prescriptionMessages.noMedication)),
})
export type DoctorPrescription = z.infer<typeof doctorPrescriptionSchema>
