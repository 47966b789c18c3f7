import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '@/api/overview'
import { columnHelper } from '@/components/data-table/columns'
import { type Activity, overviewMessages } from '@/contracts/overview'
import { Name } from '../cells'
import { DashboardList } from '../dashboard-list'

const column = columnHelper<Activity>()
const columns = column.columns([
  column.accessor('user', {
    header: 'User',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('action', { header: 'Action', meta: { priority: 'status' } }),
  column.accessor('time', { header: 'Time', meta: { priority: 'when' } }),
])

/** Who has done what of late. */
export function ActivitiesView() {
  const activities = useQuery(activitiesQuery)
  return (
    <DashboardList
      label="Recent Activities"
      columns={columns}
      query={activities}
      fetchFailed={overviewMessages.activitiesFailed}
      empty={{ title: 'Nothing has been done yet.' }}
    />
  )
}
