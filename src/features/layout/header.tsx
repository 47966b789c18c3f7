import { Link } from '@tanstack/react-router'
import { Logo } from '@/components/logo'
import classes from './layout.module.css'
import { MenuButton } from './menu-button'
import { ModeSwitch } from './mode-switch'
import { NoticesBell } from './notices-bell'
import { ProfileMenu } from './profile-menu'

export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.burger}>
        <MenuButton />
      </div>
      <Link to="/" className={classes.brand}>
        <Logo size={60} />
        <span className={classes.brandName}>Rounds</span>
      </Link>
      <div className={classes.tools}>
        <ModeSwitch />
        <NoticesBell />
        <ProfileMenu />
      </div>
    </header>
  )
}
