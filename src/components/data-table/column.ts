import type { ReactNode } from 'react'

/** One column of a `DataTable`. */
export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** What rows are ordered by when the head is pressed; a column without it keeps still. */
  sortBy?: (row: Row) => string | number
  /** Numbers stand at the right. */
  align?: 'right'
  /**
   * Width in pixels; columns without one share what is left. Where all have one, they are as wide
   * whatever stands in them, and more in proportion where there is room: nothing moves sideways while
   * a list is searched, and drawing it costs less.
   */
  width?: number
}
