import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { totalsQuery } from '@/api/overview'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/overview')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(totalsQuery)
  },
  component: lazyRouteComponent(() => import('@/pages/admin-dashboard'), 'AdminDashboard'),
})
