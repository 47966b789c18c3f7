import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useShortcuts } from '@/components/use-shortcuts'
import type { Patient } from '@/contracts/patients'
import { readFlag, writeItem } from '@/lib/browser-storage'
import { dropDraft, keepDraft, readDraft } from '@/stores/work'
import { useDashboardSearch } from '../use-dashboard-search'
import { ViewTabs } from '../view-tabs'
import { AppointmentsView } from './appointments-view'
import { Counters } from './counters'
import { DeskKeys } from './desk-keys'
import { DirectoryView } from './directory-view'
import { PrescriptionView } from './prescription-view'
import { RegistrationView } from './registration-view'
import { hasAppointmentDraft, ScheduleDialog } from './schedule-dialog'
import type { DeskRowToFocus } from './use-desk-list'
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
  const startsInForm = useRef(false)
  const [rowToFocus, focusRow] = useState<DeskRowToFocus | null>(null)

  const schedule = () => setScheduling(true)
  const register = () => {
    if (search.view === 'registration') focusFirst('main [data-path="name"]')
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
      keepDraft(chosenPatient, id)
      setChosen(id)
      startsInForm.current = true
      void show({ view: 'prescription' })
    },
    [show],
  )
  /** First away, then forgotten: a view that is open is not disabled. */
  const leavePrescription = async (id: number, q: string) => {
    await showAt({ view: 'directory', q, at: { row: String(id) } })
    dropDraft(chosenPatient)
    setChosen(null)
  }
  const desk = { withKeys, rowToFocus, focusRow }
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
            content: () => <AppointmentsView {...desk} actions={actions} onSchedule={schedule} />,
          },
          {
            view: 'directory',
            label: 'Patient Directory',
            content: () => (
              <DirectoryView {...desk} onPrescribe={prescribe} onRegister={register} />
            ),
          },
          {
            view: 'registration',
            label: 'New Registration',
            content: () => (
              <RegistrationView
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
            disabled: chosen === null,
            content: () =>
              chosen !== null && (
                <PrescriptionView
                  patientId={chosen}
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

/** @returns whether there is one */
function focusFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)
  found?.focus()
  return found !== null
}
