import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from './contact'
import type { Endpoint } from './endpoint'
import { nameMaxLength, nameSchema, optionalNameSchema } from './lists'
import { ageNumber, genderSchema, isAge } from './patients'

/** The longest message of a checkup, in characters. */
const checkupDetailsMaxLength = 2000

/** What a person reads on the booking screen (docs/product/booking.md). */
export const bookingMessages = {
  firstNameRequired: 'Please enter first name',
  nameTooLong: `Please use at most ${nameMaxLength} characters`,
  genderRequired: 'Please select a gender',
  mobileInvalid: 'Please enter a valid mobile number',
  emailInvalid: 'Please enter a valid email',
  ageInvalid: 'Please enter a valid age',
  messageRequired: 'Please enter a message',
  messageTooLong: `Please use at most ${checkupDetailsMaxLength} characters`,
  departmentRequired: 'Please select a department',
  departmentGone: 'This department no longer exists. Please select another.',
  doctorRequired: 'Please select a doctor',
  noDoctors: (department: string) =>
    `No active doctor on the staff list belongs to ${department}. Please select another department, or book a Health Checkup.`,
  booked: 'Appointment booked successfully!',
  /** Stands behind it, where the host counts bookings. */
  numbered: (number: number) => `Your booking has the number ${number}.`,
  failed: 'Failed to book appointment',
} as const

const person = {
  firstName: nameSchema(bookingMessages.firstNameRequired, bookingMessages.nameTooLong),
  /** Empty for a person with one name. */
  lastName: optionalNameSchema(bookingMessages.nameTooLong),
  gender: z.enum(genderSchema.options, bookingMessages.genderRequired),
  mobile: phoneSchema(bookingMessages.mobileInvalid),
  email: emailSchema(bookingMessages.emailInvalid),
  /** Whole years; a form sends it as it was typed. */
  age: z.pipe(
    z.union([z.string(), z.number()]).check(z.refine(isAge, bookingMessages.ageInvalid)),
    z.transform(ageNumber),
  ),
}

const chosen = (required: string) =>
  z.string().check(z.minLength(1, required), z.maxLength(nameMaxLength, required))

/** Each type has fields of its own; those of the other are left out. */
export const bookingInputSchema = z.discriminatedUnion('type', [
  z.object({
    ...person,
    type: z.literal('consulting'),
    /** The department's id. */
    department: chosen(bookingMessages.departmentRequired),
    /** The id of a doctor among the staff records. */
    doctorId: chosen(bookingMessages.doctorRequired),
  }),
  z.object({
    ...person,
    type: z.literal('checkup'),
    checkupDetails: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, bookingMessages.messageRequired),
        z.maxLength(checkupDetailsMaxLength, bookingMessages.messageTooLong),
      ),
  }),
])
export type BookingInput = z.infer<typeof bookingInputSchema>
export type BookingType = BookingInput['type']

/** What a host answers: what was sent, with an id, and the number by which people know it, if any. */
type Booking = BookingInput & { _id: string; number?: number }

/**
 * The answer to a booking, under the wire's own spelling. One that can't be read is no failure:
 * the appointment has been booked.
 */
const bookedSchema = z.pipe(
  z.catch(
    z.looseObject({ saveBookappoinment: z.looseObject({ number: z.optional(z.number()) }) }),
    { saveBookappoinment: {} },
  ),
  z.transform(({ saveBookappoinment: { number } }) => ({ number })),
)

/** The answer that a host has to send. */
export const sentBooking = (saveBookappoinment: Booking) => ({ saveBookappoinment })

/** The path is spelled and ends as the wire has it. */
export const bookingEndpoints = {
  create: {
    name: 'book appointment',
    method: 'POST',
    path: '/api/appoinment/add/',
    input: bookingInputSchema,
    output: bookedSchema,
    access: 'appointment_create',
    words: {
      screen: 'Book Appointment',
      label: 'Book Appointment',
      can: 'book an appointment for oneself or somebody else',
      did: 'Booked an appointment',
    },
  },
} as const satisfies Record<string, Endpoint>
