import { IconChevronDown, IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Avatar } from '@/components/avatar'
import { confirm } from '@/components/dialogs'
import { lazyDialog } from '@/components/lazy-dialog'
import { toast } from '@/components/toast'
import { usePopover } from '@/components/use-popover'
import { authMessages } from '@/contracts/auth'
import { personName } from '@/lib/person-name'
import { logOut, useSession } from '@/stores/session'
import { focusFirstItem, moveInMenu } from './menu-keys'
import popover from './popover.module.css'
import classes from './profile-menu.module.css'
import { useHelpKey } from './use-help-key'

const HelpDialog = lazyDialog(() => import('./help-dialog').then((loaded) => loaded.HelpDialog))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

async function askToLogOut() {
  const confirmed = await confirm({
    title: 'Logout?',
    message: 'Are you sure you want to logout?',
  })
  if (!confirmed) return
  logOut()
  toast.success(authMessages.loggedOut, { duration: 1500 })
}

export function ProfileMenu() {
  const name = personName(useSession((state) => state.session?.userData))
  const [help, setHelp] = useState(false)
  useHelpKey(() => setHelp(true))
  const { open, trigger, panel, close } = usePopover((opened, menu) => {
    if (opened) focusFirstItem(menu)
  })

  const item = { role: 'menuitem', tabIndex: -1, className: classes.item } as const
  const choose = (action: () => void) => () => {
    close()
    action()
  }

  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        aria-label={`${name}, profile`}
        aria-haspopup="menu"
        {...trigger}
      >
        <Avatar name={name} size={36} />
        <span className={classes.name}>{name}</span>
        <IconChevronDown size={16} aria-hidden />
      </button>
      <div
        role="menu"
        tabIndex={-1}
        aria-label="Profile"
        className={`${popover.panel} ${classes.menu}`}
        onKeyDown={(event) => {
          if (event.key === 'Tab') close()
          else moveInMenu(event)
        }}
        {...panel}
      >
        {open && (
          <>
            <Link to="/admin/profile" onClick={close} {...item}>
              <IconUserCircle {...iconProps} />
              Profile
            </Link>
            <button type="button" onClick={choose(() => setHelp(true))} {...item}>
              <IconLifebuoy {...iconProps} />
              Help
            </button>
            <button type="button" onClick={choose(() => void askToLogOut())} {...item}>
              <IconLogout {...iconProps} />
              Logout
            </button>
          </>
        )}
      </div>
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </>
  )
}
