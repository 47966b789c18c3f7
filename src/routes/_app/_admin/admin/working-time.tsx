import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { workingTimesQuery } from '@/api/working-times'
import { WorkingTimesPage } from '@/features/working-times/working-times-page'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_admin/admin/working-time')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  // Begun here and not awaited: the page shows its outline while rows are on their way.
  loader: ({ context }) => void context.queryClient.prefetchQuery(workingTimesQuery),
  component: WorkingTimesPage,
})
