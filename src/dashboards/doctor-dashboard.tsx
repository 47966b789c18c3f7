import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorAppointmentsQuery, doctorCountsQuery } from '@/api/visits'
import type { DoctorAppointment } from '@/contracts/appointments'
import { RecentPatients } from '@/features/patients/recent-patients'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { DoctorPrescription } from '@/features/prescriptions/doctor-prescription'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { doctorDrafts } from '@/features/prescriptions/prescription-drafts'
import type { Afterwards } from '@/features/prescriptions/submission-dialogs'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { nextWaiting } from '@/features/visits/next-waiting'
import { useVisitsKept } from '@/features/visits/use-desk-day'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { dashboardViews } from '@/lib/dashboard-views'
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
  const [visitToFocus, focusVisit] = useState<string | null>(null)
  const goOnAt = (visit: DoctorAppointment) => {
    focusVisit(visit.id)
    void show({ view: 'appointments' })
  }
  const afterwards = useAfterwards(goOnAt, prescribe)
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
            label: dashboardViews.doctor.appointments,
            content: () => (
              <>
                <DoctorAppointments
                  onPrescribe={prescribe}
                  visitToFocus={visitToFocus}
                  onFocused={() => focusVisit(null)}
                />
                <OpenRequests />
              </>
            ),
          },
          {
            view: 'recent',
            label: dashboardViews.doctor.recent,
            content: () => <RecentPatients />,
          },
          {
            view: 'prescription',
            label: dashboardViews.doctor.prescription,
            content: () => <DoctorPrescription afterwards={afterwards} />,
          },
        ]}
      />
    </>
  )
}

/**
 * Where a doctor goes on who has prescribed: at the row of that patient in the own day, or with whoever
 * has waited longest and was not prescribed to from here. A sample's form stays for the next one.
 */
function useAfterwards(
  goOnAt: (visit: DoctorAppointment) => void,
  prescribe: (visit: DoctorAppointment) => void,
): Afterwards | undefined {
  const kept = useVisitsKept()
  const patientLabel = usePatientLabel()
  const { data: visits = [] } = useQuery({ ...doctorAppointmentsQuery, enabled: kept })
  const [seen, setSeen] = useState<readonly string[]>([])
  if (!kept) return undefined
  return {
    onDone: (patientId) => {
      setSeen([...seen, patientId])
      const visit = visits.find((one) => one.patientId === patientId)
      if (visit) goOnAt(visit)
    },
    nextAfter: (patientId) => {
      const next = nextWaiting(visits, [...seen, patientId])
      if (!next) return null
      const { patientNumber: number, patient: name } = next
      return {
        name: patientLabel({ number, name }),
        go: () => {
          setSeen([...seen, patientId])
          prescribe(next)
        },
      }
    },
  }
}

/** The requests stand below the day's appointments, where they are not in sight at once. */
const noteOf = (requests = 0): string =>
  requests > 0 ? `on record, ${requests} requested` : 'on record'
