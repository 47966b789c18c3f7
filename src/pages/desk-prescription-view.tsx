import type { PatientRow } from '@shared/contracts/patients'
import { getRouteApi } from '@tanstack/react-router'
import { DeskPrescription } from '@/features/prescriptions/desk-prescription'
import { deskDrafts } from '@/features/prescriptions/prescription-drafts'
import { useDesk } from './desk-hand-off'

const route = getRouteApi('/_app/_home/desk/prescription')

/** A prescription for the patient who was chosen in the directory or on the patient's page. */
export function DeskPrescriptionView() {
  const { startsInForm, showDirectory } = useDesk()
  const { patient: leadingPatient } = route.useSearch()
  const navigate = route.useNavigate()
  const chosen = deskDrafts.useStore(({ shown }) => shown.patientId)
  /** Back to where it was chosen, before it is forgotten: without a patient there is no such view. */
  const leave = async ({ id, number }: PatientRow, searched: PatientRow | null) => {
    if (leadingPatient === String(number))
      await navigate({ to: '/patient/$number', params: { number: leadingPatient } })
    else await showDirectory(searched, { row: id })
    deskDrafts.choosePatient('')
  }
  if (chosen === '') return null
  return (
    <DeskPrescription
      patientId={chosen}
      startsInForm={startsInForm}
      onSaved={(patient) => void leave(patient, patient)}
      onCancel={(patient) => void leave(patient, null)}
    />
  )
}
