import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { patientPrescriptionsQuery } from '@/api/prescriptions'
import { lazyDialog } from '@/components/lazy'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import type { Patient } from '@/contracts/patients'
import type { Prescription } from '@/contracts/prescriptions'
import { PrescriptionTable } from '../prescription-table'

const PrescriptionDialog = lazyDialog({
  name: 'prescription',
  load: () => import('../prescription-dialog').then((it) => it.PrescriptionDialog),
})

/** How many prescriptions are shown at once: each is as high as its medicines. */
const size = 5

interface PrescriptionsOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patient: Patient
}

/** What has been prescribed to a patient, the last written first. */
export function PrescriptionsOfPatient({ patient, page, onChange }: PrescriptionsOfPatientProps) {
  const query = useQuery(patientPrescriptionsQuery(patient.id, { page: page - 1, limit: size }))
  const [viewed, setViewed] = useState<string | null>(null)
  const shown = query.data?.rows.find(({ id }) => id === viewed)
  const view = useCallback(({ id }: Prescription) => setViewed(id), [])
  return (
    <>
      <PrescriptionTable
        isNarrow
        query={query}
        empty="Nothing has been prescribed yet."
        onView={view}
      />
      <SectionPages
        of="prescriptions"
        list={query.data}
        page={page}
        size={size}
        onChange={onChange}
      />
      {shown && (
        <PrescriptionDialog
          prescription={shown}
          patient={patient}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  )
}
