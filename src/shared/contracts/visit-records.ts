import { isolated } from '@shared/lib/isolated'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy } from './lists'
import {
  anywaySchema,
  scheduledVisitSchema,
  type Visit,
  visitInputSchema,
  visitReaders,
  visitSchema,
  visitVersion,
} from './visits'

/** What a person reads about visits where the host keeps them (docs/product/desk.md). */
export const visitRecordMessages = {
  stale:
    'This appointment has been changed meanwhile. See what it says now, and try again if you still want to.',
  clash: (doctor: string) => `${isolated(doctor)} has another appointment at this time.`,
  moveInstead: 'To put it there all the same, open the appointment, choose Move and give a reason.',
  anywayDenied:
    'Scheduling over another appointment takes the permission Appointment Edit, which your role does not have.',
  freeOfWhom: 'Please name a doctor or a department, and not both',
  doctorUnknown: 'This doctor is no longer active. Please select another.',
  doctorGone: (doctor: string) => `${isolated(doctor)} is inactive. Choose another doctor.`,
  timeSkipped:
    'The clocks change at this time: it does not exist on that day. Please choose another.',
  dateUnlikely: 'Please enter a date of the last year or of the next ten',
  notStarted: 'Only once an appointment has begun can its patient be missing.',
  cannotReopen: 'Only a step of today can be taken back.',
  nothingToReopen: 'Nothing to undo.',
  isOver: (status: string) => `A ${status} appointment cannot be changed.`,
  stillMoving: (patient: string) =>
    `The appointment of ${isolated(patient)} is still being moved. Wait until it is there.`,
  isPast: 'This time is past.',
  otherDay: (patient: string, date: string) =>
    `${isolated(patient)} is expected on ${date}, not today. Check in anyway?`,
  isOtherDay: (date: string, today: string) =>
    `This appointment is on ${date}, and today is ${today}. Confirm the other day to check in.`,
  patientBusy: 'This patient has another appointment at this time.',
  outsideWorkingTime: (doctor: string, from: string, to: string) =>
    `${isolated(doctor)} works from ${from} to ${to}.`,
} as const

/** A stretch of time, as ISO times and in the clinic's zone. */
const spanSchema = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
})
export type TimeSpan = z.infer<typeof spanSchema>

/** A time at which a doctor is free for a visit. */
const freeTimeSchema = z.extend(spanSchema, {
  doctorId: z.string(),
  /** 'Dr. ' and the name. */
  doctor: z.string(),
})
export type FreeTime = z.infer<typeof freeTimeSchema>

/** The visit that stands in the way, with its patient's name. */
const clashSchema = z.extend(spanSchema, {
  visitId: z.string(),
  patient: z.string(),
  reason: z.string(),
})
export type Clash = z.infer<typeof clashSchema>

/** What a refusal for a clash (409, `error: 'clash'`) holds beside its message. */
export const clashAnswerSchema = z.object({
  clash: z.optional(clashSchema),
  /** The doctor's next free times, at most three. */
  free: z.array(spanSchema),
})
export type ClashAnswer = z.infer<typeof clashAnswerSchema>

/** The first visits of somebody who goes (409, `error: 'has-visits'`), at most five, by time. */
export const toComeSchema = z.array(
  z.object({
    /** YYYY-MM-DD. */
    date: z.string(),
    /** HH:MM. */
    time: z.string(),
    /** 'Dr. ' and the name. */
    doctor: z.string(),
  }),
)

/**
 * Why a visit's last step can't be taken back; null where it can. That the time which was given up is free
 * still, the host alone knows.
 * @param today YYYY-MM-DD, in the clinic's zone
 */
export const reopenHindrance = (
  { lastStepOn }: Pick<Visit, 'lastStepOn'>,
  today: string,
): string | null => {
  if (lastStepOn === undefined) return visitRecordMessages.nothingToReopen
  return lastStepOn === today ? null : visitRecordMessages.cannotReopen
}

/** Why a visit can't be given another time, doctor or reason any more; null where it can. */
export const changeHindrance = ({ status }: Pick<Visit, 'status'>): string | null =>
  status === 'pending' || status === 'checked-in' ? null : visitRecordMessages.isOver(status)

/** What the sample has no answer for. */
export const visitRecordEndpoints = {
  get: {
    name: 'read visit',
    method: 'GET',
    path: '/api/visits/:id',
    input: null,
    output: visitSchema,
    access: visitReaders,
    shows: 'records',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'an appointment',
      can: 'open an appointment',
      patient: { read: 'Opened one of your appointments' },
    },
  },
  /** Where a visit stands in the list of its day. */
  place: {
    name: 'find place of visit',
    method: 'GET',
    path: '/api/visits/:id/place',
    /** Of that doctor's visits alone, where one is named. */
    input: z.object({ doctorId: filterBy(z.string()) }),
    output: z.object({
      /** How many rows stand in front of it. */
      before: z.number(),
    }),
    access: visitReaders,
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      label: 'the way to an appointment',
      can: 'be led to an appointment in its list',
    },
  },
  /** Who can be booked no more and has visits all the same, by name: no lookup offers them. */
  formerDoctors: {
    name: 'list former doctors of visits',
    method: 'GET',
    path: '/api/visits/former-doctors',
    input: z.object({
      /** YYYY-MM-DD: who has visits on that day; without it, who has some today or to come. */
      date: filterBy(z.iso.date()),
      /** One who is answered in any case. */
      doctorId: filterBy(z.string()),
    }),
    output: z.array(
      z.object({
        doctorId: z.string(),
        /** 'Dr. ' and the name. */
        doctor: z.string(),
        department: z.optional(z.string()),
      }),
    ),
    access: visitReaders,
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      label: 'former doctors',
      can: 'see appointments of former doctors',
    },
  },
  /** What there is to know of a time before it is taken: nothing is kept free by asking. */
  slot: {
    name: 'look at a time for a visit',
    method: 'GET',
    path: '/api/visits/slot',
    input: z.object({
      doctorId: z.string().check(z.minLength(1)),
      /** Empty where nobody is chosen yet. */
      patientId: z._default(z.string(), ''),
      date: z.iso.date(),
      time: visitInputSchema.shape.time,
      /** The visit that is to be moved, which is in nobody's way. */
      visitId: z.optional(z.string()),
    }),
    output: z.object({ clash: z.optional(clashSchema), warnings: z.array(z.string()) }),
    access: ['appointment_create', 'appointment_edit'],
    scope: 'clinic',
    shows: 'records',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'what stands in the way',
      can: 'see what stands in a time’s way',
      patient: { among: 'Saw your appointment while choosing a time' },
    },
  },
  /** The next free times of a doctor, or of all doctors of a department, by time. */
  freeTimes: {
    name: 'list free times',
    method: 'GET',
    path: '/api/visits/free-times',
    /** Of a doctor or of a department; not of both. */
    input: z.object({
      doctorId: filterBy(z.string()),
      departmentId: filterBy(z.string()),
      /** YYYY-MM-DD: the first day that is looked at. */
      from: z.iso.date(),
      /** HH:MM of that day, from which on they are looked for. */
      time: z.optional(z.string().check(z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/))),
      /** How many. */
      limit: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(50)), 6),
      /** The visit that is to be moved, which is in nobody's way. */
      visitId: z.optional(z.string()),
    }),
    output: z.object({
      free: z.array(freeTimeSchema),
      /** YYYY-MM-DD of the last day that is looked at: two weeks after the first. */
      until: z.string(),
    }),
    access: ['appointment_create', 'appointment_edit'],
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'free times',
      can: 'see a doctor’s free times',
    },
  },
  /** Time, doctor and reason; a patient is not exchanged. */
  change: {
    name: 'change visit',
    method: 'PATCH',
    path: '/api/visits/:id',
    input: z.extend(z.omit(visitInputSchema, { patientId: true }), {
      ...visitVersion,
      anyway: z.optional(anywaySchema),
    }),
    output: scheduledVisitSchema,
    access: 'appointment_edit',
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Move',
      can: 'move or change an appointment',
      did: 'Changed an appointment',
      patient: {
        among: 'Saw your appointment while choosing a time',
        did: 'Changed your appointment',
      },
    },
  },
} as const satisfies Record<string, Endpoint>
