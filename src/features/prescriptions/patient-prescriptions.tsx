import { useQuery } from '@tanstack/react-query'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { prescriptionEndpoints } from '@/contracts/prescriptions'
import { isOffered, useSession } from '@/stores/session'
import { OwnRequests } from './own-requests'
import { PrescriptionTable } from './prescription-table'

/** What has been prescribed to whoever is signed in; and what they have asked for. */
export function PatientPrescriptions() {
  const prescriptions = useQuery(ownPrescriptionsQuery)
  const kept = useSession((state) => isOffered(prescriptionEndpoints.list, state))
  return (
    <>
      <PrescriptionTable
        query={prescriptions}
        withAdvice={kept}
        empty="Nothing has been prescribed to you. You can request a prescription above."
      />
      <OwnRequests prescriptions={prescriptions.data} />
    </>
  )
}
