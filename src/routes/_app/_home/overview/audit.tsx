import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { auditSearchDefaults, auditSearchSchema } from '@/features/audit/audit-search'
import { lazyView } from '@/lib/lazy-view'

export const Route = createFileRoute('/_app/_home/overview/audit')({
  validateSearch: auditSearchSchema,
  search: { middlewares: [stripSearchParams(auditSearchDefaults)] },
  component: lazyView(() => import('@/features/audit/audit-list'), 'AuditList'),
})
