import type { PatientAppointment } from '@/contracts/appointments'
import type { ClinicDate } from '@/lib/clinic-date'

export type Timeframe = 'upcoming' | 'past'

/**
 * The appointments still to come, the next first, or those that are over, the last first. A
 * completed one is over whatever its date; one of today is still to come until it is completed.
 */
export function inTimeframe(
  appointments: readonly PatientAppointment[],
  timeframe: Timeframe,
  today: ClinicDate,
): PatientAppointment[] {
  const at = ({ date, time }: PatientAppointment) => `${date} ${time}`
  const isUpcoming = ({ date, status }: PatientAppointment) =>
    date >= today && status !== 'completed'
  const sorted = appointments
    .filter((appointment) => isUpcoming(appointment) === (timeframe === 'upcoming'))
    .sort((a, b) => at(a).localeCompare(at(b)))
  return timeframe === 'upcoming' ? sorted : sorted.reverse()
}
