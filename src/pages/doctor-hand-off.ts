import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { useNavigate } from '@tanstack/react-router'
import { createContext, type RefObject, use, useCallback } from 'react'
import { doctorDrafts } from '@/features/prescriptions/prescription-drafts'

interface HandOff {
  /** Whether something has led to the prescription's form, which then has the focus. */
  startsInForm: RefObject<boolean>
  /** The visit at which the doctor goes on after prescribing; null for none. */
  visitToFocus: string | null
  focusVisit: (id: string | null) => void
  /** The ids of the visits that were prescribed to, which the day's list may not show yet. */
  seen: readonly string[]
  setSeen: (ids: readonly string[]) => void
}

/** What the views of the doctor's dashboard hand on to each other. */
export const DoctorHandOff = createContext<HandOff | null>(null)

export function useDoctorHandOff() {
  const handOff = use(DoctorHandOff)
  if (!handOff) throw new Error('A view of the doctor is shown outside of the dashboard')
  const { startsInForm } = handOff
  const navigate = useNavigate()
  const prescribe = useCallback(
    ({ patientId }: DoctorVisit, date: string) => {
      doctorDrafts.choosePatient(patientId)
      startsInForm.current = true
      void navigate({
        to: '/doctor/prescription',
        search: ({ size }) => ({ size, date }),
        resetScroll: false,
      })
    },
    [navigate, startsInForm],
  )
  return { ...handOff, prescribe }
}
