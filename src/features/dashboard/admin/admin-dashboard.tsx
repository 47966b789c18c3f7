import { useQuery } from '@tanstack/react-query'
import { totalsQuery } from '@/api/overview'
import { Figures } from '../figures'
import { ViewTabs } from '../view-tabs'
import { ActivitiesView } from './activities-view'
import { DepartmentsView } from './departments-view'
import { dollars, rupees } from './money'
import { StaffView } from './staff-view'

const views = [
  { view: 'staff', label: 'Staff', content: () => <StaffView /> },
  { view: 'departments', label: 'Departments', content: () => <DepartmentsView /> },
  { view: 'activities', label: 'Recent Activities', content: () => <ActivitiesView /> },
]

/** The clinic in figures; what is seen here is changed on the screens that it leads to. */
export function AdminDashboard() {
  const query = useQuery(totalsQuery)
  const totals = query.data
  return (
    <>
      <Figures
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
