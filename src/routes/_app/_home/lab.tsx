import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { labCountsQuery } from '@/api/lab-orders'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/lab')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(labCountsQuery)
  },
  component: lazyRouteComponent(() => import('@/pages/lab-dashboard'), 'LabDashboard'),
})
