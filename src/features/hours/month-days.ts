import type { Absence } from '@shared/contracts/absences'
import type { DaySpan } from '@shared/contracts/hours'
import type { ExtraHours, StaffHours } from '@shared/contracts/staff-hours'
import { addDays, type ClinicDate, startOfWeek } from '@shared/lib/clinic-date'

/** YYYY-MM. */
export type Month = string

export const monthOf = (date: ClinicDate): Month => date.slice(0, 7)

/** The month so many months later, or earlier for a negative number. */
export function addMonths(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + by
  const padded = String((count % 12) + 1).padStart(2, '0')
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${padded}`
}

/** Its first and its last day. */
export const daysOfMonth = (month: Month): { from: ClinicDate; to: ClinicDate } => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
})

/** Its weeks from Monday to Sunday; null for days of other months. */
export function weeksOf(month: Month): (ClinicDate | null)[][] {
  const { from, to } = daysOfMonth(month)
  const weeks: (ClinicDate | null)[][] = []
  for (let monday = startOfWeek(from); monday <= to; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, day) => {
        const date = addDays(monday, day)
        return date < from || date > to ? null : date
      }),
    )
  return weeks
}

/** What a month says of one day. */
export interface MonthDay {
  date: ClinicDate
  /** When the person can be booked. */
  spans: readonly DaySpan[]
  /** Works outside of the week. */
  extra: readonly ExtraHours[]
  /** Absences that count. */
  away: readonly Absence[]
  /** Absences that nobody has decided on. */
  asked: readonly Absence[]
  /** Whether a closing day takes hours away. */
  isClosed: boolean
  /** Sentences of why hours are missing. */
  reasons: readonly string[]
}

type Hours = Pick<StaffHours, 'spans' | 'extra' | 'absences' | 'away'>

export function monthDay(hours: Hours, date: ClinicDate): MonthDay {
  const absences = hours.absences.filter(({ from, to }) => from <= date && date <= to)
  const causes = hours.away.filter((each) => each.date === date)
  return {
    date,
    spans: hours.spans.filter((span) => span.date === date),
    extra: hours.extra.filter((each) => each.date === date),
    away: absences.filter(({ status }) => status === 'confirmed'),
    asked: absences.filter(({ status }) => status === 'asked'),
    isClosed: causes.some(({ why }) => why === 'closed'),
    reasons: causes.map(({ reason }) => reason),
  }
}

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `March 2026`. */
export const monthWords = (month: Month): string => monthName.format(new Date(`${month}-01T00:00Z`))
