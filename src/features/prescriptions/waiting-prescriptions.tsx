import { Alert, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { patientOptionsQuery } from '@/api/patients'
import { patientChoices } from '@/features/patients/shared/patient-select'

interface WaitingPrescriptionsProps {
  /** The ids of those for whom something is begun; '' where nobody was chosen for it yet. */
  waiting: readonly string[]
  onChoose: (patientId: string) => void
}

/** What was begun for others and not submitted: out of the form, and not forgotten. */
export function WaitingPrescriptions({ waiting, onChoose }: WaitingPrescriptionsProps) {
  const { data: choices } = useQuery({ ...patientOptionsQuery, select: patientChoices })
  const nameOf = (patientId: string) =>
    patientId === ''
      ? 'nobody yet'
      : (choices?.find(({ value }) => value === patientId)?.label ?? `no. ${patientId}`)
  return (
    <div aria-live="polite">
      {waiting.length > 0 && (
        <Alert role="note" color="clinic" icon={null}>
          <Group justify="space-between" gap="xs">
            Also begun, and not submitted:
            <Group gap="xs">
              {waiting.map((patientId) => (
                <Button key={patientId} variant="default" onClick={() => onChoose(patientId)}>
                  For {nameOf(patientId)}
                </Button>
              ))}
            </Group>
          </Group>
        </Alert>
      )}
    </div>
  )
}
