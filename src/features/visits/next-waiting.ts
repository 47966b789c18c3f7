import type { DoctorAppointment } from '@/contracts/appointments'

/** Who has waited longest of those who are checked in, without these patients; undefined where nobody does. */
export const nextWaiting = (
  visits: readonly DoctorAppointment[],
  seen: readonly string[],
): DoctorAppointment | undefined =>
  visits
    .filter(({ patientId, checkedInAt }) => checkedInAt !== undefined && !seen.includes(patientId))
    .sort((one, other) => (one.checkedInAt ?? 0) - (other.checkedInAt ?? 0))[0]
