import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy } from './lists'
import { visitMinutesSchema } from './visit-kinds'
import { visitInputSchema } from './visits'

/** `patientId` and `doctorId` may be empty, where nobody is chosen yet. */
const slotSchema = z.object({
  patientId: z.string(),
  doctorId: z.string(),
  date: z.string(),
  time: z.string(),
})
export type Slot = z.infer<typeof slotSchema>

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

/** What a refusal for an absence or a closing day (409, `error: 'unavailable'`) holds beside its message. */
export const unavailableAnswerSchema = z.object({
  /** The doctor's next free times, at most three. */
  free: z.array(spanSchema),
})

/** How long the visit is to take; without it as long as the visit that is moved, or the default kind. */
const lengthFields = { minutes: filterBy(visitMinutesSchema) }

/** What is asked of a time before it is taken. */
export const visitTimeEndpoints = {
  /** Who has an appointment at that minute which isn't cancelled. */
  booked: {
    name: 'look for visits at a time',
    method: 'GET',
    path: '/api/visits/booked',
    input: slotSchema,
    output: z.object({ doctor: z.boolean(), patient: z.boolean() }),
    access: 'appointment_create',
    resource: 'visits',
    sampleOnly: true,
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
      ...lengthFields,
    }),
    output: z.object({
      clash: z.optional(clashSchema),
      /** Why the doctor cannot be booked then, an absence or a closing day: a sentence. */
      unavailable: z.optional(z.string()),
      warnings: z.array(z.string()),
    }),
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
      ...lengthFields,
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
} as const satisfies Record<string, Endpoint>
