import { useQuery } from '@tanstack/react-query'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorCountsQuery } from '@/api/visits'
import { keepsRecords, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'

export function DoctorFigures() {
  const counts = useQuery(doctorCountsQuery)
  const prescriptions = useQuery(prescriptionCountQuery)
  const { data: requests } = useQuery(openRequestsQuery)
  const fromSample = useSession((state) => !keepsRecords(state))
  const keepsReferrals = counts.data ? counts.data.referrals !== undefined : fromSample
  return (
    <DashboardFigures
      queries={[counts, prescriptions]}
      label="Figures of the doctor"
      stats={[
        { label: "Today's Patients", value: counts.data?.today },
        { label: 'This Week', value: counts.data?.week, note: 'appointments' },
        { label: 'Prescriptions', value: prescriptions.data, note: noteOf(requests?.length) },
        ...(keepsReferrals
          ? [{ label: 'Referrals', value: counts.data?.referrals, note: 'this week' }]
          : []),
      ]}
    />
  )
}

/** The requests are shown below the day's appointments, where they are not in sight at once. */
const noteOf = (requests = 0): string =>
  requests > 0 ? `on record, ${requests} requested` : 'on record'
