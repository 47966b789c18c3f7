import * as z from 'zod/mini'
import { absenceSchema } from './absences'
import { withName } from './call-words'
import type { Endpoint } from './endpoint'
import {
  awayDaySchema,
  clockTimeSchema,
  dateSchema,
  daySpanSchema,
  endTimeSchema,
  preview,
  weekdaySchema,
} from './hours'
import { filterBy, versionSchema } from './lists'
import { hoursReaders } from './permissions'
import { staffVersionFields } from './staff'
import { workingTimeInputSchema } from './working-times'

/** What a person reads about the hours of a member of staff (docs/product/hours.md). */
export const staffHoursMessages = {
  tooMany: 'Please enter at most 50 working times a week',
  workingTimeMissing: 'Please choose a working time',
  weekSaved: 'Hours saved.',
  fetchFailed: 'Failed to fetch the hours',
  saveFailed: 'Failed to save the hours',
  rangeReversed: 'Please ask for days of which the last is not before the first, at most 366',
} as const

/** A working time on a day of the week; an end that is not after its start is on the next day. */
const weekDaySchema = z.object({
  weekday: weekdaySchema,
  workingTime: z.object({
    _id: z.string(),
    name: z.string(),
    /** HH:MM. */
    from: z.string(),
    to: z.string(),
  }),
})
export type WeekDay = z.infer<typeof weekDaySchema>

/** Null: the clinic's opening hours. Set and empty: never. By weekday and time. */
const weekSchema = z.nullable(z.array(weekDaySchema))

/** The form. */
const weekInputSchema = z.object({
  /** Null: the clinic's opening hours. Empty: never. */
  week: z.nullable(
    z
      .array(
        z.object({
          weekday: weekdaySchema,
          workingTimeId: z
            .string(staffHoursMessages.workingTimeMissing)
            .check(z.minLength(1, staffHoursMessages.workingTimeMissing)),
        }),
      )
      .check(z.maxLength(50, staffHoursMessages.tooMany)),
  ),
})
export type WeekInput = z.infer<typeof weekInputSchema>

/** What a person reads about extra hours (docs/product/hours.md). */
export const extraHoursMessages = {
  versionMissing: 'The version of the extra hours is missing',
  stale:
    'These extra hours have been changed meanwhile. See what they are now, and save again if you still want to.',
  notFound: 'Extra hours not found. They may have been deleted meanwhile.',
  tooMany: 'A user has at most 1000 extra hours.',
  created: 'Extra hours added.',
  changed: 'Extra hours changed.',
  deleted: 'Extra hours deleted.',
  createFailed: 'Failed to add the extra hours',
  changeFailed: 'Failed to change the extra hours',
  deleteFailed: 'Failed to delete the extra hours',
} as const

/** An end that is not after its start is on the next day. */
const extraFields = { date: dateSchema, from: clockTimeSchema, to: endTimeSchema }

export const extraHoursSchema = z.object({
  id: z.string(),
  staffId: z.string(),
  ...extraFields,
  version: z.number(),
})
export type ExtraHours = z.infer<typeof extraHoursSchema>

/** The form. */
export const extraHoursInputSchema = z.object(extraFields)
export type ExtraHoursInput = z.infer<typeof extraHoursInputSchema>

const staffHoursSchema = z.object({
  staffId: z.string(),
  /** With 'Dr. ' where it is a doctor. */
  name: z.string(),
  week: weekSchema,
  /** Of the days asked for, as the absences are, by time. */
  extra: z.array(extraHoursSchema),
  absences: z.array(absenceSchema),
  /** When the person works on these days, by time: the week, extra hours, closing days and absences. */
  spans: z.array(daySpanSchema),
  /** Why not, of days on which an absence or a closing day takes hours away. */
  away: z.array(awayDaySchema),
  /** YYYY-MM-DD of the first and the last day. */
  from: z.string(),
  to: z.string(),
  /** The user's. */
  version: z.number(),
})
export type StaffHours = z.infer<typeof staffHoursSchema>

const ofStaff = { resource: 'staff', recordsOnly: true, scope: 'clinic' } as const
const written = { access: 'staff_edit', ...ofStaff } as const
const extraVersion = { version: versionSchema(extraHoursMessages.versionMissing) }
const weekSaved = z.extend(weekInputSchema, staffVersionFields)

export const staffHoursEndpoints = {
  get: {
    name: 'read hours of user',
    method: 'GET',
    path: '/api/staff/:id/hours',
    /** YYYY-MM-DD: the first and the last day that is drawn; without them the clinic's present month. */
    input: z.object({ from: filterBy(z.iso.date()), to: filterBy(z.iso.date()) }),
    output: staffHoursSchema,
    access: hoursReaders,
    ...ofStaff,
    words: {
      screen: 'Staff Management',
      also: 'Receptionist dashboard',
      label: 'Hours',
      can: 'see when a user works',
    },
  },
  save: {
    name: 'save week of user',
    method: 'PUT',
    path: '/api/staff/:id/hours',
    input: weekSaved,
    output: z.object({ week: weekSchema, version: z.number() }),
    ...written,
    words: {
      screen: 'Staff Management',
      label: 'Hours, Save',
      can: 'set when a user works',
      did: withName('Changed the hours of', 'user'),
    },
  },
  preview: {
    name: 'preview week of user',
    path: '/api/staff/:id/hours/preview',
    input: weekSaved,
    ...written,
    ...preview,
    words: {
      screen: 'Staff Management',
      label: 'what other hours cost',
      can: 'see which appointments other hours leave outside',
      did: null,
      patient: { among: 'Saw your appointment while changing hours' },
    },
  },
  /** What the change of a working time costs that weeks use. */
  previewWorkingTime: {
    name: 'preview working time',
    path: '/api/updateworktime/:id/preview',
    input: workingTimeInputSchema,
    ...written,
    ...preview,
    words: {
      screen: 'Working Times',
      label: 'what another working time costs',
      can: 'see which appointments another working time leaves outside',
      did: null,
      patient: { among: 'Saw your appointment while changing hours' },
    },
  },
} as const satisfies Record<string, Endpoint>

export const extraHoursEndpoints = {
  create: {
    name: 'create extra hours',
    method: 'POST',
    path: '/api/extra-hours',
    input: z.extend(extraHoursInputSchema, { staffId: z.string() }),
    output: extraHoursSchema,
    ...written,
    words: {
      screen: 'Staff Management',
      label: 'Extra hours, Add',
      can: 'add extra hours of a user',
      did: withName('Added extra hours of', 'user'),
    },
  },
  change: {
    name: 'change extra hours',
    method: 'PATCH',
    path: '/api/extra-hours/:id',
    input: z.extend(extraHoursInputSchema, extraVersion),
    output: extraHoursSchema,
    ...written,
    words: {
      screen: 'Staff Management',
      label: 'Extra hours, Edit',
      can: 'change extra hours of a user',
      did: withName('Changed extra hours of', 'user'),
    },
  },
  delete: {
    name: 'delete extra hours',
    method: 'DELETE',
    path: '/api/extra-hours/:id',
    input: z.object(extraVersion),
    output: extraHoursSchema,
    ...written,
    words: {
      screen: 'Staff Management',
      label: 'Extra hours, Delete',
      can: 'delete extra hours of a user',
      did: withName('Deleted extra hours of', 'user'),
    },
  },
  preview: {
    name: 'preview extra hours',
    path: '/api/extra-hours/preview',
    input: z.object({
      staffId: z.string(),
      /** What is to be saved; null for a deletion. */
      hours: z.nullable(extraHoursInputSchema),
      /** The extra hours that are changed or deleted. */
      id: filterBy(z.string()),
    }),
    ...written,
    ...preview,
    words: {
      screen: 'Staff Management',
      label: 'what fewer extra hours cost',
      can: 'see which appointments fewer extra hours leave outside',
      did: null,
      patient: { among: 'Saw your appointment while changing hours' },
    },
  },
} as const satisfies Record<string, Endpoint>
