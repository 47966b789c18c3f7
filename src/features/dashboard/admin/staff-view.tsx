import { useQuery } from '@tanstack/react-query'
import { columnHelper } from '@/components/data-table/columns'
import { StateLabel } from '@/components/state-label'
import { overviewMessages, type StaffOverview } from '@/contracts/overview'
import { isSuperAdmin } from '@/contracts/roles'
import { staffMessages } from '@/contracts/staff'
import { staffOverviewQuery } from '@/records/overview-queries'
import { Day, Name } from '../cells'
import { DashboardList } from '../dashboard-list'
import { useDashboardSearch } from '../use-dashboard-search'
import { ScreenActions } from './screen-actions'

const column = columnHelper<StaffOverview>()
const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('role', { header: 'Role' }),
  column.accessor('department', { header: 'Department' }),
  column.accessor('status', {
    header: 'Status',
    meta: { priority: 'status' },
    cell: ({ getValue }) =>
      getValue() === 'active' ? (
        <StateLabel tone="good">Active</StateLabel>
      ) : (
        <StateLabel tone="waiting">On Leave</StateLabel>
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
export function StaffView() {
  const list = useDashboardSearch()
  const { page, size } = list.search
  const staff = useQuery(staffOverviewQuery({ page: page - 1, size }))
  return (
    <DashboardList
      label="Staff"
      columns={columns}
      query={staff}
      fetchFailed={overviewMessages.staffFailed}
      list={list}
      empty={{ title: 'Nobody works here yet. Add staff under Staff.' }}
    />
  )
}
