import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PageRequest } from './records'
import { records } from './source'

/** A page of the staff. While the next page is on its way, the one before it stays. */
export const staffOverviewQuery = ({ page, size }: PageRequest) =>
  queryOptions({
    queryKey: ['records', 'overview', 'staff', { page, size }],
    queryFn: async () => (await records('overview')).staff({ page, size }),
    placeholderData: keepPreviousData,
  })

export const departmentOverviewQuery = queryOptions({
  queryKey: ['records', 'overview', 'departments'],
  queryFn: async () => (await records('overview')).departments(),
})

export const activitiesQuery = queryOptions({
  queryKey: ['records', 'overview', 'activities'],
  queryFn: async () => (await records('overview')).activities(),
})

export const totalsQuery = queryOptions({
  queryKey: ['records', 'overview', 'totals'],
  queryFn: async () => (await records('overview')).totals(),
})
