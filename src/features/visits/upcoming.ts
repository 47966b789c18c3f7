import type { PatientAppointment } from '@shared/contracts/appointments'
import type { ClinicDate } from '@shared/lib/clinic-date'

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

/** Those that take place, or took place. */
export const notCancelled = (appointments: readonly PatientAppointment[]): PatientAppointment[] =>
  appointments.filter(({ status }) => status !== 'cancelled')

/**
 * The appointment to go to next: the first to come that is not over by the clock, or for which the patient
 * is there already. Whoever has missed one of today is told of the one after it.
 * @param now the date and the time, HH:MM, in the clinic's zone
 */
export const nextAppointment = (
  appointments: readonly PatientAppointment[],
  now: { date: ClinicDate; time: string },
): PatientAppointment | undefined =>
  inTimeframe(appointments, 'upcoming', now.date).find(
    ({ date, time, status }) =>
      status === 'confirmed' || (status === 'pending' && (date > now.date || time >= now.time)),
  )
