import { useQuery } from '@tanstack/react-query'
import { ListAlert } from '@/components/data-table/list-alert'
import { type Patient, patientMessages } from '@/contracts/patients'
import { patientQuery } from '@/records/patient-queries'
import { failureOf } from './desk-words'
import { PrescriptionForm } from './prescription-form'

interface PrescriptionViewProps {
  patientId: number
  onSaved: (patient: Patient) => void
  onCancel: () => void
}

/** A prescription for the patient who was chosen in the directory. */
export function PrescriptionView({ patientId, onSaved, onCancel }: PrescriptionViewProps) {
  const { data: patient, error, isFetching, refetch } = useQuery(patientQuery(patientId))
  if (error || patient === null)
    return (
      <ListAlert
        message={error ? failureOf(error, patientMessages.fetchFailed) : patientMessages.notFound}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (patient === undefined) return <output aria-label="Loading patient" />
  return (
    <PrescriptionForm
      key={patient.id}
      patient={patient}
      onSaved={() => onSaved(patient)}
      onCancel={onCancel}
    />
  )
}
