import type { PatientAppointment } from '@/contracts/visits'
import type { ClinicDate } from '@/lib/clinic-date'

export type Side = 'upcoming' | 'past'

/**
 * The appointments still to come, the next first, or those that are over, the last first. A
 * completed one is over whatever its date; one of today is still to come until it is completed.
 */
export function onSide(
  appointments: readonly PatientAppointment[],
  side: Side,
  today: ClinicDate,
): PatientAppointment[] {
  const at = ({ date, time }: PatientAppointment) => `${date} ${time}`
  const isUpcoming = ({ date, status }: PatientAppointment) =>
    date >= today && status !== 'completed'
  const sorted = appointments
    .filter((appointment) => isUpcoming(appointment) === (side === 'upcoming'))
    .sort((a, b) => at(a).localeCompare(at(b)))
  return side === 'upcoming' ? sorted : sorted.reverse()
}
