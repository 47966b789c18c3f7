import { Anchor, Badge, Group, Stack, Text } from '@mantine/core'
import type { DoctorVisit, NewResult } from '@shared/contracts/doctor-day'
import { Link } from '@tanstack/react-router'
import { orderCardId } from '@/features/lab/shared/order-card-id'
import { measuredWords } from '@/features/lab/shared/value-words'
import { opensPatients } from '@/features/patients/shared/patient-link'
import { clinicTime } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'

/** So many are named, the worst first. */
const namedMost = 4

const colors = { critical: 'red', abnormal: 'yellow', 'to read': 'blue', normal: 'gray' } as const

interface NewResultsProps {
  patientNumber: number
  results: DoctorVisit['newResults']
}

/** Results that the doctor has not seen: the worst value of each, and where it is read. Nothing where there are none. */
export function NewResults({ patientNumber, results }: NewResultsProps) {
  if (!results) return null
  const named = results.rows.slice(0, namedMost)
  return (
    <Group gap="0 var(--mantine-spacing-xs)" align="baseline">
      <Text size="sm" fw={500}>
        New results:
      </Text>
      <Stack
        component="ul"
        aria-label="New results"
        gap={2}
        m={0}
        p={0}
        style={{ listStyle: 'none', flex: '1 1 14rem' }}
      >
        {named.map((result) => (
          <Result key={result.id} patientNumber={patientNumber} result={result} />
        ))}
        {results.total > named.length && (
          <Text component="li" size="sm" c="dimmed">
            and {results.total - named.length} more
          </Text>
        )}
      </Stack>
    </Group>
  )
}

function Result({ patientNumber, result }: { patientNumber: number; result: NewResult }) {
  const { id, testType, standing, reportedAt, worst } = result
  const opensChart = useSession(opensPatients)
  const name = `${testType}, ${clinicTime(new Date(reportedAt)).date}`
  const isCritical = standing === 'critical'
  return (
    <Group component="li" gap="0 var(--mantine-spacing-xs)">
      {opensChart ? (
        <Anchor
          size="sm"
          renderRoot={(root) => (
            <Link
              to="/patient/$number"
              params={{ number: String(patientNumber) }}
              hash={orderCardId({ id })}
              preload={false}
              {...root}
            />
          )}
        >
          {name}
        </Anchor>
      ) : (
        <Text size="sm">{name}</Text>
      )}
      {worst && (
        <Text
          size="sm"
          fw={isCritical ? 650 : 500}
          translate="no"
          {...(isCritical && { c: 'var(--mantine-color-error)' })}
        >
          {worst.analyte} {measuredWords(worst)}
        </Text>
      )}
      <Badge color={colors[standing]}>{standing}</Badge>
    </Group>
  )
}
