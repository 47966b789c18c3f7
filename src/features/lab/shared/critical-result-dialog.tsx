import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { labMessages } from '@shared/contracts/lab-orders'
import { useQuery } from '@tanstack/react-query'
import { labOrderQuery } from '@/api/lab-orders'
import { Dialog } from '@/components/dialog'
import { Facts } from '@/components/facts'
import { QueryAlert } from '@/components/query-alert'
import { AcknowledgeButton } from './acknowledge-button'
import { OrderPatient } from './order-patient'
import { ResultVersion } from './result-version'

interface CriticalResultDialogProps {
  /** The order's id. */
  id: string
  onClose: () => void
}

/** A critical result that waits for a doctor: read whole, and acknowledged by a user who may. */
export function CriticalResultDialog({ id, onClose }: CriticalResultDialogProps) {
  const query = useQuery(labOrderQuery(id))
  const order = query.data
  const result = order?.results[0]
  return (
    <Dialog
      title={order ? `Critical result no. ${order.number}` : 'Critical result'}
      size="lg"
      onClose={onClose}
    >
      <Stack>
        <QueryAlert query={query} otherwise={labMessages.fetchFailed} />
        {query.isPending && <Skeleton role="status" aria-label="Loading the result" h={240} />}
        {order === null && <Text>{labMessages.notFound}</Text>}
        {order && result && (
          <>
            <OrderPatient order={order} />
            <Facts
              facts={[
                ['Test', order.testType],
                ['Ordered by', order.orderedBy?.name ?? 'Not known'],
              ]}
            />
            <ResultVersion result={result} />
            {!result.acknowledged && (
              <Group justify="flex-end">
                <AcknowledgeButton order={order} onAcknowledged={onClose} />
              </Group>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
