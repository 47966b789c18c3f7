import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { type Visit, visitDate, visitHour, visitMinute } from './visits'

// The desk's visits in the words of their doctor and of their patient.

/** An appointment as the patient it belongs to sees it. */
const patientAppointmentSchema = z.object({
  id: z.number(),
  doctor: z.string(),
  department: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
  status: z.enum(['confirmed', 'pending', 'completed']),
})
export type PatientAppointment = z.infer<typeof patientAppointmentSchema>

/** An appointment as the doctor sees it. */
const doctorAppointmentSchema = z.object({
  id: z.number(),
  patientId: z.number(),
  patient: z.string(),
  age: z.number(),
  /** HH:MM. */
  time: z.string(),
  status: z.enum(['confirmed', 'pending']),
  reason: z.string(),
})
export type DoctorAppointment = z.infer<typeof doctorAppointmentSchema>

/** Whose appointments: of the doctor of this name, or everybody's where the staff have no such doctor. */
const ofDoctorSchema = z.object({ doctor: z.string() })

export const appointmentEndpoints = {
  /** Today's, by time. */
  today: {
    name: "list a doctor's visits of today",
    method: 'GET',
    path: '/api/visits/today',
    input: ofDoctorSchema,
    output: z.array(doctorAppointmentSchema),
    access: 'appointment_view',
    resource: 'visits',
  },
  doctorCounts: {
    name: "count a doctor's visits",
    method: 'GET',
    path: '/api/visits/doctor-counts',
    input: ofDoctorSchema,
    output: z.object({
      /** As many as are listed for today. */
      today: z.number(),
      /** From Monday to Sunday, without the cancelled. */
      week: z.number(),
      /** Patients sent on to others this week. */
      referrals: z.number(),
    }),
    access: 'appointment_view',
    resource: 'visits',
  },
  /** Those of the patient who is signed in, by time. */
  own: {
    name: 'list own visits',
    method: 'GET',
    path: '/api/visits/own',
    input: null,
    output: z.array(patientAppointmentSchema),
    access: 'patient_dashboard',
    resource: 'visits',
  },
} as const satisfies Record<string, Endpoint>

/** A visit in the doctor's words: whoever has come is expected no longer, but sure. */
export const doctorAppointment = (visit: Visit): DoctorAppointment => ({
  id: visit.id,
  patientId: visit.patientId,
  patient: visit.patientName,
  age: visit.age,
  time: visitHour(visit),
  status: visit.status === 'pending' ? 'pending' : 'confirmed',
  reason: visit.reason,
})

/**
 * What the desk's statuses are to the patient, who has no word for a cancelled one
 * (docs/product.md, Patient dashboard).
 */
const patientStatus = {
  pending: 'pending',
  'checked-in': 'confirmed',
  completed: 'completed',
  cancelled: null,
} as const

/**
 * A visit in the patient's words; null where there are none.
 * @param department the doctor's
 */
export function patientAppointment(visit: Visit, department: string): PatientAppointment | null {
  const status = patientStatus[visit.status]
  if (status === null) return null
  const { id, doctor } = visit
  return { id, doctor, department, date: visitDate(visit), time: visitMinute(visit), status }
}

/** For a list by time. */
export const compareAppointments = (one: PatientAppointment, other: PatientAppointment): number =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`)
