import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '@/api/overview'
import type { Column } from '@/components/data-table/column'
import { type Activity, overviewMessages } from '@/contracts/overview'
import { Name } from '../cells'
import { ShortList } from '../short-list'

const columns: readonly Column<Activity>[] = [
  { id: 'user', header: 'User', cell: ({ user }) => <Name>{user}</Name> },
  { id: 'action', header: 'Action', cell: ({ action }) => action },
  { id: 'time', header: 'Time', cell: ({ time }) => time },
]

/** Who has done what of late. */
export function ActivitiesView() {
  const activities = useQuery(activitiesQuery)
  return (
    <ShortList
      label="Recent Activities"
      columns={columns}
      query={activities}
      fetchFailed={overviewMessages.activitiesFailed}
      empty="Nothing has been done yet."
    />
  )
}
