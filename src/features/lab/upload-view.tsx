import { Alert, Card, Skeleton, Stack, Text } from '@mantine/core'
import { type LabOrder, labOrderEndpoints, resultRefusal } from '@shared/contracts/lab-orders'
import { labRangeMessages } from '@shared/contracts/lab-ranges'
import { labResultMessages } from '@shared/contracts/lab-results'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { awaitingResultQuery, labOrderQuery, useReportLabResult } from '@/api/lab-orders'
import { QueryAlert } from '@/components/query-alert'
import { useDenial } from '@/hooks/use-may'
import { useLabKept } from './lab-search'
import { OrderSelect } from './order-select'
import { blankResult, hasResultDraft, lastOrder, rememberOrder } from './result-draft'
import { ResultForm } from './result-form'
import { OrderPatient } from './shared/order-patient'
import { useLabRanges } from './use-lab-ranges'

const route = getRouteApi('/_app/_home/lab/upload')

/**
 * The order that a result is for, of those that wait for one or by its id.
 * @param id empty while none is chosen
 * @param isAsked whether the address names it
 */
function useOrder(id: string, isAsked: boolean, kept: boolean) {
  const waiting = useQuery(awaitingResultQuery(''))
  const listed = waiting.data?.rows.find((order) => order.id === id) ?? null
  const { data: read } = useQuery({
    ...labOrderQuery(id),
    enabled: kept && id !== '' && waiting.data !== undefined && !listed,
  })
  const order = listed ?? (id !== '' && read?.id === id ? read : null)
  const refusal = order && !listed ? resultRefusal(order, false) : null
  const isGone = kept
    ? read === null || (refusal !== null && !isAsked && !hasResultDraft(id))
    : waiting.data !== undefined && !listed
  return isGone && !listed ? { id: '', order: null, refusal: null } : { id, order, refusal }
}

/**
 * Upload Results: a file, values or an observation complete an order. The address says which order;
 * what is typed and chosen stays with the order that it was meant for.
 */
export function UploadView() {
  const asked = route.useSearch().q
  const navigate = route.useNavigate()
  const kept = useLabKept()
  const denied = useDenial(labOrderEndpoints.report)
  const report = useReportLabResult()
  const { query: rangesQuery, ranges } = useLabRanges()
  const [last, setLast] = useState(lastOrder)
  const [wrong, setWrong] = useState<ReactNode>(null)
  const select = useRef<HTMLInputElement>(null)
  // An order that has its result meanwhile can't be chosen.
  const chosen = useOrder(asked || last, asked !== '', kept)
  const { id } = chosen
  const [seen, setSeen] = useState(chosen.order)
  if (chosen.order && chosen.order !== seen) setSeen(chosen.order)
  // Once the result is stored, the list lacks its order, before the form is told: the form stays until then.
  const order = chosen.order ?? (report.isPending && seen?.id === id ? seen : null)
  const refusal = report.isPending ? null : chosen.refusal

  const choose = (next: LabOrder | null) => {
    rememberOrder(
      next?.id ?? '',
      id,
      blankResult(kept && next && ranges ? { ...next, ranges } : null),
    )
    setLast(next?.id ?? '')
    setWrong(null)
    void navigate({ search: { q: next?.id ?? '' }, replace: true, resetScroll: false })
  }

  if (denied !== null) return <Text c="dimmed">{denied.reason}</Text>
  return (
    <Card component="section" maw={kept ? 880 : 704} aria-label="Upload Results">
      <Stack>
        <OrderSelect
          ref={select}
          value={id}
          chosen={order}
          asksServer={kept}
          error={wrong ?? refusal}
          readOnly={report.isPending || ranges === undefined}
          onChoose={choose}
        />
        {order && (
          <div>
            <OrderPatient order={order} />
            {/* A select shows no more of a long choice than its width. */}
            <Text size="sm" fw={600}>
              {order.testType}
            </Text>
          </div>
        )}
        {order && order.question !== '' && (
          <Text key={`question ${order.id}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
            Asked by{' '}
            <bdi translate="no">{order.orderedBy?.name ?? 'the doctor who ordered it'}</bdi>:{' '}
            <span translate="no">{order.question}</span>
          </Text>
        )}
        <div aria-live="polite">
          {order?.technician === null && refusal === null && (
            <Alert color="yellow" role="note">
              {labResultMessages.unassigned}
            </Alert>
          )}
        </div>
        <QueryAlert query={rangesQuery} otherwise={labRangeMessages.fetchFailed} />
        {(ranges === undefined && rangesQuery.isPending) || (kept && id !== '' && !order) ? (
          <Skeleton role="status" aria-label="Loading the lab order" h={320} />
        ) : (
          ranges && (
            <ResultForm
              key={id}
              id={id}
              order={order}
              ranges={ranges}
              withValues={kept}
              report={report}
              refusal={refusal}
              onOrderWrong={(message) => {
                setWrong(message)
                select.current?.focus()
              }}
              onSent={() => {
                choose(null)
                // Submit is disabled again; the next result begins with its order.
                select.current?.focus()
              }}
            />
          )
        )}
      </Stack>
    </Card>
  )
}
