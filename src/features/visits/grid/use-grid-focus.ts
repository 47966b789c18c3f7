import { type RefObject, useCallback, useRef, useState } from 'react'
import { type GridPlace, nearestPlace, type shapeOf } from './grid-places'

const cellIn = (table: HTMLElement | null, key: string, minute: number) =>
  table?.querySelector<HTMLElement>(`td[data-column="${key}"][data-minute="${minute}"]`)

/** The place of what was pressed or has the focus; null beside all places. */
export function placeOf(target: EventTarget | null): GridPlace | null {
  if (!(target instanceof Element)) return null
  const { column, minute } = target.closest<HTMLElement>('td[data-column]')?.dataset ?? {}
  const at = target.closest<HTMLElement>('[data-at]')?.dataset.at
  if (column === undefined) return null
  return { key: column, minute: Number(minute), at: Number(at ?? 0) }
}

interface GridFocusOptions {
  table: RefObject<HTMLTableElement | null>
  shape: ReturnType<typeof shapeOf>
  /** Where it is opened. */
  first: Pick<GridPlace, 'key' | 'minute'>
}

/** The one place of a grid that Tab leads to, and the ways to others. */
export function useGridFocus({ table, shape, first }: GridFocusOptions) {
  const [place, setPlace] = useState<GridPlace>({ ...first, at: 0 })
  const opensAt = useRef(place.minute)
  return {
    current: nearestPlace(shape, place),
    /** Keeps the place of what has got the focus. */
    keep: (target: EventTarget) => {
      const at = placeOf(target)
      if (at) setPlace(at)
    },
    focusAt: ({ key, minute, at }: GridPlace) =>
      cellIn(table.current, key, minute)?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus(),
    focusVisit: (id: string, options?: FocusOptions) =>
      table.current?.querySelector<HTMLElement>(`[data-visit="${id}"]`)?.focus(options),
    /** Scrolls the region so that the place where it is opened is in sight. */
    showOpened: useCallback((region: HTMLElement | null) => {
      const cell = region?.querySelector(`td[data-minute="${opensAt.current}"]`)
      const row = cell?.closest('tr')
      if (region && row) region.scrollTop = row.offsetTop - region.clientHeight / 3
    }, []),
  }
}
