import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import {
  clockTimeSchema,
  dayRangeChecks,
  dayRangeFields,
  daysMost,
  endTimeSchema,
  preview,
  weekdaySchema,
} from './hours'
import { filterBy, nameSchema, versionSchema } from './lists'

/** What a person reads about the clinic's opening hours (docs/product/hours.md). */
export const openingHoursMessages = {
  tooMany: 'Please enter at most 50 intervals',
  versionMissing: 'The version of the opening hours is missing',
  stale:
    'The opening hours have been changed meanwhile. See what they are now, and save again if you still want to.',
  saved: 'Opening hours saved.',
  fetchFailed: 'Failed to fetch the opening hours',
  saveFailed: 'Failed to save the opening hours',
} as const

/** An interval that ends at or before its start runs into the next day. */
const openIntervalSchema = z.object({
  weekday: weekdaySchema,
  /** HH:MM. */
  from: clockTimeSchema,
  /** HH:MM, up to 24:00. */
  to: endTimeSchema,
})
export type OpenInterval = z.infer<typeof openIntervalSchema>

/** The clinic's week, by weekday and time. An empty list means that no opening hours are set. */
const openIntervalsSchema = z
  .array(openIntervalSchema)
  .check(z.maxLength(50, openingHoursMessages.tooMany))

const openingHoursSchema = z.object({ hours: z.array(openIntervalSchema), version: z.number() })
export type OpeningHours = z.infer<typeof openingHoursSchema>

/** The form. */
const openingHoursInputSchema = z.object({ hours: openIntervalsSchema })

const ofClinic = { resource: 'clinic', recordsOnly: true, scope: 'clinic' } as const
const written = { access: 'staff_edit', alsoNeeds: 'admin_dashboard', ...ofClinic } as const
const savedHours = z.extend(openingHoursInputSchema, {
  version: versionSchema(openingHoursMessages.versionMissing),
})

export const openingHoursEndpoints = {
  get: {
    name: 'read opening hours',
    method: 'GET',
    path: '/api/clinic/hours',
    input: null,
    output: openingHoursSchema,
    access: 'session',
    ...ofClinic,
  },
  save: {
    name: 'save opening hours',
    method: 'PUT',
    path: '/api/clinic/hours',
    input: savedHours,
    output: openingHoursSchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Opening hours, Save',
      can: 'set the clinic’s opening hours',
      did: 'Changed the opening hours',
    },
  },
  preview: {
    name: 'preview opening hours',
    path: '/api/clinic/hours/preview',
    input: savedHours,
    ...written,
    ...preview,
    words: {
      screen: 'Admin dashboard',
      label: 'what other opening hours cost',
      can: 'see which appointments other opening hours leave outside',
      did: null,
      patient: { among: 'Saw your appointment while changing the opening hours' },
    },
  },
} as const satisfies Record<string, Endpoint>

/** What a person reads about closing days (docs/product/hours.md). */
export const closingDayMessages = {
  nameRequired: 'Please enter a name, such as Christmas',
  nameTooLong: 'Please use at most 100 characters',
  yearlyTooLong: 'What returns every year takes less than a year',
  noneGiven: 'Please enter a closing day',
  tooManyGiven: 'Please enter at most 60 closing days at a time',
  tooMany: 'A clinic has at most 400 closing days. Delete one first.',
  versionMissing: 'The version of the closing day is missing',
  stale:
    'This closing day has been changed meanwhile. See what it says now, and save again if you still want to.',
  notFound: 'Closing day not found. It may have been deleted meanwhile.',
  created: (count: number) => (count === 1 ? 'Closing day added.' : `${count} closing days added.`),
  changed: 'Closing day changed.',
  deleted: 'Closing day deleted.',
  fetchFailed: 'Failed to fetch the closing days',
  createFailed: 'Failed to add the closing day',
  changeFailed: 'Failed to change the closing day',
  deleteFailed: 'Failed to delete the closing day',
} as const

/** How many closing days a clinic has at most. */
export const closingDaysMost = 400

const closingDayFields = {
  ...dayRangeFields,
  name: nameSchema(closingDayMessages.nameRequired, closingDayMessages.nameTooLong),
  /** Whether it returns every year, from its first year on; 29 February in leap years alone. */
  yearly: z.boolean(),
}

/** The form of one. */
export const closingDayInputSchema = z.object(closingDayFields).check(
  ...dayRangeChecks,
  z.refine(
    ({ from, to, yearly }) =>
      !yearly || Date.parse(to) - Date.parse(from) < (daysMost - 1) * 86_400_000,
    { error: closingDayMessages.yearlyTooLong, path: ['to'] },
  ),
)
export type ClosingDayInput = z.infer<typeof closingDayInputSchema>

export const closingDaySchema = z.object({
  ...closingDayFields,
  id: z.string(),
  version: z.number(),
})
export type ClosingDay = z.infer<typeof closingDaySchema>

const closingVersion = { version: versionSchema(closingDayMessages.versionMissing) }
const closingDaysSchema = z.object({
  days: z
    .array(closingDayInputSchema)
    .check(
      z.minLength(1, closingDayMessages.noneGiven),
      z.maxLength(60, closingDayMessages.tooManyGiven),
    ),
})

export const closingDayEndpoints = {
  /** By first day, those that are over too. */
  list: {
    name: 'list closing days',
    method: 'GET',
    path: '/api/closing-days',
    input: null,
    output: z.array(closingDaySchema),
    access: 'session',
    ...ofClinic,
  },
  /** All of them, or none: a country's holidays are added together. */
  create: {
    name: 'create closing days',
    method: 'POST',
    path: '/api/closing-days',
    input: closingDaysSchema,
    output: z.array(closingDaySchema),
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Closing days, Add',
      can: 'add a closing day',
      did: 'Added closing days',
    },
  },
  change: {
    name: 'change closing day',
    method: 'PATCH',
    path: '/api/closing-days/:id',
    input: z.extend(closingDayInputSchema, closingVersion),
    output: closingDaySchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Closing days, Edit',
      can: 'change a closing day',
      did: 'Changed a closing day',
    },
  },
  delete: {
    name: 'delete closing day',
    method: 'DELETE',
    path: '/api/closing-days/:id',
    input: z.object(closingVersion),
    output: closingDaySchema,
    ...written,
    words: {
      screen: 'Admin dashboard',
      label: 'Closing days, Delete',
      can: 'delete a closing day',
      did: 'Deleted a closing day',
    },
  },
  preview: {
    name: 'preview closing days',
    path: '/api/closing-days/preview',
    input: z.extend(closingDaysSchema, {
      /** The closing day that is changed: these take its place. */
      id: filterBy(z.string()),
    }),
    ...written,
    ...preview,
    words: {
      screen: 'Admin dashboard',
      label: 'what a closing day costs',
      can: 'see which appointments a closing day leaves outside',
      did: null,
      patient: { among: 'Saw your appointment while entering a closing day' },
    },
  },
} as const satisfies Record<string, Endpoint>
