import { patientRecordEndpoints, patientRecordMessages } from '@shared/contracts/patient-records'
import type { Patient } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { OrderTestsButton } from '@/features/lab/shared/order-tests-button'
import { RecordAction } from '@/features/patients/record-action'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'

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
  const session = useSession()
  const { denied, prescribe } = usePrescribe(patient)
  const { closedAt } = patient
  const closed = closedAt === null ? null : patientRecordMessages.closed
  const { correct, writeAllergies, reopen } = patientRecordEndpoints
  return (
    <>
      <RecordAction
        label="Schedule"
        reason={deniedReason(visitEndpoints.schedule, session) ?? closed}
        first
        onClick={onSchedule}
      />
      <RecordAction label="Prescribe" reason={denied} onClick={prescribe} />
      <OrderTestsButton patient={patient} />
      <RecordAction
        label="Correct"
        reason={deniedReason(correct, session)}
        busy={busy}
        onClick={onCorrect}
      />
      <RecordAction
        label="Allergies"
        reason={deniedReason(writeAllergies, session)}
        busy={busy}
        onClick={onAllergies}
      />
      <RecordAction
        label={closedAt === null ? 'Close Record' : 'Reopen Record'}
        reason={deniedReason(reopen, session)}
        busy={busy}
        onClick={onCloseOrReopen}
      />
    </>
  )
}
