import type { DoctorVisit } from '@shared/contracts/doctor-day'
import type { Patient } from '@shared/contracts/patients'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { openRequestsQuery } from '@/api/prescription-requests'
import { prescriptionCountQuery } from '@/api/prescriptions'
import { doctorCountsQuery, doctorDayQuery } from '@/api/visits'
import { CriticalResults } from '@/features/lab/shared/critical-results'
import { RecentPatients } from '@/features/patients/recent-patients'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { DoctorPrescription } from '@/features/prescriptions/doctor-prescription'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { doctorDrafts } from '@/features/prescriptions/prescription-drafts'
import type { Afterwards } from '@/features/prescriptions/submission-dialogs'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { DoctorDay } from '@/features/visits/doctor-day'
import { nextWaiting, waitingVisits } from '@/features/visits/next-waiting'
import { useDoctorDay, useVisitsKept } from '@/features/visits/use-day'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useToday } from '@/hooks/use-now'
import { dashboardViews } from '@/lib/dashboard-views'
import { keepsRecords, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './old-view-tabs'

/** The doctor's day (docs/product/doctor.md). */
export function DoctorDashboard() {
  const counts = useQuery(doctorCountsQuery)
  const prescriptions = useQuery(prescriptionCountQuery)
  const { data: requests } = useQuery(openRequestsQuery)
  const fromSample = useSession((state) => !keepsRecords(state))
  const keepsReferrals = counts.data ? counts.data.referrals !== undefined : fromSample
  const kept = useVisitsKept()
  const {
    search: { patient, date },
    show,
  } = useDashboardSearch()
  // A patient's page has led here.
  const startsInForm = useRef(patient !== '')
  const prescribe = useCallback(
    ({ patientId }: DoctorVisit) => {
      doctorDrafts.choosePatient(patientId)
      startsInForm.current = true
      void show({ view: 'prescription', date })
    },
    [show, date],
  )
  const [visitToFocus, focusVisit] = useState<string | null>(null)
  const goOnAt = (visit: DoctorVisit) => {
    focusVisit(visit.id)
    void show({ view: 'appointments', date })
  }
  const afterwards = useAfterwards(goOnAt, prescribe)
  return (
    <>
      <CriticalResults />
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
                {kept ? (
                  <DoctorDay
                    onPrescribe={prescribe}
                    visitToFocus={visitToFocus}
                    onFocused={() => focusVisit(null)}
                  />
                ) : (
                  <DoctorAppointments />
                )}
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
            content: () => (
              <DoctorPrescription startsInForm={startsInForm} afterwards={afterwards} />
            ),
          },
        ]}
      />
    </>
  )
}

/**
 * Where a doctor goes on who has prescribed: on the patient's page that has led to the form, otherwise at
 * the row of that patient in the own day; or with whoever has waited longest and was not prescribed to. A
 * sample's form stays for the next one.
 */
function useAfterwards(
  goOnAt: (visit: DoctorVisit) => void,
  prescribe: (visit: DoctorVisit) => void,
): Afterwards | undefined {
  const kept = useVisitsKept()
  const patientLabel = usePatientLabel()
  const navigate = useNavigate()
  const { search } = useDashboardSearch()
  const { data: ofDay = [] } = useQuery({ ...doctorDayQuery(useDoctorDay()), enabled: kept })
  const { data: ofToday = [] } = useQuery({ ...doctorDayQuery(useToday()), enabled: kept })
  const [seen, setSeen] = useState<readonly string[]>([])
  if (!kept) return undefined
  return {
    onDone: ({ id, number }: Patient) => {
      setSeen([...seen, ...waitingVisits(ofToday, id)])
      if (search.patient === String(number))
        return void navigate({ to: '/patient/$number', params: { number: search.patient } })
      const theirs = ofDay.filter((one) => one.patientId === id)
      const visit = theirs.find(({ status }) => status === 'checked-in') ?? theirs[0]
      if (visit) goOnAt(visit)
    },
    nextAfter: ({ id }: Patient) => {
      const left = [...seen, ...waitingVisits(ofToday, id)]
      const next = nextWaiting(ofToday, left)
      if (!next) return null
      const { patientNumber: number, patientName: name } = next
      return {
        name: patientLabel({ number, name }),
        go: () => {
          setSeen(left)
          prescribe(next)
        },
      }
    },
  }
}

/** The requests stand below the day's appointments, where they are not in sight at once. */
const noteOf = (requests = 0): string =>
  requests > 0 ? `on record, ${requests} requested` : 'on record'
