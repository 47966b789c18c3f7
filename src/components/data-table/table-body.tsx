import type { ReactNode } from 'react'
import type { Column } from './column'
import classes from './data-table.module.css'
import { TableRow } from './table-row'
import type { CurrentRow } from './use-current-row'
import type { Selection } from './use-selection'

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[]
  /** The rows of the page on show. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  selection: Selection<Row> | undefined
  current: CurrentRow | undefined
  /** The number of the first row on this page; null where rows aren't counted. */
  firstNumber: number | null
  empty: ReactNode
  /** As for the table. */
  drawnOver: boolean
  /** How many columns an empty table's one cell spans. */
  width: number
}

export function TableBody<Row>({
  columns,
  rows,
  rowId,
  selection,
  current,
  firstNumber,
  empty,
  drawnOver,
  width,
}: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row, at) => {
        const id = rowId(row)
        return (
          <TableRow
            key={drawnOver ? at : id}
            row={row}
            id={id}
            columns={columns}
            box={selection?.box ?? null}
            selected={selection?.has(row) ?? false}
            current={current}
            number={firstNumber === null ? null : firstNumber + at}
          />
        )
      })}
      {rows.length === 0 && (
        <tr className={classes.empty}>
          <td colSpan={width}>{empty}</td>
        </tr>
      )}
    </tbody>
  )
}

/** How far each bar reaches, in percent. */
const bars = [85, 73, 61, 85, 73, 61]

/** The table's shape while its rows are on their way. */
export const SkeletonBody = ({ width }: { width: number }) => (
  <tbody aria-hidden>
    {bars.map((bar, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: these rows never change
      <tr key={at}>
        <td colSpan={width}>
          <div className={classes.bar} style={{ width: `${bar}%` }} />
        </td>
      </tr>
    ))}
  </tbody>
)
