import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Column } from '@/components/data-table/column'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import type { CurrentRow } from '@/components/data-table/use-current-row'
import type { ListState } from '@/components/data-table/use-list-search'
import type { PageOf } from '@/contracts/lists'
import { QueryAlert } from './query-alert'

interface PagedListProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Column<Row>[]
  query: UseQueryResult<PageOf<Row>>
  /** What is said where it can't be read, and nobody says why. */
  fetchFailed: string
  list: ListState
  /** The search box and the filters, and how they are emptied. */
  children: ReactNode
  onReset: () => void
  /** What stands in a table without rows: that there is nothing, and what to do about it. */
  empty: { title: string; hint: string }
  /** The one row that keys act upon, on lists that have one. */
  current?: CurrentRow
}

export const idOf = ({ id }: { id: number }): string => String(id)

/** A list that the records search and page: its filters, its table, and what goes wrong with it. */
export const PagedList = <Row extends { id: number }>({
  query,
  fetchFailed,
  children,
  onReset,
  empty,
  ...table
}: PagedListProps<Row>) => (
  <>
    <QueryAlert query={query} otherwise={fetchFailed} />
    <ListToolbar onReset={onReset}>{children}</ListToolbar>
    <DataTable
      {...table}
      rows={query.data?.rows}
      total={query.data?.total ?? 0}
      rowId={idOf}
      loading={query.isFetching}
      empty={<EmptyRows {...empty} onReset={onReset} />}
    />
  </>
)
