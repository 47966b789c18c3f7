import { auditEndpoints } from '@shared/contracts/audit'
import { binEndpoints } from '@shared/contracts/bin'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { clinicEndpoints } from '@shared/contracts/clinic'
import type { Endpoint } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { overviewEndpoints } from '@shared/contracts/overview'
import { roleEndpoints } from '@shared/contracts/roles'
import { IconLayoutDashboard, IconListSearch, IconUserCircle } from '@tabler/icons-react'
import { may } from '@/hooks/use-may'
import { allowedTabs, type DashboardTab } from '@/lib/dashboard-search'
import { dashboardViews } from '@/lib/dashboard-views'
import { navigation, type Screen } from '@/lib/navigation'
import { isAdmin } from '@/stores/session'
import type { PaletteRow, SessionState } from './row'

const profile: Screen = {
  label: 'Profile',
  to: '/admin/profile',
  icon: IconUserCircle,
  purpose: 'See your roles and when your session ends',
}

const workbench: Screen = {
  label: 'Role Workbench',
  to: '/admin/roles/access',
  icon: IconListSearch,
  purpose: 'See who can do what, and compare two roles',
}

const screenRow = ({ label, to, icon, purpose }: Screen): PaletteRow => ({
  id: `screen${to.replaceAll('/', '-')}`,
  label,
  // Lines enough without it, and still a way to find it.
  keywords: purpose,
  icon,
  target: { to: { to } },
})

/** What such a view asks for, by its dashboard where others have one of that name. */
const askedBy: Readonly<Record<string, Endpoint>> = {
  activities: overviewEndpoints.activities,
  bookings: bookingRequestEndpoints.list,
  clinic: clinicEndpoints.get,
  ranges: labRangeEndpoints.create,
  audit: auditEndpoints.list,
  bin: binEndpoints.list,
  opened: auditEndpoints.own,
  'patient-results': labOrderEndpoints.own,
}

function viewRows(tab: DashboardTab, name: string, state: SessionState): PaletteRow[] {
  const isThere = (view: string) => {
    const call = askedBy[`${tab}-${view}`] ?? askedBy[view]
    return !call || may(call, state)
  }
  // The desk's prescription is always that of a patient who has been chosen.
  const isOpen = (view: string) => isThere(view) && `${tab}-${view}` !== 'receptionist-prescription'
  return Object.entries(dashboardViews[tab])
    .filter(([view]) => isOpen(view))
    .map(([view, label]) => ({
      id: `view-${tab}-${view}`,
      label,
      description: `${name} dashboard`,
      icon: IconLayoutDashboard,
      target: { to: { to: '/', search: { tab, view } } },
    }))
}

/** The screens that the person signed in has: those of the menu, then what the dashboards show. */
export function screensOf(state: SessionState): readonly PaletteRow[] {
  const tabs = allowedTabs(state.session?.userData.roles ?? [])
  const asks = may(roleEndpoints.holders, state)
  const menu = [
    ...navigation.top,
    ...(isAdmin(state) ? navigation.admin : []),
    ...(isAdmin(state) && asks ? [workbench] : []),
    ...navigation.bottom,
    profile,
  ]
  const ofTab = ({ tab, label }: (typeof tabs)[number]): PaletteRow => ({
    id: `tab-${tab}`,
    label: `${label} dashboard`,
    icon: IconLayoutDashboard,
    target: { to: { to: '/', search: { tab } } },
  })
  return [
    ...menu.map(screenRow),
    // One alone is Home.
    ...(tabs.length > 1 ? tabs.map(ofTab) : []),
    ...tabs.flatMap(({ tab, label }) => viewRows(tab, label, state)),
  ]
}
