/**
 * A clinic's dates are texts, `YYYY-MM-DD`, never instants: so no time zone can move one by a day.
 */
export type ClinicDate = string

const pad = (value: number, length = 2): string => String(value).padStart(length, '0')

/** Today's date where the clinic is, which is where its browser is. */
export const clinicToday = (now: Date = new Date()): ClinicDate =>
  `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`

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

/** Completed years from a birth date to a day. */
export function yearsBetween(birth: ClinicDate, day: ClinicDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
