import { Button, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import {
  type LabOrder,
  labMessages,
  labOrderEndpoints,
  labPriorityWords,
} from '@shared/contracts/lab-orders'
import type { LabResultVersion } from '@shared/contracts/lab-results'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labOrderQuery } from '@/api/lab-orders'
import { Dialog } from '@/components/dialog'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { OrderPatient } from './shared/order-patient'
import { ResultVersion } from './shared/result-version'

interface ResultDialogProps {
  /** The order's id. */
  id: string
  onCorrect: (order: LabOrder) => void | Promise<void>
  onClose: () => void
}

/** The result of an order, whole, with what it was before it was corrected. */
export function ResultDialog({ id, onCorrect, onClose }: ResultDialogProps) {
  const query = useQuery(labOrderQuery(id))
  const denied = useDenial(labOrderEndpoints.correct)
  const order = query.data
  return (
    <Dialog
      title={order ? `Lab order no. ${order.number}` : 'Lab order'}
      size="xl"
      onClose={onClose}
    >
      <Stack>
        <QueryAlert query={query} otherwise={labMessages.fetchFailed} />
        {query.isPending && <Skeleton role="status" aria-label="Loading the result" h={240} />}
        {order === null && <Text>{labMessages.notFound}</Text>}
        {order && (
          <>
            <OrderPatient order={order} />
            <Facts
              facts={[
                ['Test', order.testType],
                ['Priority', labPriorityWords[order.priority]],
                ['Ordered by', order.orderedBy?.name ?? 'Not known'],
                ['Question', order.question || 'None'],
                ['Technician', order.technician?.name ?? 'Unassigned'],
              ]}
            />
            <Versions versions={order.results} />
            <Group justify="flex-end">
              <Button
                variant="default"
                {...(denied === null
                  ? { disabled: order.results.length === 0 }
                  : disabledWithReason(denied))}
                onClick={() => onCorrect(order)}
              >
                Correct
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** The version that counts, and beside it an earlier one, once it is asked for. */
function Versions({ versions }: { versions: readonly LabResultVersion[] }) {
  const [latest, ...earlier] = versions
  const [beside, setBeside] = useState<number | null>(null)
  const compared = earlier.find(({ revision }) => revision === beside)
  if (!latest) return <Text c="dimmed">There is no result yet.</Text>
  return (
    <>
      {earlier.length > 0 && (
        <Group gap="xs" role="group" aria-label="Earlier versions">
          <Text size="sm" c="dimmed">
            Earlier versions:
          </Text>
          {earlier.map(({ revision }) => (
            <Button
              key={revision}
              size="compact-sm"
              variant={revision === beside ? 'filled' : 'default'}
              aria-pressed={revision === beside}
              onClick={() => setBeside(revision === beside ? null : revision)}
            >
              Version {revision}
            </Button>
          ))}
        </Group>
      )}
      <SimpleGrid cols={compared ? { base: 1, md: 2 } : 1}>
        <section aria-label={`Version ${latest.revision}`}>
          {earlier.length > 0 && (
            <Title order={3} size="h5" mb="xs">
              Version {latest.revision}, which counts
            </Title>
          )}
          <ResultVersion result={latest} />
        </section>
        {compared && (
          <section aria-label={`Version ${compared.revision}`}>
            <Title order={3} size="h5" mb="xs">
              Version {compared.revision}, before
            </Title>
            <ResultVersion result={compared} />
          </section>
        )}
      </SimpleGrid>
    </>
  )
}
