import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LabOrder, LabStatus } from '@/contracts/lab-orders'
import type { LabResult } from '@/contracts/lab-results'
import { keptFile } from './kept-files'
import type { LabOrderFilter, PageRequest } from './records'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

/** A page of the lab orders found. While the next page is on its way, the one before it stays. */
export const labOrdersQuery = (request: LabOrderFilter & PageRequest) =>
  queryOptions({
    queryKey: ['records', 'lab-orders', 'list', request],
    queryFn: async () => (await records('labOrders')).list(request),
    placeholderData: keepPreviousData,
  })

export const labCountsQuery = queryOptions({
  queryKey: ['records', 'lab-orders', 'counts'],
  queryFn: async () => (await records('labOrders')).counts(),
})

/** The orders that a result can be given to. */
export const awaitingResultQuery = queryOptions({
  queryKey: ['records', 'lab-orders', 'awaiting'],
  queryFn: async () => (await records('labOrders')).awaiting(),
})

/** How many orders a report asks for at a time. */
const batch = 500

/** Every lab order found, read in batches: what a report is made of. */
export async function allLabOrders(filter: LabOrderFilter): Promise<LabOrder[]> {
  const labOrders = await records('labOrders')
  const found: LabOrder[] = []
  for (let page = 0; ; page++) {
    const { rows, total } = await labOrders.list({ ...filter, page, size: batch })
    found.push(...rows)
    if (found.length >= total || rows.length < batch) return found
  }
}

/** A file that was chosen and is not yet sent, by its key; null where it is gone. */
export const keptFileQuery = (key: string) =>
  queryOptions({
    queryKey: ['kept-file', key],
    queryFn: () => keptFile(key),
    enabled: key !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The file of an order's result; null where there is none, or none any more. */
export const labResultFile = async (id: number): Promise<Blob | null> =>
  (await records('labOrders')).resultFile(id)

export const useMoveLabOrder = () =>
  useRecordsMutation(async ({ id, to }: { id: number; to: LabStatus }) =>
    (await records('labOrders')).move(id, to),
  )

export const useAssignLabOrder = () =>
  useRecordsMutation(async ({ id, technician }: { id: number; technician: string | null }) =>
    (await records('labOrders')).assign(id, technician),
  )

export const useReportLabResult = () =>
  useRecordsMutation(async ({ id, ...result }: LabResult & { id: number }) =>
    (await records('labOrders')).report(id, result),
  )
