import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import { toast } from '@/components/toast'
import type { Patient } from '@/contracts/patients'
import { type Visit, visitEndpoints } from '@/contracts/visits'
import { choosePatientFor } from '@/features/bookings/booking-draft'
import { PatientDirectory } from '@/features/patients/patient-directory'
import { Registration } from '@/features/patients/registration'
import { usePatientsKept } from '@/features/patients/shared/patient-label'
import { DeskPrescription } from '@/features/prescriptions/desk-prescription'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { DeskAppointments } from '@/features/visits/desk-appointments'
import { hasAppointmentDraft, ScheduleDialog } from '@/features/visits/shared/schedule-dialog'
import type { DeskRowToFocus } from '@/features/visits/shared/use-desk-list'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { useDeskDay, useVisitsKept } from '@/features/visits/use-desk-day'
import { useShowVisit } from '@/features/visits/use-show-visit'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useShortcuts } from '@/hooks/use-shortcuts'
import type { ClinicDate } from '@/lib/clinic-date'
import { type DashboardSearch, newAppointment } from '@/lib/dashboard-search'
import { dashboardViews } from '@/lib/dashboard-views'
import { clinicToday } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { setSingleKeys, useSingleKeys } from '@/stores/single-keys'
import { DashboardFigures } from './dashboard-figures'
import { DeskKeys } from './desk-keys'
import { useBookingsView } from './use-bookings-view'
import { ViewTabs } from './view-tabs'

export function ReceptionistDashboard() {
  const { search, show, change } = useDashboardSearch()
  const actions = useVisitActions()
  const kept = useVisitsKept()
  const day = useDeskDay()
  const isAtAppointments = search.view === '' || search.view === 'appointments'
  const [scheduling, setScheduling] = useState(() => isAtAppointments && hasAppointmentDraft())
  const isAsked =
    isAtAppointments &&
    search.request === newAppointment &&
    deniedReason(visitEndpoints.schedule) === null
  const patientsKept = usePatientsKept()
  const chosen = deskDrafts.useStore(({ shown }) => shown.patientId)
  const withKeys = useSingleKeys((state) => state.act)
  const startsInForm = useRef(false)
  const [rowToFocus, focusRow] = useState<DeskRowToFocus | null>(null)

  const schedule = () => {
    const reason = deniedReason(visitEndpoints.schedule)
    if (reason === null) setScheduling(true)
    else toast.warning(reason)
  }
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
  const showVisit = useShowVisit(showAt)
  const noteScheduled = (visit: Visit) =>
    actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
  const scheduled = (visit: Visit) => {
    if (kept) noteScheduled(visit)
    // Of another day, the line above the list tells, and leads there.
    const isElsewhere = isAtAppointments && day !== null && day !== visit.date
    if (!isElsewhere) void showVisit(visit)
  }
  const prescribe = useCallback(
    ({ id }: Patient) => {
      deskDrafts.choosePatient(id)
      startsInForm.current = true
      void show({ view: 'prescription' })
    },
    [show],
  )
  /** Names may be shared; a sample is not searched by numbers. */
  const searchFor = ({ name, number }: Patient) => (patientsKept ? `no. ${number}` : name)
  /** Leaves the view before its patient is forgotten: without one, its tab is disabled. */
  const leavePrescription = async (id: string, q: string) => {
    await showAt({ view: 'directory', q, at: { row: id } })
    deskDrafts.choosePatient('')
  }
  /** Goes on with the booking for which somebody was registered, or in the directory. */
  const afterRegistration = (patient: Patient) => {
    if (search.request !== '') {
      choosePatientFor(search.request, patient.id)
      return show({ view: 'bookings', request: search.request })
    }
    return showAt({ view: 'directory', q: searchFor(patient), at: { row: patient.id } })
  }
  const leaveRegistration = () =>
    search.request === ''
      ? showAt({ view: 'directory', q: '', at: 'first' })
      : show({ view: 'bookings', request: search.request })
  const bookings = useBookingsView(actions)
  const desk = { withKeys, rowToFocus, focusRow }
  useShortcuts(
    { '/': () => focusElement('main input[type="search"]'), n: schedule, p: register },
    withKeys,
  )

  return (
    <>
      <DeskCounters day={kept ? (day ?? clinicToday()) : null} />
      <ViewTabs
        label="Receptionist"
        views={[
          {
            view: 'appointments',
            label: dashboardViews.receptionist.appointments,
            content: () => (
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
              <PatientDirectory {...desk} onPrescribe={prescribe} onRegister={register} />
            ),
          },
          {
            view: 'registration',
            label: dashboardViews.receptionist.registration,
            content: () => (
              <Registration
                startsInForm={startsInForm}
                onRegistered={(patient) => void afterRegistration(patient)}
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
                  onSaved={(patient) => void leavePrescription(patient.id, searchFor(patient))}
                  onCancel={(id) => void leavePrescription(id, '')}
                />
              ),
          },
        ]}
      />
      <DeskKeys enabled={withKeys} onChange={setSingleKeys} />
      {(scheduling || isAsked) && (
        <ScheduleDialog
          onScheduled={scheduled}
          onClose={() => {
            setScheduling(false)
            if (isAsked) change({ request: '' }, { replace: true })
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
  const note = day === null ? {} : { note: day === clinicToday() ? 'today' : `on ${day}` }
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
