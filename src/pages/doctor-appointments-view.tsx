import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { noteAddress } from '@/features/notes/shared/note-link'
import { OpenDrafts } from '@/features/notes/shared/open-drafts'
import { OpenRequests } from '@/features/prescriptions/open-requests'
import { DoctorAppointments } from '@/features/visits/doctor-appointments'
import { DoctorDay } from '@/features/visits/doctor-day'
import { keepsRecords, useSession } from '@/stores/session'
import { useDoctorHandOff } from './doctor-hand-off'

const route = getRouteApi('/_app/_home/doctor/appointments')

/** The doctor's appointments, and what patients ask for. */
export function DoctorAppointmentsView() {
  const Appointments = useSession(keepsRecords) ? OwnDay : DoctorAppointments
  const navigate = useNavigate()
  const takeUp = useCallback(
    () =>
      void navigate({
        to: '/doctor/prescription',
        search: ({ size }) => ({ size }),
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <>
      <OpenDrafts />
      <Appointments />
      <OpenRequests onTakenUp={takeUp} />
    </>
  )
}

function OwnDay() {
  const { date } = route.useSearch()
  const navigate = route.useNavigate()
  const { prescribe, visitToFocus, focusVisit } = useDoctorHandOff()
  const onNote = useCallback(
    ({ id, patientNumber }: DoctorVisit) =>
      void navigate({ ...noteAddress(patientNumber, id, date) }),
    [navigate, date],
  )
  const onPrescribe = useCallback((visit: DoctorVisit) => prescribe(visit, date), [prescribe, date])
  return (
    <DoctorDay
      date={date}
      onDate={(chosen, { replace }) =>
        void navigate({ search: { date: chosen }, replace, resetScroll: false })
      }
      onPrescribe={onPrescribe}
      onNote={onNote}
      visitToFocus={visitToFocus}
      onFocused={() => focusVisit(null)}
    />
  )
}
