import { useQuery } from '@tanstack/react-query'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import { Figures } from '../figures'

/** The four counters, of the same rows that the tables show. */
export function Counters() {
  const visits = useQuery(visitCountsQuery)
  const patients = useQuery(patientCountQuery)
  return (
    <Figures
      label="At a glance"
      queries={[visits, patients]}
      stats={[
        { label: 'Total Appointments', value: visits.data?.appointments },
        { label: 'Checked-in', value: visits.data?.checkedIn },
        { label: 'Total Patients', value: patients.data },
        { label: 'Pending', value: visits.data?.pending },
      ]}
    />
  )
}
