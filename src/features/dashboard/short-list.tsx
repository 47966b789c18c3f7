import type { UseQueryResult } from '@tanstack/react-query'
import type { Column } from '@/components/data-table/column'
import { ShortTable } from '@/components/data-table/short-table'
import { QueryAlert } from './query-alert'

interface ShortListProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Omit<Column<Row>, 'sortBy'>[]
  query: UseQueryResult<readonly Row[]>
  /** What is said where it can't be read, and nobody says why. */
  fetchFailed: string
  /** What stands in a table without rows. */
  empty: string
}

/** A list that is short enough to be shown whole. */
export const ShortList = <Row extends { id: string | number }>({
  label,
  columns,
  query,
  fetchFailed,
  empty,
}: ShortListProps<Row>) => (
  <>
    <QueryAlert query={query} otherwise={fetchFailed} />
    <ShortTable
      label={label}
      columns={columns}
      rows={query.data}
      rowId={({ id }) => id}
      empty={empty}
    />
  </>
)
