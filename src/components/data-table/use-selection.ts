import { useMemo, useState } from 'react'
import type { RowBox } from './table-row'

export interface Selection<Row> {
  /** The selected rows that there still are, on whatever page, found or not. */
  selected: readonly Row[]
  has: (row: Row) => boolean
  /** How rows are selected; the same object at each drawing. */
  box: RowBox<Row>
}

/** Functions that never change, and all rows, found or not; undefined while nothing has been read. */
interface SelectionOptions<Row> {
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  locked?: (row: Row) => string | null
}

const nothingLocked = () => null

/** A selection that survives paging and searching, and never holds a row that is gone or locked. */
export function useSelection<Row>({
  rows = [],
  rowId,
  nameOf,
  locked = nothingLocked,
}: SelectionOptions<Row>): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set())
  const box = useMemo(
    () => ({
      locked,
      nameOf,
      choose: (those: readonly Row[], chosen: boolean) =>
        setIds((before) => {
          const after = new Set(before)
          for (const row of those) {
            if (chosen) after.add(rowId(row))
            else after.delete(rowId(row))
          }
          return after
        }),
    }),
    [rowId, nameOf, locked],
  )
  const has = (row: Row) => ids.has(rowId(row)) && locked(row) === null
  return { selected: rows.filter(has), has, box }
}
