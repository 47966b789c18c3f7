import { createFileRoute } from '@tanstack/react-router'
import { totalsQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/overview')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(totalsQuery)
  },
  component: lazyView(() => import('@/pages/admin-dashboard'), 'AdminDashboard'),
})
