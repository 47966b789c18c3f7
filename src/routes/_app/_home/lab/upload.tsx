import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { awaitingResultQuery } from '@/api/lab-orders'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/lab/upload')({
  /** The order that the result is for. */
  validateSearch: z.object({ q: searchText }),
  search: { middlewares: [stripSearchParams({ q: '' })] },
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(awaitingResultQuery(''))
  },
  component: lazyView(() => import('@/features/lab/upload-view'), 'UploadView'),
})
