import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { visitStatuses, visitStatusSchema } from './visits'

/** What a person reads about closing a day (docs/product/day-sheet.md). */
export const dayMessages = {
  fetchFailed: 'Failed to fetch what is open on this day',
  closeFailed: 'Failed to close the day',
  closed: (date: string) => `The day ${date} is closed.`,
  isClosed: (date: string, by: string) => `${date} was closed already, by ${by}.`,
  isToCome: 'This day has not begun. Close it when it is over.',
  dateUnknown: 'Please enter a date as YYYY-MM-DD',
  leftOver: (open: number) =>
    `${open === 1 ? 'One thing is' : `${open} things are`} open and without a reason. End each, or say why it is left open.`,
  othersChanged: 'What is open has changed since you looked. Look again, then close the day.',
  reasonRequired: 'Please say why it is left open',
  reasonTooLong: 'Please use at most 300 characters',
  nothingOpen: 'Nothing is open now.',
  closeQuestion:
    'The sheet is sealed and cannot be undone. What changes on that day afterwards is marked on it.',
  notListed: (more: number) =>
    `${more === 1 ? 'One more is' : `${more} more are`} open and not listed here. Give one reason for all.`,
  /** Of a sheet. @param withheld how many of them the reader's role may not see */
  notShown: ({ notShown, withheld }: Pick<DaySheet, 'notShown' | 'withheld'>) => {
    const one = notShown === 1
    return `${one ? 'One critical result' : `${notShown} critical results`}. ${
      withheld > 0 ? 'Your role' : 'The person who closed the day'
    } ${withheld > 0 ? 'cannot' : 'could not'} see ${one ? 'it' : 'them'}.`
  },
  broken: 'This sheet has been changed in the database since the day was closed.',
} as const

/** What can be left open at the end of a day. */
export const openKinds = ['visit', 'request', 'result'] as const
const openKindSchema = z.enum(openKinds)

const reasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, dayMessages.reasonRequired),
    z.maxLength(300, dayMessages.reasonTooLong),
  )

const openThingSchema = z.object({
  kind: openKindSchema,
  id: z.string(),
  /** By which people know it, counted by the clinic for each kind. */
  number: z.number(),
  /** Whose it is; null of a booking by an account that shows nobody's record. */
  patientId: z.nullable(z.string()),
  patientNumber: z.nullable(z.number()),
  patientName: z.string(),
  /** Of a visit its time and doctor, of a booking when it was made, of a result its test. */
  what: z.string(),
  /** Of a visit: what it takes to end it. */
  visit: z.optional(
    z.object({ status: visitStatusSchema, version: z.number(), startsAt: z.string() }),
  ),
})
export type OpenThing = z.infer<typeof openThingSchema>

const figuresSchema = z.record(z.enum(visitStatuses), z.number())
export type DayFigures = z.infer<typeof figuresSchema>

const sheetVisitSchema = z.object({
  ...{ id: z.string(), number: z.number(), version: z.number() },
  ...{ time: z.string(), doctor: z.string(), status: visitStatusSchema },
  ...{ patientId: z.string(), patientNumber: z.number(), patientName: z.string() },
})

/** What a sheet holds, as it was when the day was closed. */
export const sheetContentSchema = z.object({
  date: z.string(),
  /** The name of who closed it, and when (ISO). */
  closedBy: z.string(),
  closedAt: z.string(),
  figures: figuresSchema,
  visits: z.array(sheetVisitSchema),
  leftOpen: z.array(z.extend(z.omit(openThingSchema, { visit: true }), { reason: z.string() })),
  /** What else was open, which the person who closed the day may not read. */
  notShown: z.number(),
})
export type SheetContent = z.infer<typeof sheetContentSchema>

const daySheetSchema = z.extend(sheetContentSchema, {
  /** SHA-256 of the content, which the audit's row of the closing holds as well. */
  hash: z.string(),
  /** Whether the content still has that hash, and the audit's row says the same. */
  isIntact: z.boolean(),
  /** How many of those that are not shown were left open, and may not be read by the caller. */
  withheld: z.number(),
  /** The day's visits that were changed, moved or added since, each in a sentence. */
  changedSince: z.array(z.object({ number: z.number(), what: z.string() })),
})
export type DaySheet = z.infer<typeof daySheetSchema>

const openDaySchema = z.object({
  date: z.string(),
  figures: figuresSchema,
  rows: z.array(openThingSchema),
  /** How many open things the caller may not read. */
  notShown: z.number(),
  /** How many notes of the day's appointments are not signed, by author. */
  notSigned: z.array(z.object({ author: z.string(), notes: z.number() })),
  /** Where the day is closed. */
  sheet: z.nullable(daySheetSchema),
})
export type OpenDay = z.infer<typeof openDaySchema>

export const dayEndpoints = {
  open: {
    name: 'list open of day',
    method: 'GET',
    path: '/api/days/:date/open',
    input: null,
    output: openDaySchema,
    access: ['appointment_view', 'appointment_edit'],
    shows: 'records',
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      label: 'Close Day',
      can: 'see what is open at the end of a day',
      patient: {
        read: 'Saw what was open at the end of a day',
        among: 'Saw you among what was open at the end of a day',
      },
    },
  },
  close: {
    name: 'close day',
    method: 'POST',
    path: '/api/days/:date/close',
    input: z.object({
      leftOpen: z
        .array(
          z.object({
            kind: openKindSchema,
            id: z.string().check(z.maxLength(100)),
            reason: reasonSchema,
          }),
        )
        .check(z.maxLength(1000)),
      /** One reason for all others of a kind, with how many they are: one that came since was not seen. */
      others: z.optional(
        z
          .array(
            z.object({
              kind: openKindSchema,
              reason: reasonSchema,
              count: z.number().check(z.int(), z.minimum(1)),
            }),
          )
          .check(z.maxLength(openKinds.length)),
      ),
    }),
    output: daySheetSchema,
    access: 'appointment_edit',
    shows: 'records',
    scope: 'clinic',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Receptionist dashboard',
      label: 'Close Day, Close the Day',
      can: 'close a day',
      did: 'Closed a day',
      patient: { among: 'Saw you on the sheet of a closed day' },
    },
  },
} as const satisfies Record<string, Endpoint>
