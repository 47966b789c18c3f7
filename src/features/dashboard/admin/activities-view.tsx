import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/components/data-table/column'
import { ListAlert } from '@/components/data-table/list-alert'
import { ShortTable } from '@/components/data-table/short-table'
import { type Activity, overviewMessages } from '@/contracts/overview'
import { activitiesQuery } from '@/records/overview-queries'
import classes from './admin.module.css'

const columns: readonly Column<Activity>[] = [
  {
    id: 'user',
    header: 'User',
    cell: ({ user }) => <span className={classes.name}>{user}</span>,
  },
  { id: 'action', header: 'Action', cell: ({ action }) => action },
  { id: 'time', header: 'Time', cell: ({ time }) => time },
]

/** Who has done what of late. */
export function ActivitiesView() {
  const activities = useQuery(activitiesQuery)
  return (
    <>
      {activities.error && (
        <ListAlert
          message={overviewMessages.activitiesFailed}
          retrying={activities.isFetching}
          onRetry={() => void activities.refetch()}
        />
      )}
      <ShortTable
        label="Recent Activities"
        columns={columns}
        rows={activities.data}
        rowId={({ id }) => id}
        empty="Nothing has been done yet."
      />
    </>
  )
}
