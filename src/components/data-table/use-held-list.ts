import { useFocusWithin, useHover, useMediaQuery, useMergedRef } from '@mantine/hooks'
import { type RefCallback, useState } from 'react'
import { useLive } from '@/stores/live'
import { hasRow, holdRows, type Listed } from './held-rows'

export interface ListQuery<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  /** Whether the data is another search's, until its own is here. */
  isPlaceholderData?: boolean
  /** When the data was read, in milliseconds since 1970. */
  dataUpdatedAt?: number
  refetch: () => Promise<unknown>
}

export interface HeldList<List> {
  /** With the list as it is to be shown. */
  query: ListQuery<List>
  /** How many rows wait to come or go. */
  changes: number
  /** Shows them. */
  show: () => void
  /** Of what is round the table and the button that shows the changes. */
  area: RefCallback<HTMLElement | null>
}

/** Milliseconds after a change of the person's own within which its list is read again. */
const ownWithin = 5_000

/**
 * Holds rows where they are while the focus or the pointer is among them, so that none is pressed which
 * has just moved there: what other desks do changes rows in place, and rows that come or go wait. What
 * the person asked for (another page or search, a change of their own) is shown at once.
 * @param search what the list is searched, filtered and ordered by: another object where it is another
 * @param wanted the id of a row that the person is led to, for which all is shown; null for none
 */
export function useHeldList<Row, List extends Listed<Row>>(
  query: ListQuery<List>,
  search: unknown,
  idOf: (row: Row) => string,
  wanted: string | null = null,
): HeldList<List> {
  const { hovered, ref: hoverRef } = useHover<HTMLElement>()
  const { focused, ref: focusRef } = useFocusWithin<HTMLElement>()
  const area = useMergedRef(hoverRef, focusRef)
  // Where nothing can hover, a tap leaves the pointer where it was.
  const canHover = useMediaQuery('(hover: hover)', true)
  const isWithin = (canHover && hovered) || focused
  const ownChangeAt = useLive((state) => state.ownChangeAt)

  const { data, error, isFetching, isPlaceholderData = false, dataUpdatedAt = 0, refetch } = query
  const seen = { data, search, isFetching, isPlaceholderData }
  const [displayed, setDisplayed] = useState({ ...seen, list: data, changes: 0, ownSeen: 0 })
  const isShown =
    displayed.data === data &&
    displayed.search === search &&
    displayed.isFetching === isFetching &&
    displayed.isPlaceholderData === isPlaceholderData
  let { list, changes } = displayed
  const isIn = (rows: List | undefined) =>
    wanted !== null && rows !== undefined && hasRow<Row>(rows, wanted, idOf)
  const isWanted = isIn(data) && !isIn(list)
  if (!isShown || (changes > 0 && (!isWithin || isWanted))) {
    // Read again for the same search: anything else was asked for.
    const isRefetch =
      displayed.isFetching && !displayed.isPlaceholderData && displayed.search === search
    // Another search has not shown the person's own change yet, though the last one may have.
    const ownSeen = displayed.search === search ? displayed.ownSeen : 0
    const isOwn =
      ownChangeAt > ownSeen &&
      dataUpdatedAt >= ownChangeAt &&
      dataUpdatedAt < ownChangeAt + ownWithin
    const isHeld =
      isWithin && !isWanted && !isOwn && (displayed.data === data ? changes > 0 : isRefetch)
    const held =
      isHeld && list && data ? holdRows<Row, List>(list, data, idOf) : { list: data, changes: 0 }
    list = held.list
    changes = held.changes
    setDisplayed({ ...seen, list, changes, ownSeen: isOwn ? ownChangeAt : ownSeen })
  }
  return {
    query: { data: list, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch },
    changes,
    show: () => setDisplayed((before) => ({ ...before, list: before.data, changes: 0 })),
    area,
  }
}
