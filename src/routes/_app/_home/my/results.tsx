import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ownLabResultsQuery } from '@/api/lab-orders'
import { demandView } from '@/hooks/use-open-views'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/results')({
  loader: ({ context, cause }) => {
    demandView('/my/results')
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownLabResultsQuery)
  },
  component: lazyRouteComponent(() => import('@/features/lab/own-results'), 'OwnResults'),
})
