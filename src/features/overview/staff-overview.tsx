import { Badge } from '@mantine/core'
import { overviewMessages, type StaffOverview } from '@shared/contracts/overview'
import { isSuperAdmin } from '@shared/contracts/roles'
import { staffMessages } from '@shared/contracts/staff'
import { useQuery } from '@tanstack/react-query'
import { staffOverviewQuery } from '@/api/overview'
import { Day, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { useListSearch } from '@/hooks/use-list-search'
import { listSearchSchema, pageRequest } from '@/lib/list-search'
import { ScreenActions } from './screen-actions'

const states = {
  active: { color: 'green', words: 'Active' },
  'on leave': { color: 'yellow', words: 'On Leave' },
  inactive: { color: 'gray', words: 'Inactive' },
} as const

const column = columnHelper<StaffOverview>()
const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('role', { header: 'Role' }),
  column.accessor('department', {
    header: 'Department',
    cell: ({ getValue }) => getValue() || '—',
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { priority: 'status' },
    cell: ({ getValue }) => (
      <Badge color={states[getValue()].color}>{states[getValue()].words}</Badge>
    ),
  }),
  column.accessor('joinDate', {
    header: 'Join Date',
    cell: ({ getValue }) => <Day date={getValue()} />,
  }),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { width: 144, priority: 'action' },
    cell: ({
      row: {
        original: { id, name, role },
      },
    }) => (
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
  }),
])

/** Who works here. */
export function StaffOverviewTable() {
  const list = useListSearch(listSearchSchema, 'staff-overview')
  const staff = useQuery(staffOverviewQuery(pageRequest(list.search)))
  return (
    <RecordList
      label="Staff"
      columns={columns}
      query={staff}
      fetchFailed={overviewMessages.staffFailed}
      list={list}
      empty={{ title: 'Nobody works here yet. Add staff under Staff.' }}
    />
  )
}
