import { Menu } from '@mantine/core'
import { IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { confirm } from '@/components/dialogs'
import { authMessages } from '@/contracts/auth'
import { useLogOut } from '@/features/auth/shared/use-log-out'
import { allowedTabs, dashboardRecords } from '@/lib/dashboard-search'
import { isAdmin, isSample, useSession } from '@/stores/session'
import { hasDrafts } from '@/stores/work'
import { ProfileButton } from './profile-button'
import { useOpenedByPress } from './use-opened-by-press'

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The profile's button with its menu, loaded by its first press. */
export function ProfileItems({ onHelp }: { onHelp: () => void }) {
  const { button, opened, setOpened } = useOpenedByPress()
  const logOut = useLogOut()
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
          onClick={fromButton(() => void askToLogOut(logOut))}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What a logout loses: the samples that the person's screens show, and what is begun; null for nothing. */
function lostByLogout(): string | null {
  const { session } = useSession.getState()
  const shown = allowedTabs(session?.userData.roles ?? []).flatMap(
    ({ tab }) => dashboardRecords[tab],
  )
  if (isSample([...shown, ...(isAdmin() ? (['staff'] as const) : [])]))
    return authMessages.logoutLoses
  return hasDrafts() ? authMessages.logoutLosesDrafts : null
}

async function askToLogOut(logOut: () => Promise<void>) {
  const note = lostByLogout()
  const confirmed = await confirm({
    title: 'Logout?',
    message: 'Are you sure you want to logout?',
    ...(note !== null && { note, danger: true }),
  })
  if (confirmed) await logOut()
}
