import type { Patient } from '@shared/contracts/patients'
import { errorFields, errorText } from '@/api/api-error'
import { stalePatient } from '@/api/patients'
import { useSeenRecord } from '@/components/use-seen-record'
import { patientWords } from './patient-words'

/** The patient whom a form changes, and what is said of a failed save (`useSeenRecord`). */
export function useSeenPatient(patient: Patient) {
  const { opened, seen, changes, readFailure } = useSeenRecord(patient, {
    words: patientWords,
    stale: stalePatient,
  })
  return {
    opened,
    /** What a change of the record is sent with. */
    change: { id: seen.id, version: seen.version },
    changes,
    failed: (
      error: unknown,
      otherwise: string,
      takeOver?: (before: Patient, now: Patient) => void,
    ) => {
      readFailure(error, takeOver)
      return { message: errorText(error, { otherwise }), fields: errorFields(error) }
    },
  }
}

export interface PatientFormProps {
  patient: Patient
  onClose: () => void
}
