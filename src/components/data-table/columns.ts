import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

interface ColumnMeta {
  /** Numbers stand at the right. */
  align?: 'right'
  /**
   * Width in pixels. Where all columns have one, they keep it whatever stands in them, and grow in
   * proportion where there is room: nothing moves sideways while a list is searched.
   */
  width?: number
  /** On a phone a row is a card that begins with these, in this order; the other columns follow. */
  priority?: 'who' | 'when' | 'status' | 'action'
}

/** What tables here can do, as TanStack Table takes it. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
})

/**
 * Makes columns. The value of an accessor is remembered with its record: what depends on more than the
 * record, as the time does, is a display column.
 */
export const columnHelper = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

/** A column of a `DataTable`; `enableSorting` makes a button of its header. */
export type Column<Row extends RowData> = ReturnType<
  ReturnType<typeof columnHelper<Row>>['columns']
>[number]
