import { NavLink } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { Link, useMatch } from '@tanstack/react-router'
import { navigation, type Screen } from '@/lib/navigation'
import { toggleAdmin, useMenu } from '@/stores/menu'
import { isAdmin, useSession } from '@/stores/session'

const iconProps = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

interface SideMenuProps {
  onNavigate?: () => void
}

/** The way to every screen; the item of the open page alone is highlighted. */
export function SideMenu({ onNavigate }: SideMenuProps) {
  const withAdmin = useSession(isAdmin)
  const expanded = useMenu((state) => state.isExpandAdmin)
  const isAtHome = useMatch({ from: '/_app/_home', shouldThrow: false, select: () => true })

  const item = ({ label, to, icon: Icon }: Screen) => (
    <NavLink
      key={to}
      component={Link}
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      label={label}
      leftSection={<Icon {...iconProps} />}
      // The views of Home have addresses of their own.
      {...(to === '/' && isAtHome && { 'aria-current': 'page' as const })}
      {...(onNavigate && { onClick: onNavigate })}
    />
  )

  return (
    <>
      {navigation.top.map(item)}
      {withAdmin && (
        <NavLink
          // An anchor, because NavLink presses it by the space bar itself.
          href="#admin"
          role="button"
          aria-expanded={expanded}
          label="Admin"
          leftSection={<IconSettings {...iconProps} />}
          opened={expanded}
          onChange={toggleAdmin}
        >
          {navigation.admin.map(item)}
        </NavLink>
      )}
      {navigation.bottom.map(item)}
    </>
  )
}
