import { useQuery } from '@tanstack/react-query'
import { patientPrescriptionsQuery } from '@/api/prescriptions'
import { SectionPages, type SectionPagesProps } from '@/components/section-pages'
import { PrescriptionTable } from '../prescription-table'

/** How many prescriptions are shown at once: each is as high as its medicines. */
const size = 5

interface PrescriptionsOfPatientProps extends Pick<SectionPagesProps, 'page' | 'onChange'> {
  patientId: string
}

/** What has been prescribed to a patient, the last written first. */
export function PrescriptionsOfPatient({ patientId, page, onChange }: PrescriptionsOfPatientProps) {
  const query = useQuery(patientPrescriptionsQuery(patientId, { page: page - 1, limit: size }))
  return (
    <>
      <PrescriptionTable isNarrow query={query} empty="Nothing has been prescribed yet." />
      <SectionPages
        of="prescriptions"
        list={query.data}
        page={page}
        size={size}
        onChange={onChange}
      />
    </>
  )
}
