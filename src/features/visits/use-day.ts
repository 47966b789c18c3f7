import { visitRecordEndpoints } from '@shared/contracts/visit-records'
import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useToday } from '@/hooks/use-now'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, useSession } from '@/stores/session'

/** How an address says that all days are meant. */
export const allDays = 'all'

/** Whether the host keeps visits, and knows more of them than the rows of a sample have. */
export const useVisitsKept = (): boolean =>
  useSession((state) => isOffered(visitRecordEndpoints.get, state))

/** As an address has a day: today needs no words, and is another day tomorrow. */
export const dayInSearch = (date: ClinicDate): string => (date === clinicToday() ? '' : date)

/** The day whose appointments the desk's list shows; null for all, which a sample always shows. */
export function useDeskDay(): ClinicDate | null {
  const { search } = useDashboardSearch()
  const kept = useVisitsKept()
  const today = useToday()
  if (!kept || search.date === allDays) return null
  return isClinicDate(search.date) ? search.date : today
}

/** The day that an address names: today, unless it names another one. */
export const dayOf = (date: string, today = clinicToday()): ClinicDate =>
  isClinicDate(date) ? date : today

export const useDayOf = (date: string): ClinicDate => dayOf(date, useToday())
