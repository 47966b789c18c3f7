import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { DashboardPage } from '@/dashboards/dashboard-page'
import { dashboardSearchDefaults, dashboardSearchSchema } from '@/lib/dashboard-search'

export const Route = createFileRoute('/_app/')({
  validateSearch: dashboardSearchSchema,
  search: { middlewares: [stripSearchParams(dashboardSearchDefaults)] },
  component: DashboardPage,
})
