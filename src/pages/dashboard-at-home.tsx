import type { ComponentType } from 'react'
import { lazyPart } from '@/components/lazy'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { type DashboardTab, shownTab } from '@/lib/dashboards'
import { ownRoles, useSession } from '@/stores/session'
import { DashboardSkeleton } from './dashboard-skeleton'

const dashboard = (label: string, load: () => Promise<ComponentType>) =>
  lazyPart({
    name: `${label} dashboard`,
    load,
    waiting: <DashboardSkeleton />,
    failed: `The ${label} dashboard cannot be shown. Check your connection and try again.`,
  })

/** Each is loaded when its tab is first shown: a receptionist never downloads the lab. */
const dashboards: Record<Exclude<DashboardTab, 'admin' | 'patient' | 'lab'>, ComponentType> = {
  doctor: dashboard('Doctor', () => import('./doctor-dashboard').then((it) => it.DoctorDashboard)),
  receptionist: dashboard('Receptionist', () =>
    import('./receptionist-dashboard').then((it) => it.ReceptionistDashboard),
  ),
}

/** The dashboards that are not routes of their own. */
export function DashboardAtHome() {
  const { search } = useDashboardSearch()
  const tab = shownTab(useSession(ownRoles), search.tab)?.tab
  if (!tab || tab === 'admin' || tab === 'patient' || tab === 'lab') return null
  const Dashboard = dashboards[tab]
  return <Dashboard />
}
