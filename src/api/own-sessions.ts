import { queryOptions, useMutation } from '@tanstack/react-query'
import { ownSessionEndpoints } from '@/contracts/own-sessions'
import { call } from './client'

/** The living sessions of the person signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => call(ownSessionEndpoints.list, {}, { signal }),
})

export const useSignOutEverywhere = () =>
  useMutation({ mutationFn: () => call(ownSessionEndpoints.endAll, {}) })
