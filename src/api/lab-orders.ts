import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import {
  type LabOrder,
  type LabOrderFilter,
  type LabStatus,
  labOrderEndpoints,
} from '@/contracts/lab-orders'
import type { PageRequest } from '@/contracts/lists'
import { nullIfMissing } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of the lab orders found. While the next page is on its way, the one before it stays. */
export const labOrdersQuery = (input: LabOrderFilter & PageRequest) =>
  queryOptions({
    queryKey: ['lab-orders', 'list', input],
    queryFn: ({ signal }) => call(labOrderEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const labCountsQuery = queryOptions({
  queryKey: ['lab-orders', 'counts'],
  queryFn: ({ signal }) => call(labOrderEndpoints.counts, {}, { signal }),
})

/** The orders that a result can be given to. */
export const awaitingResultQuery = queryOptions({
  queryKey: ['lab-orders', 'awaiting'],
  queryFn: ({ signal }) => call(labOrderEndpoints.awaiting, {}, { signal }),
})

/** How many orders a report asks for at a time: the most that a host gives. */
const batch = 100

/** Every lab order found, read in batches: what a report is made of. */
export async function allLabOrders(filter: LabOrderFilter): Promise<LabOrder[]> {
  const found: LabOrder[] = []
  for (let page = 0; ; page++) {
    const { rows, total } = await call(labOrderEndpoints.list, { ...filter, page, limit: batch })
    found.push(...rows)
    if (found.length >= total || rows.length < batch) return found
  }
}

/** The file of an order's result; null where there is none, or none any more. */
export const labResultFile = (id: number): Promise<Blob | null> =>
  call(labOrderEndpoints.file, { id }).catch(nullIfMissing)

const touches = ['lab-orders'] as const

export const useMoveLabOrder = () =>
  useResourceMutation(touches, (input: { id: number; status: LabStatus }, attempt) =>
    call(labOrderEndpoints.move, input, attempt),
  )

export const useAssignLabOrder = () =>
  useResourceMutation(touches, (input: { id: number; technician: string | null }, attempt) =>
    call(labOrderEndpoints.assign, input, attempt),
  )

export const useReportLabResult = () =>
  useResourceMutation(touches, (input: InputOf<typeof labOrderEndpoints.report>, attempt) =>
    call(labOrderEndpoints.report, input, attempt),
  )
