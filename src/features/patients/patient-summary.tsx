import { List } from '@mantine/core'
import { Facts } from '@/components/facts'
import { type Patient, patientMessages } from '@/contracts/patients'
import { visitEndpoints } from '@/contracts/visits'
import { NextVisit } from '@/features/visits/shared/next-visit'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { medicationsOf } from './patient-words'

/** What is known of a patient by now: the diagnosis, the medicines, when they come and were seen. */
export function PatientSummary({ patient }: { patient: Patient }) {
  const seesVisits = useSession((state) => deniedReason(visitEndpoints.list, state) === null)
  return (
    <Facts
      beside
      facts={[
        ['Diagnosis', patient.diagnosis || '—'],
        ['Current medications', <Medications key="medications" patient={patient} />],
        ...(seesVisits
          ? [['Next Visit', <NextVisit key="next" patientId={patient.id} />] as const]
          : []),
        ['Last Visit', patient.lastVisit],
        ['Past history', patient.pastMedicalHistory || patientMessages.noneOnRecord],
        ['Address', patient.address || '—'],
      ]}
    />
  )
}

function Medications({ patient }: { patient: Patient }) {
  const medications = new Set(medicationsOf(patient))
  if (medications.size === 0) return patientMessages.noneOnRecord
  return (
    <List listStyleType="none" size="sm">
      {[...medications].map((medication) => (
        <List.Item key={medication}>{medication}</List.Item>
      ))}
    </List>
  )
}
