import { createFileRoute } from '@tanstack/react-router'
import { activitiesQuery } from '@/api/overview'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/activities')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(activitiesQuery),
  component: lazyView(() => import('@/features/overview/activities'), 'Activities'),
})
