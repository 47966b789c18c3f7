import { Group, Text } from '@mantine/core'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import { IconAlertTriangle } from '@tabler/icons-react'

interface AllergiesProps extends Pick<Patient, 'allergies'> {
  size: 'sm' | 'lg'
}

/** What a patient must not be given, in the colour and with the sign of a danger. */
export const Allergies = ({ allergies, size }: AllergiesProps) =>
  allergies.length === 0 ? (
    <Text size={size}>Allergies: {patientMessages.noneOnRecord}</Text>
  ) : (
    <Group gap={6} wrap="nowrap" align="flex-start" c="var(--mantine-color-error)">
      <IconAlertTriangle size={20} style={{ flex: 'none' }} aria-hidden />
      <Text size={size}>
        Allergies: <strong>{allergies.join(', ')}</strong>
      </Text>
    </Group>
  )
