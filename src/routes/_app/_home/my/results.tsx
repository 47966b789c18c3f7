import { createFileRoute } from '@tanstack/react-router'
import { ownLabResultsQuery } from '@/api/lab-orders'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/results')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownLabResultsQuery)
  },
  component: lazyView(() => import('@/features/lab/own-results'), 'OwnResults'),
})
