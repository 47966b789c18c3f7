import { Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { vitalsMessages } from '@shared/contracts/vitals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { ownVitalsQuery } from '@/api/vitals'
import { QueryAlert } from '@/components/query-alert'
import { latestWords } from './vitals-words'

/** What was measured last of the patient who is signed in. */
export function OwnVitals() {
  const heading = useId()
  const query = useQuery(ownVitalsQuery)
  const latest = latestWords(query.data ?? [])
  return (
    <Card component="section" aria-labelledby={heading} padding="md" mb="md">
      <Title order={2} size="h4" mb={4} id={heading}>
        Vitals
      </Title>
      <QueryAlert query={query} otherwise={vitalsMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading vitals" h={64} />}
      {query.data && latest.length === 0 && <Text c="dimmed">{vitalsMessages.none}</Text>}
      <Group component="dl" gap="lg" m={0} align="flex-start">
        {latest.map(([label, value, when]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} fw={600}>
              {value}
            </Text>
            <Text component="dd" m={0} size="xs" c="dimmed">
              {when}
            </Text>
          </div>
        ))}
      </Group>
    </Card>
  )
}
