import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { labOrdersQuery } from '@/api/lab-orders'
import { labRequest } from '@/features/lab/lab-search'
import { ordersSearchDefaults, ordersSearchSchema } from '@/features/lab/orders-search'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/lab/reports')({
  validateSearch: ordersSearchSchema,
  search: { middlewares: [stripSearchParams(ordersSearchDefaults)] },
  loader: ({ context: { queryClient }, location: { search }, cause }) => {
    if (!isOpening(cause)) return
    void queryClient.prefetchQuery(labOrdersQuery(labRequest(ordersSearchSchema.parse(search))))
  },
  component: lazyView(() => import('@/features/lab/reports-view'), 'ReportsView'),
})
