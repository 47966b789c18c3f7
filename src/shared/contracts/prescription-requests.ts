import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { nameSchema, versionSchema } from './lists'
import { genderSchema } from './patients'

/** What a person reads about requests for a prescription. */
export const requestMessages = {
  doctorRequired: 'Please select a doctor',
  medicineRequired: 'Please enter the medicine you need',
  medicineTooLong: 'A medicine has at most 200 characters',
  noteTooLong: 'A note has at most 1000 characters',
  requested: 'Your request is on the doctor’s list of requests.',
  failed: 'The request could not be sent. Please try again.',
  fetchFailed: 'Failed to fetch prescription requests',
  tooMany:
    'You have ten open requests already. Please wait until a doctor has answered one of them.',
  notFound: 'Request for a prescription not found.',
  versionMissing: 'The version of the request is missing',
  stale: 'This request has been changed meanwhile.',
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'Please use at most 200 characters',
  declined: 'Request declined.',
  declineFailed: 'Failed to decline the request',
  recordClosed: 'Your record is closed. Please ask at the front desk.',
} as const

/** A patient's wish for a prescription, kept until a doctor looks at it. */
export const prescriptionRequestSchema = z.object({
  id: z.string(),
  /** By which people know it, counted by the clinic. */
  number: z.number(),
  /** YYYY-MM-DD. */
  date: z.string(),
  patientId: z.string(),
  patientNumber: z.number(),
  patientName: z.string(),
  /** The patient's, in whole years; absent where a host does not say. */
  age: z.optional(z.number()),
  /** YYYY-MM-DD; absent where it is not known. */
  dateOfBirth: z.optional(z.string()),
  gender: z.optional(genderSchema),
  doctorId: z.string(),
  /** Whom the patient asks: 'Dr. ' and the name. */
  doctor: z.string(),
  medicine: z.string(),
  note: z.string(),
  /** Counts the changes, where the host keeps requests. */
  version: z.optional(z.number()),
})
export type PrescriptionRequest = z.infer<typeof prescriptionRequestSchema>

/** `open` until a prescription answers it, or it is declined. */
const requestStateSchema = z.extend(prescriptionRequestSchema, {
  open: z.boolean(),
  /** By whom it was declined, and why. */
  declined: z.optional(z.object({ by: z.string(), reason: z.string() })),
  /** The prescription that answers it, where the host knows. */
  prescriptionId: z.optional(z.string()),
})
export type RequestState = z.infer<typeof requestStateSchema>

export const prescriptionRequestInputSchema = z.object({
  doctorId: z.string().check(z.minLength(1, requestMessages.doctorRequired)),
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

/** What is asked where a request is declined. */
export const declineRequestSchema = z.object({
  reason: nameSchema(requestMessages.reasonRequired, requestMessages.reasonTooLong, 200),
})

export const prescriptionRequestEndpoints = {
  /** Everybody's that still wait, the longest waiting first, at most 1,000. */
  list: {
    name: 'list prescription requests',
    method: 'GET',
    path: '/api/prescription-requests',
    input: null,
    output: z.array(requestStateSchema),
    access: 'prescription_view',
    scope: 'clinic',
    shows: 'records',
    resource: 'prescription-requests',
  },
  /** Those of the patient who is signed in, newest first, at most 100. */
  own: {
    name: 'list own prescription requests',
    method: 'GET',
    path: '/api/prescription-requests/own',
    input: null,
    output: z.array(requestStateSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'prescription-requests',
  },
  create: {
    name: 'request prescription',
    method: 'POST',
    path: '/api/prescription-requests',
    input: prescriptionRequestInputSchema,
    output: prescriptionRequestSchema,
    access: 'prescription_view',
    resource: 'prescription-requests',
  },
  decline: {
    name: 'decline prescription request',
    method: 'POST',
    path: '/api/prescription-requests/:id/decline',
    input: z.extend(declineRequestSchema, {
      version: versionSchema(requestMessages.versionMissing),
    }),
    output: requestStateSchema,
    access: 'prescription_edit',
    scope: 'clinic',
    resource: 'prescription-requests',
    recordsOnly: true,
  },
} as const satisfies Record<string, Endpoint>
