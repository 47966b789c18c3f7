import { createFileRoute, lazyRouteComponent, stripSearchParams } from '@tanstack/react-router'
import { auditSearchDefaults, auditSearchSchema } from '@/features/audit/audit-search'
import { demandView } from '@/hooks/use-open-views'

export const Route = createFileRoute('/_app/_home/overview/audit')({
  validateSearch: auditSearchSchema,
  search: { middlewares: [stripSearchParams(auditSearchDefaults)] },
  loader: () => demandView('/overview/audit'),
  component: lazyRouteComponent(() => import('@/features/audit/audit-list'), 'AuditList'),
})
