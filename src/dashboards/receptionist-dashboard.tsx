import { Skeleton } from '@mantine/core'
import type { PatientRow } from '@shared/contracts/patients'
import { type Visit, visitEndpoints } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import { explainDisabled } from '@/components/disabled-with-reason'
import { lazyPart } from '@/components/lazy'
import { choosePatientFor } from '@/features/bookings/booking-draft'
import { PatientDirectory } from '@/features/patients/patient-directory'
import { Registration } from '@/features/patients/registration'
import { usePatientsKept } from '@/features/patients/shared/patient-label'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { DeskPrescription } from '@/features/prescriptions/desk-prescription'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { DeskAppointments } from '@/features/visits/desk-appointments'
import { useGridShown } from '@/features/visits/grid/layout-switch'
import {
  beginAppointment,
  hasAppointmentDraft,
  ScheduleDialog,
} from '@/features/visits/shared/schedule-dialog'
import type { DeskRowToFocus } from '@/features/visits/shared/use-desk-list'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { useDeskDay, useVisitsKept } from '@/features/visits/use-day'
import { useShowVisit } from '@/features/visits/use-show-visit'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { denialFor } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { type DashboardSearch, newHere } from '@/lib/dashboard-search'
import { dashboardViews } from '@/lib/dashboard-views'
import { useSession } from '@/stores/session'
import { setSingleKeys, useSingleKeys } from '@/stores/single-keys'
import { DashboardFigures } from './dashboard-figures'
import { DeskKeys } from './desk-keys'
import { useBookingsView } from './use-bookings-view'
import { ViewTabs } from './view-tabs'

const GridView = lazyPart({
  name: 'visits of a day as a grid',
  load: () => import('@/features/visits/grid/grid-view').then((loaded) => loaded.GridView),
  waiting: <Skeleton h="60dvh" role="status" aria-label="Loading" />,
  failed: 'The day grid cannot be loaded. Check your connection and try again.',
})

export function ReceptionistDashboard() {
  const { search, show, change } = useDashboardSearch()
  const navigate = useNavigate()
  const actions = useVisitActions()
  const kept = useVisitsKept()
  const today = useToday()
  const day = useDeskDay()
  const isGrid = useGridShown()
  const isAtAppointments = search.view === '' || search.view === 'appointments'
  /** For whom something is being scheduled; empty where nobody is chosen yet, null where nothing is. */
  const [scheduling, setScheduling] = useState(() =>
    isAtAppointments && hasAppointmentDraft() ? '' : null,
  )
  const isAsked =
    isAtAppointments && search.request === newHere && denialFor(visitEndpoints.schedule) === null
  const patientsKept = usePatientsKept()
  const chosen = deskDrafts.useStore(({ shown }) => shown.patientId)
  const withKeys = useSingleKeys((state) => state.act)
  const startsInForm = useRef(false)
  const [rowToFocus, focusRow] = useState<DeskRowToFocus | null>(null)

  const schedule = useCallback((patientId = '') => {
    const reason = denialFor(visitEndpoints.schedule)
    if (reason !== null) return explainDisabled({ name: 'Schedule New Appointment', reason })
    if (patientId !== '') beginAppointment({ patientId })
    setScheduling(patientId)
  }, [])
  const register = () => {
    if (search.view === 'registration') focusElement('main [data-path="name"]')
    else {
      startsInForm.current = true
      void show({ view: 'registration' })
    }
  }
  /** Shows a list, and goes on in it at a row. */
  const showAt = (row: DeskRowToFocus, more: Partial<DashboardSearch> = {}) => {
    focusRow(row)
    return show({ view: row.view, q: row.q, ...more })
  }
  const { showVisit, stay } = useShowVisit(showAt)
  const noteScheduled = (visit: Visit) =>
    actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
  const scheduled = (visit: Visit) => {
    if (kept) noteScheduled(visit)
    // Of another day, the line above the list tells, and leads there.
    const isElsewhere = isAtAppointments && day !== null && day !== visit.date
    if (!isElsewhere && !isGrid) void showVisit(visit)
  }
  const prescribe = useCallback(
    ({ id }: PatientRow) => {
      deskDrafts.choosePatient(id)
      startsInForm.current = true
      void show({ view: 'prescription' })
    },
    [show],
  )
  /** Names may be shared; a sample is not searched by numbers. */
  const searchFor = ({ name, number }: PatientRow) => (patientsKept ? `no. ${number}` : name)
  /**
   * Leaves the view before its patient is forgotten: without one, its tab is disabled. It leads back to
   * the patient's page where that has led here.
   */
  const leavePrescription = async (patient: PatientRow, q: string) => {
    if (search.patient === String(patient.number))
      await navigate({ to: '/patient/$number', params: { number: search.patient } })
    else await showAt({ view: 'directory', q, at: { row: patient.id } })
    deskDrafts.choosePatient('')
  }
  /** The booking for which somebody is registered; empty for none. */
  const registeredFor = search.request === newHere ? '' : search.request
  const isRegistrationAsked = search.request === newHere
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  /** Goes on with the booking for which somebody was registered, or in the directory. */
  const afterRegistration = (patient: PatientRow) => {
    if (registeredFor !== '') {
      choosePatientFor(registeredFor, patient.id)
      return show({ view: 'bookings', request: registeredFor })
    }
    return showAt({ view: 'directory', q: searchFor(patient), at: { row: patient.id } })
  }
  /** Goes on with the booking, for which nobody is to be registered then, or to the patient's page. */
  const goOnWith = (patient: PatientRow, forget: () => void) => {
    if (registeredFor !== '') forget()
    else if (opensPatients(useSession.getState()))
      return navigate({ to: '/patient/$number', params: { number: String(patient.number) } })
    return afterRegistration(patient)
  }
  const leaveRegistration = () =>
    registeredFor === ''
      ? showAt({ view: 'directory', q: '', at: 'first' })
      : show({ view: 'bookings', request: registeredFor })
  const bookings = useBookingsView(actions)
  const desk = { withKeys, rowToFocus, focusRow, onSearch: stay }
  useShortcuts(
    {
      '/': () => focusElement('main input[type="search"]'),
      p: register,
      // The lists know their selected row.
      ...(!isAtAppointments && search.view !== 'directory' && { n: () => schedule() }),
    },
    withKeys,
  )

  return (
    <>
      <DeskCounters day={kept ? (day ?? today) : null} />
      <ViewTabs
        label="Receptionist"
        views={[
          {
            view: 'appointments',
            label: dashboardViews.receptionist.appointments,
            content: () =>
              isGrid ? (
                <GridView actions={actions} withKeys={withKeys} onSchedule={schedule} />
              ) : (
                <DeskAppointments
                  {...desk}
                  actions={actions}
                  onSchedule={schedule}
                  onShow={(visit) => void showVisit(visit)}
                />
              ),
          },
          ...bookings,
          {
            view: 'directory',
            label: dashboardViews.receptionist.directory,
            content: () => (
              <PatientDirectory
                {...desk}
                onPrescribe={prescribe}
                onSchedule={schedule}
                onRegister={register}
              />
            ),
          },
          {
            view: 'registration',
            label: dashboardViews.receptionist.registration,
            content: () => (
              <Registration
                // Asked for once more, it begins anew with what is typed.
                key={isRegistrationAsked ? entry : ''}
                startsInForm={startsInForm}
                isAsked={isRegistrationAsked}
                onRegistered={(patient) => void afterRegistration(patient)}
                onUse={(patient, forget) => void goOnWith(patient, forget)}
                onCancel={() => void leaveRegistration()}
              />
            ),
          },
          {
            view: 'prescription',
            label: dashboardViews.receptionist.prescription,
            disabled: chosen === '',
            content: () =>
              chosen !== '' && (
                <DeskPrescription
                  patientId={chosen}
                  startsInForm={startsInForm}
                  onSaved={(patient) => void leavePrescription(patient, searchFor(patient))}
                  onCancel={(patient) => void leavePrescription(patient, '')}
                />
              ),
          },
        ]}
      />
      <DeskKeys enabled={withKeys} isGrid={isGrid} onChange={setSingleKeys} />
      {(scheduling !== null || isAsked) && (
        <ScheduleDialog
          {...(scheduling && { initial: { patientId: scheduling } })}
          onScheduled={scheduled}
          onClose={() => {
            setScheduling(null)
            if (isAsked) change({ request: '', page: search.page }, { replace: true })
          }}
        />
      )}
    </>
  )
}

/** The four counters, of the same rows that the tables show: where those are a day's, of that day. */
function DeskCounters({ day }: { day: ClinicDate | null }) {
  const visits = useQuery(visitCountsQuery(day))
  const patients = useQuery(patientCountQuery)
  const today = useToday()
  const note = day === null ? {} : { note: day === today ? 'today' : `on ${day}` }
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

/** @returns whether the page has such an element */
function focusElement(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
