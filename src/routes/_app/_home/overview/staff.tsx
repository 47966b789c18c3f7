import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { staffOverviewQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema, pageRequest } from '@/lib/list-search'
import { pageSizeOf } from '@/stores/choices'

export const Route = createFileRoute('/_app/_home/overview/staff')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loader: ({ context: { queryClient }, location }) => {
    const { page, size } = listSearchSchema.parse(location.search)
    const of = { page, size: pageSizeOf('staff-overview', size) }
    void queryClient.prefetchQuery(staffOverviewQuery(pageRequest(of)))
  },
  component: lazyView(() => import('@/features/overview/staff-overview'), 'StaffOverviewTable'),
})
