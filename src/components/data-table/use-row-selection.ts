import {
  functionalUpdate,
  type RowData,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'

export interface RowSelection<Row> {
  /** As TanStack Table takes it: true by id for each selected row. */
  state: RowSelectionState
  /** @param rows those that the table has at hand */
  onChange: (updater: Updater<RowSelectionState>, rows: readonly Row[]) => void
  /** The same object at each rendering. */
  selectable: {
    /** What a row is called. */
    nameOf: (row: Row) => string
    /** Why a row can't be selected; null where it can. */
    locked: (row: Row) => string | null
  }
}

/** Functions that never change, and `all`. */
interface RowSelectionOptions<Row> {
  nameOf: (row: Row) => string
  locked?: ((row: Row) => string | null) | undefined
  getRowId: (row: Row) => string
  /** All rows, found or not, of a list that is read whole: of these alone some can be selected. */
  all?: readonly Row[] | undefined
}

const nothingLocked = () => null

/** A selection that outlives paging and searching, and never holds a row that is known to be gone. */
export function useRowSelection<Row extends RowData>({
  nameOf,
  locked = nothingLocked,
  getRowId,
  all,
}: RowSelectionOptions<Row>) {
  const [remembered, setRemembered] = useState<ReadonlyMap<string, Row>>(() => new Map())
  const onChange = useCallback<RowSelection<Row>['onChange']>(
    (updater, rows) =>
      setRemembered((before) => {
        const after = functionalUpdate(updater, stateOf(before.keys()))
        const known = new Map([...before, ...rows.map((row) => [getRowId(row), row] as const)])
        return new Map([...known].filter(([id]) => after[id]))
      }),
    [getRowId],
  )
  const deselect = useCallback(
    (rows: readonly Row[]) =>
      setRemembered((before) => {
        const after = new Map(before)
        for (const row of rows) after.delete(getRowId(row))
        return after
      }),
    [getRowId],
  )
  const selected = useMemo(
    () =>
      all
        ? all.filter((row) => remembered.has(getRowId(row)) && locked(row) === null)
        : [...remembered.values()],
    [all, remembered, getRowId, locked],
  )
  const state = useMemo(() => stateOf(selected.map(getRowId)), [selected, getRowId])
  const selectable = useMemo(() => ({ nameOf, locked }), [nameOf, locked])
  const selection = useMemo(() => ({ state, onChange, selectable }), [state, onChange, selectable])
  return { selection, selected, deselect }
}

const stateOf = (ids: Iterable<string>): RowSelectionState =>
  Object.fromEntries([...ids].map((id) => [id, true]))
