import type { Medication } from '@shared/contracts/medications'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { isSavingPrescription } from '@/api/prescriptions'
import { toast } from '@/components/toast'
import { denialFor } from '@/hooks/use-may'
import { allowedTabs } from '@/lib/dashboard-search'
import { useSession } from '@/stores/session'
import { deskDrafts, doctorDrafts } from '../prescription-drafts'

const noForm =
  'Prescriptions are written on the doctor’s and the receptionist’s dashboards, which your role does not show.'

const places = [
  { tab: 'doctor', drafts: doctorDrafts },
  { tab: 'receptionist', drafts: deskDrafts },
] as const

/**
 * The way to the form for a new prescription: the doctor's, where the person signed in has it. It leads
 * there from the patient's page, and back once it is saved.
 */
export function usePrescribe({
  id,
  number,
  closedAt,
}: Pick<Patient, 'id' | 'number' | 'closedAt'>) {
  const navigate = useNavigate()
  const session = useSession()
  const tabs = allowedTabs(session.session?.userData.roles ?? [])
  const place = places.find(({ tab }) => tabs.some((shown) => shown.tab === tab))
  const client = useQueryClient()
  const begin = (renewed?: Medication) => {
    if (!place) return
    // What is saved empties the form, and would take along what is put there meanwhile.
    if (isSavingPrescription(client, id)) {
      toast.warning(prescriptionMessages.stillSaving)
      return
    }
    place.drafts.choosePatient(id)
    if (renewed) place.drafts.renew(renewed)
    const patient = String(number)
    void navigate({ to: '/', search: { tab: place.tab, view: 'prescription', patient } })
  }
  return {
    /** Why nothing can be prescribed; null where it can. */
    denied:
      denialFor(prescriptionEndpoints.create, session) ??
      (place ? null : noForm) ??
      (closedAt === null ? null : patientMessages.closed),
    prescribe: () => begin(),
    /** With this medicine on it, as it is taken now. */
    renew: (medicine: Medication) => begin(medicine),
  }
}
