import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '@/api/overview'
import { Activities } from '@/features/overview/activities'
import { DepartmentsOverview } from '@/features/overview/departments-overview'
import { dollars, rupees } from '@/features/overview/money'
import { StaffOverviewTable } from '@/features/overview/staff-overview'
import { SetupCard } from '@/features/setup/setup-card'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

const views = [
  { view: 'staff', label: 'Staff', content: () => <StaffOverviewTable /> },
  { view: 'departments', label: 'Departments', content: () => <DepartmentsOverview /> },
  { view: 'activities', label: 'Recent Activities', content: () => <Activities /> },
]

/** The clinic in figures; what is seen here is changed on the screens that it leads to. */
export function AdminDashboard() {
  const query = useQuery(totalsQuery)
  const totals = query.data
  return (
    <>
      <SetupCard />
      <DashboardFigures
        queries={[query]}
        label="The clinic in figures"
        stats={[
          { label: 'Total Doctors', value: totals?.doctors },
          { label: 'Total Staff', value: totals?.staff },
          { label: 'Total Patients', value: totals?.patients },
          {
            label: 'Revenue',
            value: totals && rupees(totals.revenue),
            note: totals ? `${dollars(totals.revenue)}, this month` : 'This month',
          },
        ]}
      />
      <ViewTabs label="Administration" views={views} />
    </>
  )
}
