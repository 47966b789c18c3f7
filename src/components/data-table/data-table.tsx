import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { Column } from './column'
import classes from './data-table.module.css'
import { Pagination } from './pagination'
import { SkeletonBody, TableBody } from './table-body'
import { TableHead } from './table-head'
import type { CurrentRow } from './use-current-row'
import { useLinger } from './use-linger'
import type { ListState } from './use-list-search'
import { useRows } from './use-rows'
import type { Selection } from './use-selection'

interface DataTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Column<Row>[]
  /** What is found, on all pages; undefined while nothing has been read. */
  rows: readonly Row[] | undefined
  /** How many rows are found in all, where `rows` holds only those of the page that is asked for. */
  total?: number | undefined
  rowId: (row: Row) => string
  /** Whether rows are on their way. */
  loading: boolean
  /** What stands in a table without rows. */
  empty: ReactNode
  list: ListState
  selection?: Selection<Row>
  /** The one row that keys act upon, on lists that have one (`useCurrentRow`). */
  current?: CurrentRow
  /** Whether a first column counts the rows, through all pages. */
  numbered?: boolean
  /**
   * Whether a row is drawn over by the one that stands there next, which costs half of drawing it
   * anew. The focus then stays at its place and does not follow its row.
   */
  drawnOver?: boolean
  /** A spinner over the rows, which are right already, for `ms` after `key` changes (section 9). */
  spinner?: { key: string; ms: number }
}

const noSpinner = { key: '', ms: 0 }

/**
 * A list, ordered and paged as its address says; searching and filtering are its page's own. The
 * table scrolls in its box, under a head that stays.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  total,
  rowId,
  loading,
  empty,
  list: { search, change },
  selection,
  current,
  numbered = false,
  drawnOver = false,
  spinner = noSpinner,
}: DataTableProps<Row>) {
  const { table, sort, pageIndex } = useRows({ columns, rows, total, rowId, search, selection })
  const lingering = useLinger(spinner.key, spinner.ms)
  const waiting = loading && rows === undefined
  const width = columns.length + Number(numbered) + Number(selection !== undefined)

  return (
    <>
      <div className={classes.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
        <section className={classes.box} aria-label={label} aria-busy={waiting} tabIndex={0}>
          <table className={classes.table} style={steadyStyle(columns)} aria-label={label}>
            <TableHead
              table={table}
              columns={columns}
              selectable={selection !== undefined}
              numbered={numbered}
              search={search}
              sort={sort}
              onSort={(next) => change({ sort: next })}
            />
            {waiting ? (
              <SkeletonBody width={width} />
            ) : (
              <TableBody
                table={table}
                columns={columns}
                selection={selection}
                current={current}
                firstNumber={numbered ? pageIndex * search.size + 1 : null}
                drawnOver={drawnOver}
                empty={rows ? empty : 'The list could not be read yet.'}
                width={width}
              />
            )}
          </table>
        </section>
        {(waiting || (lingering && rows)) && (
          <output className={classes.spinner} aria-label={`Loading ${label.toLowerCase()}`} />
        )}
      </div>
      <Pagination
        activeId={pageIndex}
        perPage={search.size}
        totalCount={total ?? rows?.length ?? 0}
        onPage={(activeId) => change({ page: activeId + 1 })}
        onPerPage={(size) => change({ size })}
      />
    </>
  )
}

/** Room for the columns of boxes and numbers, in pixels, as the style sheet has them. */
const leadingColumns = 44 + 66

/** Columns that all have a width keep it, and scroll where there is no room for them. */
function steadyStyle<Row>(columns: readonly Column<Row>[]) {
  let minWidth = leadingColumns
  for (const { width } of columns) {
    if (width === undefined) return
    minWidth += width
  }
  return { tableLayout: 'fixed', minWidth } as const
}
