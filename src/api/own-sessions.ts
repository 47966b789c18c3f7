import { queryOptions, useMutation } from '@tanstack/react-query'
import { ownSessionEndpoints } from '@/contracts/own-sessions'
import { call } from './client'

/**
 * The session of this page with the role and permissions that it has now. Not read with the page: the feed of
 * changes has it read when it begins, and whenever the own account or role has changed.
 */
export const currentSessionQuery = queryOptions({
  queryKey: ['own session'],
  queryFn: ({ signal }) => call(ownSessionEndpoints.current, {}, { signal }),
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
})

/** The living sessions of the person signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => call(ownSessionEndpoints.list, {}, { signal }),
})

export const useSignOutEverywhere = () =>
  useMutation({ mutationFn: () => call(ownSessionEndpoints.endAll, {}) })
