import '@/components/later-styles'
import { ActionIcon, Box, Button, SimpleGrid, Skeleton, Tabs, useMatches } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/lazy'
import { PageHeader } from '@/components/page-header'
import { useCompact } from '@/hooks/use-compact'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { allowedTabs, type DashboardTab, dashboardTabs, shownTab } from '@/lib/dashboard-search'
import { keepsRecords, mayBook, useSession } from '@/stores/session'
import { NoDashboard } from './no-dashboard'

const dashboard = (tab: DashboardTab, load: () => Promise<ComponentType>) => {
  const label = dashboardTabs.find((it) => it.tab === tab)?.label ?? ''
  return lazyPart({
    name: `${tab} dashboard`,
    load,
    waiting: <DashboardSkeleton label={label} />,
    failed: `The ${label} dashboard cannot be shown. Check your connection and try again.`,
  })
}

/** Each is loaded when its tab is first shown: a receptionist never downloads the lab. */
const dashboards: Record<DashboardTab, ComponentType> = {
  admin: dashboard('admin', () => import('./admin-dashboard').then((it) => it.AdminDashboard)),
  doctor: dashboard('doctor', () => import('./doctor-dashboard').then((it) => it.DoctorDashboard)),
  patient: dashboard('patient', () =>
    import('./patient-dashboard').then((it) => it.PatientDashboard),
  ),
  receptionist: dashboard('receptionist', () =>
    import('./receptionist-dashboard').then((it) => it.ReceptionistDashboard),
  ),
  lab: dashboard('lab', () => import('./lab-dashboard').then((it) => it.LabDashboard)),
}

const noRoles: readonly string[] = []

/**
 * One tab for each dashboard that the permissions of the person signed in show (docs/product/dashboards.md).
 */
export function DashboardPage() {
  const roles = useSession((state) => state.session?.userData.roles) ?? noRoles
  const { search, show } = useDashboardSearch()
  const isCompact = useCompact()
  const isPhone = useMatches({ base: true, xs: false })
  const canBook = useSession(mayBook)
  const withSample = !useSession(keepsRecords)
  const tabs = allowedTabs(roles)
  const current = shownTab(roles, search.tab)
  if (!current) return <NoDashboard />

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
    <Tabs value={current.tab} onChange={(tab) => show({ tab: tab ?? '' })} keepMounted={false}>
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
      {tabs.map(({ tab }) => {
        const Dashboard = dashboards[tab]
        return (
          <Tabs.Panel key={tab} value={tab}>
            <Dashboard />
          </Tabs.Panel>
        )
      })}
    </Tabs>
  )
}

/** The shape that every dashboard has: figures, sub-tabs, a table. It stands while one is loaded. */
function DashboardSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={`Loading ${label}`}>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" mb="lg">
        <Skeleton h="5.5rem" />
        <Skeleton h="5.5rem" />
        <Skeleton h="5.5rem" />
        <Skeleton h="5.5rem" />
      </SimpleGrid>
      <Skeleton h="2.25rem" w="20rem" maw="100%" mb="md" />
      <Skeleton h="24rem" />
    </Box>
  )
}
