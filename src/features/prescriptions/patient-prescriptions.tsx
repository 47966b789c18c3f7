import { type PrescriptionRow, prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ownPrescriptionsQuery } from '@/api/prescriptions'
import { useAccess } from '@/hooks/use-may'
import { OwnRequests } from './own-requests'
import { PrescriptionTable } from './prescription-table'

/** What has been prescribed to whoever is signed in; and what they have asked for. */
export function PatientPrescriptions() {
  const prescriptions = useQuery(ownPrescriptionsQuery)
  const kept = useAccess(prescriptionEndpoints.list).offered
  const { data } = prescriptions
  const whole = useCallback(
    async ({ id }: PrescriptionRow) => data?.find((own) => own.id === id),
    [data],
  )
  return (
    <>
      <PrescriptionTable
        whole={whole}
        query={prescriptions}
        withAdvice={kept}
        empty="Nothing has been prescribed to you. You can request a prescription above."
      />
      <OwnRequests prescriptions={prescriptions.data} />
    </>
  )
}
