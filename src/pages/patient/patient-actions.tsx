import { noteEndpoints } from '@shared/contracts/notes'
import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { visitListQuery } from '@/api/visits'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { noteAddress } from '@/features/notes/shared/note-link'
import { RecordAction } from '@/features/patients/record-action'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { useDenial, useDenials, useMay } from '@/hooks/use-may'
import { useToday } from '@/hooks/use-now'

interface PatientActionsProps {
  patient: Patient
  /** Whether the record is being changed. */
  busy: boolean
  onSchedule: () => void
  onCorrect: () => void
  onAllergies: () => void
  onCloseOrReopen: () => void
}

/** What can be done for a patient, and with the record. */
export function PatientActions({
  patient,
  busy,
  onSchedule,
  onCorrect,
  onAllergies,
  onCloseOrReopen,
}: PatientActionsProps) {
  const denied = useDenials(patientEndpoints)
  const scheduleDenied = useDenial(visitEndpoints.schedule)
  const { denied: prescribeDenied, prescribe } = usePrescribe(patient)
  const writeNote = useWriteNote(patient)
  const { closedAt } = patient
  const closed = closedAt === null ? null : patientMessages.closed
  return (
    <>
      <RecordAction label="Schedule" reason={scheduleDenied ?? closed} first onClick={onSchedule} />
      <RecordAction label="Note" reason={writeNote.denied} onClick={writeNote.write} />
      <RecordAction label="Prescribe" reason={prescribeDenied} onClick={prescribe} />
      <OrderTestsButton patient={patient} />
      <RecordAction label="Correct" reason={denied.correct} busy={busy} onClick={onCorrect} />
      <RecordAction
        label="Allergies"
        reason={denied.writeAllergies}
        busy={busy}
        onClick={onAllergies}
      />
      <RecordAction
        label={closedAt === null ? 'Close Record' : 'Reopen Record'}
        reason={denied.reopen}
        busy={busy}
        onClick={onCloseOrReopen}
      />
    </>
  )
}

/** The note of the visit that the patient is here for today; outside of a visit where there is none. */
function useWriteNote({ id: patientId, number }: Patient) {
  const denied = useDenial(noteEndpoints.begin)
  const seesVisits = useMay(visitEndpoints.list)
  const today = useToday()
  const here = useQuery({
    ...visitListQuery({ patientId, status: 'checked-in', date: today, page: 0, limit: 1 }),
    enabled: seesVisits && denied === null,
  })
  const navigate = useNavigate()
  return {
    denied,
    write: () => void navigate(noteAddress(number, here.data?.rows[0]?.id ?? null)),
  }
}
