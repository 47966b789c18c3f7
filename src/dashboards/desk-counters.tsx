import { useQuery } from '@tanstack/react-query'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import { DashboardFigures } from './dashboard-figures'

/** The four counters, of the same rows that the tables show. */
export function DeskCounters() {
  const visits = useQuery(visitCountsQuery)
  const patients = useQuery(patientCountQuery)
  return (
    <DashboardFigures
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
