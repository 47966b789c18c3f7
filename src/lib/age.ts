import {
  type ClinicDate,
  daysBetween,
  isClinicDate,
  monthsBetween,
  yearsBetween,
} from '@shared/lib/clinic-date'

/** What is known of an age: whole years, and the date of birth, YYYY-MM-DD or empty. */
export interface Aged {
  age: number
  dateOfBirth?: string | undefined
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * An age in words, as people say it: in days below a month, in months below two years, then in years.
 * Without a date of birth it is in years.
 * @param on the day of which it is told
 */
export function ageWords({ age, dateOfBirth = '' }: Aged, on: ClinicDate): string {
  if (!isClinicDate(dateOfBirth) || dateOfBirth > on)
    return age === 0 ? 'under 1 year' : counted(age, 'year')
  const months = monthsBetween(dateOfBirth, on)
  if (months < 1) return counted(daysBetween(dateOfBirth, on), 'day')
  return months < 24 ? counted(months, 'month') : counted(yearsBetween(dateOfBirth, on), 'year')
}

/** The same below a head that says *Age*: years as their number alone. */
export function ageFigure(aged: Aged, on: ClinicDate): string {
  const words = ageWords(aged, on)
  return /\d (day|month)/.test(words) ? words : String(Number.parseInt(words, 10) || aged.age)
}

/** The same as a cell of a file has it: years as a number, which a sheet counts with. */
export function ageCell(aged: Aged, on: ClinicDate): number | string {
  const figure = ageFigure(aged, on)
  return /^\d+$/.test(figure) ? Number(figure) : figure
}
