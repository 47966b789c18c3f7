import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { auditSearchDefaults, auditSearchSchema } from '@/features/audit/audit-search'
import { demandView } from '@/hooks/use-open-views'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/audit')({
  validateSearch: auditSearchSchema,
  search: { middlewares: [stripSearchParams(auditSearchDefaults)] },
  loader: () => demandView('/overview/audit'),
  component: lazyView(() => import('@/features/audit/audit-list'), 'AuditList'),
})
