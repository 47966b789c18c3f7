import { type ClinicDate, timeIn } from '@shared/lib/clinic-date'
import { dateFormat } from '@shared/lib/date-format'
import { now } from './clock'
import { useSession } from './session'

/**
 * Asks for something in the clinic's zone, which the login answer says. Where that says none, or one that
 * this browser doesn't know, the browser's own is taken for it.
 */
function inZone<T>(ask: (zone: string | undefined) => T): T {
  try {
    return ask(useSession.getState().session?.zone)
  } catch {
    return ask(undefined)
  }
}

/** What the clinic's clocks show at an instant. */
export const clinicTime = (at: Date): { date: ClinicDate; time: string } =>
  inZone((zone) => timeIn(zone, at))

/**
 * An instant in the clinic's zone, in the words of the browser's language.
 * @param at also in milliseconds since 1970
 */
export const clinicWords = (at: Date | number, options: Intl.DateTimeFormatOptions): string =>
  inZone((timeZone) => dateFormat(undefined, { ...options, timeZone }).format(at))

/**
 * How the instants along an axis are written: by the time where all are of one day, otherwise by the date.
 * @param instants in milliseconds since 1970
 */
export function axisWords(instants: readonly number[]): (at: number) => string {
  const ofOneDay = new Set(instants.map((at) => clinicTime(new Date(at)).date)).size === 1
  return (at) => clinicTime(new Date(at))[ofOneDay ? 'time' : 'date']
}

/** Today's date where the clinic is; that of an instant where one is given. */
export const clinicToday = (at = new Date(now())): ClinicDate => clinicTime(at).date
