import { createFileRoute } from '@tanstack/react-router'
import { labCountsQuery } from '@/api/lab-orders'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/lab')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(labCountsQuery),
  component: lazyView(() => import('@/pages/lab-dashboard'), 'LabDashboard'),
})
