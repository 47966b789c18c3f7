import { type ClinicDate, daysBetween, yearsBetween } from './clinic-date'

const counted = (count: number, unit: string): string =>
  `${count} ${count === 1 ? unit : `${unit}s`}`

/** Completed months from a birth date to a day. */
function monthsBetween(birth: ClinicDate, day: ClinicDate): number {
  const [years, months] = [
    yearsBetween(birth, day),
    Number(day.slice(5, 7)) - Number(birth.slice(5, 7)),
  ]
  const begun = day.slice(8) < birth.slice(8) ? 1 : 0
  return years * 12 + ((months - begun + 12) % 12)
}

/** An age in years, as `1 year`. */
export const yearWords = (years: number): string => counted(years, 'year')

/** An age on a day: in days under a month, in months under two years, in years from then on. */
export function ageWords(birth: ClinicDate, day: ClinicDate): string {
  const months = monthsBetween(birth, day)
  if (months < 1) return counted(daysBetween(birth, day), 'day')
  return months < 24 ? counted(months, 'month') : yearWords(yearsBetween(birth, day))
}
