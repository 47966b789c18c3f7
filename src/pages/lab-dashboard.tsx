import { useQuery } from '@tanstack/react-query'
import { labCountsQuery } from '@/api/lab-orders'
import { CriticalOfClinic } from '@/features/lab/shared/critical-alert'
import { useOpenViews } from '@/hooks/use-open-views'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

/** The laboratory's day (docs/product/lab.md). The figures are counted from the orders themselves. */
export function LabDashboard() {
  const query = useQuery(labCountsQuery)
  const counts = query.data
  return (
    <>
      <DashboardFigures
        queries={[query]}
        label="Laboratory today"
        stats={[
          { label: 'Pending Tests', value: counts?.pending },
          { label: 'In Progress', value: counts?.inProgress },
          { label: 'Completed Today', value: counts?.completedToday },
          { label: 'Urgent', value: counts?.urgent, note: 'open orders' },
        ]}
      />
      <CriticalOfClinic />
      <ViewTabs label="Laboratory" views={useOpenViews('lab')} />
    </>
  )
}
