import { type ClinicDate, timeIn } from '@/lib/clinic-date'
import { useSession } from './session'

/**
 * What the clinic's clocks show at an instant. Its zone is what the login answer says; where that says
 * none, or one that this browser doesn't know, the browser's own is taken for it.
 */
export function clinicTime(at: Date): { date: ClinicDate; time: string } {
  try {
    return timeIn(useSession.getState().session?.zone, at)
  } catch {
    return timeIn(undefined, at)
  }
}

/** Today's date where the clinic is. */
export const clinicToday = (now: Date = new Date()): ClinicDate => clinicTime(now).date
