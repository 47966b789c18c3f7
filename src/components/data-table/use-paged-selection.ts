import { useCallback, useMemo, useState } from 'react'
import type { Selection } from './use-selection'

/** Functions that never change. */
interface PagedSelectionOptions<Row> {
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  locked: (row: Row) => string | null
}

/**
 * A selection in a list of which only the page on show is known: it remembers the rows selected on
 * other pages. Those that are deleted have to be let go.
 */
export function usePagedSelection<Row>({
  rowId,
  nameOf,
  locked,
}: PagedSelectionOptions<Row>): Selection<Row> & { letGo: (rows: readonly Row[]) => void } {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const choose = useCallback(
    (rows: readonly Row[], chosen: boolean) =>
      setKept((before) => {
        const after = new Map(before)
        for (const row of rows) {
          if (!chosen) after.delete(rowId(row))
          else if (locked(row) === null) after.set(rowId(row), row)
        }
        return after
      }),
    [rowId, locked],
  )
  const letGo = useCallback((rows: readonly Row[]) => choose(rows, false), [choose])
  const selected = useMemo(() => [...kept.values()], [kept])
  const box = useMemo(() => ({ locked, nameOf, choose }), [locked, nameOf, choose])
  return { selected, has: (row) => kept.has(rowId(row)), box, letGo }
}
