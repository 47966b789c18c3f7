import { createFileRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { binQuery } from '@/api/bin'
import { listSearchDefaults, listSearchSchema, pageRequest } from '@/lib/list-search'
import { demandView } from '@/stores/open-views'

export const Route = createFileRoute('/_app/_home/overview/bin')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loader: ({ context: { queryClient }, location: { search } }) => {
    demandView('/overview/bin')
    void queryClient.prefetchQuery(binQuery(pageRequest(listSearchSchema.parse(search))))
  },
  component: lazyRouteComponent(() => import('@/features/bin/bin-view'), 'BinView'),
})
