import { Button } from '@mantine/core'
import {
  type LabOrder,
  type LabStatus,
  labMessages,
  labOrderEndpoints,
  labOrderName,
} from '@shared/contracts/lab-orders'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { errorText } from '@/api/api-error'
import {
  labOrdersQuery,
  staleLabOrder,
  useAssignLabOrder,
  useMoveLabOrder,
  useTakeLabOrder,
} from '@/api/lab-orders'
import { RecordList } from '@/components/data-table/record-list'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenials } from '@/hooks/use-may'
import { useLabFilters } from './lab-filters'
import { useLabRequest } from './lab-search'
import { orderColumns, useSubjectOptions } from './order-columns'
import { staleWords } from './order-words'
import { ordersSearchSchema } from './orders-search'
import { OrderPatient } from './shared/order-patient'
import { useTechnicians } from './use-technicians'

/** Lab Orders: what is to be done, urgent orders in front (docs/product/lab.md). */
export function OrdersView() {
  const list = useListSearch(ordersSearchSchema, 'lab-orders')
  const { search } = list
  const navigate = useNavigate()
  const { filters, reset } = useLabFilters(list)
  const orders = useQuery(labOrdersQuery(useLabRequest(list)))
  const technicians = useTechnicians()
  const subject = useSubjectOptions()
  const denied = useDenials(labOrderEndpoints)
  const { mutateAsync: move } = useMoveLabOrder()
  const { mutateAsync: assign } = useAssignLabOrder()
  const { mutateAsync: take } = useTakeLabOrder()
  // Those on show, which `ListTable` defers.
  const frame = useRestoredFocus(useDeferredValue(orders.data))

  const columns = useMemo(() => {
    const run = (order: LabOrder, change: Promise<unknown>) =>
      change.catch((error) => {
        const now = staleLabOrder(error)
        if (now) showError(staleWords(order, now))
        else toast.error(errorText(error, { otherwise: labMessages.changeFailed }))
      })
    return orderColumns(subject, {
      technicians,
      denied,
      onTake: (order) => void run(order, take(order)),
      onMove: async (order, to) => {
        if (await isMeant(order, to)) await run(order, move({ ...order, status: to }))
      },
      onAssign: (order, technician) => void run(order, assign({ ...order, technician })),
    })
  }, [move, assign, take, technicians, subject, denied])

  const { status, type, date, patient, technician } = search

  return (
    <div ref={frame}>
      <RecordList
        label="Lab orders"
        columns={columns}
        query={orders}
        fetchFailed={labMessages.fetchFailed}
        list={list}
        onReset={reset}
        empty={{
          title: 'No lab orders found',
          hint: 'Look for something else, or clear the filters.',
        }}
        filters={
          <>
            {filters}
            <Button
              variant="default"
              onClick={() =>
                void navigate({
                  to: '/lab/reports',
                  search: ({ size }) => ({ size, status, type, date, patient, technician }),
                  resetScroll: false,
                })
              }
            >
              Report
            </Button>
          </>
        }
      />
    </div>
  )
}

/** What cannot be taken back is asked about first. */
function isMeant(order: LabOrder, to: LabStatus): Promise<boolean> {
  if (to === 'completed' && order.result === undefined)
    return confirm({
      title: labMessages.completeTitle,
      about: <OrderPatient order={order} />,
      message: labMessages.completeQuestion(labOrderName(order)),
      confirmLabel: labMessages.completeConfirm,
      cancelLabel: labMessages.completeCancel,
    })
  if (to === 'cancelled')
    return confirm({
      title: labMessages.cancelTitle,
      about: <OrderPatient order={order} />,
      message: labMessages.cancelQuestion(labOrderName(order)),
      confirmLabel: labMessages.cancelConfirm,
      cancelLabel: labMessages.cancelCancel,
      danger: true,
    })
  return Promise.resolve(true)
}

/**
 * An order that is closed moves down or off the page, and its select is disabled: the focus goes from
 * there to the table.
 * @param rows what is shown
 */
function useRestoredFocus(rows: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const within = useRef(false)
  useEffect(() => {
    const element = frame.current
    const onFocus = ({ target }: FocusEvent) => {
      within.current = target instanceof Element && target.closest('table') !== null
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])
  useEffect(() => {
    const { activeElement } = document
    const lost = activeElement === document.body || activeElement?.matches(':disabled')
    if (rows && within.current && lost)
      frame.current?.querySelector<HTMLElement>('[role="region"]')?.focus()
  }, [rows])
  return frame
}
