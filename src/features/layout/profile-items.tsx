import { Menu } from '@mantine/core'
import { IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useLogout } from '@/api/auth'
import { confirm } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { authMessages } from '@/contracts/auth'
import { recordResources } from '@/contracts/endpoint'
import { isSample, logOut, tokenToSignOut } from '@/stores/session'
import { ProfileButton } from './profile-button'
import { useOpenedByPress } from './use-opened-by-press'

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The profile's button with its menu, loaded by its first press. */
export function ProfileItems({ onHelp }: { onHelp: () => void }) {
  const { button, opened, setOpened } = useOpenedByPress()
  const { mutateAsync: tellServer } = useLogout()
  /** An item goes with the menu: the focus comes back from a dialog to its button. */
  const fromButton = (open: () => void) => () => {
    button.current?.focus()
    open()
  }

  return (
    <Menu opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ProfileButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/admin/profile"
          leftSection={<IconUserCircle {...iconProps} />}
        >
          Profile
        </Menu.Item>
        <Menu.Item leftSection={<IconLifebuoy {...iconProps} />} onClick={fromButton(onHelp)}>
          Help
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout {...iconProps} />}
          onClick={fromButton(() => void askToLogOut(tellServer))}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Ends the session here at once, whatever becomes of it elsewhere.
 * @param tellServer ends it on the server
 */
async function askToLogOut(tellServer: (token: string) => Promise<void>) {
  const confirmed = await confirm({
    title: 'Logout?',
    message: 'Are you sure you want to logout?',
    ...(isSample(recordResources) && { note: authMessages.logoutLoses, danger: true }),
  })
  if (!confirmed) return
  const token = tokenToSignOut()
  logOut()
  toast.success(authMessages.loggedOut, { duration: 1500 })
  if (token) await tellServer(token).catch(() => toast.warning(authMessages.logoutFailed))
}
