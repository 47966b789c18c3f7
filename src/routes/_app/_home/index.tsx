import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { shownTab } from '@/lib/dashboards'
import { lazyView } from '@/lib/lazy-view'
import { searchText } from '@/lib/list-search'
import { ownRoles } from '@/stores/session'

/** What an old address names, `/?tab=lab&view=results` for example, next to the filters of its view. */
const oldSearchSchema = z.looseObject({ tab: searchText, view: searchText })

export const Route = createFileRoute('/_app/_home/')({
  beforeLoad: ({ location }) => {
    const { tab, view, ...search } = oldSearchSchema.parse(location.search)
    const dashboard = shownTab(ownRoles(), tab)
    if (!dashboard) return
    const { views } = dashboard
    const { to } = views.find((one) => one.to.endsWith(`/${view}`)) ?? views[0]
    // The first view of the person is shown in place: the address stays `/`.
    throw redirect({ to, search, ...(location.searchStr === '' && { mask: { to: '/' } }) })
  },
  component: lazyView(() => import('@/pages/no-dashboard'), 'NoDashboard'),
})
