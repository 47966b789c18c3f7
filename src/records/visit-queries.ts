import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Visit, VisitInput, VisitStatus } from '@/contracts/visits'
import type { PageRequest, Slot, VisitFilter } from './records'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

/** A page of the appointments found. While the next page is on its way, the one before it stays. */
export const visitListQuery = (request: VisitFilter & PageRequest) =>
  queryOptions({
    queryKey: ['records', 'visits', 'list', request],
    queryFn: async () => (await records('visits')).list(request),
    placeholderData: keepPreviousData,
  })

export const visitCountsQuery = queryOptions({
  queryKey: ['records', 'visits', 'counts'],
  queryFn: async () => (await records('visits')).counts(),
})

/** Whether doctor or patient have an appointment at that time already. */
export const bookedAtQuery = (slot: Slot) =>
  queryOptions({
    queryKey: ['records', 'visits', 'booked', slot],
    queryFn: async () => (await records('visits')).bookedAt(slot),
  })

export const useScheduleVisit = () =>
  useRecordsMutation(async (input: VisitInput) => (await records('visits')).schedule(input))

export const useMoveVisit = () =>
  useRecordsMutation(async ({ id, to }: { id: number; to: VisitStatus }) =>
    (await records('visits')).move(id, to),
  )

export const useRestoreVisit = () =>
  useRecordsMutation(async ({ visit, from }: { visit: Visit; from: VisitStatus }) =>
    (await records('visits')).restore(visit, from),
  )
