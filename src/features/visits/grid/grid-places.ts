import type { VisitGrid } from '@shared/contracts/visit-grid'
import type { Visit } from '@shared/contracts/visits'
import {
  cellsOf,
  type GridCell,
  type GridColumn,
  slotMinutes,
  slotsOf,
  visitsOf,
} from './grid-layout'

/** One of the buttons of a grid, by what stays the same while rows and columns come and go. */
export interface GridPlace {
  /** Its column's. */
  key: string
  /** When its row begins, in minutes since midnight. */
  minute: number
  /** Which of the buttons in its cell it is. */
  at: number
}

export interface GridShape {
  columns: readonly GridColumn[]
  slots: readonly number[]
  /** The cells of each column, row by row. */
  cells: readonly (readonly GridCell[])[]
}

const idsIn = ({ visits }: GridCell): string[] => visits.map(({ visit }) => visit.id)

/** What there is in each column and row. */
export function shapeOf(
  columns: readonly GridColumn[],
  visits: readonly Visit[],
  cutAt: VisitGrid['cutAt'],
) {
  const ofColumns = visitsOf(columns, visits)
  const slots = slotsOf(columns, ofColumns)
  const cells = columns.map((column, at) => cellsOf(column, ofColumns[at] ?? [], slots, cutAt))
  const rows = slots.map((minute, row) => {
    const inRow = cells.flatMap((column) => column[row] ?? [])
    return { minute, cells: inRow, ids: inRow.flatMap(idsIn) }
  })
  return { columns, slots, cells, rows }
}

/** An hour. */
const pageMinutes = 60

const within = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), to)

/** The same place, or the nearest that there is; null where there is none. */
export function nearestPlace(
  { columns, slots, cells }: GridShape,
  { key, minute, at }: GridPlace,
): GridPlace | null {
  const column = Math.max(
    columns.findIndex((one) => one.key === key),
    0,
  )
  const [first, last] = [slots[0], slots.at(-1)]
  const found = columns[column]
  if (!found || first === undefined || last === undefined) return null
  const row = within(minute, first, last)
  const held = cells[column]?.[(row - first) / slotMinutes]?.visits.length ?? 0
  return { key: found.key, minute: row, at: within(at, 0, Math.max(held - 1, 0)) }
}

/**
 * Where a key leads from a place: arrows by a row, by a column and by the visits side by side in one,
 * Page Up and Page Down by an hour, Home and End to the ends of the row, with Ctrl to those of the grid.
 * @returns null for a key that leads nowhere
 */
export function placeByKey(
  shape: GridShape,
  { key: column, minute, at }: GridPlace,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): GridPlace | null {
  const { columns, slots, cells } = shape
  const column0 = columns.findIndex((one) => one.key === column)
  const [first = 0, last = 0] = [slots[0], slots.at(-1)]
  const to = (index: number, row: number, place = 0) =>
    nearestPlace(shape, {
      key: columns[within(index, 0, columns.length - 1)]?.key ?? '',
      minute: row,
      at: place,
    })
  const beside = cells[column0]?.[(minute - first) / slotMinutes]?.visits.length ?? 0
  switch (key) {
    case 'ArrowUp':
      return to(column0, minute - slotMinutes)
    case 'ArrowDown':
      return to(column0, minute + slotMinutes)
    case 'ArrowLeft':
      if (at > 0) return to(column0, minute, at - 1)
      return column0 > 0 ? to(column0 - 1, minute, Number.POSITIVE_INFINITY) : null
    case 'ArrowRight':
      if (at < beside - 1) return to(column0, minute, at + 1)
      return column0 < columns.length - 1 ? to(column0 + 1, minute) : null
    case 'PageUp':
      return to(column0, minute - pageMinutes)
    case 'PageDown':
      return to(column0, minute + pageMinutes)
    case 'Home':
      return to(0, ctrlKey ? first : minute)
    case 'End':
      return to(columns.length - 1, ctrlKey ? last : minute)
    default:
      return null
  }
}
