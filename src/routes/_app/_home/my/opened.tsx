import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const Route = createFileRoute('/_app/_home/my/opened')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(listSearchDefaults)] },
  component: lazyView(() => import('@/features/audit/own-audit'), 'OwnAudit'),
})
