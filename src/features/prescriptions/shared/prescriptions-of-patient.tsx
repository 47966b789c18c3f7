import type { Patient } from '@shared/contracts/patients'
import type { PrescriptionRow } from '@shared/contracts/prescriptions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { patientPrescriptionsQuery, prescriptionQuery } from '@/api/prescriptions'
import { lazyDialog } from '@/components/lazy'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { PrescriptionTable } from '../prescription-table'

const OpenedPrescription = lazyDialog({
  name: 'prescription',
  load: () => import('../prescription-dialog').then((it) => it.OpenedPrescription),
})

/** How many prescriptions are shown at once: each is as high as its medicines. */
const size = 5

interface PrescriptionsOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patient: Patient
}

/** What has been prescribed to a patient, the last written first. */
export function PrescriptionsOfPatient({ patient, page, onChange }: PrescriptionsOfPatientProps) {
  const query = useQuery(patientPrescriptionsQuery(patient.id, { page: page - 1, limit: size }))
  const client = useQueryClient()
  const whole = useCallback(
    ({ id }: PrescriptionRow) => client.fetchQuery({ ...prescriptionQuery(id), staleTime: 0 }),
    [client],
  )
  // One that newer ones have led to another page stays open, with what is typed of it.
  const [viewed, setViewed] = useState<string | null>(null)
  return (
    <>
      <PrescriptionTable
        isNarrow
        query={query}
        empty="Nothing has been prescribed yet."
        whole={whole}
        onView={({ id }) => setViewed(id)}
      />
      <SectionPages
        of="prescriptions"
        list={query.data}
        page={page}
        size={size}
        onChange={onChange}
      />
      {viewed && (
        <OpenedPrescription id={viewed} patient={patient} onClose={() => setViewed(null)} />
      )}
    </>
  )
}
