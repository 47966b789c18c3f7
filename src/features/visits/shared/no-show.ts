import { visitWhenSeen } from '@shared/contracts/visit-rules'
import { visitMessages } from '@shared/contracts/visits'
import { clinicTime, clinicToday } from '@/stores/clinic-day'

/**
 * Why a patient who is still expected cannot be a no-show yet; null from the visit's start on.
 * @param startsAt ISO
 * @param now milliseconds since 1970, by the clinic's clock
 */
export function noShowTooEarly(startsAt: string, now: number): string | null {
  const start = new Date(startsAt)
  if (start.getTime() <= now) return null
  return visitMessages.notStarted(visitWhenSeen(clinicTime(start), clinicToday(new Date(now))))
}
