import '@/components/mantine-styles'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useShortcuts } from '@/components/use-shortcuts'
import type { Patient } from '@/contracts/patients'
import { readFlag, writeItem } from '@/lib/browser-storage'
import { dropDraft, keepDraft, readDraft } from '@/records/drafts'
import { patientCountQuery } from '@/records/patient-queries'
import { visitCountsQuery } from '@/records/visit-queries'
import { Figures } from '../figures'
import { useDashboardSearch } from '../use-dashboard-search'
import { ViewTabs } from '../view-tabs'
import { AppointmentsView } from './appointments-view'
import { DeskKeys } from './desk-keys'
import { DirectoryView } from './directory-view'
import { PrescriptionView } from './prescription-view'
import { RegistrationView } from './registration-view'
import { hasAppointmentDraft, ScheduleDialog } from './schedule-dialog'
import { useVisitActions } from './use-visit-actions'

/** The chosen patient outlives a reload, as what is typed for them does. */
const chosenPatient = 'prescription-patient'
/** Local storage key of the choice whether single keys act at the desk, on this device. */
const keysKey = 'isDeskKeys'

export function ReceptionistDashboard() {
  const { search, show } = useDashboardSearch()
  const actions = useVisitActions()
  const [scheduling, setScheduling] = useState(hasAppointmentDraft)
  const [chosen, setChosen] = useState(() => readDraft(chosenPatient, z.number()))
  const [withKeys, setWithKeys] = useState(() => readFlag(keysKey, true))
  const startsAtName = useRef(false)

  const schedule = () => setScheduling(true)
  const register = () => {
    if (search.view === 'registration') focusFirst('main [data-path="name"]')
    else {
      startsAtName.current = true
      void show({ view: 'registration' })
    }
  }
  const toDirectory = () => show({ view: 'directory' })
  const prescribe = useCallback(
    ({ id }: Patient) => {
      keepDraft(chosenPatient, id)
      setChosen(id)
      void show({ view: 'prescription' })
    },
    [show],
  )
  /** First away, then forgotten: a view that is open is not disabled. */
  const leavePrescription = async (place: { q: string }) => {
    await show({ view: 'directory', ...place })
    dropDraft(chosenPatient)
    setChosen(null)
  }
  useShortcuts(
    { '/': () => focusFirst('main input[type="search"]'), n: schedule, p: register },
    withKeys,
  )

  return (
    <>
      <Counters />
      <ViewTabs
        label="Receptionist"
        views={[
          {
            view: 'appointments',
            label: 'Appointments',
            content: () => (
              <AppointmentsView actions={actions} withKeys={withKeys} onSchedule={schedule} />
            ),
          },
          {
            view: 'directory',
            label: 'Patient Directory',
            content: () => <DirectoryView onPrescribe={prescribe} onRegister={register} />,
          },
          {
            view: 'registration',
            label: 'New Registration',
            content: () => (
              <RegistrationView
                startsAtName={startsAtName}
                onRegistered={({ name }) => void show({ view: 'directory', q: name })}
                onCancel={() => void toDirectory()}
              />
            ),
          },
          {
            view: 'prescription',
            label: 'New Prescription',
            disabled: chosen === null,
            content: () =>
              chosen !== null && (
                <PrescriptionView
                  patientId={chosen}
                  onSaved={({ name }) => void leavePrescription({ q: name })}
                  onCancel={() => void leavePrescription({ q: '' })}
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
          onScheduled={({ patientName }) => void show({ view: 'appointments', q: patientName })}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  )
}

/** The four counters, of the same rows that the tables show. */
function Counters() {
  const visits = useQuery(visitCountsQuery)
  const patients = useQuery(patientCountQuery)
  return (
    <Figures
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

/** @returns whether there is one */
function focusFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
