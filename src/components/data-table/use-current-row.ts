import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useShortcuts } from '@/hooks/use-shortcuts'
import type { SearchShortcut } from '@/lib/shortcuts'

/**
 * One row of a list, chosen by a click on it or by the arrow keys. The focus may be on another: keys
 * act upon nobody whom a person has not chosen.
 */
export interface CurrentRow {
  /** null while none is chosen. */
  id: string | null
  /** The same object at each rendering. */
  handlers: CurrentRowHandlers
}

export interface CurrentRowHandlers {
  choose: (id: string) => void
  /** The row that has the focus, on itself or within; null while none has. */
  inFocus: RefObject<string | null>
}

/** A row that is to be focused and chosen as soon as the list shows what was searched for. */
export interface RowToFocus {
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

interface FocusRequest {
  rowToFocus: RowToFocus | null
  /** It is done with, whether there was such a row or not. */
  onFocused: () => void
}

const rowsOnShow = () => [...document.querySelectorAll<HTMLElement>('tbody tr[tabindex]')]
const searchBox = () => document.querySelector<HTMLElement>('main input[type="search"]')
const isFocusNowhere = () => document.activeElement === document.body
const dialogAround = (element: unknown) =>
  element instanceof Element ? element.closest('[aria-modal="true"]') : null

/** Where to go on when the row at `at` has left: below it, above it, or at the end of other rows. */
function nextTo(at: number, before: readonly string[], ids: readonly string[]): number {
  const near = [...before.slice(at + 1), ...before.slice(0, at).reverse()]
  const next = near.find((id) => ids.includes(id))
  return next === undefined ? ids.length - 1 : ids.indexOf(next)
}

function indexToFocus(at: RowToFocus['at'], ids: readonly string[]): number {
  if (typeof at === 'object') return ids.indexOf(at.row)
  return at === 'first' || ids.length === 1 ? 0 : -1
}

/**
 * The row that keys act upon; for the one table of a page that has such keys. When the row that has the
 * focus leaves the list, the focus goes on beside it, and waits there to be chosen: a key pressed twice
 * would otherwise act upon the next one too.
 * @param withKeys whether the arrows choose it, or are left to the page for scrolling
 */
export function useCurrentRow(
  withKeys: boolean,
  { ids, q, settled }: RowsOnShow,
  { rowToFocus, onFocused }: FocusRequest,
): CurrentRow {
  const [id, choose] = useState<string | null>(null)
  const inFocus = useRef<string | null>(null)
  const handlers = useMemo(() => ({ choose, inFocus }), [])

  const choosePlace = (place: number) => {
    const chosen = ids[place]
    if (chosen === undefined) return
    rowsOnShow()[place]?.focus()
    choose(chosen)
  }
  /** To the next row, or with -1 to the one before; from none to where the focus is, or to an end. */
  const step = (by: 1 | -1) => {
    const at = id === null ? -1 : ids.indexOf(id)
    const resting = inFocus.current === null ? -1 : ids.indexOf(inFocus.current)
    const end = by > 0 ? 0 : ids.length - 1
    choosePlace(at >= 0 ? at + by : resting >= 0 ? resting : end)
    return ids.length > 0
  }
  useShortcuts({ arrowdown: () => step(1), arrowup: () => step(-1) }, withKeys)

  const before = useRef(ids)
  /** Where to go on once a dialog is closed behind which the row of the focus has left; null for nowhere. */
  const afterDialog = useRef<string | null>(null)
  useLayoutEffect(() => {
    const left = inFocus.current
    if (left !== null && !ids.includes(left)) {
      inFocus.current = null
      const place = nextTo(before.current.indexOf(left), before.current, ids)
      if (isFocusNowhere()) (rowsOnShow()[place] ?? searchBox())?.focus()
      else if (dialogAround(document.activeElement)) afterDialog.current = ids[place] ?? null
    }
    before.current = ids
  }, [ids])

  // At each rendering: the dialog by which the row has left is closed at a later one.
  useLayoutEffect(() => {
    const next = afterDialog.current
    const { activeElement } = document
    if (next === null || dialogAround(activeElement)) return
    afterDialog.current = null
    // There a dialog leads whose opener is gone.
    if (activeElement?.id === 'main') rowsOnShow()[ids.indexOf(next)]?.focus()
  })

  // At each rendering: a row behind a dialog takes the focus only when that is gone.
  useLayoutEffect(() => {
    if (!rowToFocus || !settled || rowToFocus.q !== q) return
    const at = indexToFocus(rowToFocus.at, ids)
    const row = rowsOnShow()[at]
    const place = row ?? (isFocusNowhere() ? searchBox() : null)
    place?.focus()
    if (place && document.activeElement !== place) return
    if (row) choose(ids[at] ?? null)
    onFocused()
  })
  return useMemo(() => ({ id, handlers }), [id, handlers])
}

const focusedBy: Record<SearchShortcut, RowToFocus['at']> = { ArrowDown: 'first', Enter: 'only' }
const isSearchShortcut = (key: string): key is SearchShortcut => key in focusedBy

/** The keys that lead from the search box to the rows that it finds. */
export const focusRowByKey =
  (focusRow: (row: RowToFocus) => void) => (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (!isSearchShortcut(key)) return
    event.preventDefault()
    focusRow({ q: currentTarget.value, at: focusedBy[key] })
  }

/** A click chooses, and so does the focus on something in the row. On the row itself it only waits. */
export const currentRowProps = (
  { choose, inFocus }: CurrentRowHandlers,
  rowId: string,
  current: boolean,
) => ({
  tabIndex: -1,
  'aria-current': current || undefined,
  onClick: () => choose(rowId),
  onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    inFocus.current = rowId
    if (target !== currentTarget) choose(rowId)
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A window that is left keeps its place for the return, and so does what a dialog is opened from.
    if (currentTarget.contains(document.activeElement) || dialogAround(relatedTarget)) return
    inFocus.current = null
  },
})
