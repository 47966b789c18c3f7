import {
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type ListSearch, readSort } from '@/lib/list-search'
import { pageWithin } from '@/lib/page-range'
import type { Column } from './column'

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
})

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
  /** All rows that are found; undefined while nothing has been read. */
  rows: readonly Row[] | undefined
  search: ListSearch
}

/** Of a list that is read whole: the rows of the page on show, in order. */
export function useRows<Row extends RowData>({ columns, rows, search }: RowsOptions<Row>) {
  const data = useMemo(() => rows ?? [], [rows])
  const pageIndex = pageWithin({
    activeId: search.page - 1,
    perPage: search.size,
    totalCount: data.length,
  })
  const asked = readSort(search.sort)
  const sort = columns.some(({ id, sortBy }) => id === asked?.id && sortBy) ? asked : null

  const table = useTable({
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
    autoResetPageIndex: false,
    state: {
      sorting: sort ? [sort] : [],
      pagination: { pageIndex, pageSize: search.size },
    },
  })
  return {
    rows: rows && table.getRowModel().rows.map(({ original }) => original),
    total: data.length,
    sort,
  }
}
