import { useCallbackRef, useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import type { ListSearch } from '@/lib/list-search'
import { keepPageSize, usePageSize } from '@/stores/choices'

/** Milliseconds without a key after which the address says what is typed. */
const addressDelay = 300

export interface ListState<Search extends ListSearch = ListSearch> {
  /** What the list is to show: the address, and what is typed and on its way there. */
  search: Search
  /** What the address says by now. */
  address: Search
  /**
   * Changes the address at once. What is found changes with everything but the page: back to the first.
   * The same function at each rendering.
   * @param options replace: whether Back leads past it, as it does but for another page
   */
  change: (changes: Partial<Search>, options?: { replace: boolean }) => void
  /** Empties the search and all filters. */
  reset: () => void
  /** Changes `search` at once, and the address when no more is typed. */
  type: (changes: Partial<Search>) => void
  /** Has the address follow now: whoever leaves a search box may be about to leave the page. */
  flush: () => void
}

/**
 * What the address says of the list on this page, and what is typed on top of it: one place for a list.
 * `schema` is the route's own.
 * @param name under which the page size that a person chooses is kept; without it, it is not
 */
export function useListSearch<Search extends ListSearch>(
  schema: z.ZodMiniType<Search>,
  name?: string,
): ListState<Search> {
  const inAddress = useSearch({ strict: false })
  const address = useMemo(() => schema.parse(inAddress), [schema, inAddress])
  const navigate = useNavigate()
  const [{ seen, ahead, sent }, setState] = useState<Ahead<Search>>({
    seen: address,
    ahead: null,
    sent: null,
  })
  if (seen !== address) {
    // What was sent has arrived. Anything else is Back or a link, and overrules what is typed.
    const arrived = sent !== null && isPartOf(sent, address)
    setState({ seen: address, ahead: arrived && ahead !== sent ? ahead : null, sent: null })
  }

  const send = (changes: Partial<Search>, replace: boolean) => {
    setState((before) => ({ ...before, ahead: changes, sent: changes }))
    void navigate({
      to: '.',
      search: (previous) => ({ ...previous, ...changes }),
      replace,
      resetScroll: false,
    })
  }
  const change = useCallbackRef(
    (
      changes: Partial<Search>,
      // Back leads through pages, not through every letter of a search.
      { replace } = { replace: changes.page === undefined },
    ) => {
      if (name !== undefined && changes.size !== undefined) keepPageSize(name, changes.size)
      send({ ...ahead, page: 1, ...changes }, replace)
    },
  )
  const sendTyped = useDebouncedCallback(() => {
    if (ahead !== null && ahead !== sent) send(ahead, true)
  }, addressDelay)
  const type = useCallbackRef((changes: Partial<Search>) => {
    setState((before) => ({ ...before, ahead: { ...before.ahead, page: 1, ...changes } }))
    sendTyped()
  })
  const inAll = useMemo(() => ({ ...address, ...ahead }), [address, ahead])
  const size = usePageSize(name, inAll.size)
  const search = useMemo(() => ({ ...inAll, size }), [inAll, size])
  const reset = () => send(schema.parse({}), false)
  return { search, address, change, reset, type, flush: sendTyped.flush }
}

interface Ahead<Search> {
  /** The address at the last rendering. */
  seen: Search
  /** What differs from it already. */
  ahead: Partial<Search> | null
  /** The part already written to the URL. */
  sent: Partial<Search> | null
}

const isPartOf = <Whole extends object>(part: Partial<Whole>, whole: Whole): boolean =>
  Object.entries(part).every(([key, value]) => Reflect.get(whole, key) === value)
