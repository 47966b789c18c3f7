import '@/components/later-styles'
import { ActionIcon, Button, Tabs, useMatches } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link, Outlet, useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { PageHeader } from '@/components/page-header'
import { PageSettings } from '@/components/page-settings'
import { allowedTabs, dashboardAt } from '@/lib/dashboards'
import { keepsRecords, mayBook, ownRoles, useSession } from '@/stores/session'
import { useShownPath } from './use-shown-path'

/**
 * One tab for each dashboard that the permissions of the person signed in show (docs/product/dashboards.md).
 */
export function HomePage() {
  const roles = useSession(ownRoles)
  const navigate = useNavigate()
  const shown = useShownPath()
  const { isCompact } = use(PageSettings)
  const isPhone = useMatches({ base: true, xs: false })
  const canBook = useSession(mayBook)
  const withSample = !useSession(keepsRecords)
  const tabs = allowedTabs(roles)
  const current = shown && dashboardAt(shown)
  if (!current) return <Outlet />

  const open = (wanted: string | null) => {
    const dashboard = tabs.find(({ tab }) => tab === wanted)
    if (dashboard)
      void navigate({
        to: dashboard.views[0].to,
        search: ({ size }) => ({ size }),
        resetScroll: false,
      })
  }
  const list = (
    <Tabs.List data-noprint aria-label="Dashboards" mb={isCompact ? 0 : 'md'}>
      {tabs.map(({ tab, label }) => (
        // All five in one line on a phone: the last alone below the rule belongs to nothing.
        <Tabs.Tab key={tab} value={tab} px="clamp(0.5rem, 2vw, 1rem)">
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
  // The patient's dashboard has this link in its own place; the desk schedules what it keeps.
  const booking =
    canBook &&
    current.tab !== 'patient' &&
    (current.tab !== 'receptionist' || withSample) &&
    (isPhone && isCompact ? (
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Book Appointment"
        renderRoot={(root) => <Link to="/bookappoinment" {...root} />}
      >
        <IconCalendarPlus size={18} aria-hidden />
      </ActionIcon>
    ) : (
      <Button
        variant="default"
        renderRoot={(root) => <Link to="/bookappoinment" {...root} />}
        leftSection={<IconCalendarPlus size={16} aria-hidden />}
      >
        Book Appointment
      </Button>
    ))
  return (
    <Tabs value={current.tab} onChange={open} keepMounted={false}>
      <PageHeader
        title="Dashboard"
        showsRecords
        mb={isCompact ? (isPhone ? 2 : 'xs') : 'lg'}
        actions={
          isCompact ? (
            <>
              {booking}
              {list}
            </>
          ) : (
            booking
          )
        }
      />
      {!isCompact && list}
      {tabs.map(({ tab }) => (
        <Tabs.Panel key={tab} value={tab}>
          <Outlet />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
