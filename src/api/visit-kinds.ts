import type { InputOf } from '@shared/contracts/endpoint'
import { visitKindEndpoints, visitKindSchema } from '@shared/contracts/visit-kinds'
import { queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** The default first, then by name; those that are not offered any more too. */
export const visitKindsQuery = queryOptions({
  queryKey: ['visit-kinds'],
  queryFn: ({ signal }) => call(visitKindEndpoints.list, {}, { signal }),
})

const invalidates = ['visit-kinds', 'visits'] as const

export const useCreateVisitKind = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof visitKindEndpoints.create>, attempt) =>
    call(visitKindEndpoints.create, input, attempt),
  )

export const useChangeVisitKind = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof visitKindEndpoints.change>, attempt) =>
    call(visitKindEndpoints.change, input, attempt),
  )

/** The kind as it is now, where a change was made from an old version; null for any other failure. */
export const staleVisitKind = (error: unknown) =>
  visitKindSchema.safeParse(staleRecord(error)).data ?? null
