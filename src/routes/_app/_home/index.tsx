import {
  createFileRoute,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { dashboardSearchDefaults, dashboardSearchSchema } from '@/lib/dashboard-search'
import { shownTab } from '@/lib/dashboards'
import { searchText } from '@/lib/list-search'
import { ownRoles } from '@/stores/session'

/** What an old address names, next to the filters of its view. */
const oldSearchSchema = z.looseObject({ tab: searchText, view: searchText })

/**
 * The first view of the person, which takes the place of this address; an old address, such as
 * `/?tab=lab&view=results`, leads to its view.
 */
export const Route = createFileRoute('/_app/_home/')({
  validateSearch: dashboardSearchSchema,
  search: { middlewares: [stripSearchParams(dashboardSearchDefaults)] },
  beforeLoad: ({ location }) => {
    const { tab, view, ...search } = oldSearchSchema.parse(location.search)
    const views = shownTab(ownRoles(), tab)?.views ?? []
    const [first] = views
    const found = views.find(({ to }) => to.endsWith(`/${view}`)) ?? first
    if (!found) return
    const mask = location.searchStr === '' ? { mask: { to: '/' } } : {}
    throw redirect({ to: found.to, search, ...mask })
  },
  component: lazyRouteComponent(() => import('@/pages/dashboard-at-home'), 'DashboardAtHome'),
})
