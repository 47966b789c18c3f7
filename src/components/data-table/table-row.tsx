import { Table } from '@mantine/core'
import { shallowEqual } from '@mantine/hooks'
import type { RowData, Row as RowModel } from '@tanstack/react-table'
import { memo } from 'react'
import type { Column, features } from './columns'
import classes from './data-table.module.css'
import { RowCheckbox } from './row-controls'
import { type CurrentRowHandlers, currentRowProps } from './use-current-row'
import type { RowSelection } from './use-row-selection'

interface TableRowProps<Row extends RowData> {
  row: RowModel<typeof features, Row>
  /** Those on show; the row holds them too, and is rendered again when they change. */
  columns: readonly Column<Row>[]
  /** Its number through all pages; null where rows aren't counted. */
  number: number | null
  /** In tables whose rows can be selected. */
  selectable: RowSelection<Row>['selectable'] | undefined
  selected: boolean
  /** In tables that have a current row. */
  currentRow: CurrentRowHandlers | undefined
  current: boolean
}

const cellClass = Table.classes.td
const checkClass = `${cellClass} ${classes.check}`
const numberClass = `${cellClass} ${classes.number}`

/**
 * A row that goes with the focus in it leaves that to its table: keys would otherwise begin at the top of
 * the page. A current row knows better where to go on.
 */
const leavesFocusToTable = (row: HTMLTableRowElement) => () => {
  if (!row.contains(document.activeElement)) return
  row.closest<HTMLElement>('[role="region"]')?.focus({ preventScroll: true })
}

/**
 * A cell's function is called and not rendered as a component: with other columns it would be another
 * component, and React fails to remove a text that a translator of pages has replaced.
 */
function NativeRow<Row extends RowData>({
  row,
  number,
  selectable,
  selected,
  currentRow,
  current,
}: TableRowProps<Row>) {
  const locked = selectable?.locked(row.original) ?? null
  return (
    <tr
      className={Table.classes.tr}
      data-with-row-border
      data-hover
      data-row={row.id}
      data-selected={selected || undefined}
      data-locked={locked ?? undefined}
      {...(currentRow ? currentRowProps(currentRow, row.id, current) : { ref: leavesFocusToTable })}
    >
      {selectable && (
        <td className={checkClass}>
          <RowCheckbox
            aria-label={`Select ${selectable.nameOf(row.original)}`}
            checked={selected}
            disabled={locked !== null}
            title={locked ?? undefined}
            onChange={({ currentTarget }) => row.toggleSelected(currentTarget.checked)}
          />
        </td>
      )}
      {number !== null && <td className={numberClass}>{number}</td>}
      {row.getVisibleCells().map((cell) => {
        const { header, meta, cell: template } = cell.column.columnDef
        return (
          <td
            key={cell.column.id}
            className={cellClass}
            data-align={meta?.align}
            data-priority={meta?.priority}
            data-fold={meta?.fold}
            data-label={typeof header === 'string' ? header : undefined}
          >
            {typeof template === 'function' ? template(cell.getContext()) : template}
          </td>
        )
      })}
    </tr>
  )
}

/**
 * A row and its cells are native elements in Mantine's classes, and memoised: with the processor slowed
 * four times and 50 rows on show, a key typed in the search costs 504 ms where they are Mantine's own
 * parts, and 183 ms so. A row is rendered again when its record or its state changes; `memo` alone would
 * compare TanStack's rows, which are made anew with each answer.
 */
export const TableRow = memo(
  NativeRow,
  ({ row: { original: before }, ...propsBefore }, { row: { original }, ...props }) =>
    before === original && shallowEqual(propsBefore, props),
) as typeof NativeRow
