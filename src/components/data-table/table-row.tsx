import { memo } from 'react'
import type { Column } from './column'
import classes from './data-table.module.css'
import { RowCheckbox } from './row-controls'
import { type CurrentRow, currentRowProps } from './use-current-row'

interface TableRowProps<Row> {
  row: Row
  id: string
  columns: readonly Column<Row>[]
  /** How the row is selected, in lists where rows can be. */
  box: RowBox<Row> | null
  selected: boolean
  current: CurrentRow | undefined
  /** Its number through all pages; null where rows aren't counted. */
  number: number | null
}

/** What is the same for all rows of a list that can be selected. */
export interface RowBox<Row> {
  locked: (row: Row) => string | null
  nameOf: (row: Row) => string
  choose: (rows: readonly Row[], chosen: boolean) => void
}

function DrawnRow<Row>({ row, id, columns, box, selected, current, number }: TableRowProps<Row>) {
  const lock = box?.locked(row) ?? null
  return (
    <tr data-selected={selected || undefined} {...(current && currentRowProps(current, id))}>
      {box && (
        <td className={classes.check}>
          <RowCheckbox
            aria-label={`Select ${box.nameOf(row)}`}
            checked={selected}
            disabled={lock !== null}
            title={lock ?? undefined}
            onChange={({ currentTarget }) => box.choose([row], currentTarget.checked)}
          />
        </td>
      )}
      {number !== null && <td className={classes.number}>{number}</td>}
      {columns.map(({ id: column, align, cell }) => (
        <td key={column} data-align={align}>
          {cell(row)}
        </td>
      ))}
    </tr>
  )
}

/**
 * Not drawn again while it is given the same row: many of a list that is searched in place stay.
 * `memo` alone would forget that the columns are of the row's own kind.
 */
export const TableRow = memo(DrawnRow) as typeof DrawnRow
