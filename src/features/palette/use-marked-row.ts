import { createSpotlight, type SpotlightStore, useSpotlight } from '@mantine/spotlight'
import { useLayoutEffect, useRef } from 'react'

/** A Spotlight of its own, open: it closes for good. Mantine's own store tells nobody which row is marked. */
export function openSpotlight(): SpotlightStore {
  const [store, { open }] = createSpotlight()
  open()
  return { ...store, updateState: (change) => store.setState(change) }
}

/**
 * Which row Enter takes. Spotlight counts the rows, and people who are found later stand above: the row
 * that is marked stays marked, so that Enter takes what was seen. Where it is gone, the first is.
 * @param ids of the rows that can be taken, in their order
 * @returns the id; undefined for none
 */
export function useMarkedRow(
  store: SpotlightStore,
  ids: readonly string[],
  query: string,
): string | undefined {
  const { selected } = useSpotlight(store)
  const all = ids.join()
  const before = useRef<{ all: string; id: string | undefined }>({ all: '', id: undefined })
  useLayoutEffect(() => {
    const { all: allBefore, id } = before.current
    if (all === allBefore) {
      before.current.id = ids[selected]
      return
    }
    const at = id === undefined ? -1 : ids.indexOf(id)
    // Nothing is marked until something is typed, or an arrow pressed.
    const next = at === -1 && query.trim() !== '' ? 0 : at
    before.current = { all, id: ids[next] }
    store.updateState((state) => ({ ...state, selected: next }))
  })
  return ids[selected]
}
