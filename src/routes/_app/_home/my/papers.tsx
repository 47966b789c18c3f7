import { createFileRoute } from '@tanstack/react-router'
import { ownDocumentsQuery } from '@/api/documents'
import { ownLettersQuery } from '@/api/letters'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/papers')({
  loader: ({ context: { queryClient }, cause }) => {
    if (!isOpening(cause)) return
    void queryClient.prefetchQuery(ownLettersQuery)
    void queryClient.prefetchQuery(ownDocumentsQuery)
  },
  component: lazyView(() => import('@/pages/own-papers'), 'OwnPapers'),
})
