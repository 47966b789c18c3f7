import { Anchor, AppShell, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lazyPart } from '@/components/lazy'
import { Logo } from '@/components/logo'
import { PaletteButton } from '@/features/palette/shared/palette-button'
import { keepsRecords, useSession } from '@/stores/session'
import { MenuButton } from './menu-button'
import { ModeSwitch } from './mode-switch'
import { NoticesBell } from './notices-bell'
import { ProfileMenu } from './profile-menu'
import { useHelp } from './use-help'

const OpenedPatients = lazyPart({
  name: 'opened patients',
  load: () => import('@/features/patients/shared/opened-patients').then((it) => it.OpenedPatients),
  idle: true,
})

/** Two buttons more have to stand side by side on a phone of 360 px. */
const closer = 'clamp(0px, (100vw - 22.5rem) / 6, var(--mantine-spacing-xs))'

export const headerHeight = 76

/** @param children stand above it */
export function Header({ children }: { children: ReactNode }) {
  const { show, dialog } = useHelp()
  const withPatients = useSession(keepsRecords)
  const gap = withPatients ? closer : 'xs'
  return (
    <AppShell.Header>
      {children}
      <Group
        h={headerHeight - 1}
        px={{ base: withPatients ? 4 : 'xs', md: 'lg' }}
        gap={withPatients ? 0 : 'sm'}
        wrap="nowrap"
        justify="space-between"
      >
        <Group gap={gap} wrap="nowrap">
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
        <Group gap={gap} wrap="nowrap">
          <PaletteButton onHelp={show} />
          {withPatients && <OpenedPatients />}
          <ModeSwitch />
          <NoticesBell />
          <ProfileMenu onHelp={() => show('help')} />
        </Group>
      </Group>
      {dialog}
    </AppShell.Header>
  )
}
