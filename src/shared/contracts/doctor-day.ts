import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { noKnownAllergiesSchema } from './patients'
import { prescribedMedicineSchema } from './prescriptions'
import { visitSchema } from './visits'
import { vitalsSchema } from './vitals'

/** A visit as its doctor's day has it. What is prescribed is told to whoever may read prescriptions. */
const doctorVisitSchema = z.extend(visitSchema, {
  /**
   * Whether the visit's doctor, or who asks, has prescribed to the patient with the day's date since the
   * visit's check-in, and before the patient's next one among the visits of this list; where none of these
   * visits of the patient had one, with that date at all.
   */
  isPrescribed: z.optional(z.boolean()),
  /**
   * What there is of notes about the visit: a draft of the caller's own, otherwise a signed one that counts, for users
   * who may read notes. Absent where there is none.
   */
  note: z.optional(z.enum(['draft', 'signed'])),
  /** The patient's, for users who may read patients. */
  allergies: z.optional(z.array(z.string())),
  noKnownAllergies: z.optional(z.nullable(noKnownAllergiesSchema)),
  /**
   * Results of the patient since the last completed visit before this day, of 60 days where there was none: the last
   * reported first, for users who may read results. Absent where there is none.
   */
  newResults: z.optional(
    z.array(
      z.object({
        /** The order's. */
        id: z.string(),
        number: z.number(),
        testType: z.string(),
        /** An ISO time. */
        reportedAt: z.string(),
        /** As the worst of its values; to read where not each has been compared with a range. */
        standing: z.enum(['critical', 'abnormal', 'to read', 'normal']),
      }),
    ),
  ),
  /** The patient's last prescription, whoever wrote it; absent where there is none. */
  lastPrescription: z.optional(
    z.object({
      /** YYYY-MM-DD. */
      date: z.string(),
      medicines: z.array(prescribedMedicineSchema),
    }),
  ),
  /**
   * What was measured of the patient on that day and counts, the last first; absent where there is nothing,
   * and for a caller who may not read vitals.
   */
  vitals: z.optional(z.array(vitalsSchema)),
})
export type DoctorVisit = z.infer<typeof doctorVisitSchema>

export const doctorDayEndpoints = {
  /**
   * The visits of a day of the doctor who is signed in, by time, without those that were given up;
   * everybody's for whoever is no doctor. At most 1,000.
   */
  list: {
    name: "list a doctor's visits of a day",
    method: 'GET',
    path: '/api/visits/doctor-day',
    input: z.object({
      /** YYYY-MM-DD. */
      date: z.iso.date(),
    }),
    output: z.array(doctorVisitSchema),
    access: 'appointment_view',
    scope: 'clinic',
    shows: 'records',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      label: 'Appointments',
      can: 'see a doctor’s day',
      patient: { among: 'Saw you in a doctor’s day' },
    },
  },
} as const satisfies Record<string, Endpoint>
