import {
  columnVisibilityFeature,
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
  /**
   * Below which width of the table the column is hidden, and another column shows its text as a second line
   * (`Below`): wide is 1,400 px, middle 1,125 px, narrow 960 px. Not on a phone, where rows are cards.
   */
  fold?: 'wide' | 'middle' | 'narrow'
  /** Whether it is only as wide as what stands in it while columns are folded at the narrow width. */
  shrinks?: true
  /** Whether it is hidden until somebody chooses to see it. */
  startsHidden?: true
  /** On a phone a row is a card that begins with these, in this order; the other columns follow. */
  priority?: 'who' | 'when' | 'status' | 'action'
}

/** What tables here can do, as TanStack Table takes it. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
})

/**
 * Makes columns. The value of an accessor is what a list is ordered by in the tab, and what is exported.
 * The table remembers it with its record: a cell that depends on more than the record, as on the time,
 * reads the record and not the value.
 */
export const columnHelper = <Row extends RowData>() => createColumnHelper<typeof features, Row>()

/**
 * A column of a `DataTable`; `enableSorting` makes a button of its header. A cell's function is called, not
 * rendered as a component, so it must use no hooks.
 */
export type Column<Row extends RowData> = ReturnType<
  ReturnType<typeof columnHelper<Row>>['columns']
>[number]

/** By which a column is known: the id, or the field that it shows. */
export const columnId = <Row extends RowData>(column: Column<Row>): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')

/** The columns, with buttons in the headers of those that a server orders its list by. */
export const sortableBy = <Row extends RowData>(
  columns: readonly Column<Row>[],
  orders: readonly string[],
): Column<Row>[] =>
  columns.map((column) =>
    orders.includes(columnId(column)) ? { ...column, enableSorting: true } : column,
  )

/** Whether a column can be left out: whom a row is about and what can be done are always there. */
export const canHide = <Row extends RowData>({ meta }: Column<Row>): boolean =>
  meta?.priority !== 'who' && meta?.priority !== 'action'

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Which of two values of a column stands first. */
export const compareValues = (left: unknown, right: unknown): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : words.compare(String(left), String(right))
