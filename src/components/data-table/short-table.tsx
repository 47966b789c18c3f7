import type { ReactNode } from 'react'
import type { Column } from './column'
import classes from './data-table.module.css'
import { SkeletonBody } from './table-body'

interface ShortTableProps<Row> {
  /** Names the table. */
  label: string
  columns: readonly Omit<Column<Row>, 'sortBy'>[]
  /** All of them; undefined while nothing has been read. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string | number
  /** What stands in a table without rows. */
  empty: ReactNode
}

/** A table of few rows, as tall as they are: nothing to page, nothing to order. */
export const ShortTable = <Row,>({ label, columns, rows, rowId, empty }: ShortTableProps<Row>) => (
  <div className={classes.frame}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
    <section className={classes.shortBox} aria-label={label} aria-busy={!rows} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, header, align, width }) => (
              <th key={id} scope="col" data-align={align} style={width ? { width } : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {rows ? (
          <tbody>
            {rows.map((row) => (
              <tr key={rowId(row)}>
                {columns.map(({ id, align, cell }) => (
                  <td key={id} data-align={align}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr className={classes.empty}>
                <td colSpan={columns.length}>{empty}</td>
              </tr>
            )}
          </tbody>
        ) : (
          <SkeletonBody width={columns.length} />
        )}
      </table>
    </section>
  </div>
)
