import { Alert, Card, Select, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { awaitingResultQuery, useReportLabResult } from '@/api/lab-orders'
import { QueryAlert } from '@/components/query-alert'
import { type LabOrder, labMessages, labPriorityWords } from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { lastOrder, rememberOrder } from './result-draft'
import { ResultForm } from './result-form'

const optionsOf = (orders: readonly LabOrder[]) =>
  orders.map(({ id, number, patient, testType, requestedDate, priority, result }) => ({
    value: id,
    label: [
      number,
      patient,
      testType,
      requestedDate,
      ...(priority === 'urgent' ? [labPriorityWords.urgent] : []),
      ...(result?.file ? [labResultMessages.fileLost] : []),
    ].join(' · '),
  }))

/**
 * Upload Results: a file or an observation, or both, complete an order. The address says which order;
 * what is typed and chosen stays with the order that it was meant for.
 */
export function UploadView() {
  const { search, change } = useDashboardSearch()
  const orders = useQuery(awaitingResultQuery(''))
  const report = useReportLabResult()
  const [last, setLast] = useState(lastOrder)
  const [wrong, setWrong] = useState<ReactNode>(null)
  const select = useRef<HTMLInputElement>(null)
  const options = useMemo(() => optionsOf(orders.data?.rows ?? []), [orders.data])
  const asked = search.q || last
  // An order that has its result meanwhile can't be chosen.
  const chosen = orders.data?.rows.every(({ id }) => id !== asked) ? '' : asked
  const order = orders.data?.rows.find(({ id }) => id === chosen)

  const choose = (order: string) => {
    rememberOrder(order, chosen)
    setLast(order)
    setWrong(null)
    change({ q: order })
  }

  return (
    <Card component="section" maw={704} aria-label="Upload Results">
      <Stack>
        <QueryAlert query={orders} otherwise={labMessages.fetchFailed} />
        <Select
          ref={select}
          label="Lab Order"
          placeholder={
            orders.data?.total === 0
              ? 'No order waits for a result'
              : 'Search by patient, test or number'
          }
          required
          readOnly={report.isPending}
          nothingFoundMessage={orders.isPending ? 'Loading…' : 'Nothing found'}
          data={options}
          value={chosen || null}
          error={wrong}
          onChange={(order) => choose(order ?? '')}
        />
        <div aria-live="polite">
          {order?.technician === null && (
            <Alert color="yellow" role="note">
              {labResultMessages.unassigned}
            </Alert>
          )}
        </div>
        <ResultForm
          key={chosen}
          order={chosen}
          version={order?.version ?? 1}
          report={report}
          onOrderWrong={(message) => {
            setWrong(message)
            select.current?.focus()
          }}
          onSent={() => {
            choose('')
            // Submit is disabled again; the next result begins with its order.
            select.current?.focus()
          }}
        />
      </Stack>
    </Card>
  )
}
