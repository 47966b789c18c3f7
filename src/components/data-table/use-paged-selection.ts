import { useCallback, useMemo, useState } from 'react'
import type { Selection } from './use-selection'

interface PagedSelectionOptions<Row> {
  /** The rows of the page on show. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  locked: (row: Row) => string | null
}

/**
 * A selection in a list of which only the page on show is known: it remembers the rows selected on
 * other pages. Those that are deleted have to be let go.
 */
export function usePagedSelection<Row>({
  rows = [],
  rowId,
  nameOf,
  locked,
}: PagedSelectionOptions<Row>): Selection<Row> & { letGo: (ids: readonly string[]) => void } {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const ids = useMemo(() => idsOf(kept), [kept])
  const selected = useMemo(() => [...kept.values()], [kept])
  const letGo = useCallback(
    (gone: readonly string[]) =>
      setKept((before) => new Map([...before].filter(([id]) => !gone.includes(id)))),
    [],
  )
  return {
    selected,
    letGo,
    locked,
    nameOf,
    ids,
    setIds: (change) =>
      setKept((before) => {
        const next = typeof change === 'function' ? change(idsOf(before)) : change
        const known = new Map([...before, ...rows.map((row) => [rowId(row), row] as const)])
        return new Map([...known].filter(([id, row]) => next[id] === true && locked(row) === null))
      }),
  }
}

const idsOf = (kept: ReadonlyMap<string, unknown>): Record<string, true> =>
  Object.fromEntries([...kept.keys()].map((id) => [id, true]))
