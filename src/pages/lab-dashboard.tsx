import { useQuery } from '@tanstack/react-query'
import { labCountsQuery } from '@/api/lab-orders'
import { OrdersView } from '@/features/lab/orders-view'
import { ReportsView } from '@/features/lab/reports-view'
import { ResultsView } from '@/features/lab/results-view'
import { CriticalOfClinic } from '@/features/lab/shared/critical-alert'
import { UploadView } from '@/features/lab/upload-view'
import { dashboardViews } from '@/lib/dashboard-views'
import { DashboardFigures } from './dashboard-figures'
import { ViewTabs } from './view-tabs'

const views = [
  { view: 'orders', label: dashboardViews.lab.orders, content: () => <OrdersView /> },
  { view: 'results', label: dashboardViews.lab.results, content: () => <ResultsView /> },
  { view: 'reports', label: dashboardViews.lab.reports, content: () => <ReportsView /> },
  { view: 'upload', label: dashboardViews.lab.upload, content: () => <UploadView /> },
]

/**
 * The laboratory's day (docs/product/lab.md). The figures are counted from the orders themselves.
 */
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
      <ViewTabs label="Laboratory" views={views} />
    </>
  )
}
