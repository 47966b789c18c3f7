import { Menu, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { IconChevronDown, IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '@/components/avatar'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { authMessages } from '@/contracts/auth'
import { personName } from '@/lib/person-name'
import { logOut, useSession } from '@/stores/session'
import classes from './profile-menu.module.css'

const HelpDialog = lazy(() => import('./help-dialog').then((m) => ({ default: m.HelpDialog })))

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
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')

  return (
    <>
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <UnstyledButton className={classes.trigger} aria-label={`${name}, profile`}>
            <Avatar name={name} size={36} />
            <span className={classes.name}>{name}</span>
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            renderRoot={(props) => <Link to="/admin/profile" {...props} />}
            leftSection={<IconUserCircle {...iconProps} />}
          >
            Profile
          </Menu.Item>
          <Menu.Item leftSection={<IconLifebuoy {...iconProps} />} onClick={() => setHelp('open')}>
            Help
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout {...iconProps} />} onClick={() => void askToLogOut()}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {help !== 'never' && (
        <Suspense>
          <HelpDialog opened={help === 'open'} onClose={() => setHelp('closed')} />
        </Suspense>
      )}
    </>
  )
}
