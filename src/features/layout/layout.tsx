import { takeTrialEnd } from '@/lib/role-trial'
import './styles'
import { AppShell, Box, Button, Group, ScrollArea, Text } from '@mantine/core'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { ignoreConversions } from '@/components/conversions'
import { DialogsProvider } from '@/components/dialogs'
import { answerDisabled } from '@/components/disabled-with-reason'
import { PageSettings } from '@/components/page-settings'
import { toast } from '@/components/toast'
import type { StorageFailure } from '@/lib/browser-storage'
import { useLive } from '@/stores/live'
import { keepsRecords, useSession } from '@/stores/session'
import { useStorageFailure } from '@/stores/work'
import { Header, headerHeight } from './header'
import classes from './layout.module.css'
import { LiveLine } from './live-line'
import { Lock } from './lock'
import { RoleLine } from './role-line'
import { ClockLine } from './shared/clock-line'
import { SideMenu } from './side-menu'
import { bannerHeight, TrialBanner } from './trial-banner'
import { sayWhyDisabled } from './why-disabled'

const notKept: Record<StorageFailure, string> = {
  full: 'This browser has no room left for what you change. It lasts until the page is loaded again.',
  forbidden:
    'This browser is set to keep nothing for this page. What you change lasts until the page is loaded again.',
}

const hasEnded = () => useSession.getState().session === null

const sampleNote = 'Sample records of this tab, until you log out'

const footerHeight = 48
const linesPlace = { pos: 'absolute', top: { base: -16, md: -24 }, left: 0, right: 0 } as const
const withBanner = {
  base: headerHeight + bannerHeight.base,
  sm: headerHeight + bannerHeight.sm,
}

/** Header, side menu, content and footer round every screen behind the guard. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  useEffect(
    () => useStorageFailure.subscribe(({ reason }) => reason && toast.warning(notKept[reason])),
    [],
  )
  useEffect(() => answerDisabled(sayWhyDisabled), [])
  useEffect(ignoreConversions, [])
  useEffect(() => {
    const end = takeTrialEnd()
    if (end) toast.success(roleTrialMessages[end])
  }, [])
  const isLost = useLive(({ lostSince }) => lostSince !== null)
  const isTrial = useSession(({ session }) => session?.trial !== undefined)
  const owner = useSession(({ session }) => session?.owner ?? '')
  const kept = useSession(keepsRecords)
  const settings = useMemo(
    () => ({
      ...{ owner, hasEnded, withListTools: kept, isCompact: kept },
      recordsNote: kept ? null : sampleNote,
    }),
    [owner, kept],
  )
  return (
    <PageSettings value={settings}>
      <AppShell
        className={classes.shell}
        header={{ height: isTrial ? withBanner : headerHeight }}
        navbar={{ width: 248, breakpoint: 'md', collapsed: { mobile: true } }}
        footer={{ height: footerHeight, offset: false }}
        padding={{ base: 'md', md: 'xl' }}
        transitionDuration={0}
      >
        <Button className={classes.skip} onClick={() => main.current?.focus()}>
          Skip to content
        </Button>
        <Header findsPeople={kept}>{isTrial && <TrialBanner />}</Header>
        {/* Collapsed it is only moved out of sight: Tab would still lead into it. */}
        <AppShell.Navbar aria-label="Main" visibleFrom="md">
          <AppShell.Section grow component={ScrollArea} p="sm">
            <SideMenu />
          </AppShell.Section>
        </AppShell.Navbar>
        <AppShell.Main ref={main} id="main" tabIndex={-1}>
          <Box maw="137.5rem" mx="auto" pos="relative">
            {/* In the page's padding, where what comes moves nothing. */}
            <Group {...linesPlace} gap="md" wrap="nowrap" justify="space-between">
              <LiveLine />
              <RoleLine />
              {/* A phone has room for one of them. */}
              <Box miw={0} {...(isLost && { visibleFrom: 'sm' })}>
                <ClockLine />
              </Box>
            </Group>
            <Outlet />
          </Box>
        </AppShell.Main>
        {/* At the end of the page, where it takes no room from the work. */}
        <AppShell.Footer pos="static" ms="var(--app-shell-navbar-offset)" p="sm">
          <Text size="xs" c="dimmed" ta="center">
            © 2025 Rounds. All rights reserved.
          </Text>
        </AppShell.Footer>
        <DialogsProvider />
        <Lock />
      </AppShell>
    </PageSettings>
  )
}
