import type { InputOf } from '@shared/contracts/endpoint'
import {
  type LabOrder,
  type LabOrderFilter,
  type LabOrderRecord,
  type LabRequest,
  labOrderEndpoints,
} from '@shared/contracts/lab-orders'
import type { PageRequest } from '@shared/contracts/lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ReadPage } from '@/lib/read-all'
import type { FileToSend } from '@/lib/result-file'
import { nullIfMissing, staleRecord } from './api-error'
import { call } from './client'
import { uploadFile } from './files'
import { useResourceMutation } from './use-resource-mutation'

/** A page of the lab orders found. While the next page is on its way, the one before it stays. */
export const labOrdersQuery = (input: LabOrderFilter & PageRequest & { with?: 'results' }) =>
  queryOptions({
    queryKey: ['lab-orders', 'list', input],
    queryFn: ({ signal }) => call(labOrderEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** A page of one patient's, in the order of the worklist. */
export const patientLabOrdersQuery = (
  patientId: string,
  page: PageRequest & { with?: 'results' },
) => labOrdersQuery({ patient: '', patientId, ...page })

/** One order with all versions of its result; null where there is none of this id. */
export const labOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['lab-orders', 'order', id],
    queryFn: ({ signal }) => call(labOrderEndpoints.get, { id }, { signal }).catch(nullIfMissing),
  })

export const labCountsQuery = queryOptions({
  queryKey: ['lab-orders', 'counts'],
  queryFn: ({ signal }) => call(labOrderEndpoints.counts, {}, { signal }),
})

/** How many orders a list to choose from holds at most: the most that a host gives at a time. */
const batch = 100

/** The first orders that a result can be given to, of those found by patient, test or number. */
export const awaitingResultQuery = (q: string) =>
  queryOptions({
    queryKey: ['lab-orders', 'awaiting', q],
    queryFn: ({ signal }) => call(labOrderEndpoints.awaiting, { q, limit: batch }, { signal }),
    placeholderData: keepPreviousData,
  })

/**
 * Critical results that no doctor has acknowledged, the longest waiting first.
 * @param patientId null for everybody's
 */
export const criticalResultsQuery = (patientId: string | null) =>
  queryOptions({
    queryKey: ['lab-orders', 'critical', patientId],
    queryFn: ({ signal }) => call(labOrderEndpoints.critical, { patientId }, { signal }),
  })

/** Own orders whose result was found to be critical after its release, the oldest first. */
export const foundCriticalQuery = queryOptions({
  queryKey: ['lab-orders', 'found-critical'],
  queryFn: ({ signal }) => call(labOrderEndpoints.foundCritical, {}, { signal }),
})

/** The released results of the patient who is signed in, the last first. */
export const ownLabResultsQuery = queryOptions({
  queryKey: ['lab-orders', 'own'],
  queryFn: ({ signal }) => call(labOrderEndpoints.own, {}, { signal }),
})

/** The numbers measured of a patient, the last first. */
export const labTrendsQuery = (patientId: string) =>
  queryOptions({
    queryKey: ['lab-orders', 'values', patientId],
    queryFn: ({ signal }) => call(labOrderEndpoints.trends, { patientId }, { signal }),
  })

/** Reads the orders found page by page, with their results: what a report is made of. */
export const readLabOrders =
  (filter: LabOrderFilter): ReadPage<LabOrder> =>
  (page, signal) =>
    call(labOrderEndpoints.list, { ...filter, with: 'results', ...page }, { signal })

/** The order as it is now, where a change was refused for its version; null for other failures. */
export const staleLabOrder = (error: unknown): LabOrder | null =>
  labOrderEndpoints.move.output.safeParse(staleRecord(error)).data ?? null

/** What is done to an order as it was seen. */
type Seen = Pick<LabOrder, 'id' | 'version'>

const invalidates = ['lab-orders'] as const

/** Orders tests of a patient: one for each. */
export const useOrderLabTests = () =>
  useResourceMutation(invalidates, (input: LabRequest, attempt) =>
    call(labOrderEndpoints.create, input, attempt),
  )

export const useTakeLabOrder = () =>
  useResourceMutation(invalidates, ({ id, version }: Seen, attempt) =>
    call(labOrderEndpoints.take, { id, version }, attempt),
  )

export const useMoveLabOrder = () =>
  useResourceMutation(
    invalidates,
    ({ id, version, status }: Seen & Pick<LabOrder, 'status'>, attempt) =>
      call(labOrderEndpoints.move, { id, version, status }, attempt),
  )

/** `technician` is an id; null for nobody. */
export const useAssignLabOrder = () =>
  useResourceMutation(
    invalidates,
    ({ id, version, technician }: Seen & { technician: string | null }, attempt) =>
      call(labOrderEndpoints.assign, { id, version, technician }, attempt),
  )

/** A result as it is sent: its file is uploaded first. */
type ResultInput = Omit<InputOf<typeof labOrderEndpoints.report>, 'id' | 'fileId'> & {
  id: string
  file: FileToSend | null
}

export const useReportLabResult = () =>
  useResourceMutation(invalidates, async ({ file, ...input }: ResultInput, attempt) => {
    const fileId = file && (await uploadFile(file)).id
    return await call(labOrderEndpoints.report, { ...input, fileId }, attempt)
  })

/** A correction keeps the file by its id, or has another one. */
type CorrectionInput = ResultInput & { fileId: string | null; reason: string }

export const useCorrectLabResult = () =>
  useResourceMutation(
    invalidates,
    async ({ file, ...input }: CorrectionInput, attempt): Promise<LabOrderRecord> => {
      const fileId = file ? (await uploadFile(file)).id : input.fileId
      return await call(labOrderEndpoints.correct, { ...input, fileId }, attempt)
    },
  )

/** A doctor has seen the critical result. */
export const useAcknowledgeResult = () =>
  // What is open on a day is read with the visits.
  useResourceMutation([...invalidates, 'visits'], ({ id, version }: Seen, attempt) =>
    call(labOrderEndpoints.acknowledge, { id, version }, attempt),
  )
