import { Anchor, AppShell, Box, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyPart } from '@/components/lazy'
import { Logo } from '@/components/logo'
import { PaletteButton } from '@/features/palette/shared/palette-button'
import { listsPatients } from '@/features/patients/shared/patient-link'
import { useSession } from '@/stores/session'
import { MenuButton } from './menu-button'
import { ModeSwitch } from './mode-switch'
import { NoticesBell } from './notices-bell'
import { ProfileMenu } from './profile-menu'
import { useHelp } from './use-help'

const OpenedPatients = lazyPart({
  name: 'opened patients',
  load: () => import('@/features/patients/shared/opened-patients').then((it) => it.OpenedPatients),
  idle: true,
  // It comes once the screen is ready, when a hand may already be on its way to the buttons next to it.
  waiting: () => <PatientsPlace />,
})

/** As large as its button. */
function PatientsPlace() {
  return useSession(listsPatients) && <Box w={44} h={44} flex="none" />
}

/** Two buttons more have to stand side by side on a phone of 360 px. */
const closer = 'clamp(0px, (100vw - 22.5rem) / 6, var(--mantine-spacing-xs))'

export const headerHeight = 76

interface HeaderProps {
  /** Whether patients and staff can be found from here. */
  findsPeople: boolean
  /** Above it. */
  children: ReactNode
}

export function Header({ findsPeople, children }: HeaderProps) {
  const { show, dialog } = useHelp()
  return (
    <AppShell.Header>
      {children}
      <Group
        h={headerHeight - 1}
        px={{ base: 4, md: 'lg' }}
        gap={0}
        wrap="nowrap"
        justify="space-between"
      >
        <Group gap={closer} wrap="nowrap">
          <MenuButton />
          <Anchor component={Link} to="/" c="inherit" underline="never" aria-label="Rounds">
            <Group gap="sm" wrap="nowrap">
              <Logo size={60} />
              <Text size="xl" fw={700} visibleFrom="xs">
                Rounds
              </Text>
            </Group>
          </Anchor>
        </Group>
        <Group gap={closer} wrap="nowrap">
          <PaletteButton isShown={findsPeople} onHelp={show} />
          {findsPeople && <OpenedPatients />}
          <ModeSwitch />
          <NoticesBell />
          <ProfileMenu onHelp={() => show('help')} />
        </Group>
      </Group>
      {dialog}
    </AppShell.Header>
  )
}
