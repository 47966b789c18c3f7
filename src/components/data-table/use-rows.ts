import {
  createPaginatedRowModel,
  createSortedRowModel,
  type ReactTable,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ListSearch, readSort } from '@/lib/list-search'
import { pageWithin } from '@/lib/page-range'
import type { Column } from './column'
import type { Selection } from './use-selection'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

export type Rows<Row extends RowData> = ReactTable<typeof features, Row>

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function inOrder<Row extends RowData>(
  a: TableRow<typeof features, Row>,
  b: TableRow<typeof features, Row>,
  column: string,
): number {
  const [left, right] = [a.getValue(column), b.getValue(column)]
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : words.compare(String(left), String(right))
}

interface RowsOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[] | undefined
  /** Where `rows` are one page's: how many there are in all. */
  total: number | undefined
  rowId: (row: Row) => string
  search: ListSearch
  selection: Selection<Row> | undefined
}

/** The rows of the page on show, in order, with what is selected of them. */
export function useRows<Row extends RowData>(options: RowsOptions<Row>) {
  const { columns, rows, total, rowId, search, selection } = options
  const data = useMemo(() => rows ?? [], [rows])
  const perPage = search.size
  const pageIndex = pageWithin({
    activeId: search.page - 1,
    perPage,
    totalCount: total ?? data.length,
  })
  const asked = readSort(search.sort)
  const sort = columns.some(({ id, sortBy }) => id === asked?.id && sortBy) ? asked : null

  const table: Rows<Row> = useTable({
    features,
    columns: useMemo(
      () =>
        columns.map(({ id, sortBy }) => ({
          id,
          accessorFn: (row: Row) => sortBy?.(row),
          sortFn: inOrder,
        })),
      [columns],
    ),
    data,
    getRowId: rowId,
    enableRowSelection: (row) => selection?.locked(row.original) === null,
    autoResetPageIndex: false,
    manualPagination: total !== undefined,
    state: {
      sorting: sort ? [sort] : [],
      pagination: { pageIndex, pageSize: perPage },
      rowSelection: selection?.ids ?? {},
    },
    ...(selection && { onRowSelectionChange: selection.setIds }),
  })
  return { table, sort, pageIndex }
}
