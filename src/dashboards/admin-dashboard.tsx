import { auditEndpoints, auditMessages } from '@shared/contracts/audit'
import { binEndpoints, binMessages } from '@shared/contracts/bin'
import { clinicEndpoints, clinicMessages } from '@shared/contracts/clinic'
import { labRangeEndpoints, labRangeMessages } from '@shared/contracts/lab-ranges'
import { overviewEndpoints } from '@shared/contracts/overview'
import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '@/api/overview'
import { lazyPart } from '@/components/lazy'
import { Activities } from '@/features/overview/activities'
import { DepartmentsOverview } from '@/features/overview/departments-overview'
import { dollars, rupees } from '@/features/overview/money'
import { StaffOverviewTable } from '@/features/overview/staff-overview'
import { SetupCard } from '@/features/setup/setup-card'
import { useVisitActions } from '@/features/visits/shared/use-visit-actions'
import { useMay } from '@/hooks/use-may'
import { dashboardViews } from '@/lib/dashboard-views'
import { isOffered, keepsRecords, useSession } from '@/stores/session'
import { DashboardFigures } from './dashboard-figures'
import { useBookingsView } from './use-bookings-view'
import { ViewTabs } from './view-tabs'

const ClinicView = lazyPart({
  name: 'clinic on paper',
  load: () => import('@/features/clinic/clinic-view').then((loaded) => loaded.ClinicView),
  failed: clinicMessages.fetchFailed,
})

const RangesView = lazyPart({
  name: 'lab ranges',
  load: () => import('@/features/lab-ranges/ranges-view').then((loaded) => loaded.RangesView),
  failed: labRangeMessages.fetchFailed,
})

const AuditList = lazyPart({
  name: 'audit',
  load: () => import('@/features/audit/audit-list').then((loaded) => loaded.AuditList),
  failed: auditMessages.fetchFailed,
})

const BinView = lazyPart({
  name: 'bin',
  load: () => import('@/features/bin/bin-view').then((loaded) => loaded.BinView),
  failed: binMessages.fetchFailed,
})

const views = [
  { view: 'staff', label: dashboardViews.admin.staff, content: () => <StaffOverviewTable /> },
  {
    view: 'departments',
    label: dashboardViews.admin.departments,
    content: () => <DepartmentsOverview />,
  },
]
const activities = {
  view: 'activities',
  label: dashboardViews.admin.activities,
  content: () => <Activities />,
}
const clinic = {
  view: 'clinic',
  label: dashboardViews.admin.clinic,
  content: () => <ClinicView />,
}

const ranges = {
  view: 'ranges',
  label: dashboardViews.admin.ranges,
  content: () => <RangesView />,
}

const audit = {
  view: 'audit',
  label: dashboardViews.admin.audit,
  content: () => <AuditList />,
}

const bin = {
  view: 'bin',
  label: dashboardViews.admin.bin,
  content: () => <BinView />,
}

const revenue = (amount: number | undefined) => ({
  label: 'Revenue',
  value: amount === undefined ? undefined : rupees(amount),
  note: amount === undefined ? 'This month' : `${dollars(amount)}, this month`,
})

/** The clinic in figures; what is seen here is changed on the screens that it leads to. */
export function AdminDashboard() {
  const query = useQuery(totalsQuery)
  const totals = query.data
  const bookings = useBookingsView(useVisitActions())
  const withClinic = useSession((state) => isOffered(clinicEndpoints.get, state))
  const withRanges = useMay(labRangeEndpoints.create)
  const withAudit = useMay(auditEndpoints.list)
  const withBin = useMay(binEndpoints.list)
  const withActivities = useSession((state) => isOffered(overviewEndpoints.activities, state))
  const fromSample = useSession((state) => !keepsRecords(state))
  const isKept = (figure: number | undefined) => (totals ? figure !== undefined : fromSample)
  return (
    <>
      <SetupCard />
      <DashboardFigures
        queries={[query]}
        label="The clinic in figures"
        stats={[
          { label: 'Total Doctors', value: totals?.doctors },
          { label: 'Total Staff', value: totals?.staff },
          ...(isKept(totals?.patients)
            ? [{ label: 'Total Patients', value: totals?.patients }]
            : []),
          ...(isKept(totals?.revenue) ? [revenue(totals?.revenue)] : []),
        ]}
      />
      <ViewTabs
        label="Administration"
        views={[
          ...views,
          ...(withActivities ? [activities] : []),
          ...bookings,
          ...(withClinic ? [clinic] : []),
          ...(withRanges ? [ranges] : []),
          ...(withAudit ? [audit] : []),
          ...(withBin ? [bin] : []),
        ]}
      />
    </>
  )
}
