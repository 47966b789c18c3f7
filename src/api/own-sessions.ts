import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { renewName } from '@/stores/session'
import { call } from './client'

/**
 * The session of this page with the role and permissions that it has now. Not read with the page: the feed of
 * changes has it read when it begins, and whenever the own account or role has changed. The page goes by a new
 * name in it at once.
 */
export const currentSessionQuery = queryOptions({
  queryKey: ['own session'],
  queryFn: async ({ signal }) => {
    const answer = await call(ownSessionEndpoints.current, {}, { signal })
    renewName(answer)
    return answer
  },
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
