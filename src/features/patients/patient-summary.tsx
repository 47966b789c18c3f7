import { Button, Group, Stack, Text } from '@mantine/core'
import { Facts } from '@/components/facts'
import { type Patient, patientMessages } from '@/contracts/patients'
import { visitEndpoints } from '@/contracts/visits'
import { usePrescribe } from '@/features/prescriptions/shared/use-prescribe'
import { NextVisit } from '@/features/visits/shared/next-visit'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { medicationInWords } from './patient-words'

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

/** What the patient takes; whoever may prescribe can renew each of it. */
function Medications({ patient }: { patient: Patient }) {
  const { denied, renew } = usePrescribe(patient)
  const medications = new Map(
    patient.currentMedications.map((medication) => [medicationInWords(medication), medication]),
  )
  if (medications.size === 0) return patientMessages.noneOnRecord
  return (
    <Stack gap={denied === null ? 4 : 0}>
      {[...medications].map(([words, medication]) => (
        <Group key={words} justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{words}</Text>
          {denied === null && (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Renew ${words}`}
              style={{ flex: 'none' }}
              onClick={() => renew(medication)}
            >
              Renew
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  )
}
