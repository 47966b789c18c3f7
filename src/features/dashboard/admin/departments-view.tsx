import { useQuery } from '@tanstack/react-query'
import { columnHelper } from '@/components/data-table/columns'
import { type DepartmentOverview, overviewMessages } from '@/contracts/overview'
import { departmentOverviewQuery } from '@/records/overview-queries'
import { Name } from '../cells'
import { DashboardList } from '../dashboard-list'
import { lazyPart } from '../lazy-part'
import classes from './admin.module.css'
import { dollars, rupees } from './money'
import { ScreenActions } from './screen-actions'

/** What draws charts is heavier than the whole dashboard: it comes when departments are looked at. */
const DepartmentCharts = lazyPart({
  name: 'department charts',
  load: () => import('./department-charts').then((it) => it.DepartmentCharts),
  waiting: <output className={classes.waiting} aria-label="Loading charts" />,
  failed: 'The charts could not be loaded. The table says the same.',
})

const column = columnHelper<DepartmentOverview>()
const columns = column.columns([
  column.accessor('name', {
    header: 'Department',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('doctors', { header: 'Doctors', meta: { align: 'right' } }),
  column.accessor('nurses', { header: 'Nurses', meta: { align: 'right' } }),
  column.accessor('patients', { header: 'Patients', meta: { align: 'right' } }),
  column.accessor('revenue', {
    header: 'Revenue',
    meta: { align: 'right' },
    cell: ({ getValue }) => (
      <span className={classes.amount}>
        {rupees(getValue())} <span className={classes.dollars}>{dollars(getValue())}</span>
      </span>
    ),
  }),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { width: 144, priority: 'action' },
    cell: ({
      row: {
        original: { name },
      },
    }) => {
      const screen = { to: '/admin/department', search: { q: name } } as const
      return (
        <ScreenActions
          name={name}
          screen="Department"
          to={{ View: screen, Edit: screen, Delete: screen }}
        />
      )
    },
  }),
])

/** The departments' figures, as a table and as charts. */
export function DepartmentsView() {
  const departments = useQuery(departmentOverviewQuery)
  return (
    <>
      <DashboardList
        label="Departments"
        columns={columns}
        query={departments}
        fetchFailed={overviewMessages.departmentsFailed}
        empty={{ title: 'There are no departments yet. Add one under Department.' }}
      />
      {departments.data && departments.data.length > 0 && (
        <DepartmentCharts departments={departments.data} />
      )}
    </>
  )
}
