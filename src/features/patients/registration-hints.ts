import { ageNumber, isAge, patientMessages } from '@shared/contracts/patients'
import { type ClinicDate, isClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { plainDigits, plainTyped } from '@shared/lib/normaliser'

/** The age of who was born on a day, as it is typed; null where that is no day of birth. */
export function ageBornOn(typed: string, today: ClinicDate): string | null {
  const born = plainTyped(typed)
  if (!isClinicDate(born) || born > today) return null
  const years = yearsBetween(born, today)
  return isAge(years) ? String(years) : null
}

/** What there is to say of an age and a date of birth that don't fit; null where nothing is. */
export function ageHint(
  typed: { age: string; dateOfBirth: string },
  today: ClinicDate,
): string | null {
  const born = plainTyped(typed.dateOfBirth)
  if (!isAge(typed.age) || !isClinicDate(born) || born > today) return null
  const years = yearsBetween(born, today)
  return years === ageNumber(typed.age) ? null : patientMessages.ageByBirthDate(years)
}

/** The fewest digits of a number by which somebody can be called, without codes. */
const fewestDigits = 6

/** What there is to say of a contact that is neither a number nor an e-mail address; otherwise null. */
export function contactHint(typed: string): string | null {
  const digits = plainDigits(typed).replace(/\D/g, '').length
  const isReached = typed.trim() === '' || digits >= fewestDigits || /\S@\S/.test(typed)
  return isReached ? null : patientMessages.contactUnlikely
}
