import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf } from './lists'

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

/** A step of a visit: the button's word, and the status that it leads to. */
export const visitSteps = {
  checkIn: { verb: 'Check-In', to: 'checked-in' },
  complete: { verb: 'Complete', to: 'completed' },
  cancel: { verb: 'Cancel', to: 'cancelled' },
} as const satisfies Record<string, { verb: string; to: VisitStatus }>
export type VisitStep = keyof typeof visitSteps

/** Which steps a visit can take from each status (docs/product.md, Front desk); there are no others. */
export const visitTransitions: Record<VisitStatus, readonly VisitStep[]> = {
  pending: ['checkIn', 'cancel'],
  'checked-in': ['complete', 'cancel'],
  completed: [],
  cancelled: [],
}

export const canStep = (status: VisitStatus, step: VisitStep): boolean =>
  visitTransitions[status].includes(step)

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

const visitListInputSchema = z.object({
  /** Looked for in the patient's name. */
  q: z.string(),
  status: filterBy(visitStatusSchema),
  ...pageFields,
})
export type VisitListInput = z.input<typeof visitListInputSchema>

/** `patientId` and `doctor` may be empty, where nobody is chosen yet. */
const slotSchema = z.object({
  patientId: z.string(),
  doctor: z.string(),
  date: z.string(),
  time: z.string(),
})
export type Slot = z.infer<typeof slotSchema>

const step = {
  method: 'POST',
  input: null,
  output: visitSchema,
  access: 'appointment_edit',
  resource: 'visits',
} as const

export const visitEndpoints = {
  list: {
    name: 'list visits',
    method: 'GET',
    path: '/api/visits',
    input: visitListInputSchema,
    output: pageOf(visitSchema),
    access: 'appointment_view',
    resource: 'visits',
  },
  counts: {
    name: 'count visits',
    method: 'GET',
    path: '/api/visits/counts',
    input: null,
    output: z.object({ appointments: z.number(), checkedIn: z.number(), pending: z.number() }),
    access: 'appointment_view',
    resource: 'visits',
  },
  /** Who has an appointment at that minute which isn't cancelled. */
  booked: {
    name: 'look for visits at a time',
    method: 'GET',
    path: '/api/visits/booked',
    input: slotSchema,
    output: z.object({ doctor: z.boolean(), patient: z.boolean() }),
    access: 'appointment_create',
    resource: 'visits',
  },
  schedule: {
    name: 'schedule visit',
    method: 'POST',
    path: '/api/visits',
    input: visitInputSchema,
    output: visitSchema,
    access: 'appointment_create',
    resource: 'visits',
  },
  checkIn: { ...step, name: 'check in', path: '/api/visits/:id/check-in' },
  complete: { ...step, name: 'complete visit', path: '/api/visits/:id/complete' },
  cancel: {
    ...step,
    name: 'cancel visit',
    path: '/api/visits/:id/cancel',
    access: 'appointment_delete',
  },
  /** Takes back the last step, which led to the status `from`. */
  reopen: {
    ...step,
    name: 'reopen visit',
    path: '/api/visits/:id/reopen',
    input: z.object({ from: visitStatusSchema }),
  },
} as const satisfies Record<string, Endpoint>

/** HH:MM of a visit, with a leading zero, so that texts compare as times do. */
export const visitMinute = (visit: Pick<Visit, 'time'>): string => visitHour(visit).padStart(5, '0')

/** @param now milliseconds since 1970 */
export function afterStep(visit: Visit, step: VisitStep, now: number): Visit {
  const { checkedInAt: _before, ...rest } = visit
  return {
    ...rest,
    status: visitSteps[step].to,
    ...(step === 'checkIn' ? { checkedInAt: now } : {}),
  }
}

/**
 * For a list with today first and the days to come after it, then the days gone by, the latest first.
 * @param today YYYY-MM-DD
 */
export const compareVisits =
  (today: string) =>
  (one: Visit, other: Visit): number => {
    const [day, otherDay] = [visitDate(one), visitDate(other)]
    if (day < today !== otherDay < today) return day < today ? 1 : -1
    const days = day < today ? otherDay.localeCompare(day) : day.localeCompare(otherDay)
    return days || visitMinute(one).localeCompare(visitMinute(other)) || one.id - other.id
  }

/** Who has an appointment at that minute which isn't cancelled. */
export function bookedAt(visits: readonly Visit[], { patientId, doctor, date, time }: Slot) {
  const minute = visitMinute({ time: visitTime(time, date) })
  const then = visits.filter(
    (visit) =>
      visit.status !== 'cancelled' && visitDate(visit) === date && visitMinute(visit) === minute,
  )
  return {
    doctor: then.some((visit) => visit.doctor === doctor),
    patient: then.some((visit) => String(visit.patientId) === patientId),
  }
}

export function countVisits(visits: readonly Visit[]) {
  const of = (status: VisitStatus) => visits.filter((visit) => visit.status === status).length
  return { appointments: visits.length, checkedIn: of('checked-in'), pending: of('pending') }
}
