import { ActionIcon, Card, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Medication } from '@/contracts/patients'
import { howTaken } from './how-taken'

interface MedicationListProps {
  /** Names the list. */
  label: string
  medications: readonly Medication[]
  /** What stands there while there are none. */
  empty: string
  /** Takes one out, by its place; without it the list is only read. */
  onRemove?: (at: number) => void
}

/** Medicines one below the other, each with how it is taken. */
export const MedicationList = ({ label, medications, empty, onRemove }: MedicationListProps) =>
  medications.length === 0 ? (
    <Text size="sm" c="dimmed">
      {empty}
    </Text>
  ) : (
    <Card
      component="ul"
      aria-label={label}
      radius="sm"
      padding="sm"
      m={0}
      style={{ listStyle: 'none' }}
    >
      {medications.map((medication, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one medicine may stand there twice
        <Card.Section key={at} component="li" withBorder inheritPadding>
          <Group justify="space-between" wrap="nowrap" mih={44}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <strong>{medication.name}</strong>{' '}
              <Text span inherit c="dimmed">
                {howTaken(medication)}
              </Text>
            </Text>
            {onRemove && (
              <ActionIcon
                aria-label={`Remove ${medication.name}`}
                title={`Remove ${medication.name}`}
                onClick={() => onRemove(at)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        </Card.Section>
      ))}
    </Card>
  )
