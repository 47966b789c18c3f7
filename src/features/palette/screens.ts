import { roleEndpoints } from '@shared/contracts/roles'
import { IconLayoutDashboard, IconListSearch, IconUserCircle } from '@tabler/icons-react'
import { may } from '@/hooks/use-may'
import { openViews } from '@/hooks/use-open-views'
import { allowedTabs, type Dashboard } from '@/lib/dashboards'
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

const viewRows = (dashboard: Dashboard, state: SessionState): PaletteRow[] =>
  openViews(dashboard, state)
    // The desk's prescription is always that of a patient who has been chosen.
    .filter(({ to }) => to !== '/desk/prescription')
    .map(({ to, label }) => ({
      id: `view${to.replaceAll('/', '-')}`,
      label,
      description: `${dashboard.label} dashboard`,
      icon: IconLayoutDashboard,
      target: { to: { to } },
    }))

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
  const ofTab = ({ tab, label, views: [first] }: Dashboard): PaletteRow => ({
    id: `tab-${tab}`,
    label: `${label} dashboard`,
    icon: IconLayoutDashboard,
    target: { to: { to: first.to } },
  })
  return [
    ...menu.map(screenRow),
    // One alone is Home.
    ...(tabs.length > 1 ? tabs.map(ofTab) : []),
    ...tabs.flatMap((dashboard) => viewRows(dashboard, state)),
  ]
}
