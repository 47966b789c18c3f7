import {
  createFileRoute,
  redirect,
  retainSearchParams,
  stripSearchParams,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { dashboardAt } from '@/lib/dashboards'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'
import { ownRoles } from '@/stores/session'

const { size } = listSearchDefaults

export const Route = createFileRoute('/_app/_home')({
  // The page size that was chosen in one list counts in those of the other views.
  validateSearch: z.object({ size: listSearchSchema.shape.size }),
  search: { middlewares: [stripSearchParams({ size }), retainSearchParams(['size'])] },
  beforeLoad: ({ location }) => {
    const dashboard = dashboardAt(location.pathname)
    if (dashboard && !ownRoles().includes(dashboard.permission)) throw redirect({ to: '/' })
  },
  component: lazyView(() => import('@/pages/home-page'), 'HomePage'),
})
