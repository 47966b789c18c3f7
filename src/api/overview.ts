import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PageRequest } from '@/contracts/lists'
import { overviewEndpoints } from '@/contracts/overview'
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

export const activitiesQuery = queryOptions({
  queryKey: ['overview', 'activities'],
  queryFn: ({ signal }) => call(overviewEndpoints.activities, {}, { signal }),
})

export const totalsQuery = queryOptions({
  queryKey: ['overview', 'totals'],
  queryFn: ({ signal }) => call(overviewEndpoints.totals, {}, { signal }),
})
