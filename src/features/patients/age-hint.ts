import { isAge, patientMessages } from '@/contracts/patients'
import { type ClinicDate, isClinicDate, yearsBetween } from '@/lib/clinic-date'

/** What there is to say of an age and a date of birth that don't fit; null where nothing is. */
export function ageHint(
  typed: { age: string; dateOfBirth: string },
  today: ClinicDate,
): string | null {
  const born = typed.dateOfBirth.trim()
  if (!isAge(typed.age) || !isClinicDate(born) || born > today) return null
  const years = yearsBetween(born, today)
  return years === Number(typed.age) ? null : patientMessages.ageByBirthDate(years)
}
