import { Loader, Paper, Skeleton, Table } from '@mantine/core'
import {
  type ColumnVisibilityState,
  functionalUpdate,
  type RowData,
  type Row as RowModel,
  type SortingState,
  useTable,
} from '@tanstack/react-table'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { type ListSearch, readSort, writeSort } from '@/lib/list-search'
import { pageWithin } from '@/lib/page-range'
import { outdatedProps } from '../outdated'
import { type Column, columnId, compareValues, features } from './columns'
import classes from './data-table.module.css'
import { useReturnToRow } from './left-row'
import { Pagination } from './pagination'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import type { CurrentRow } from './use-current-row'
import type { RowSelection } from './use-row-selection'

export interface DataTableProps<Row extends RowData> {
  /** Names the table. */
  label: string
  columns: readonly Column<Row>[]
  /** Which of them are left out, by their ids. The same object while it says the same. */
  visibility?: ColumnVisibilityState | undefined
  /** The rows, or those of the page on show; undefined while nothing has been read. */
  data: readonly Row[] | undefined
  /** Whether the first rows are on their way. */
  waiting?: boolean
  /** Whether the rows are those of another day, patient or filter, until the right ones are there. */
  outdated?: boolean
  getRowId: (row: Row) => string
  /** What stands in a table without rows. */
  empty: ReactNode
  /** How many rows a page has. Without it all are shown, and the table is as tall as they are. */
  size?: ListSearch['size'] | undefined
  page?: ListSearch['page'] | undefined
  sort?: ListSearch['sort'] | undefined
  /** Changes what the three of them ask for. */
  onChange?: ((changes: Partial<ListSearch>) => void) | undefined
  /** How many rows there are on all pages, where `data` is one page of them, in its order. */
  rowCount?: number | undefined
  /** Whether there are no more than `rowCount`. */
  countIsExact?: boolean | undefined
  selection?: RowSelection<Row> | undefined
  /** The one row that keys act upon, on lists that have one. */
  currentRow?: CurrentRow | undefined
  /** Whether its box ends with its last row, where that is higher than the box can be. */
  fitsRows?: boolean
  /** Whether a first column counts the rows, through all pages. */
  numbered?: boolean
  /** Whether a spinner lies over rows that are right already (docs/product/lists.md). */
  spinning?: boolean
}

const noRows: readonly never[] = []
const allColumns: ColumnVisibilityState = {}

const inOrder = <Row extends RowData>(
  a: RowModel<typeof features, Row>,
  b: RowModel<typeof features, Row>,
  column: string,
): number => compareValues(a.getValue(column), b.getValue(column))

const defaultColumn = { enableSorting: false, sortFn: inOrder, sortDescFirst: false }

function RecordTable<Row extends RowData>({
  label,
  columns,
  visibility = allColumns,
  data,
  waiting = false,
  outdated = false,
  getRowId,
  empty,
  size,
  page = 1,
  sort = '',
  onChange,
  rowCount,
  countIsExact = true,
  selection,
  currentRow,
  fitsRows = false,
  numbered = false,
  spinning = false,
}: DataTableProps<Row>) {
  const totalCount = rowCount ?? data?.length ?? 0
  const perPage = size ?? Math.max(1, totalCount)
  const activeId = pageWithin({ activeId: page - 1, perPage, totalCount })
  const sorting = sortingOf(sort, columns)
  const selectable = selection?.selectable

  const table = useTable<typeof features, Row>({
    features,
    columns,
    defaultColumn,
    data: data ?? noRows,
    getRowId,
    manualPagination: rowCount !== undefined,
    manualSorting: rowCount !== undefined,
    autoResetPageIndex: false,
    enableMultiSort: false,
    enableRowSelection: ({ original }) => selectable?.locked(original) === null,
    state: {
      sorting,
      columnVisibility: visibility,
      pagination: { pageIndex: activeId, pageSize: perPage },
      ...(selection && { rowSelection: selection.state }),
    },
    onSortingChange: (updater) =>
      onChange?.({ sort: writeSort(functionalUpdate(updater, sorting)) }),
    onRowSelectionChange: (updater) => selection?.onChange(updater, data ?? noRows),
  })
  const { rows } = table.getRowModel()
  const shown = useMemo(
    () => columns.filter((column) => visibility[columnId(column)] ?? true),
    [columns, visibility],
  )
  const width = shown.length + Number(numbered) + Number(selection !== undefined)
  const leading = (selection ? boxWidth : 0) + (numbered ? numberWidth : 0)
  const minWidth = fixedWidth(shown, leading)
  const folds = shown.some(({ meta }) => meta?.fold !== undefined)
  const box = useRef<HTMLDivElement>(null)
  useReturnToRow(box, !waiting && rows.length > 0)

  return (
    <>
      <Paper ref={box} withBorder radius="md" className={classes.frame}>
        <Table.ScrollContainer
          type="native"
          minWidth={minWidth ?? 0}
          classNames={{
            scrollContainer: size ? (fitsRows ? classes.fitting : classes.box) : undefined,
            scrollContainerInner: folds ? `${classes.inner} ${classes.folds}` : classes.inner,
          }}
          role="region"
          aria-label={label}
          aria-busy={waiting}
          // What scrolls must scroll by keyboard.
          tabIndex={0}
        >
          <Table
            aria-label={label}
            className={classes.table}
            stickyHeader
            highlightOnHover
            highlightOnHoverColor="var(--rounds-hover)"
            borderColor="var(--rounds-line)"
            verticalSpacing={3}
            {...(minWidth !== null && { layout: 'fixed' })}
          >
            <TableHead table={table} selectable={selection !== undefined} numbered={numbered} />
            {waiting ? (
              <SkeletonBody width={width} />
            ) : (
              <Table.Tbody {...outdatedProps(outdated)}>
                {rows.map((row, at) => (
                  <TableRow
                    // Never by its place: in a page that was translated, a reused row keeps the name of
                    // the record before.
                    key={row.id}
                    row={row}
                    columns={shown}
                    number={numbered ? activeId * perPage + at + 1 : null}
                    selectable={selectable}
                    selected={selection?.state[row.id] ?? false}
                    currentRow={currentRow?.handlers}
                    current={row.id === currentRow?.id}
                  />
                ))}
                {rows.length === 0 && (
                  <tr>
                    <Table.Td colSpan={width} p="md" ta="center">
                      {data ? empty : 'The list could not be read yet.'}
                    </Table.Td>
                  </tr>
                )}
              </Table.Tbody>
            )}
          </Table>
        </Table.ScrollContainer>
        {(waiting || spinning) && (
          <Paper
            component="output"
            aria-label={`Loading ${label.toLowerCase()}`}
            className={classes.spinner}
            withBorder
            radius="xl"
            shadow="md"
          >
            <Loader size="sm" />
          </Paper>
        )}
      </Paper>
      {size && onChange && (
        <Pagination
          activeId={activeId}
          perPage={perPage}
          totalCount={totalCount}
          isExact={countIsExact}
          onChange={onChange}
        />
      )}
    </>
  )
}

/**
 * A table of records, by TanStack Table on Mantine's Table. With `size` it is one page of a list: it
 * scrolls in its box under a head that stays, and the ways to the other pages stand below.
 *
 * Memoised, for a key typed in a search renders its page several times, and the table only once: when
 * rows are found.
 */
export const DataTable = memo(RecordTable) as typeof RecordTable

/** Pixels for the columns of boxes and of numbers, as the style sheet has them. */
const boxWidth = 44
const numberWidth = 66

/** Pixels that columns need which all have a width; null where one has none. */
const fixedWidth = <Row extends RowData>(columns: readonly Column<Row>[], leading: number) =>
  columns.reduce<number | null>(
    (sum, { meta }) => (sum === null || meta?.width === undefined ? null : sum + meta.width),
    leading,
  )

/** The order that the address asks for, where a column has one. */
function sortingOf<Row extends RowData>(
  sort: string,
  columns: readonly Column<Row>[],
): SortingState {
  const asked = readSort(sort)
  const isSortable = columns.some(
    (column) => column.enableSorting && asked?.id === columnId(column),
  )
  return asked && isSortable ? [asked] : []
}

/** How far each bar reaches. */
const bars = ['85%', '73%', '61%', '84%', '72%', '60%']

/** The table's shape while its rows are on their way. */
const SkeletonBody = ({ width }: { width: number }) => (
  <Table.Tbody aria-hidden>
    {bars.map((bar) => (
      <Table.Tr key={bar}>
        <Table.Td colSpan={width}>
          <Skeleton h={14} w={bar} />
        </Table.Td>
      </Table.Tr>
    ))}
  </Table.Tbody>
)
