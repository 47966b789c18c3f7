import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { labRangesQuery } from '@/api/lab-ranges'
import { rangesSearchDefaults, rangesSearchSchema } from '@/features/lab-ranges/ranges-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/ranges')({
  validateSearch: rangesSearchSchema,
  search: { middlewares: [stripSearchParams(rangesSearchDefaults)] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(labRangesQuery),
  component: lazyView(() => import('@/features/lab-ranges/ranges-view'), 'RangesView'),
})
