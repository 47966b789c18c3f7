import { createFileRoute } from '@tanstack/react-router'
import { ownNotesQuery } from '@/api/notes'
import { lazyView } from '@/lib/lazy-view'
import { isOpening } from '@/lib/opening'

export const Route = createFileRoute('/_app/_home/my/notes')({
  loader: ({ context, cause }) => {
    if (isOpening(cause)) void context.queryClient.prefetchQuery(ownNotesQuery)
  },
  component: lazyView(() => import('@/features/notes/own-notes'), 'OwnNotes'),
})
