import type { PageRequest } from '@shared/contracts/lists'
import { overviewEndpoints } from '@shared/contracts/overview'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './client'

/** A page of the staff. While the next page is on its way, the one before it stays. */
export const staffOverviewQuery = (input: PageRequest) =>
  queryOptions({
    queryKey: ['overview', 'staff', input],
    queryFn: ({ signal }) => call(overviewEndpoints.staff, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const departmentOverviewQuery = queryOptions({
  queryKey: ['overview', 'departments'],
  queryFn: ({ signal }) => call(overviewEndpoints.departments, {}, { signal }),
})

/** Milliseconds until the host is asked anew how long ago something was. */
const activitiesOldAfter = 60_000

/** The last changes. They have a key of their own, since there is one of each change of the feed. */
export const activitiesQuery = queryOptions({
  queryKey: ['activities'],
  queryFn: ({ signal }) => call(overviewEndpoints.activities, {}, { signal }),
  refetchInterval: activitiesOldAfter,
})

export const totalsQuery = queryOptions({
  queryKey: ['overview', 'totals'],
  queryFn: ({ signal }) => call(overviewEndpoints.totals, {}, { signal }),
})
