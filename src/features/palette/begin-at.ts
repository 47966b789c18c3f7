import { type DashboardSearch, dashboardSearchSchema, newHere } from '@/lib/dashboard-search'
import { dashboardViews } from '@/lib/dashboard-views'
import { type DashboardTab, shownTab } from '@/lib/dashboards'

/** A dashboard's view, at which something new can be begun. */
export interface DashboardPlace {
  tab: Extract<DashboardTab, 'receptionist'>
  view: string
}

interface Here {
  pathname: string
  /** As the address has it. */
  search: object
}

/**
 * What the address says where something new is begun at a dashboard: the day, the layout and the filters
 * of that view stay, where it is open already.
 */
export function beginAt(
  { tab, view }: DashboardPlace,
  { pathname, search }: Here,
  roles: readonly string[],
): Partial<DashboardSearch> {
  const wanted = { tab, view, request: newHere }
  if (pathname !== '/') return wanted
  const open = dashboardSearchSchema.parse(search)
  const [first] = Object.keys(dashboardViews[tab])
  const isOpen = shownTab(roles, open.tab)?.tab === tab && (open.view || first) === view
  return isOpen ? { ...open, ...wanted } : wanted
}
