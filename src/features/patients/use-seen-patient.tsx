import { useState } from 'react'
import { errorFields, errorText } from '@/api/api-error'
import { stalePatient } from '@/api/patient-records'
import { ChangedMeanwhile } from '@/components/changed-meanwhile'
import type { Patient } from '@/contracts/patients'
import { patientWords } from './patient-words'

/**
 * The patient whom a form changes, as the form was opened; and as somebody else has left the record,
 * once a save has come too late. What is read again meanwhile changes nothing here: it would be saved
 * over unseen.
 */
export function useSeenPatient(patient: Patient) {
  const [opened] = useState(patient)
  const [changed, setChanged] = useState<Patient | null>(null)
  const seen = changed ?? opened
  return {
    opened,
    /** What a change of the record is sent with. */
    change: { id: seen.id, version: seen.version },
    /** What has changed since the form was opened. */
    changes: changed && <ChangedMeanwhile words={patientWords} before={opened} now={changed} />,
    /**
     * What is said of a failed save.
     * @param takeOver has what was not touched follow what somebody else has made of it
     */
    failed: (
      error: unknown,
      otherwise: string,
      takeOver?: (before: Patient, now: Patient) => void,
    ) => {
      const current = stalePatient(error)
      if (current) {
        setChanged(current)
        takeOver?.(seen, current)
      }
      return { message: errorText(error, { otherwise }), fields: errorFields(error) }
    },
  }
}

export interface PatientFormProps {
  patient: Patient
  onClose: () => void
}
