import { permissionGroups } from '@shared/contracts/permissions'
import { useQuery } from '@tanstack/react-query'
import { ownPatientQuery } from '@/api/patients'
import { patientsKept } from '@/features/patients/shared/patient-label'
import { useSession } from '@/stores/session'
import { emptyBooking, ownBooking, type TypedBooking } from './typed-booking'

/** Of an account that shows a patient's dashboard and no other: staff book for somebody else. */
const isPatientsAlone = (permissions: readonly string[]): boolean =>
  permissionGroups[0].keys.every(
    (key) => permissions.includes(key) === (key === 'patient_dashboard'),
  )

/**
 * What the form begins with: who the patient is who is signed in, where the host knows that; undefined
 * while it is being read. Where it can't be, nothing is filled in.
 */
export function useOwnBooking(): TypedBooking | undefined {
  const isKept = useSession(
    (state) => patientsKept(state) && isPatientsAlone(state.session?.userData.roles ?? []),
  )
  const email = useSession(({ session }) => session?.userData.email)
  const { data: patient, isLoading } = useQuery({ ...ownPatientQuery, enabled: isKept })
  if (isLoading) return undefined
  return patient && isKept ? ownBooking(patient, email) : emptyBooking
}
