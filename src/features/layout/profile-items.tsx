import { Menu } from '@mantine/core'
import { IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAskedLogOut } from '@/features/auth/shared/use-asked-log-out'
import { ProfileButton } from './profile-button'
import { useOpenedByPress } from './use-opened-by-press'

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The profile's button with its menu, loaded by its first press. */
export function ProfileItems({ onHelp }: { onHelp: () => void }) {
  const { button, opened, setOpened } = useOpenedByPress()
  const askToLogOut = useAskedLogOut()
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
          onClick={fromButton(() => void askToLogOut())}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
