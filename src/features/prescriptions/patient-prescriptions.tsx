import { useQuery } from '@tanstack/react-query'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { OwnRequests } from './own-requests'
import { PrescriptionTable } from './prescription-table'

/** What has been prescribed to whoever is signed in; and what they have asked for. */
export function PatientPrescriptions() {
  const prescriptions = useQuery(ownPrescriptionsQuery)
  return (
    <>
      <PrescriptionTable
        query={prescriptions}
        empty="Nothing has been prescribed to you. You can request a prescription above."
      />
      <OwnRequests />
    </>
  )
}
