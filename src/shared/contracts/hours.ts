import { isolated } from '@shared/lib/isolated'
import { plainTyped } from '@shared/lib/normaliser'
import * as z from 'zod/mini'

/** What a person reads of any hours (docs/product/hours.md). */
export const hoursMessages = {
  timeInvalid: 'Please enter a time as HH:MM (09:45, 945 or, on the hour, 9)',
  dateInvalid: 'Please enter a date as YYYY-MM-DD',
  weekdayInvalid: 'A day of the week is a number from 1 (Monday) to 7 (Sunday)',
  endsBeforeStart: 'Please enter a last day that is not before the first',
  timesNeedBoth: 'Please enter both times, or none for whole days',
  timesOfOneDay: 'Times are possible on a single day only',
  timesReversed: 'Please enter an end after the start',
  tooLong: 'Please enter at most 366 days',
  previewFailed: 'What this change costs could not be worked out. Please try again.',
  away: (who: string, until: string) => `${isolated(who)} is away until ${until}.`,
  awayFor: (who: string, date: string, from: string, to: string) =>
    `${isolated(who)} is away on ${date} from ${from} to ${to}.`,
  closed: (date: string, name: string) => `The clinic is closed on ${date}: ${isolated(name)}.`,
  closedFor: (date: string, from: string, to: string, name: string) =>
    `The clinic is closed on ${date} from ${from} to ${to}: ${isolated(name)}.`,
  /** @param hours of that day, each as `from 09:00 to 12:00` */
  outside: (who: string, hours: readonly string[]) => `${isolated(who)} works ${listed(hours)}.`,
  dayOff: (who: string, date: string) => `${isolated(who)} does not work on ${date}.`,
} as const

/** Several in words: `from 09:00 to 12:00, from 13:00 to 15:00 and from 16:00 to 18:00`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last
}

/** 945, 0945 and 9.45 mean 09:45, and 9 means 09:00; anything else stays as it was typed. */
function typedClockTime(typed: string): string {
  const plain = plainTyped(typed)
  const [, hour, minutes = '00'] = /^(\d{1,2})(?:[.:]?(\d{2}))?$/.exec(plain) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minutes}` : plain
}

/** HH:MM from 00:00 to 23:59, as a person types it. */
export const clockTimeSchema = z
  .string(hoursMessages.timeInvalid)
  .check(
    z.overwrite(typedClockTime),
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, hoursMessages.timeInvalid),
  )

/** The same, and 24:00. */
export const endTimeSchema = z
  .string(hoursMessages.timeInvalid)
  .check(
    z.overwrite(typedClockTime),
    z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, hoursMessages.timeInvalid),
  )

/** YYYY-MM-DD, as a person types it. */
export const dateSchema = z
  .string(hoursMessages.dateInvalid)
  .check(z.overwrite(plainTyped), z.iso.date(hoursMessages.dateInvalid))

/** 1 is Monday, 7 is Sunday. */
export const weekdaySchema = z
  .number(hoursMessages.weekdayInvalid)
  .check(
    z.multipleOf(1, hoursMessages.weekdayInvalid),
    z.gte(1, hoursMessages.weekdayInvalid),
    z.lte(7, hoursMessages.weekdayInvalid),
  )

/** The most days that an absence or a closing day takes, and that are asked for together. */
export const daysMost = 366

/** Days, or with both times from one of the first day to one of the last; null for whole days. */
export const dayRangeFields = {
  from: dateSchema,
  /** The last day. */
  to: dateSchema,
  fromTime: z.nullable(clockTimeSchema),
  toTime: z.nullable(endTimeSchema),
}

interface DayRange {
  from: string
  to: string
  fromTime: string | null
  toTime: string | null
}

const daysOf = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/** What has to be true of such days. */
export const daysAndTimesChecks = [
  z.refine<DayRange>(({ from, to }) => from <= to, {
    error: hoursMessages.endsBeforeStart,
    path: ['to'],
  }),
  z.refine<DayRange>((range) => daysOf(range) <= daysMost, {
    error: hoursMessages.tooLong,
    path: ['to'],
  }),
  z.refine<DayRange>(({ fromTime, toTime }) => (fromTime === null) === (toTime === null), {
    error: hoursMessages.timesNeedBoth,
    path: ['toTime'],
  }),
  z.refine<DayRange>(
    ({ from, to, fromTime, toTime }) =>
      from !== to || fromTime === null || toTime === null || fromTime < toTime,
    { error: hoursMessages.timesReversed, path: ['toTime'] },
  ),
] as const

/** The same where times are a part of a single day. */
export const dayRangeChecks = [
  ...daysAndTimesChecks,
  z.refine<DayRange>(({ from, to, fromTime }) => fromTime === null || from === to, {
    error: hoursMessages.timesOfOneDay,
    path: ['to'],
  }),
] as const

/** A stretch of one calendar day, in the clinic's zone. */
export const daySpanSchema = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM. */
  from: z.string(),
  /** HH:MM, up to 24:00. */
  to: z.string(),
})
export type DaySpan = z.infer<typeof daySpanSchema>

/** When somebody cannot be booked on a day, one for each cause: from 00:00 to 24:00 of a whole day. */
export const awayDaySchema = z.extend(daySpanSchema, {
  why: z.enum(['absence', 'closed']),
  /** The same in a sentence. */
  reason: z.string(),
})
export type AwayDay = z.infer<typeof awayDaySchema>

/** The most visits that a forecast names. */
export const forecastMost = 200

/** A visit to come that is outside of the hours, or would be. */
export const visitOutsideSchema = z.object({
  id: z.string(),
  number: z.number(),
  patientId: z.string(),
  patientNumber: z.number(),
  patientName: z.string(),
  doctorId: z.string(),
  /** 'Dr. ' and the name. */
  doctor: z.string(),
  /** YYYY-MM-DD, in the clinic's zone as the time is. */
  date: z.string(),
  /** HH:MM. */
  time: z.string(),
  minutes: z.number(),
})

/** Visits outside of the hours. */
export const visitsOutsideSchema = z.object({
  /** By time and patient, at most 200. */
  visits: z.array(visitOutsideSchema),
  /** How many more there are. */
  more: z.number(),
})
export type VisitsOutside = z.infer<typeof visitsOutsideSchema>

/** What a change of hours costs, before it is saved. */
export const forecastSchema = z.extend(visitsOutsideSchema, {
  /**
   * Visits to come that are not outside of the hours now and would be after saving, by time and patient: at most
   * 200, and none for a reader who may not see appointments.
   */
  visits: z.array(visitOutsideSchema),
  /**
   * Hours of the next 28 days in which a doctor of the department works now and none would after saving, within
   * the clinic's opening hours, by department and time.
   */
  uncovered: z.array(z.extend(daySpanSchema, { departmentId: z.string(), department: z.string() })),
})
export type Forecast = z.infer<typeof forecastSchema>

/** What all previews have in common: nothing is changed by one. */
export const preview = {
  method: 'POST',
  output: forecastSchema,
  scope: 'clinic',
  shows: 'records',
  recordsOnly: true,
  changesNothing: true,
} as const
