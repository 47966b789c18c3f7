import type { ReactNode } from 'react'
import { nextSort } from '@/lib/list-search'
import { pageWithin } from '@/lib/page-range'
import type { Column } from './column'
import classes from './data-table.module.css'
import { Pagination } from './pagination'
import { SkeletonBody, TableBody } from './table-body'
import { TableHead } from './table-head'
import type { CurrentRow } from './use-current-row'
import { useLinger } from './use-linger'
import type { ListState } from './use-list-search'
import type { Selection } from './use-selection'

interface DataTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Column<Row>[]
  /** The rows of the page on show; undefined while nothing has been read. */
  rows: readonly Row[] | undefined
  /** How many rows there are on all pages. */
  total: number
  /** The column that rows are ordered by; null where they keep their own order. */
  sort?: { id: string; desc: boolean } | null
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
  /**
   * A spinner over the rows, which are right already, for `ms` after `key` changes
   * (docs/product.md, Lists).
   */
  spinner?: { key: string; ms: number }
}

const noSpinner = { key: '', ms: 0 }
const noRows: readonly never[] = []

/**
 * One page of a list, and the ways to the others. The table scrolls in its box, under a head that
 * stays.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  total,
  sort = null,
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
  const perPage = search.size
  const pageIndex = pageWithin({ activeId: search.page - 1, perPage, totalCount: total })
  const lingering = useLinger(spinner.key, spinner.ms)
  const waiting = loading && rows === undefined
  const selectable = selection !== undefined
  const width = columns.length + Number(numbered) + Number(selectable)
  const leading = (selectable ? boxWidth : 0) + (numbered ? numberWidth : 0)

  return (
    <>
      <div className={classes.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
        <section className={classes.box} aria-label={label} aria-busy={waiting} tabIndex={0}>
          <table className={classes.table} style={steadyStyle(columns, leading)} aria-label={label}>
            <TableHead
              columns={columns}
              rows={rows ?? noRows}
              selection={selection}
              numbered={numbered}
              sort={sort}
              onSort={(id) => change({ sort: nextSort(search.sort, id) })}
            />
            {waiting ? (
              <SkeletonBody width={width} />
            ) : (
              <TableBody
                columns={columns}
                rows={rows ?? noRows}
                rowId={rowId}
                selection={selection}
                current={current}
                firstNumber={numbered ? pageIndex * perPage + 1 : null}
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
        perPage={perPage}
        totalCount={total}
        onPage={(activeId) => change({ page: activeId + 1 })}
        onPerPage={(size) => change({ size })}
      />
    </>
  )
}

/** Pixels for the columns of boxes and of numbers, as the style sheet has them. */
const boxWidth = 44
const numberWidth = 66

/** Columns that all have a width keep it, and scroll where there is no room for them. */
function steadyStyle<Row>(columns: readonly Column<Row>[], leading: number) {
  let minWidth = leading
  for (const { width } of columns) {
    if (width === undefined) return
    minWidth += width
  }
  return { tableLayout: 'fixed', minWidth } as const
}
