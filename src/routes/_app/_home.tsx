import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { dashboardAt } from '@/lib/dashboards'
import { lazyView } from '@/lib/lazy-view'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'
import { ownRoles } from '@/stores/session'

const { size } = listSearchDefaults

export const Route = createFileRoute('/_app/_home')({
  // The page size that was chosen in one list counts in those of the other views: what leads from one to the
  // other takes it along.
  validateSearch: z.object({ size: listSearchSchema.shape.size }),
  search: { middlewares: [stripSearchParams({ size })] },
  beforeLoad: async ({ matches }) => {
    // The route's path, not the address's: that one may have capitals.
    const path = matches.at(-1)?.fullPath ?? '/'
    const dashboard = dashboardAt(path)
    if (!dashboard) return
    if (!ownRoles().includes(dashboard.permission)) throw redirect({ to: '/' })
    const [first] = dashboard.views
    if (path === first.to) return
    // What it knows of the calls weighs as much as a list, and opening Home must not wait for that.
    const { openViews } = await import('@/hooks/use-open-views')
    if (!openViews(dashboard).some(({ to }) => to === path)) throw redirect({ to: first.to })
  },
  component: lazyView(() => import('@/pages/home-page'), 'HomePage'),
})
