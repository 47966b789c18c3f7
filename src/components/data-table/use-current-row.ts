import { useState } from 'react'
import { useShortcuts } from '../use-shortcuts'

/** One row of a list, chosen by a click on it or by the arrow keys. */
export interface CurrentRow {
  /** null while none is chosen. */
  id: string | null
  choose: (id: string) => void
}

const rowsOnShow = () => [...document.querySelectorAll<HTMLElement>('tbody tr[tabindex]')]

/** To the next row, or with -1 to the one before; from none to the first, or to the last. */
function step(by: 1 | -1): boolean {
  const rows = rowsOnShow()
  const at = rows.findIndex((row) => row.ariaCurrent === 'true')
  const next = at < 0 ? rows.at(by > 0 ? 0 : -1) : rows[at + by]
  next?.focus()
  return rows.length > 0
}

/** Back to the chosen row, from a button that goes with its press. */
export const focusCurrentRow = (): void =>
  rowsOnShow()
    .find((row) => row.ariaCurrent === 'true')
    ?.focus()

/**
 * The row that keys act upon; for the one table of a page that has such keys.
 * @param withKeys whether the arrows choose it, or are left to the page for scrolling
 */
export function useCurrentRow(withKeys: boolean): CurrentRow {
  const [id, choose] = useState<string | null>(null)
  useShortcuts({ arrowdown: () => step(1), arrowup: () => step(-1) }, withKeys)
  return { id, choose }
}

/** The focus chooses: it is on the row after a click on it, and within it on one of its buttons. */
export const currentRowProps = ({ id, choose }: CurrentRow, rowId: string) => ({
  tabIndex: -1,
  'aria-current': rowId === id || undefined,
  onFocus: () => choose(rowId),
})
