import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
  const [viewed, setViewed] = useState<Prescription | null>(null)
  return (
    <>
      <PrescriptionTable
        isNarrow
        query={query}
        empty="Nothing has been prescribed yet."
        onView={setViewed}
      />
      <SectionPages
        of="prescriptions"
        list={query.data}
        page={page}
        size={size}
        onChange={onChange}
      />
      {viewed && (
        <PrescriptionDialog
          // One that newer ones have led to another page stays open, with what is typed of it.
          prescription={query.data?.rows.find(({ id }) => id === viewed.id) ?? viewed}
          patient={patient}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  )
}
