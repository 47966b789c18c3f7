import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { visitMinute } from './visit-rules'
import type { Visit } from './visits'

// The desk's visits in the words of their doctor and of their patient.

/** Why an appointment was moved, as the patient and the desk read it. */
export const movedBecauseText = ({ doctor }: { doctor: string }): string =>
  `Moved because ${isolated(doctor)} is away.`

/** Why the clinic has cancelled an appointment, as the patient reads it. */
export const cancelledBecauseText = ({ doctor }: { doctor: string }): string =>
  `Cancelled because ${isolated(doctor)} is away.`

/** An appointment as the patient it belongs to sees it. */
const patientAppointmentSchema = z.object({
  id: z.string(),
  doctorId: z.string(),
  doctor: z.string(),
  department: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
  reason: z.string(),
  /** Cancelled only where the host keeps visits: a sample does not show those. */
  status: z.enum(['confirmed', 'pending', 'completed', 'cancelled']),
  /** Of one that was given this time or doctor because that doctor is away, until it is over. */
  movedBecause: z.optional(z.object({ doctor: z.string() })),
  /** Of one that was cancelled because its doctor is away. */
  cancelledBecause: z.optional(z.object({ doctor: z.string() })),
})
export type PatientAppointment = z.infer<typeof patientAppointmentSchema>

/** An appointment as the doctor sees it. */
const doctorAppointmentSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  patientNumber: z.number(),
  patient: z.string(),
  age: z.number(),
  /** HH:MM. */
  time: z.string(),
  status: z.enum(['confirmed', 'pending']),
  reason: z.string(),
})
export type DoctorAppointment = z.infer<typeof doctorAppointmentSchema>

export const appointmentEndpoints = {
  /**
   * Today's of the doctor who is signed in, by time; everybody's for whoever is no doctor. A host that
   * keeps visits has their days (`doctor-day.ts`).
   */
  today: {
    name: "list a doctor's visits of today",
    method: 'GET',
    path: '/api/visits/today',
    input: null,
    output: z.array(doctorAppointmentSchema),
    access: 'appointment_view',
    resource: 'visits',
    sampleOnly: true,
  },
  doctorCounts: {
    name: "count a doctor's visits",
    method: 'GET',
    path: '/api/visits/doctor-counts',
    input: null,
    output: z.object({
      /** As many as are listed for today. */
      today: z.number(),
      /** From Monday to Sunday, without the cancelled. */
      week: z.number(),
      /** Patients sent on to others this week; absent where nobody keeps that. */
      referrals: z.optional(z.number()),
    }),
    access: 'appointment_view',
    scope: 'clinic',
    resource: 'visits',
    words: {
      screen: 'Doctor dashboard',
      label: 'Today’s Patients',
      can: 'see how many patients a doctor has',
    },
  },
  /**
   * Those of the patient who is signed in, by time: the latest 200, and of the cancelled as many; one that was
   * cancelled within an hour of being made is left out.
   */
  own: {
    name: 'list own visits',
    method: 'GET',
    path: '/api/visits/own',
    input: null,
    output: z.array(patientAppointmentSchema),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'visits',
    words: {
      screen: 'Patient dashboard',
      label: 'Appointments',
      can: 'see the own appointments',
    },
  },
} as const satisfies Record<string, Endpoint>

/**
 * What the desk's statuses are to the patient, who has no word for a no-show (docs/product/patient.md).
 */
const patientStatus = {
  pending: 'pending',
  'checked-in': 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  'no-show': null,
} as const

/**
 * A visit in the patient's words; null where there are none.
 * @param department the doctor's
 */
export function patientAppointment(visit: Visit, department: string): PatientAppointment | null {
  const status = patientStatus[visit.status]
  if (status === null) return null
  const { id, doctorId, doctor, date, reason, movedBecause, cancelledBecause } = visit
  return {
    ...{ id, doctorId, doctor, department, date, time: visitMinute(visit), reason, status },
    ...(movedBecause && { movedBecause }),
    ...(cancelledBecause && { cancelledBecause }),
  }
}

/** For a list by time. */
export const compareAppointments = (one: PatientAppointment, other: PatientAppointment): number =>
  `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`)
