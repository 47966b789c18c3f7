import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { labCountsQuery } from '@/api/lab-orders'

export const Route = createFileRoute('/_app/_home/lab')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(labCountsQuery),
  component: lazyRouteComponent(() => import('@/pages/lab-dashboard'), 'LabDashboard'),
})
