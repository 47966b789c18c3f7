import * as z from 'zod/mini'

/** What a person reads about requests for a prescription. */
export const requestMessages = {
  doctorRequired: 'Please select a doctor',
  medicineRequired: 'Please enter the medicine you need',
  medicineTooLong: 'A medicine has at most 200 characters',
  noteTooLong: 'A note has at most 1000 characters',
  requested: 'Your request is on the doctor’s list of requests.',
  failed: 'The request could not be sent. Please try again.',
  fetchFailed: 'Failed to fetch prescription requests',
} as const

/** A patient's wish for a prescription, kept until a doctor looks at it. */
export const prescriptionRequestSchema = z.object({
  id: z.number(),
  /** YYYY-MM-DD. */
  date: z.string(),
  patientId: z.number(),
  patientName: z.string(),
  /** Whom the patient asks. */
  doctor: z.string(),
  medicine: z.string(),
  note: z.string(),
})
export type PrescriptionRequest = z.infer<typeof prescriptionRequestSchema>

/** `open` until a prescription answers it. */
export type RequestState = PrescriptionRequest & { open: boolean }

export const prescriptionRequestInputSchema = z.object({
  doctor: z.string().check(z.minLength(1, requestMessages.doctorRequired)),
  medicine: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, requestMessages.medicineRequired),
      z.maxLength(200, requestMessages.medicineTooLong),
    ),
  note: z.string().check(z.trim(), z.maxLength(1000, requestMessages.noteTooLong)),
})
export type PrescriptionRequestInput = z.infer<typeof prescriptionRequestInputSchema>
