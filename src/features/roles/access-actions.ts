import { denialOf } from '@shared/contracts/access'
import { permittedCalls, screenOf } from '@shared/contracts/access-effects'
import { accessScreens, isForAdmins, isScreenShown } from '@shared/contracts/call-words'
import type { Role } from '@shared/contracts/roles'
import { dashboards } from '@/lib/dashboards'

/** Something that a role allows: a dashboard, or a call that takes a permission. */
export interface AccessAction {
  /** What stands in the address: a permission, or a call's name. */
  id: string
  /** Behind 'Who can': `cancel an appointment`. */
  can: string
  screen: string
  isAllowed: (held: ReadonlySet<string>) => boolean
  /** What a role is without that allows it and does not show the screen where it is done. */
  without: (role: { held: ReadonlySet<string>; isAdmin: boolean }) => string | null
}

const opening = dashboards.map(
  ({ permission, label }): AccessAction => ({
    id: permission,
    can: `open the ${label} dashboard`,
    screen: 'Home',
    isAllowed: (held) => held.has(permission),
    without: () => null,
  }),
)

const calls = permittedCalls.map((call): AccessAction => {
  const { can, screen } = call.words
  return {
    id: call.name,
    can,
    screen,
    isAllowed: (held) => denialOf(call, held) === null,
    without: ({ held, isAdmin }) => {
      const shown = screenOf(call, held)
      if (isForAdmins(shown) && !isAdmin)
        return `the ${shown} screen, which is the administrators’ alone`
      return isScreenShown(shown, held) ? null : `the ${screen}`
    },
  }
})

/** All of them, screen by screen. */
export const accessActions: readonly AccessAction[] = [
  ...opening,
  ...Object.keys(accessScreens).flatMap((screen) =>
    calls.filter((action) => action.screen === screen),
  ),
]

export const permissionsOf = ({ roles }: Role): ReadonlySet<string> => new Set(roles)
