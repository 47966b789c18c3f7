import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staffOverviewQuery } from '@/api/overview'
import type { Column } from '@/components/data-table/column'
import { DataTable } from '@/components/data-table/data-table'
import { overviewMessages, type StaffOverview } from '@/contracts/overview'
import { isSuperAdmin } from '@/contracts/roles'
import { staffMessages } from '@/contracts/staff'
import { Day, Name } from '../cells'
import { QueryAlert } from '../query-alert'
import { useDashboardSearch } from '../use-dashboard-search'
import { ScreenActions } from './screen-actions'

const states = {
  active: { color: 'green', words: 'Active' },
  'on leave': { color: 'yellow', words: 'On Leave' },
  inactive: { color: 'gray', words: 'Inactive' },
} as const

const columns: readonly Column<StaffOverview>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => <Name>{name}</Name> },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
  { id: 'department', header: 'Department', cell: ({ department }) => department },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge color={states[status].color}>{states[status].words}</Badge>,
  },
  {
    id: 'joinDate',
    header: 'Join Date',
    cell: ({ joinDate }) => <Day date={joinDate} />,
  },
  {
    id: 'action',
    header: 'Action',
    width: 144,
    cell: ({ id, name, role }) => (
      <ScreenActions
        name={name}
        screen="Staff"
        locked={isSuperAdmin({ name: role }) ? staffMessages.protected : null}
        to={{
          View: { to: '/admin/user/$id', params: { id } },
          Edit: { to: '/admin/staff/edit', search: { id } },
          Delete: { to: '/admin/staffs', search: { q: name } },
        }}
      />
    ),
  },
]

/** Who works here. */
export function StaffView() {
  const list = useDashboardSearch()
  const { page, size } = list.search
  const staff = useQuery(staffOverviewQuery({ page: page - 1, limit: size }))
  return (
    <>
      <QueryAlert query={staff} otherwise={overviewMessages.staffFailed} />
      <DataTable
        label="Staff"
        columns={columns}
        rows={staff.data?.rows}
        total={staff.data?.total ?? 0}
        rowId={({ id }) => id}
        loading={staff.isFetching}
        list={list}
        empty="Nobody works here yet. Add staff under Staff."
      />
    </>
  )
}
