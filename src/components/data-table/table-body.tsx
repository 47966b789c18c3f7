import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox'
import type { Column } from './column'
import classes from './data-table.module.css'
import { type CurrentRow, currentRowProps } from './use-current-row'
import type { Rows } from './use-rows'
import type { Selection } from './use-selection'

interface TableBodyProps<Row extends RowData> {
  table: Rows<Row>
  columns: readonly Column<Row>[]
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

export function TableBody<Row extends RowData>({
  table,
  columns,
  selection,
  current,
  firstNumber,
  empty,
  drawnOver,
  width,
}: TableBodyProps<Row>) {
  const rows = table.getRowModel().rows
  return (
    <tbody>
      {rows.map((row, at) => (
        <tr
          key={drawnOver ? at : row.id}
          data-selected={row.getIsSelected() || undefined}
          {...(current && currentRowProps(current, row.id))}
        >
          {selection && (
            <td className={classes.check}>
              <Checkbox
                aria-label={`Select ${selection.nameOf(row.original)}`}
                checked={row.getIsSelected()}
                disabled={!row.getCanSelect()}
                title={selection.locked(row.original) ?? undefined}
                onChange={({ currentTarget }) => row.toggleSelected(currentTarget.checked)}
              />
            </td>
          )}
          {firstNumber !== null && <td className={classes.number}>{firstNumber + at}</td>}
          {columns.map(({ id, align, cell }) => (
            <td key={id} data-align={align}>
              {cell(row.original)}
            </td>
          ))}
        </tr>
      ))}
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
