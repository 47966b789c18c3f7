import { createFileRoute } from '@tanstack/react-router'
import { labCountsQuery } from '@/api/lab-orders'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/lab')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(labCountsQuery)
  },
  component: lazyView(() => import('@/pages/lab-dashboard'), 'LabDashboard'),
})
