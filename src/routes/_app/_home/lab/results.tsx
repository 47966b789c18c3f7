import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { labOrdersQuery } from '@/api/lab-orders'
import { labRequest, withResults } from '@/features/lab/lab-search'
import { ordersSearchDefaults, ordersSearchSchema } from '@/features/lab/orders-search'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/lab/results')({
  validateSearch: ordersSearchSchema,
  search: { middlewares: [stripSearchParams(ordersSearchDefaults)] },
  loader: ({ context: { queryClient }, location: { search }, cause }) => {
    if (!isOpening(cause)) return
    const request = labRequest(ordersSearchSchema.parse(search))
    void queryClient.prefetchQuery(labOrdersQuery({ ...request, ...withResults }))
  },
  component: lazyView(() => import('@/features/lab/results-view'), 'ResultsView'),
})
