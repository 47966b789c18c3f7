import '@/components/mantine-styles'
// Tabs build on it, and selects bring it later: equal rules win by order.
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Tabs.css'
import { Tabs } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { PageHeader } from '@/components/page-header'
import { buttonClass } from '@/components/plain-button'
import { allowedTabs, type DashboardTab } from '@/lib/dashboard-search'
import { useSession } from '@/stores/session'
import { DashboardSkeleton } from './dashboard-skeleton'
import { NoDashboard } from './no-dashboard'
import { useDashboardSearch } from './use-dashboard-search'
import { useMayBook } from './use-may-book'

/** Each is loaded when its tab is first shown: a receptionist never downloads the lab. */
const dashboards: Record<DashboardTab, ComponentType> = {
  admin: lazy(() =>
    import('./admin/admin-dashboard').then((it) => ({ default: it.AdminDashboard })),
  ),
  doctor: lazy(() =>
    import('./doctor/doctor-dashboard').then((it) => ({ default: it.DoctorDashboard })),
  ),
  patient: lazy(() =>
    import('./patient/patient-dashboard').then((it) => ({ default: it.PatientDashboard })),
  ),
  receptionist: lazy(() =>
    import('./receptionist/receptionist-dashboard').then((it) => ({
      default: it.ReceptionistDashboard,
    })),
  ),
  lab: lazy(() => import('./lab/lab-dashboard').then((it) => ({ default: it.LabDashboard }))),
}

const noRoles: readonly string[] = []

/** One tab for each dashboard that the permissions of the person signed in show (section 2). */
export function DashboardPage() {
  const roles = useSession((state) => state.session?.userData.roles) ?? noRoles
  const { search, show } = useDashboardSearch()
  const mayBook = useMayBook()
  const tabs = allowedTabs(roles)
  const [first] = tabs
  if (!first) return <NoDashboard />
  const current = tabs.find(({ tab }) => tab === search.tab) ?? first

  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          // The patient's dashboard has this link in its own place (section 2).
          mayBook &&
          current.tab !== 'patient' && (
            <Link to="/bookappoinment" className={buttonClass('default')}>
              <IconCalendarPlus size={16} aria-hidden />
              Book Appointment
            </Link>
          )
        }
      />
      <Tabs value={current.tab} onChange={(tab) => show({ tab: tab ?? '' })} keepMounted={false}>
        <Tabs.List aria-label="Dashboards" mb="md">
          {tabs.map(({ tab, label }) => (
            <Tabs.Tab key={tab} value={tab}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ tab, label }) => {
          const Dashboard = dashboards[tab]
          return (
            <Tabs.Panel key={tab} value={tab}>
              <Suspense fallback={<DashboardSkeleton label={label} />}>
                <Dashboard />
              </Suspense>
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
