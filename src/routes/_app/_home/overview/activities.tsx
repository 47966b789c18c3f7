import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { activitiesQuery } from '@/api/overview'
import { demandView } from '@/hooks/use-open-views'

export const Route = createFileRoute('/_app/_home/overview/activities')({
  loader: ({ context }) => {
    demandView('/overview/activities')
    void context.queryClient.prefetchQuery(activitiesQuery)
  },
  component: lazyRouteComponent(() => import('@/features/overview/activities'), 'Activities'),
})
