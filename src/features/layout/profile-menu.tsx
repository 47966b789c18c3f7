import { Avatar, Group, Menu, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLifebuoy, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLogout } from '@/api/auth'
import { confirm } from '@/components/dialogs'
import { lazyDialog } from '@/components/lazy-dialog'
import { toast } from '@/components/toast'
import { authMessages } from '@/contracts/auth'
import { recordResources } from '@/contracts/endpoint'
import { openDialog, useAltShortcut } from '@/hooks/use-shortcuts'
import { isSample, logOut, ownName, tokenToSignOut, useSession } from '@/stores/session'

const HelpDialog = lazyDialog(() => import('./help-dialog').then((loaded) => loaded.HelpDialog))

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

export function ProfileMenu() {
  const name = useSession(ownName)
  const { mutateAsync: tellServer } = useLogout()
  const [help, setHelp] = useState(false)
  useAltShortcut('H', () => {
    if (!document.querySelector(openDialog)) setHelp(true)
  })
  const button = useRef<HTMLButtonElement>(null)
  /** An item goes with the menu: the focus comes back from a dialog to its button. */
  const fromButton = (open: () => void) => () => {
    button.current?.focus()
    open()
  }

  return (
    <>
      <Menu>
        <Menu.Target>
          <UnstyledButton ref={button} p={4} bdrs="md" aria-label={`${name}, profile`}>
            <Group gap="xs" wrap="nowrap">
              <Avatar name={name} size={36} aria-hidden />
              <Text size="sm" fw={500} maw={192} truncate visibleFrom="sm">
                {name}
              </Text>
              <IconChevronDown size={16} aria-hidden />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to="/admin/profile"
            leftSection={<IconUserCircle {...iconProps} />}
          >
            Profile
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLifebuoy {...iconProps} />}
            onClick={fromButton(() => setHelp(true))}
          >
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
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </>
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
    ...(isSample(recordResources) && { note: authMessages.logoutLoses }),
  })
  if (!confirmed) return
  const token = tokenToSignOut()
  logOut()
  toast.success(authMessages.loggedOut, { duration: 1500 })
  if (token) await tellServer(token).catch(() => toast.warning(authMessages.logoutFailed))
}
