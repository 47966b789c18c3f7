import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { errorText } from '@/api/api-error'
import { labOrdersQuery, useAssignLabOrder, useMoveLabOrder } from '@/api/lab-orders'
import { techniciansQuery } from '@/api/staff'
import { RecordList } from '@/components/data-table/record-list'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { type LabOrder, type LabStatus, labMessages, labOrderName } from '@/contracts/lab-orders'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useLabFilters } from './lab-filters'
import { labRequest } from './lab-search'
import { orderColumns } from './order-columns'

/** Lab Orders: what is to be done, urgent orders in front (docs/product.md, Lab). */
export function OrdersView() {
  const list = useDashboardSearch()
  const { search, show } = list
  const { filters, reset } = useLabFilters(list)
  const orders = useQuery(labOrdersQuery(labRequest(search)))
  const { data: staff } = useQuery(techniciansQuery)
  const { mutateAsync: move } = useMoveLabOrder()
  const { mutateAsync: assign } = useAssignLabOrder()
  // Those on show, which `ListTable` defers.
  const frame = useRestoredFocus(useDeferredValue(orders.data))

  const columns = useMemo(() => {
    const run = (change: Promise<unknown>) =>
      change.catch((error) =>
        toast.error(errorText(error, { otherwise: labMessages.changeFailed })),
      )
    const technicians = (staff ?? []).map(({ _id, name }) => ({ id: _id, name }))
    return orderColumns({
      technicians,
      onMove: async (order, to) => {
        if (await isMeant(order, to)) await run(move({ ...order, status: to }))
      },
      onAssign: (order, technician) => void run(assign({ ...order, technician })),
    })
  }, [move, assign, staff])

  const { status, type, date, patient } = search

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
              onClick={() => show({ view: 'reports', status, type, date, patient })}
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
      message: labMessages.completeQuestion(labOrderName(order)),
      confirmLabel: labMessages.completeConfirm,
      cancelLabel: labMessages.completeCancel,
    })
  if (to === 'cancelled')
    return confirm({
      title: labMessages.cancelTitle,
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
