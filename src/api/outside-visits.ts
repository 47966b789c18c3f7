import { outsideVisitEndpoints } from '@shared/contracts/outside-visits'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** The visits to come that a change of hours left outside. */
export const outsideVisitsQuery = queryOptions({
  queryKey: ['visits', 'outside'],
  queryFn: ({ signal }) => call(outsideVisitEndpoints.list, {}, { signal }),
})

export const useKeepOutside = () =>
  useResourceMutation(['visits'], (input: { id: string }, attempt) =>
    call(outsideVisitEndpoints.keep, input, attempt),
  )
