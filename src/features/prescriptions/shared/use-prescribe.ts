import { useNavigate } from '@tanstack/react-router'
import type { Patient } from '@/contracts/patients'
import { prescriptionEndpoints } from '@/contracts/prescriptions'
import { allowedTabs } from '@/lib/dashboard-search'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { deskDrafts, doctorDrafts } from '../prescription-drafts'

const noForm =
  'Prescriptions are written on the doctor’s and the receptionist’s dashboards, which your role does not show.'

const places = [
  { tab: 'doctor', drafts: doctorDrafts },
  { tab: 'receptionist', drafts: deskDrafts },
] as const

/** The way to the form for a new prescription: the doctor's, where the person signed in has it. */
export function usePrescribe() {
  const navigate = useNavigate()
  const session = useSession()
  const tabs = allowedTabs(session.session?.userData.roles ?? [])
  const place = places.find(({ tab }) => tabs.some((shown) => shown.tab === tab))
  return {
    /** Why nothing can be prescribed; null where it can. */
    denied: deniedReason(prescriptionEndpoints.create, session) ?? (place ? null : noForm),
    /** From the patient's page, and back there once it is done. */
    prescribe: ({ id, number }: Pick<Patient, 'id' | 'number'>) => {
      if (!place) return
      place.drafts.choosePatient(id)
      const patient = String(number)
      void navigate({ to: '/', search: { tab: place.tab, view: 'prescription', patient } })
    },
  }
}
