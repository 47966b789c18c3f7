import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { binQuery } from '@/api/bin'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema, pageRequest } from '@/lib/list-search'
import { pageSizeOf } from '@/stores/choices'

export const Route = createFileRoute('/_app/_home/overview/bin')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  loader: ({ context: { queryClient }, location }) => {
    const { page, size } = listSearchSchema.parse(location.search)
    const of = { page, size: pageSizeOf('bin', size) }
    void queryClient.prefetchQuery(binQuery(pageRequest(of)))
  },
  component: lazyView(() => import('@/features/bin/bin-view'), 'BinView'),
})
