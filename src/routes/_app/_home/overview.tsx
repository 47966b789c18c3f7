import { createFileRoute } from '@tanstack/react-router'
import { totalsQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(totalsQuery),
  component: lazyView(() => import('@/pages/admin-dashboard'), 'AdminDashboard'),
})
