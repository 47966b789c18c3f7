import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { totalsQuery } from '@/api/overview'

export const Route = createFileRoute('/_app/_home/overview')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(totalsQuery),
  component: lazyRouteComponent(() => import('@/pages/admin-dashboard'), 'AdminDashboard'),
})
