import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { staffOverviewQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema, pageRequest } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/overview/staff')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loader: ({ context: { queryClient }, location: { search } }) =>
    void queryClient.prefetchQuery(staffOverviewQuery(pageRequest(listSearchSchema.parse(search)))),
  component: lazyView(() => import('@/features/overview/staff-overview'), 'StaffOverviewTable'),
})
