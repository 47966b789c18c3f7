import { visitEndpoints } from '@shared/contracts/visits'
import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { useState } from 'react'
import { useToday } from '@/hooks/use-now'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered, useSession } from '@/stores/session'

/** How an address says that all days are meant. */
export const allDays = 'all'

/** Whether the host keeps visits, and knows more of them than the rows of a sample have. */
export const useVisitsKept = (): boolean =>
  useSession((state) => isOffered(visitEndpoints.get, state))

/** As an address has a day: today needs no words, and is another day tomorrow. */
export const dayInSearch = (date: ClinicDate): string => (date === clinicToday() ? '' : date)

/**
 * The day whose appointments the desk's list shows; null for all, which a sample always shows.
 * @param date as the address has it
 * @param kept whether the host keeps visits
 */
export const deskDay = (date: string, kept: boolean, today?: ClinicDate): ClinicDate | null =>
  !kept || date === allDays ? null : dayOf(date, today)

export function useDeskDay(date: string): ClinicDate | null {
  const kept = useVisitsKept()
  const today = useToday()
  return deskDay(date, kept, today)
}

/** The day that an address names: today, unless it names another one. */
export const dayOf = (date: string, today = clinicToday()): ClinicDate =>
  isClinicDate(date) ? date : today

export const useDayOf = (date: string): ClinicDate => dayOf(date, useToday())

/**
 * The day that the data on show is of: while another day is on its way, the one before.
 * @param day the day that is asked for; null for all days
 */
export function useShownDay<Day>(
  day: Day,
  { isPlaceholderData }: { isPlaceholderData: boolean },
): Day {
  const [shown, setShown] = useState(day)
  if (isPlaceholderData) return shown
  if (shown !== day) setShown(day)
  return day
}
