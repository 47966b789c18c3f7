import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { patientCountQuery } from '@/api/patients'
import { visitCountsQuery } from '@/api/visits'
import type { Patient } from '@/contracts/patients'
import { PatientDirectory } from '@/features/patients/patient-directory'
import { Registration } from '@/features/patients/registration'
import { DeskPrescription } from '@/features/prescriptions/desk-prescription'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { DeskAppointments } from '@/features/visits/desk-appointments'
import { hasAppointmentDraft, ScheduleDialog } from '@/features/visits/schedule-dialog'
import type { DeskRowToFocus } from '@/features/visits/shared/use-desk-list'
import { useVisitActions } from '@/features/visits/use-visit-actions'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { readFlag, writeItem } from '@/lib/browser-storage'
import { DashboardFigures } from './dashboard-figures'
import { DeskKeys } from './desk-keys'
import { ViewTabs } from './view-tabs'

/** Local storage key of the choice whether single keys act at the desk, on this device. */
const keysKey = 'isDeskKeys'

export function ReceptionistDashboard() {
  const { search, show } = useDashboardSearch()
  const actions = useVisitActions()
  const [scheduling, setScheduling] = useState(
    () => (search.view === '' || search.view === 'appointments') && hasAppointmentDraft(),
  )
  const chosen = deskDrafts.useStore(({ shown }) => shown.patientId)
  const [withKeys, setWithKeys] = useState(() => readFlag(keysKey, true))
  const startsInForm = useRef(false)
  const [rowToFocus, focusRow] = useState<DeskRowToFocus | null>(null)

  const schedule = () => setScheduling(true)
  const register = () => {
    if (search.view === 'registration') focusElement('main [data-path="name"]')
    else {
      startsInForm.current = true
      void show({ view: 'registration' })
    }
  }
  /** Shows a list, and goes on in it at a row. */
  const showAt = ({ view, q, at }: DeskRowToFocus) => {
    focusRow({ view, q, at })
    return show({ view, q })
  }
  const prescribe = useCallback(
    ({ id }: Patient) => {
      deskDrafts.choosePatient(String(id))
      startsInForm.current = true
      void show({ view: 'prescription' })
    },
    [show],
  )
  /** Leaves the view before its patient is forgotten: without one, its tab is disabled. */
  const leavePrescription = async (id: number, q: string) => {
    await showAt({ view: 'directory', q, at: { row: String(id) } })
    deskDrafts.choosePatient('')
  }
  const desk = { withKeys, rowToFocus, focusRow }
  useShortcuts(
    { '/': () => focusElement('main input[type="search"]'), n: schedule, p: register },
    withKeys,
  )

  return (
    <>
      <DeskCounters />
      <ViewTabs
        label="Receptionist"
        views={[
          {
            view: 'appointments',
            label: 'Appointments',
            content: () => <DeskAppointments {...desk} actions={actions} onSchedule={schedule} />,
          },
          {
            view: 'directory',
            label: 'Patient Directory',
            content: () => (
              <PatientDirectory {...desk} onPrescribe={prescribe} onRegister={register} />
            ),
          },
          {
            view: 'registration',
            label: 'New Registration',
            content: () => (
              <Registration
                startsInForm={startsInForm}
                onRegistered={({ id, name }) =>
                  void showAt({ view: 'directory', q: name, at: { row: String(id) } })
                }
                onCancel={() => void showAt({ view: 'directory', q: '', at: 'first' })}
              />
            ),
          },
          {
            view: 'prescription',
            label: 'New Prescription',
            disabled: chosen === '',
            content: () =>
              chosen !== '' && (
                <DeskPrescription
                  patientId={Number(chosen)}
                  startsInForm={startsInForm}
                  onSaved={({ id, name }) => void leavePrescription(id, name)}
                  onCancel={(id) => void leavePrescription(id, '')}
                />
              ),
          },
        ]}
      />
      <DeskKeys
        enabled={withKeys}
        onChange={(enabled) => {
          writeItem(keysKey, JSON.stringify(enabled))
          setWithKeys(enabled)
        }}
      />
      {scheduling && (
        <ScheduleDialog
          onScheduled={({ id, patientName: q }) =>
            void showAt({ view: 'appointments', q, at: { row: String(id) } })
          }
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}

/** The four counters, of the same rows that the tables show. */
function DeskCounters() {
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

/** @returns whether the page has such an element */
function focusElement(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
