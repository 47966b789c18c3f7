import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SearchShortcut } from '@/lib/shortcuts'
import { useShortcuts } from '../use-shortcuts'

/** One row of a list, chosen by a click on it or by the arrow keys. */
export interface CurrentRow {
  /** null while none is chosen. */
  id: string | null
  choose: (id: string) => void
}

/** A row that is to be chosen as soon as the list shows what was searched for. */
export interface Landing {
  q: string
  at: 'first' | 'only' | { row: string }
}

interface RowsOnShow {
  ids: readonly string[]
  /** What is searched for. */
  q: string
  /** Whether the rows are what was found, and none are on their way. */
  settled: boolean
}

interface Landings {
  landing: Landing | null
  /** It is done with, whether there was such a row or not. */
  onLanded: () => void
}

const rowsOnShow = () => [...document.querySelectorAll<HTMLElement>('tbody tr[tabindex]')]
const searchBox = () => document.querySelector<HTMLElement>('main input[type="search"]')
const isFocusNowhere = () => document.activeElement === document.body

/** To the next row, or with -1 to the one before; from none to the first, or to the last. */
function step(by: 1 | -1): boolean {
  const rows = rowsOnShow()
  const at = rows.findIndex((row) => row.ariaCurrent === 'true')
  const next = at < 0 ? rows.at(by > 0 ? 0 : -1) : rows[at + by]
  next?.focus()
  return rows.length > 0
}

/** Where to go on when the row at `at` has left: below it, above it, or at the end of other rows. */
function nextTo(at: number, before: readonly string[], ids: readonly string[]): number {
  const near = [...before.slice(at + 1), ...before.slice(0, at).reverse()]
  const next = near.find((id) => ids.includes(id))
  return next === undefined ? ids.length - 1 : ids.indexOf(next)
}

function landingRow(at: Landing['at'], ids: readonly string[]): HTMLElement | undefined {
  const index = at === 'first' || (at === 'only' && ids.length === 1) ? 0 : -1
  return rowsOnShow()[typeof at === 'object' ? ids.indexOf(at.row) : index]
}

/**
 * The row that keys act upon; for the one table of a page that has such keys. When it leaves the list,
 * the focus goes on beside it.
 * @param withKeys whether the arrows choose it, or are left to the page for scrolling
 */
export function useCurrentRow(
  withKeys: boolean,
  { ids, q, settled }: RowsOnShow,
  { landing, onLanded }: Landings,
): CurrentRow {
  const [id, choose] = useState<string | null>(null)
  useShortcuts({ arrowdown: () => step(1), arrowup: () => step(-1) }, withKeys)

  const before = useRef(ids)
  useLayoutEffect(() => {
    const at = id === null || ids.includes(id) ? -1 : before.current.indexOf(id)
    if (at >= 0 && isFocusNowhere())
      (rowsOnShow()[nextTo(at, before.current, ids)] ?? searchBox())?.focus()
    before.current = ids
  }, [ids, id])

  // At each drawing: a row behind a dialog takes the focus only when that is gone.
  useLayoutEffect(() => {
    if (!landing || !settled || landing.q !== q) return
    const place = landingRow(landing.at, ids) ?? (isFocusNowhere() ? searchBox() : null)
    place?.focus()
    if (!place || document.activeElement === place) onLanded()
  })
  return { id, choose }
}

const landsAt: Record<SearchShortcut, Landing['at']> = { ArrowDown: 'first', Enter: 'only' }
const isSearchShortcut = (key: string): key is SearchShortcut => key in landsAt

/** The keys that lead from the search box to the rows that it finds. */
export const landBySearch =
  (land: (landing: Landing) => void) => (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event
    if (!isSearchShortcut(key) || nativeEvent.isComposing) return
    event.preventDefault()
    land({ q: currentTarget.value, at: landsAt[key] })
  }

/** The focus chooses: it is on the row after a click on it, and within it on one of its buttons. */
export const currentRowProps = ({ id, choose }: CurrentRow, rowId: string) => ({
  tabIndex: -1,
  'aria-current': rowId === id || undefined,
  onFocus: () => choose(rowId),
})
