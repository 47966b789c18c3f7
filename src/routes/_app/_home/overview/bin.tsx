import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { binQuery } from '@/api/bin'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema, pageRequest } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/overview/bin')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loader: ({ context: { queryClient }, location: { search } }) =>
    void queryClient.prefetchQuery(binQuery(pageRequest(listSearchSchema.parse(search)))),
  component: lazyView(() => import('@/features/bin/bin-view'), 'BinView'),
})
