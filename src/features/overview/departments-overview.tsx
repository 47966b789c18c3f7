import { Skeleton, Text } from '@mantine/core'
import { type DepartmentOverview, overviewMessages } from '@shared/contracts/overview'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { departmentOverviewQuery } from '@/api/overview'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { lazyPart } from '@/components/lazy'
import { dollars, rupees } from './money'
import { ScreenActions } from './screen-actions'

/** What draws charts is heavier than the whole dashboard: it comes when departments are looked at. */
const DepartmentCharts = lazyPart({
  name: 'department charts',
  load: () => import('./department-charts').then((it) => it.DepartmentCharts),
  waiting: <Skeleton role="status" aria-label="Loading charts" mt="sm" h="24rem" />,
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
  column.accessor('patients', {
    id: 'patients',
    header: 'Patients',
    meta: { align: 'right' },
  }),
  column.accessor('revenue', {
    id: 'revenue',
    header: 'Revenue',
    meta: { align: 'right' },
    cell: ({ getValue }) => (
      <>
        {rupees(getValue() ?? 0)}{' '}
        <Text component="div" size="xs" c="dimmed">
          {dollars(getValue() ?? 0)}
        </Text>
      </>
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

/** The columns of what somebody keeps. */
const columnsFor = (departments: readonly DepartmentOverview[] = []) =>
  columns.filter(
    ({ id }) => (id !== 'patients' && id !== 'revenue') || departments.some((it) => it[id] != null),
  )

/** The departments' figures, as a table and as charts. */
export function DepartmentsOverview() {
  const departments = useQuery(departmentOverviewQuery)
  return (
    <>
      <RecordList
        label="Departments"
        columns={useMemo(() => columnsFor(departments.data), [departments.data])}
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
