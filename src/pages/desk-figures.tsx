import { useQuery } from '@tanstack/react-query'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import { useDeskDay, useShownDay } from '@/features/visits/use-day'
import { useToday } from '@/hooks/use-now'
import { keepsRecords, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'

/**
 * The four counters, of the same rows that the tables show: where those are a day's, of that day.
 * @param date as the address has it
 */
export function DeskFigures({ date }: { date: string }) {
  const today = useToday()
  const shown = useDeskDay(date)
  const day = useSession(keepsRecords) ? (shown ?? today) : null
  const visits = useQuery(visitCountsQuery(day))
  const patients = useQuery(patientCountQuery)
  // Until those of another day are counted, the figures are of the day before, and say so.
  const counted = useShownDay(day, visits)
  const note = counted === null ? {} : { note: counted === today ? 'today' : `on ${counted}` }
  return (
    <DashboardFigures
      label="At a glance"
      queries={[visits, patients]}
      stats={[
        { label: 'Total Appointments', value: visits.data?.appointments, ...note },
        { label: 'Checked-in', value: visits.data?.checkedIn, ...note },
        { label: 'Total Patients', value: patients.data?.total },
        { label: 'Pending', value: visits.data?.pending, ...note },
      ]}
    />
  )
}
