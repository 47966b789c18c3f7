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

/**
 * How the instants along an axis are written: by the time where all are of one day, otherwise by the date.
 * @param instants in milliseconds since 1970
 */
export function axisWords(instants: readonly number[]): (at: number) => string {
  const ofOneDay = new Set(instants.map((at) => clinicTime(new Date(at)).date)).size === 1
  return (at) => clinicTime(new Date(at))[ofOneDay ? 'time' : 'date']
}

/** Today's date where the clinic is. */
export const clinicToday = (now: Date = new Date()): ClinicDate => clinicTime(now).date
