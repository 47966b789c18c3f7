import { dateFormat } from './date-format'

/**
 * A clinic's dates are texts, `YYYY-MM-DD`, never instants: so no time zone can move one by a day.
 */
export type ClinicDate = string

/**
 * What the clocks of a time zone show at an instant: the date, and the time of day as HH:MM.
 * @param zone by its name, such as `Europe/Berlin`; that of the machine where there is none
 * @throws RangeError for a zone that is not known here
 */
export function timeIn(zone: string | undefined, at: Date): { date: ClinicDate; time: string } {
  const options = { timeZone: zone, dateStyle: 'short', timeStyle: 'short' } as const
  // Swedish writes dates as they are kept.
  const [date = '', time = ''] = dateFormat('sv-SE', options).format(at).split(' ')
  return { date, time }
}

/** Today's date in a time zone. A screen asks `stores/clinic-day`, which knows the clinic's. */
export const clinicToday = (now: Date, zone?: string): ClinicDate => timeIn(zone, now).date

const utc = (date: ClinicDate): Date => new Date(`${date}T00:00:00Z`)

/** Whether the text is a date that the calendar has: 2026-02-30 is not. */
export function isClinicDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The date so many days later, or earlier for a negative number. */
export function addDays(date: ClinicDate, days: number): ClinicDate {
  const moved = utc(date)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The Monday of the date's week. */
export const startOfWeek = (date: ClinicDate): ClinicDate =>
  addDays(date, -((utc(date).getUTCDay() + 6) % 7))

export const yearOf = (date: ClinicDate): number => Number(date.slice(0, 4))

/** How many days lie between two dates; negative where the second is the earlier one. */
export const daysBetween = (from: ClinicDate, to: ClinicDate): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** What the day of the week is called. */
export const weekdayOf = (date: ClinicDate): string => weekday.format(utc(date))

/** Completed months from one day to a later one. */
export function monthsBetween(from: ClinicDate, to: ClinicDate): number {
  const monthsOf = (date: ClinicDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  const months = monthsOf(to) - monthsOf(from)
  return to.slice(8) < from.slice(8) ? months - 1 : months
}

/** Completed years from a birth date to a day. */
export function yearsBetween(birth: ClinicDate, day: ClinicDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
