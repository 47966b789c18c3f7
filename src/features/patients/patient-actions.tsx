import { type Patient, patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { useDenial, useDenials } from '@/hooks/use-may'
import { RecordAction } from './record-action'

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
  const { closedAt } = patient
  const closed = closedAt === null ? null : patientMessages.closed
  return (
    <>
      <RecordAction label="Schedule" reason={scheduleDenied ?? closed} first onClick={onSchedule} />
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
