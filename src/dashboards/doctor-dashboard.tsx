import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorCountsQuery } from '@/api/visits'
import type { DoctorAppointment } from '@/contracts/appointments'
import { RecentPatients } from '@/features/patients/recent-patients'
import { DoctorPrescription } from '@/features/prescriptions/doctor-prescription'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { doctorDrafts } from '@/features/prescriptions/prescription-drafts'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { isSample, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

/** The doctor's day (docs/product.md, Doctor dashboard). */
export function DoctorDashboard() {
  const counts = useQuery(doctorCountsQuery)
  const prescriptions = useQuery(prescriptionCountQuery)
  const { data: requests } = useQuery(openRequestsQuery)
  const fromSample = useSession((state) => isSample(['visits'], state))
  const keepsReferrals = counts.data ? counts.data.referrals !== undefined : fromSample
  const { show } = useDashboardSearch()
  const prescribe = useCallback(
    ({ patientId }: DoctorAppointment) => {
      doctorDrafts.choosePatient(patientId)
      void show({ view: 'prescription' })
    },
    [show],
  )
  return (
    <>
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
      <ViewTabs
        label="Doctor"
        views={[
          {
            view: 'appointments',
            label: 'Appointments',
            content: () => (
              <>
                <DoctorAppointments onPrescribe={prescribe} />
                <OpenRequests />
              </>
            ),
          },
          { view: 'recent', label: 'Recent Patients', content: () => <RecentPatients /> },
          {
            view: 'prescription',
            label: 'New Prescription',
            content: () => <DoctorPrescription />,
          },
        ]}
      />
    </>
  )
}

/** The requests stand below the day's appointments, where they are not in sight at once. */
const noteOf = (requests = 0): string =>
  requests > 0 ? `on record, ${requests} requested` : 'on record'
