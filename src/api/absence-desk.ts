import { absenceDeskEndpoints } from '@shared/contracts/absence-desk'
import type { InputOf } from '@shared/contracts/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** Which proposal comes first: a colleague on the same day, or the same doctor when back. */
export type Prefer = NonNullable<InputOf<typeof absenceDeskEndpoints.affected>['prefer']>

/** What an absence affects, with proposals. While those in another order are read, the ones before stay. */
export const affectedQuery = (id: string, prefer: Prefer) =>
  queryOptions({
    queryKey: ['absence-desk', 'affected', id, prefer],
    queryFn: ({ signal }) => call(absenceDeskEndpoints.affected, { id, prefer }, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[2] === id ? keepPreviousData(before) : undefined,
  })

/** The absences that leave something open. */
export const uncoveredAbsencesQuery = queryOptions({
  queryKey: ['absence-desk', 'uncovered'],
  queryFn: ({ signal }) => call(absenceDeskEndpoints.uncovered, {}, { signal }),
})

/** Visits move, bookings and lab orders change hands, and what is open is counted again. */
const invalidates = [
  'absence-desk',
  'visits',
  'booking-requests',
  'lab-orders',
  'overview',
] as const

export const useSettleAffected = () =>
  useResourceMutation(
    invalidates,
    (input: InputOf<typeof absenceDeskEndpoints.settle>, attempt) =>
      call(absenceDeskEndpoints.settle, input, attempt),
    { readsAfterAnyError: true },
  )

export const useUndoSettled = () =>
  useResourceMutation(
    invalidates,
    (input: InputOf<typeof absenceDeskEndpoints.undo>, attempt) =>
      call(absenceDeskEndpoints.undo, input, attempt),
    { readsAfterAnyError: true },
  )
