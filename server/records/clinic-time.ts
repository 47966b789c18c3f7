import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { Temporal } from 'temporal-polyfill'

/** A time as people say it: `date` as YYYY-MM-DD and `time` as HH:MM, both in the clinic's zone. */
export interface ClinicTime {
  date: ClinicDate
  time: string
}

/** Whether a zone's name is known here: `Europe/Berlin`. */
export function isZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== ''
  } catch {
    return false
  }
}

/** The zone of the machine, or of the browser, that this runs in; UTC where it names none. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return isZone(zone) ? zone : 'UTC'
}

/**
 * When a time is. One that a change of the clocks doubles is the first of the two.
 * @returns null for a time that such a change skips
 */
export function instantOf({ date, time }: ClinicTime, zone: string): Date | null {
  const wanted = Temporal.PlainDateTime.from(`${date}T${time}`)
  const found = wanted.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return found.toPlainDateTime().equals(wanted) ? new Date(found.epochMilliseconds) : null
}

const zoned = (instant: Date | number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(Number(instant)).toZonedDateTimeISO(zone)

/** What the clinic's clocks show at an instant. */
export function clinicTimeOf(instant: Date, zone: string): ClinicTime {
  const local = zoned(instant, zone).toPlainDateTime()
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/**
 * The clinic's date at an instant.
 * @param now in milliseconds since 1970
 */
export const dayIn = (zone: string, now: Date | number): ClinicDate =>
  zoned(now, zone).toPlainDate().toString()

/** When a day begins, which in some zones is not midnight every day. */
export const startOfDay = (date: ClinicDate, zone: string): Date =>
  new Date(Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds)

/** The days of which the database and every zone can tell when they begin and end. */
const [firstDay, lastDay] = ['1900-01-01', '9000-12-31']

/**
 * When a day begins, and when it is over.
 * @returns null for a day on which nothing can be
 */
export const dayOf = (date: ClinicDate, zone: string): { from: Date; to: Date } | null =>
  date < firstDay || date > lastDay
    ? null
    : { from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) }
