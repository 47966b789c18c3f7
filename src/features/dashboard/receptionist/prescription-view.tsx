import { useQuery } from '@tanstack/react-query'
import { ErrorMessage } from '@/components/error-message'
import { type Patient, patientMessages } from '@/contracts/patients'
import { patientQuery } from '@/records/patient-queries'
import { QueryAlert } from '../query-alert'
import { PrescriptionForm } from './prescription-form'

interface PrescriptionViewProps {
  patientId: number
  onSaved: (patient: Patient) => void
  onCancel: () => void
}

/** A prescription for the patient who was chosen in the directory. */
export function PrescriptionView({ patientId, onSaved, onCancel }: PrescriptionViewProps) {
  const query = useQuery(patientQuery(patientId))
  const { data: patient, error } = query
  if (error) return <QueryAlert query={query} otherwise={patientMessages.fetchFailed} />
  if (patient === null) return <ErrorMessage message={patientMessages.notFound} />
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
