import { Group, Text } from '@mantine/core'
import { allergyWords, type KnownAllergies } from '@shared/contracts/patients'
import { IconAlertTriangle } from '@tabler/icons-react'

interface AllergiesProps {
  patient: KnownAllergies
  size: 'sm' | 'lg'
}

/** What a patient must not be given, in the colour and with the sign of a danger. */
export const Allergies = ({ patient, size }: AllergiesProps) => {
  const words = allergyWords(patient)
  if (patient.allergies.length === 0)
    return <Text size={size}>{patient.noKnownAllergies ? words : `Allergies: ${words}`}</Text>
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" c="var(--mantine-color-error)">
      <IconAlertTriangle size={20} style={{ flex: 'none' }} aria-hidden />
      <Text size={size}>
        Allergies: <strong>{words}</strong>
      </Text>
    </Group>
  )
}
