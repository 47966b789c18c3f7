import { isSameLine, type Medication } from '@shared/contracts/medications'
import type { Patient } from '@shared/contracts/patients'
import { useEndMedicineOnRecord } from '@/api/patients'
import { EndMedicine } from '@/features/prescriptions/shared/end-medicine'

interface EndTakenProps {
  /** As the record is now. */
  patient: Patient
  medicine: Medication
  onClose: () => void
}

/** Ends one of the current medications, also one that nobody here has prescribed. */
export function EndTaken({ patient, medicine, onClose }: EndTakenProps) {
  const end = useEndMedicineOnRecord()
  const { id, version, currentMedications } = patient
  const place = currentMedications.findIndex((line) => isSameLine(line, medicine))
  return (
    <EndMedicine
      medicine={medicine}
      patient={patient}
      end={({ reason }) =>
        end.mutateAsync({
          ...{ id, version, reason },
          // Of one that is no longer there the host says so.
          medicine: place === -1 ? currentMedications.length : place,
        })
      }
      onClose={onClose}
    />
  )
}
