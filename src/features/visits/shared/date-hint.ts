import { visitMessages } from '@shared/contracts/visits'
import { addDays, type ClinicDate, isClinicDate, yearsBetween } from '@shared/lib/clinic-date'

/**
 * What there is to say of the date of an appointment; null where nothing is. What lies more than a year
 * ahead, whatever its length, is more likely a slip than a plan.
 */
export function dateHint(typed: string, today: ClinicDate): string | null {
  const date = typed.trim()
  if (!isClinicDate(date)) return null
  if (date < today) return visitMessages.dateIsPast
  return yearsBetween(today, addDays(date, -1)) >= 1 ? visitMessages.dateIsFar : null
}
