import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, nameSchema, orderedBy, pageFields, pageOf, versionSchema } from './lists'
import { genderSchema } from './patients'
import {
  scheduledVisitSchema,
  visitInputSchema,
  visitReaders,
  visitRoomFields,
  visitStatusSchema,
} from './visits'

/** What a person reads about bookings that wait for an appointment (docs/product/booking.md). */
export const bookingRequestMessages = {
  notFound: 'Booking request not found.',
  versionMissing: 'The version of the booking request is missing',
  reasonRequired: 'Please give a reason',
  reasonTooLong: 'Please use at most 100 characters',
  fetchFailed: 'Failed to fetch booking requests',
  declineFailed: 'Failed to decline the booking request',
  declined: 'Booking request declined.',
  withdrawFailed: 'Failed to withdraw the booking',
  withdrawn: 'Booking withdrawn.',
  stale: 'This booking request has been changed meanwhile.',
  closed: (status: string) => `This booking request is ${status} already.`,
  whose: 'Whose record is it? Choose the patient, or register a new one.',
  nobodyFound: 'No open record has this name or mobile number.',
  /** @param who by name and number */
  patientClosed: (who: string) =>
    `The record of ${who} is closed: nothing can be scheduled for this patient. Reopen it, choose another patient, or decline the booking.`,
  closedMeanwhile: 'This booking request has been closed meanwhile.',
} as const

export const bookingRequestStatuses = ['new', 'scheduled', 'declined', 'withdrawn'] as const
const statusSchema = z.enum(bookingRequestStatuses)
export type BookingRequestStatus = z.infer<typeof statusSchema>

/** A booking, until the desk has given it an appointment or declined it, or who booked has withdrawn it. */
export const bookingRequestSchema = z.object({
  id: z.string(),
  /** By which people know it, counted by the clinic. */
  number: z.number(),
  type: z.enum(['consulting', 'checkup']),
  firstName: z.string(),
  lastName: z.string(),
  gender: genderSchema,
  mobile: z.string(),
  email: z.string(),
  /** Whole years. */
  age: z.number(),
  /** Names, of a consultation; null where they are not known. */
  department: z.nullable(z.string()),
  doctorId: z.nullable(z.string()),
  doctor: z.nullable(z.string()),
  /** Of a checkup. */
  checkupDetails: z.nullable(z.string()),
  status: statusSchema,
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** Whose record the account that booked shows. */
  patientId: z.nullable(z.string()),
  /** The same by number and name, for the clinic; nobody learns it of the own bookings. */
  patient: z.optional(z.nullable(z.object({ number: z.number(), name: z.string() }))),
  /** The appointment that it was given, and what has become of that. */
  visit: z.nullable(
    z.object({
      id: z.string(),
      /** Whose it is, for the clinic, likewise: the account may have shown nobody's record, or another. */
      patientId: z.optional(z.string()),
      date: z.string(),
      time: z.string(),
      status: visitStatusSchema,
    }),
  ),
  /** An ISO time. */
  bookedAt: z.string(),
  version: z.number(),
})
export type BookingRequest = z.infer<typeof bookingRequestSchema>

const versionFields = { version: versionSchema(bookingRequestMessages.versionMissing) }

/** What is asked where a booking is declined. */
export const declineSchema = z.object({
  reason: nameSchema(bookingRequestMessages.reasonRequired, bookingRequestMessages.reasonTooLong),
})

/** What bookings can be ordered by, however many there are: each has its index. */
export const bookingRequestOrders = ['number', 'name', 'bookedAt'] as const
export const bookingRequestSortSchema = orderedBy(bookingRequestOrders)

const listInputSchema = z.object({
  status: filterBy(statusSchema),
  sort: bookingRequestSortSchema,
  ...pageFields,
})
export type BookingRequestListInput = z.input<typeof listInputSchema>

/** As much of a checkup's message as a row of the desk's list shows, in UTF-16 units. */
export const listedMessageMost = 200

export const bookingRequestEndpoints = {
  /**
   * New ones first, the longest waiting in front, and then the others, the last closed in front. Of a long
   * message each has the beginning: all of it is read by opening the booking.
   */
  list: {
    name: 'list booking requests',
    method: 'GET',
    path: '/api/booking-requests',
    input: listInputSchema,
    output: pageOf(bookingRequestSchema),
    access: visitReaders,
    scope: 'clinic',
    shows: 'records',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Admin dashboard',
      label: 'Booking Requests',
      can: 'see what was booked',
      patient: { among: 'Saw you in the list of bookings' },
    },
  },
  /** Those of the account that is signed in, the newest first, at most 100. */
  own: {
    name: 'list own booking requests',
    method: 'GET',
    path: '/api/booking-requests/own',
    input: null,
    output: z.array(bookingRequestSchema),
    access: 'appointment_create',
    shows: 'own',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Book Appointment',
      label: 'Your bookings',
      can: 'see what one has booked oneself',
    },
  },
  get: {
    name: 'read booking request',
    method: 'GET',
    path: '/api/booking-requests/:id',
    input: null,
    output: bookingRequestSchema,
    access: visitReaders,
    scope: 'clinic',
    shows: 'records',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Admin dashboard',
      label: 'a booking',
      can: 'open a booking',
      patient: { read: 'Opened one of your bookings' },
    },
  },
  /** Makes the visit and closes the request, or neither. */
  schedule: {
    name: 'schedule booking request',
    method: 'POST',
    path: '/api/booking-requests/:id/schedule',
    input: z.extend(visitInputSchema, { ...versionFields, ...visitRoomFields }),
    output: z.object({ request: bookingRequestSchema, visit: scheduledVisitSchema }),
    access: 'appointment_create',
    scope: 'clinic',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Admin dashboard',
      label: 'Schedule a booking',
      can: 'schedule a booking',
      did: 'Scheduled a booking',
      patient: {
        among: 'Saw your appointment while choosing a time',
        did: 'Scheduled what you had booked',
      },
    },
  },
  decline: {
    name: 'decline booking request',
    method: 'POST',
    path: '/api/booking-requests/:id/decline',
    input: z.extend(declineSchema, versionFields),
    output: bookingRequestSchema,
    access: 'appointment_delete',
    scope: 'clinic',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      also: 'Admin dashboard',
      label: 'Decline',
      can: 'decline a booking',
      did: 'Declined a booking',
      patient: { did: 'Declined what you had booked' },
    },
  },
  /** Closes one that the account itself has booked, while it is new. */
  withdraw: {
    name: 'withdraw booking request',
    method: 'POST',
    path: '/api/booking-requests/:id/withdraw',
    input: z.object(versionFields),
    output: bookingRequestSchema,
    access: 'appointment_create',
    resource: 'booking-requests',
    recordsOnly: true,
    words: {
      screen: 'Book Appointment',
      label: 'Withdraw',
      can: 'withdraw what one has booked oneself',
      did: 'Withdrew a booking',
      patient: { did: 'Changed something in your record' },
    },
  },
} as const satisfies Record<string, Endpoint>
