import type { PatientRow } from '@shared/contracts/patients'
import { type Visit, type VisitInput, visitEndpoints } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useNavigate } from '@tanstack/react-router'
import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import { explainDisabled } from '@/components/disabled-with-reason'
import { usePatientsKept } from '@/features/patients/shared/patient-label'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { beginAppointment, hasAppointmentDraft } from '@/features/visits/shared/schedule-dialog'
import type { DeskRowToFocus } from '@/features/visits/shared/use-desk-list'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { useShowVisit } from '@/features/visits/use-show-visit'
import type { VisitsSearch } from '@/features/visits/visits-search'
import { denialFor } from '@/hooks/use-may'
import { useSingleKeys } from '@/stores/single-keys'
import { useShownPath } from './use-shown-path'

/** What the views of the desk have in common, and the ways from one to the other. */
export function useDeskState() {
  const navigate = useNavigate()
  const actions = useVisitActions()
  const patientsKept = usePatientsKept()
  const withKeys = useSingleKeys((state) => state.act)
  /** Whether something has led to a form, which then has the focus. */
  const startsInForm = useRef(false)
  const [rowToFocus, focusRow] = useState<DeskRowToFocus | null>(null)
  const isAtAppointments = useShownPath() === '/desk/appointments'
  /** For whom, and for which day, something is being scheduled; null where nothing is. */
  const [scheduling, setScheduling] = useState<Partial<VisitInput> | null>(() =>
    isAtAppointments && hasAppointmentDraft() ? {} : null,
  )
  const schedule = useCallback((patientId = '', date?: ClinicDate) => {
    const reason = denialFor(visitEndpoints.schedule)
    if (reason !== null) return explainDisabled({ name: 'Schedule New Appointment', reason })
    const initial = { ...(patientId && { patientId }), ...(date && { date }) }
    if (patientId !== '') beginAppointment(initial)
    setScheduling(initial)
  }, [])
  const showAppointments = (row: DeskRowToFocus, more: Partial<VisitsSearch> = {}) => {
    focusRow(row)
    return navigate({
      to: '/desk/appointments',
      search: ({ size }) => ({ size, q: row.q, ...more }),
      resetScroll: false,
    })
  }
  const { showVisit, stay } = useShowVisit(showAppointments)
  /** Shows the directory, searched for a patient at whose row to go on, or with the focus on its first. */
  const showDirectory = (patient: PatientRow | null, at: DeskRowToFocus['at'] = 'first') => {
    // Names may be shared; a sample is not searched by numbers.
    const q = patient ? (patientsKept ? `no. ${patient.number}` : patient.name) : ''
    focusRow({ view: 'directory', q, at })
    return navigate({
      to: '/desk/directory',
      search: ({ size }) => ({ size, q }),
      resetScroll: false,
    })
  }
  const register = useCallback(() => {
    startsInForm.current = true
    void navigate({
      to: '/desk/registration',
      search: ({ size }) => ({ size }),
      resetScroll: false,
    })
  }, [navigate])
  const prescribe = useCallback(
    ({ id }: PatientRow) => {
      deskDrafts.choosePatient(id)
      startsInForm.current = true
      void navigate({
        to: '/desk/prescription',
        search: ({ size }) => ({ size }),
        resetScroll: false,
      })
    },
    [navigate],
  )
  const noteScheduled = (visit: Visit) =>
    actions.note({ kind: 'schedule', verb: 'Scheduled', before: null, after: visit })
  /** What the lists of the desk take. */
  const list = useMemo(
    () => ({ withKeys, rowToFocus, focusRow, onSearch: stay }),
    [withKeys, rowToFocus, stay],
  )
  return {
    ...{ actions, withKeys, startsInForm, isAtAppointments, list },
    ...{ scheduling, setScheduling, schedule, noteScheduled },
    ...{ showVisit, showDirectory, register, prescribe },
  }
}

/** Gives the views of the desk what they have in common. */
export const Desk = createContext<ReturnType<typeof useDeskState> | null>(null)

export function useDesk() {
  const desk = use(Desk)
  if (!desk) throw new Error('A view of the desk is shown outside of its dashboard')
  return desk
}
