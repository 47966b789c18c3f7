import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'

export interface Selection<Row> {
  /** The selected rows that there still are, on whatever page, found or not. */
  selected: readonly Row[]
  /** Why a row can't be selected; null where it can. */
  locked: (row: Row) => string | null
  /** What a row's box is called after. */
  nameOf: (row: Row) => string
  /** The table's own view of it: ids, some perhaps of rows that have gone since. */
  ids: RowSelectionState
  setIds: OnChangeFn<RowSelectionState>
}

interface SelectionOptions<Row> {
  /** All rows, found or not; undefined while nothing has been read. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  locked?: (row: Row) => string | null
}

/** A selection that survives paging and searching, and never holds a row that is gone or locked. */
export function useSelection<Row>({
  rows = [],
  rowId,
  nameOf,
  locked = () => null,
}: SelectionOptions<Row>): Selection<Row> {
  const [ids, setIds] = useState<RowSelectionState>({})
  const selected = rows.filter((row) => ids[rowId(row)] && locked(row) === null)
  return { selected, locked, nameOf, ids, setIds }
}
