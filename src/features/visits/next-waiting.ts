import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { byWait } from './doctor-order'
import { isWithDoctor } from './visit-words'

/** The visit of the patient who was taken in last and is still with the doctor; undefined where there is none. */
export const nowWithDoctor = (visits: readonly DoctorVisit[]): DoctorVisit | undefined =>
  visits
    .filter(isWithDoctor)
    .sort((one, other) =>
      String(other.withDoctorSince).localeCompare(String(one.withDoctorSince)),
    )[0]

/**
 * Who has waited longest of those who are checked in, and was neither taken in nor prescribed to since; undefined
 * where nobody does.
 * @param seen ids of visits that are left out besides
 */
export const nextWaiting = (
  visits: readonly DoctorVisit[],
  seen: readonly string[] = [],
): DoctorVisit | undefined =>
  visits
    .filter(({ status, isPrescribed }) => status === 'checked-in' && !isPrescribed)
    .filter((visit) => !isWithDoctor(visit))
    .filter(({ id }) => !seen.includes(id))
    .sort(byWait)[0]

/** The ids of a patient's visits that are checked in: what is prescribed now is written at one of them. */
export const waitingVisits = (visits: readonly DoctorVisit[], ofPatient: string): string[] =>
  visits
    .filter(({ patientId, status }) => patientId === ofPatient && status === 'checked-in')
    .map(({ id }) => id)
