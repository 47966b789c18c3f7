import { Button, Card, List, Skeleton, Stack, Text } from '@mantine/core'
import type { LabOrder } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labOrderQuery } from '@/api/lab-orders'
import { QueryAlert } from '@/components/query-alert'
import { ResultVersion } from './result-version'
import { versionChanges } from './version-changes'

/** The versions of a result before the one that counts, read when they are asked for. */
export function EarlierVersions({ order }: { order: LabOrder }) {
  const [isOpen, setOpen] = useState(false)
  if (!order.result || order.result.revision === 1) return null
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide earlier versions' : 'Show earlier versions'}
      </Button>
      {isOpen && <Versions order={order} />}
    </Stack>
  )
}

function Versions({ order }: { order: LabOrder }) {
  const query = useQuery(labOrderQuery(order.id))
  const [latest, ...earlier] = query.data?.results ?? []
  return (
    <Stack gap="xs" w="100%">
      <QueryAlert query={query} otherwise={labResultMessages.fetchFailed} />
      {query.isPending && <Skeleton role="status" aria-label="Loading earlier versions" h={96} />}
      {latest && earlier.length === 0 && (
        <Text size="sm" c="dimmed">
          No earlier version was released.
        </Text>
      )}
      {earlier.map((result, at) => (
        <Card
          key={result.revision}
          padding="sm"
          withBorder
          role="group"
          aria-label={`Version ${result.revision}`}
        >
          <Text size="sm" fw={600}>
            Version {result.revision}, no longer valid
          </Text>
          <Changed before={result} now={earlier[at - 1] ?? latest} />
          <ResultVersion result={result} />
        </Card>
      ))}
    </Stack>
  )
}

interface ChangedProps {
  before: LabOrder['result']
  now: LabOrder['result']
}

/** What was put right of a version by the one after it. */
const Changed = ({ before, now }: ChangedProps) =>
  before &&
  now && (
    <List size="sm" my={4}>
      {versionChanges(before, now).map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List>
  )
