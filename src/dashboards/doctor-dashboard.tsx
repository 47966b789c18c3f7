import { useQuery } from '@tanstack/react-query'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorCountsQuery } from '@/api/visits'
import { RecentPatients } from '@/features/patients/recent-patients'
import { DoctorPrescription } from '@/features/prescriptions/doctor-prescription'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { ownName, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

const views = [
  {
    view: 'appointments',
    label: 'Appointments',
    content: () => (
      <>
        <DoctorAppointments />
        <OpenRequests />
      </>
    ),
  },
  { view: 'recent', label: 'Recent Patients', content: () => <RecentPatients /> },
  { view: 'prescription', label: 'New Prescription', content: () => <DoctorPrescription /> },
]

/** The doctor's day (docs/product.md, Doctor dashboard). */
export function DoctorDashboard() {
  const counts = useQuery(doctorCountsQuery(useSession(ownName)))
  const prescriptions = useQuery(prescriptionCountQuery)
  const { data: requests } = useQuery(openRequestsQuery)
  return (
    <>
      <DashboardFigures
        queries={[counts, prescriptions]}
        label="Figures of the doctor"
        stats={[
          { label: "Today's Patients", value: counts.data?.today },
          { label: 'This Week', value: counts.data?.week, note: 'appointments' },
          { label: 'Prescriptions', value: prescriptions.data, note: noteOf(requests?.length) },
          { label: 'Referrals', value: counts.data?.referrals, note: 'this week' },
        ]}
      />
      <ViewTabs label="Doctor" views={views} />
    </>
  )
}

/** The requests stand below the day's appointments, where they are not in sight at once. */
const noteOf = (requests = 0): string =>
  requests > 0 ? `on record, ${requests} requested` : 'on record'
