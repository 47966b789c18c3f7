import { visitMessages } from '@/contracts/visits'
import { addDays, type ClinicDate, isClinicDate } from '@/lib/clinic-date'

/** Days: what lies further ahead is more likely a slip than a plan. */
const aYear = 365

/** What there is to say of the date of an appointment; null where nothing is. */
export function dateHint(typed: string, today: ClinicDate): string | null {
  const date = typed.trim()
  if (!isClinicDate(date)) return null
  if (date < today) return visitMessages.isPast
  return date > addDays(today, aYear) ? visitMessages.isFar : null
}
