import { type Activity, overviewMessages } from '@shared/contracts/overview'
import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '@/api/overview'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'

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
export function Activities() {
  const activities = useQuery(activitiesQuery)
  return (
    <RecordList
      label="Recent Activities"
      columns={columns}
      query={activities}
      fetchFailed={overviewMessages.activitiesFailed}
      empty={{ title: 'Nothing has been changed yet.' }}
    />
  )
}
