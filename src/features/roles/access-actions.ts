import { denialOf } from '@/contracts/access'
import { permittedCalls } from '@/contracts/access-effects'
import { accessScreens, accessWords, isScreenShown, screenOf } from '@/contracts/access-words'
import type { Role } from '@/contracts/roles'
import { dashboardTabs } from '@/lib/dashboard-search'

/** Something that a role allows: a dashboard, or a call that takes a permission. */
export interface AccessAction {
  /** What stands in the address: a permission, or a call's name. */
  id: string
  /** Behind 'Who can': `cancel an appointment`. */
  can: string
  screen: string
  isAllowed: (held: ReadonlySet<string>) => boolean
  /** The dashboard where it is done, where the role does not show it. */
  hiddenOn: (held: ReadonlySet<string>) => string | null
}

const dashboards = dashboardTabs.map(
  ({ permission, label }): AccessAction => ({
    id: permission,
    can: `open the ${label} dashboard`,
    screen: 'Home',
    isAllowed: (held) => held.has(permission),
    hiddenOn: () => null,
  }),
)

const calls = permittedCalls.map((call): AccessAction => {
  const { can, screen } = accessWords[call.name]
  return {
    id: call.name,
    can,
    screen,
    isAllowed: (held) => denialOf(call, held) === null,
    hiddenOn: (held) => (isScreenShown(screenOf(call.name, held), held) ? null : screen),
  }
})

/** All of them, screen by screen. */
export const accessActions: readonly AccessAction[] = [
  ...dashboards,
  ...Object.keys(accessScreens).flatMap((screen) =>
    calls.filter((action) => action.screen === screen),
  ),
]

export const permissionsOf = ({ roles }: Role): ReadonlySet<string> => new Set(roles)
