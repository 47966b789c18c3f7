import { Alert, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { type VitalGrade, type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownVitalsQuery } from '@/api/vitals'
import { QueryAlert } from '@/components/query-alert'
import { latestVitals, whenMeasured } from './shared/vitals-words'

/** How a value compares with the usual range, for a patient: how grave that is, only a clinician can judge. */
const standsWords: Partial<Record<VitalGrade, string>> = {
  ...{ 'critical-low': 'Below the usual range', low: 'Below the usual range' },
  ...{ 'critical-high': 'Above the usual range', high: 'Above the usual range' },
}

/** What was measured last of the patient who is signed in. */
export function OwnVitals() {
  const heading = useId()
  const query = useQuery(ownVitalsQuery)
  const latest = latestVitals(query.data ?? [])
  const critical = latest.find(({ vitals }) => vitals.critical)?.vitals
  return (
    <Card component="section" aria-labelledby={heading} padding="md" mb="md">
      <Title order={2} size="h4" mb={4} id={heading}>
        Vitals
      </Title>
      <QueryAlert query={query} otherwise={vitalsMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading vitals" h={64} />}
      {query.data && latest.length === 0 && <Text c="dimmed">{vitalsMessages.none}</Text>}
      {critical && (
        <Alert role="note" mb="sm">
          {adviceFor(critical)}
        </Alert>
      )}
      <Group component="dl" gap="lg" m={0} align="flex-start">
        {latest.map(({ label, value, grade, vitals }) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {value}
            </Text>
            {grade && standsWords[grade] && (
              <Text component="dd" m={0} size="sm">
                {standsWords[grade]}
              </Text>
            )}
            <Text component="dd" m={0} size="xs" c="dimmed">
              {whenMeasured(vitals)}
            </Text>
          </div>
        ))}
      </Group>
    </Card>
  )
}

const adviceFor = ({ critical, measuredAt }: Pick<Vitals, 'critical' | 'measuredAt'>): string =>
  critical?.acknowledged
    ? `${isolated(critical.acknowledged.by)} has seen your values of ${whenMeasured({ measuredAt })}. Ask there what they mean for you and what to do next.`
    : `If nobody at the clinic has talked with you about your values of ${whenMeasured({ measuredAt })}, call the clinic now and ask what to do.`
