import * as z from 'zod/mini'

/** What a person reads about the front desk's appointments (docs/product.md, Front desk). */
export const visitMessages = {
  incomplete: 'Please fill in all required fields for the new appointment.',
  patientNotFound: 'Selected patient not found.',
  patientRequired: 'Please select a patient',
  dateRequired: 'Please enter a date as YYYY-MM-DD',
  timeRequired: 'Please enter a time as HH:MM',
  reasonRequired: 'Please enter a reason',
  reasonTooLong: 'Please use at most 500 characters',
  doctorRequired: 'Please select a doctor',
  isPast: 'This date is past. It can be scheduled all the same.',
  isFar: 'This date is more than a year away. It can be scheduled all the same.',
  isBooked: 'This doctor has another appointment at this time. It can be scheduled all the same.',
  isPatientBooked:
    'This patient has another appointment at this time. It can be scheduled all the same.',
  scheduled: 'Appointment scheduled successfully!',
  fetchFailed: 'Failed to fetch appointments',
  scheduleFailed: 'Failed to schedule the appointment',
  moveFailed: 'Failed to update the appointment',
  notFound: 'Appointment not found',
  cannotMove: (from: string, to: string) => `A ${from} appointment cannot become ${to}.`,
  noneSelected: 'Select an appointment first, by a click or with the arrow keys.',
  notToday: (patient: string, date: string) =>
    `${patient} is expected on ${date}, not today. Undo takes the check-in back.`,
  notPending: 'Only a pending appointment can be checked in.',
  nothingToUndo: 'There is no action to undo.',
  changedMeanwhile: 'This appointment has been changed meanwhile.',
} as const

export const visitStatuses = ['pending', 'checked-in', 'completed', 'cancelled'] as const
export const visitStatusSchema = z.enum(visitStatuses)
export type VisitStatus = z.infer<typeof visitStatusSchema>

/**
 * Which buttons a visit has, and where each leads (docs/product.md, Front desk); there are no
 * others.
 */
export const visitActions: Record<VisitStatus, readonly { verb: string; to: VisitStatus }[]> = {
  pending: [
    { verb: 'Check-In', to: 'checked-in' },
    { verb: 'Cancel', to: 'cancelled' },
  ],
  'checked-in': [
    { verb: 'Complete', to: 'completed' },
    { verb: 'Cancel', to: 'cancelled' },
  ],
  completed: [],
  cancelled: [],
}

/** A receptionist's appointment. */
export const visitSchema = z.object({
  id: z.number(),
  patientId: z.number(),
  patientName: z.string(),
  age: z.number(),
  /** 'HH:MM on YYYY-MM-DD'. */
  time: z.string(),
  reason: z.string(),
  status: visitStatusSchema,
  doctor: z.string(),
  /** Milliseconds since 1970, while checked in: what the wait is counted from. */
  checkedInAt: z.optional(z.number()),
})
export type Visit = z.infer<typeof visitSchema>

/** The time as typed, then ' on ', then the date. */
export const visitTime = (time: string, date: string): string => `${time} on ${date}`

/** The date of a visit, YYYY-MM-DD. */
export const visitDate = (visit: Pick<Visit, 'time'>): string => visit.time.split(' on ')[1] ?? ''

/** The time of day of a visit, HH:MM. */
export const visitHour = (visit: Pick<Visit, 'time'>): string => visit.time.split(' on ')[0] ?? ''

/** 945, 0945 and 9.45 mean 09:45; anything else stays as it was typed. */
function clockTime(typed: string): string {
  const [, hour, minutes] = /^(\d{1,2})\.?(\d{2})$/.exec(typed) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minutes}` : typed
}

/** The scheduling form; `patientId` is the chosen option's text. */
export const visitInputSchema = z.object({
  patientId: z.string().check(z.minLength(1, visitMessages.patientRequired)),
  date: z.string().check(z.trim(), z.iso.date(visitMessages.dateRequired)),
  time: z
    .string()
    .check(
      z.trim(),
      z.overwrite(clockTime),
      z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, visitMessages.timeRequired),
    ),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, visitMessages.reasonRequired),
      z.maxLength(500, visitMessages.reasonTooLong),
    ),
  doctor: z.string().check(z.minLength(1, visitMessages.doctorRequired)),
})
export type VisitInput = z.infer<typeof visitInputSchema>

/** An appointment as the patient it belongs to sees it. */
export interface PatientAppointment {
  id: number
  doctor: string
  department: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM. */
  time: string
  status: 'confirmed' | 'pending' | 'completed'
}

/** An appointment as the doctor sees it. */
export interface DoctorAppointment {
  id: number
  patientId: number
  patient: string
  age: number
  time: string
  status: 'confirmed' | 'pending'
  reason: string
}
