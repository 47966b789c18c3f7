import { IconChevronDown, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { navigation, type Screen } from '@/lib/navigation'
import { toggleAdmin, useMenu } from '@/stores/menu'
import { isAdmin, useSession } from '@/stores/session'
import classes from './side-menu.module.css'

interface SideMenuProps {
  onNavigate?: () => void
}

/** The way to every screen (section 2); the item of the open page alone is highlighted. */
export function SideMenu({ onNavigate }: SideMenuProps) {
  const withAdmin = useSession(isAdmin)
  const expanded = useMenu((state) => state.isExpandAdmin)
  const groupId = useId()

  const item = (screen: Screen) => (
    <MenuLink key={screen.to} screen={screen} {...(onNavigate && { onNavigate })} />
  )

  return (
    <nav aria-label="Main" className={classes.menu}>
      {navigation.top.map(item)}
      {withAdmin && (
        <>
          <button
            type="button"
            className={classes.item}
            aria-expanded={expanded}
            aria-controls={groupId}
            onClick={toggleAdmin}
          >
            <IconSettings size={20} stroke={1.75} aria-hidden />
            Admin
            <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          </button>
          <div id={groupId} className={classes.group} hidden={!expanded}>
            {navigation.admin.map(item)}
          </div>
        </>
      )}
      {navigation.bottom.map(item)}
    </nav>
  )
}

function MenuLink({ screen, onNavigate }: { screen: Screen; onNavigate?: () => void }) {
  const { icon: Icon, label, to } = screen
  return (
    <Link
      to={to}
      className={classes.item}
      activeOptions={{ exact: true, includeSearch: false }}
      {...(onNavigate && { onClick: onNavigate })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </Link>
  )
}
