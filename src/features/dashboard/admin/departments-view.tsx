import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { departmentOverviewQuery } from '@/api/overview'
import type { Column } from '@/components/data-table/column'
import { type DepartmentOverview, overviewMessages } from '@/contracts/overview'
import { Name } from '../cells'
import { lazyPart } from '../lazy-part'
import { ShortList } from '../short-list'
import { dollars, rupees } from './money'
import { ScreenActions } from './screen-actions'

/** What draws charts is heavier than the whole dashboard: it comes when departments are looked at. */
const DepartmentCharts = lazyPart({
  name: 'department charts',
  load: () => import('./department-charts').then((it) => it.DepartmentCharts),
  waiting: <Skeleton role="status" aria-label="Loading charts" mt="sm" h="24rem" />,
  failed: 'The charts could not be loaded. The table says the same.',
})

const columns: readonly Column<DepartmentOverview>[] = [
  { id: 'name', header: 'Department', cell: ({ name }) => <Name>{name}</Name> },
  { id: 'doctors', header: 'Doctors', align: 'right', cell: ({ doctors }) => doctors },
  { id: 'nurses', header: 'Nurses', align: 'right', cell: ({ nurses }) => nurses },
  { id: 'patients', header: 'Patients', align: 'right', cell: ({ patients }) => patients },
  {
    id: 'revenue',
    header: 'Revenue',
    align: 'right',
    cell: ({ revenue }) => (
      <>
        {rupees(revenue)}{' '}
        <Text component="div" size="xs" c="dimmed">
          {dollars(revenue)}
        </Text>
      </>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    width: 144,
    cell: ({ name }) => {
      const screen = { to: '/admin/department', search: { q: name } } as const
      return (
        <ScreenActions
          name={name}
          screen="Department"
          to={{ View: screen, Edit: screen, Delete: screen }}
        />
      )
    },
  },
]

/** The departments' figures, as a table and as charts. */
export function DepartmentsView() {
  const departments = useQuery(departmentOverviewQuery)
  return (
    <>
      <ShortList
        label="Departments"
        columns={columns}
        query={departments}
        fetchFailed={overviewMessages.departmentsFailed}
        empty="There are no departments yet. Add one under Department."
      />
      {departments.data && departments.data.length > 0 && (
        <DepartmentCharts departments={departments.data} />
      )}
    </>
  )
}
