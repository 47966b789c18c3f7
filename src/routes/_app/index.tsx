import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { dashboardSearchDefaults, dashboardSearchSchema } from '@/lib/dashboard-search'
import { DashboardPage } from '@/pages/dashboard-page'

export const Route = createFileRoute('/_app/')({
  validateSearch: dashboardSearchSchema,
  search: { middlewares: [stripSearchParams(dashboardSearchDefaults)] },
  component: DashboardPage,
})
