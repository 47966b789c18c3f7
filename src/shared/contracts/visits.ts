import { isolated } from '@shared/lib/isolated'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, orderedBy, pageFields, pageOf, versionSchema } from './lists'
import { sentTelephoneSchema } from './patient-contacts'
import { genderSchema } from './patients'
import type { PermissionKey } from './permissions'
import { visitMinutesSchema } from './visit-kinds'

/** What a person reads about visits (docs/product/desk.md). */
export const visitMessages = {
  incomplete: 'Please fill in all required fields for the new appointment.',
  patientNotFound: 'Selected patient not found.',
  patientRequired: 'Please select a patient',
  dateRequired: 'Please enter a date as YYYY-MM-DD',
  timeRequired: 'Please enter a time as HH:MM (09:45, 945 or, on the hour, 9)',
  reasonRequired: 'Please enter a reason',
  reasonTooLong: 'Please use at most 500 characters',
  doctorRequired: 'Please select a doctor',
  dateIsPast: 'This date is past. It can be scheduled all the same.',
  dateIsFar: 'This date is more than a year away. It can be scheduled all the same.',
  isBooked: 'This doctor has another appointment at this time. It can be scheduled all the same.',
  isPatientBooked:
    'This patient has another appointment at this time. It can be scheduled all the same.',
  scheduled: 'Appointment scheduled successfully!',
  moved: 'Appointment moved.',
  fetchFailed: 'Failed to fetch appointments',
  scheduleFailed: 'Failed to schedule the appointment',
  moveFailed: 'Failed to update the appointment',
  notFound: 'Appointment not found',
  cannotMove: (from: string, to: string) => `A ${from} appointment cannot become ${to}.`,
  noneSelected: 'Select an appointment first, by a click or with the arrow keys.',
  notToday: (patient: string, date: string) =>
    `${isolated(patient)} is expected on ${date}, not today. Undo takes the check-in back.`,
  cannotStart: 'Only a patient who is checked in can be taken in.',
  startFailed: 'Failed to note that the patient is with the doctor',
  notPending: 'Only a pending appointment can be checked in.',
  nothingToUndo: 'There is no action to undo.',
  changedMeanwhile: 'This appointment has been changed meanwhile.',
  versionMissing: 'The version of the appointment is missing',
  onlyByTime: 'Appointments of all days can be ordered by time alone.',
  cancelReasonTooLong: 'Please use at most 500 characters',
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
  /** Of *No-show*. @param when the visit's time, and its date where that is not today */
  notStarted: (when: string) => `Available from ${when}.`,
  cannotReopen: 'Only a step of today can be taken back.',
  nothingToReopen: 'Nothing to undo.',
  isOver: (status: string) => `A ${status} appointment cannot be changed.`,
  stillMoving: (patient: string) =>
    `The appointment of ${isolated(patient)} is still being moved. Wait until it is there.`,
  timeIsPast: 'This time is past.',
  otherDay: (patient: string, date: string) =>
    `${isolated(patient)} is expected on ${date}, not today. Move the appointment to today and check in?`,
  isOtherDay: (date: string, today: string) =>
    `This appointment is on ${date}, and today is ${today}. Confirm to move it to today and check in.`,
  /** The reason of a visit that was moved into a taken time by a check-in. */
  stillShown: (day: string) => `Still showing ${day}. Loading…`,
  longWait: 'long wait',
  cameOnOtherDay: 'came on another day',
  moveToToday: 'Move to today and check in',
  noVisit: 'No visit',
  scheduleNow: 'Schedule now',
  showHidden: 'Clear filters',
  morePatients: 'There are more patients. Type more of the name, or the number.',
  patientBusy: 'This patient has another appointment at this time.',
  outsideDenied:
    'Scheduling in an absence or on a closing day takes the permission Appointment Edit, which your role does not have.',
} as const

/** The longest reason for a visit, in characters. */
export const visitReasonMaxLength = 500

export const visitStatuses = ['pending', 'checked-in', 'completed', 'cancelled', 'no-show'] as const
export const visitStatusSchema = z.enum(visitStatuses)
export type VisitStatus = z.infer<typeof visitStatusSchema>

/** A receptionist's appointment. */
export const visitSchema = z.object({
  id: z.string(),
  /** By which people know it, counted by the clinic. */
  number: z.number(),
  patientId: z.string(),
  patientNumber: z.number(),
  patientName: z.string(),
  /** The patient's, in whole years. */
  age: z.number(),
  /** YYYY-MM-DD; absent where it is not known. */
  dateOfBirth: z.optional(z.string()),
  /** The patient's; absent where a host does not say. */
  gender: z.optional(genderSchema),
  /** By which the patient is called, or the contact person; absent where a host does not say. */
  telephones: z.optional(z.array(sentTelephoneSchema)),
  doctorId: z.string(),
  /** 'Dr. ' and the name. */
  doctor: z.string(),
  /** Whether the doctor can be booked still; absent where a host does not say. */
  isDoctorActive: z.optional(z.boolean()),
  /** YYYY-MM-DD, in the clinic's zone as the time is. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
  /** The same as ISO times; absent where a host has no zone. */
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  /** How long it takes; absent where a host has one length for all. */
  minutes: z.optional(z.number()),
  /** Absent where it has none, as visits from before there were kinds. */
  kind: z.optional(z.object({ id: z.string(), name: z.string() })),
  reason: z.string(),
  status: visitStatusSchema,
  /** Milliseconds since 1970, while checked in: what the wait is counted from. */
  checkedInAt: z.optional(z.number()),
  /**
   * Since when the patient is with the doctor, as an ISO time: the wait ended then. Null before, and of a visit that
   * is not checked in; absent where a host does not say.
   */
  withDoctorSince: z.optional(z.nullable(z.string())),
  /** YYYY-MM-DD of the last step, as long as there is one to take back; absent where a host has no days. */
  lastStepOn: z.optional(z.string()),
  /** Why it was cancelled, where somebody said so. */
  cancelReason: z.optional(z.string()),
  /** Of a visit that was knowingly scheduled over another: why, by whom, and when (ISO). */
  anyway: z.optional(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
  /** Of a visit that was knowingly scheduled in an absence or on a closing day, likewise. */
  outside: z.optional(z.object({ reason: z.string(), by: z.string(), at: z.string() })),
  /** 'Dr. ' and the name of a doctor who is away, because of whom it was given this time or doctor; until it is over. */
  movedBecause: z.optional(z.object({ doctor: z.string() })),
  /** 'Dr. ' and the name of its doctor, where it was cancelled because that doctor is away. */
  cancelledBecause: z.optional(z.object({ doctor: z.string() })),
  /** The doctor's other visits in its time, by time: one of two was scheduled knowingly. None: absent. */
  beside: z.optional(
    z.array(
      z.object({
        id: z.string(),
        patientNumber: z.number(),
        patientName: z.string(),
        /** HH:MM, in the clinic's zone. */
        time: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
      }),
    ),
  ),
  /** Counts the changes: whoever changes the visit sends the version that was seen. */
  version: z.number(),
})
export type Visit = z.infer<typeof visitSchema>

/** 945, 0945 and 9.45 mean 09:45, and 9 means 09:00; anything else stays as it was typed. */
function clockTime(typed: string): string {
  const [, hour, minutes = '00'] = /^(\d{1,2})(?:\.?(\d{2}))?$/.exec(typed) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minutes}` : typed
}

/** The scheduling form. */
export const visitInputSchema = z.object({
  patientId: z.string().check(z.minLength(1, visitMessages.patientRequired)),
  date: z.string().check(z.overwrite(plainTyped), z.iso.date(visitMessages.dateRequired)),
  time: z.string().check(
    z.overwrite((typed) => clockTime(plainTyped(typed))),
    z.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, visitMessages.timeRequired),
  ),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, visitMessages.reasonRequired),
      z.maxLength(visitReasonMaxLength, visitMessages.reasonTooLong),
    ),
  doctorId: z.string().check(z.minLength(1, visitMessages.doctorRequired)),
})
export type VisitInput = z.infer<typeof visitInputSchema>

/** A visit over another, knowingly: why. Where the host keeps visits, it takes the permission to edit. */
export const anywaySchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, visitMessages.reasonRequired),
      z.maxLength(visitReasonMaxLength, visitMessages.reasonTooLong),
    ),
})

/** A visit in an absence of its doctor, or on a closing day, knowingly: why. It takes the permission to edit. */
export const outsideSchema = z.object({ reason: anywaySchema.shape.reason })

/** What a visit is and how long it takes, where a host has kinds of visit. */
const kindFields = {
  /** Without it the default kind, or of a visit that is changed its own. */
  kindId: z.optional(z.string()),
  /** Without it the kind's minutes, or of a visit that is changed its own. */
  minutes: z.optional(visitMinutesSchema),
}

/** What scheduling and moving take besides the form. */
export const visitRoomFields = {
  ...kindFields,
  anyway: z.optional(anywaySchema),
  outside: z.optional(outsideSchema),
}

/** What was scheduled, or moved, and what whoever did it should know: each a sentence. */
export const scheduledVisitSchema = z.extend(visitSchema, {
  warnings: z._default(z.array(z.string()), []),
})
export type ScheduledVisit = z.infer<typeof scheduledVisitSchema>

/** Whoever may change something may read it. */
export const visitReaders = [
  'appointment_view',
  'appointment_create',
  'appointment_edit',
  'appointment_delete',
] as const satisfies readonly PermissionKey[]

/** What visits can be ordered by: those of one day, and those of all days by time, which has an index. */
export const visitOrders = ['time', 'patient', 'age', 'reason', 'doctor', 'status', 'wait'] as const
type VisitOrder = (typeof visitOrders)[number]
const ofAllDays = ['time'] as const

/** What those of a day can be ordered by, or where none is named those of all days. */
export const visitOrdersOf = (date: string | null | undefined): readonly VisitOrder[] =>
  date ? visitOrders : ofAllDays
const visitSortSchema = orderedBy(visitOrders)

/** The order that is asked for, where it is one of those; otherwise null. */
export const visitSort = (asked: string, orders: readonly VisitOrder[]) =>
  orderedBy(orders).safeParse(asked).data ?? null

const visitListInputSchema = z.object({
  /** Looked for in the patient's name; where the host keeps visits, in the number and contact too. */
  q: z._default(z.string().check(z.maxLength(200)), ''),
  status: filterBy(visitStatusSchema),
  /** YYYY-MM-DD: that day's alone, by time. Without it, today and the days to come go first. */
  date: filterBy(z.iso.date()),
  doctorId: filterBy(z.string()),
  patientId: filterBy(z.string()),
  /** Without it, of a day who is still to come goes first. */
  sort: visitSortSchema,
  ...pageFields,
})
export type VisitListInput = z.input<typeof visitListInputSchema>

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

/** The version that was seen. */
const visitVersion = { version: versionSchema(visitMessages.versionMissing) }

const step = {
  method: 'POST',
  input: z.object(visitVersion),
  output: visitSchema,
  access: 'appointment_edit',
  scope: 'clinic',
  resource: 'visits',
} as const

export const visitEndpoints = {
  list: {
    name: 'list visits',
    method: 'GET',
    path: '/api/visits',
    input: visitListInputSchema,
    output: pageOf(visitSchema),
    access: visitReaders,
    shows: 'records',
    resource: 'visits',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Appointments',
      can: 'see the appointments',
      patient: {
        read: 'Looked through your appointments',
        among: 'Saw you in a list of appointments',
      },
    },
  },
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
  counts: {
    name: 'count visits',
    method: 'GET',
    path: '/api/visits/counts',
    /** Of that day alone, where one is named. */
    input: z.object({ date: filterBy(z.iso.date()) }),
    output: z.object({ appointments: z.number(), checkedIn: z.number(), pending: z.number() }),
    access: visitReaders,
    scope: 'clinic',
    resource: 'visits',
    words: {
      screen: 'Receptionist dashboard',
      label: 'the figures',
      can: 'see how many appointments there are',
    },
  },
  schedule: {
    name: 'schedule visit',
    method: 'POST',
    path: '/api/visits',
    input: z.extend(visitInputSchema, visitRoomFields),
    output: scheduledVisitSchema,
    access: 'appointment_create',
    scope: 'clinic',
    resource: 'visits',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Schedule New Appointment',
      can: 'schedule an appointment',
      did: 'Scheduled an appointment',
      patient: {
        among: 'Saw your appointment while choosing a time',
        did: 'Scheduled an appointment for you',
      },
    },
  },
  /** Time, doctor, kind, length and reason; a patient is not exchanged. */
  change: {
    name: 'change visit',
    method: 'PATCH',
    path: '/api/visits/:id',
    input: z.extend(z.omit(visitInputSchema, { patientId: true }), {
      ...visitVersion,
      ...visitRoomFields,
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
  checkIn: {
    ...step,
    name: 'check in',
    path: '/api/visits/:id/check-in',
    input: z.object({
      ...visitVersion,
      /**
       * Whether it is known that the visit is not of today. A host with records then moves it to the present
       * quarter of an hour, next to whatever is there.
       */
      otherDay: z.optional(z.boolean()),
    }),
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Check In',
      can: 'check a patient in',
      did: 'Checked a patient in',
      patient: { did: 'Checked you in' },
    },
  },
  /** The patient is with the doctor: the status stays, and the wait ends. Who asks again gets the same answer. */
  start: {
    ...step,
    name: 'start visit',
    path: '/api/visits/:id/start',
    recordsOnly: true,
    words: {
      screen: 'Doctor dashboard',
      also: 'Receptionist dashboard',
      label: 'Start',
      can: 'say that a patient is with the doctor',
      did: 'Took a patient in',
      patient: { did: 'Noted that you were with the doctor' },
    },
  },
  complete: {
    ...step,
    name: 'complete visit',
    path: '/api/visits/:id/complete',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Complete',
      can: 'complete an appointment',
      did: 'Completed an appointment',
      patient: { did: 'Completed your appointment' },
    },
  },
  cancel: {
    ...step,
    name: 'cancel visit',
    path: '/api/visits/:id/cancel',
    input: z.object({
      ...visitVersion,
      reason: z._default(
        z.string().check(z.trim(), z.maxLength(500, visitMessages.cancelReasonTooLong)),
        '',
      ),
    }),
    access: 'appointment_delete',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Cancel',
      can: 'cancel an appointment',
      did: 'Cancelled an appointment',
      patient: { did: 'Cancelled your appointment' },
    },
  },
  /** From its start on. */
  noShow: {
    ...step,
    name: 'mark visit as no-show',
    path: '/api/visits/:id/no-show',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'No-show',
      can: 'mark that a patient has not come',
      did: 'Marked that a patient had not come',
      patient: { did: 'Marked that you had not come' },
    },
  },
  /** Takes back the last step. */
  reopen: {
    ...step,
    input: z.object({ ...visitVersion, outside: z.optional(outsideSchema) }),
    name: 'reopen visit',
    path: '/api/visits/:id/reopen',
    words: {
      screen: 'Receptionist dashboard',
      also: 'Patient page',
      label: 'Undo',
      can: 'take back the last step of an appointment',
      did: 'Took back the last step of an appointment',
      patient: { did: 'Took back the last step of your appointment' },
    },
  },
} as const satisfies Record<string, Endpoint>
