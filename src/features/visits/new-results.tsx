import { Badge, Group, Text } from '@mantine/core'
import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { clinicTime } from '@/stores/clinic-day'

/** So many are named, the worst first. */
const namedMost = 4

const order = ['critical', 'abnormal', 'to read', 'normal'] as const
const colors = { critical: 'red', abnormal: 'yellow', 'to read': 'blue', normal: 'gray' } as const

/** Results that came since the patient was here before; nothing where there are none. */
export function NewResults({ results = [] }: { results: DoctorVisit['newResults'] }) {
  const sorted = results.toSorted(
    (one, other) => order.indexOf(one.standing) - order.indexOf(other.standing),
  )
  if (sorted.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="sm" fw={500}>
        New results:
      </Text>
      {sorted.slice(0, namedMost).map(({ id, testType, standing, reportedAt }) => (
        <Group key={id} gap={4}>
          <Text size="sm">
            {testType}, {clinicTime(new Date(reportedAt)).date}
          </Text>
          <Badge color={colors[standing]}>{standing}</Badge>
        </Group>
      ))}
      {sorted.length > namedMost && (
        <Text size="sm" c="dimmed">
          and {sorted.length - namedMost} more
        </Text>
      )}
    </Group>
  )
}
