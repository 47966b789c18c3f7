import { useEffect, useRef, useState } from 'react'
import type { ListSearch } from '@/lib/list-search'
import type { ListState } from './use-list-search'

/** Milliseconds for which the address lets a typist go on: no letter waits for it. */
const addressDelay = 300

interface Ahead<Search, Found> {
  /** What was searched for, and what was found. */
  search: Search
  found: Found
  /** What the address may search for meanwhile: what it did before, and what it was told since. */
  known: readonly string[]
}

/** What was typed last and the address has not been told. */
interface Untold<Search, Found> {
  search: Search
  /** undefined while it is being looked up. */
  found?: Found
}

interface LookUp<Search, Found> {
  find: (search: Search) => Promise<Found>
  /** Lets the address's own query have what was found for it, so that nothing is looked up twice. */
  keep: (search: Search, found: Found) => void
}

/** Whether they differ in the text and the page at most. */
const isSameList = <Search extends ListSearch>(a: Search, b: Search): boolean =>
  Object.entries({ ...a, q: b.q, page: b.page }).every(
    ([key, value]) => b[key as keyof Search] === value,
  )

/**
 * A list that shows what is typed before the address says so: to change the address costs more than
 * to find the rows. What can't be found is left to the address's query, to try again and to tell.
 * @returns what was `found` for what is typed; undefined while that is what the address says
 */
export function useTypedAhead<Search extends ListSearch, Found>(
  { search, change }: ListState<Search>,
  { find, keep }: LookUp<Search, Found>,
) {
  const [ahead, setAhead] = useState<Ahead<Search, Found> | null>(null)
  const untold = useRef<Untold<Search, Found> | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAhead =
    ahead?.known.includes(search.q) &&
    ahead.search.q !== search.q &&
    isSameList(ahead.search, search)
  const typed = isAhead ? ahead : null

  // Arrived, or overtaken by Back and the like.
  const settled = ahead !== null && typed === null
  useEffect(() => {
    if (settled) setAhead(null)
  }, [settled])
  useEffect(
    () => () => {
      untold.current = null
      clearTimeout(timer.current)
    },
    [],
  )

  // Every list's search has a `q`, which the compiler does not see of a list yet unknown.
  const searchFor = (q: string) => ({ q }) as Partial<Search>

  const list: ListState<Search> = {
    search: typed?.search ?? search,
    change: (changes) => {
      const q = untold.current?.search.q
      untold.current = null
      clearTimeout(timer.current)
      setAhead(null)
      change(q === undefined ? changes : { ...searchFor(q), ...changes })
    },
  }
  /** Lets the address know at once: whoever leaves the box may be about to leave the page. */
  const tell = () => {
    const last = untold.current
    if (!last) return
    untold.current = null
    clearTimeout(timer.current)
    if (last.found !== undefined) keep(last.search, last.found)
    change(searchFor(last.search.q))
  }
  const type = async (q: string) => {
    const typing: Untold<Search, Found> = { search: { ...search, q, page: 1 } }
    untold.current = typing
    clearTimeout(timer.current)
    try {
      const found = await find(typing.search)
      // More was typed meanwhile, or the page left.
      if (untold.current !== typing) return
      typing.found = found
      setAhead((before) => ({
        search: typing.search,
        found,
        known: [...(before?.known ?? [search.q]), q],
      }))
      timer.current = setTimeout(tell, addressDelay)
    } catch {
      if (untold.current === typing) tell()
    }
  }
  return { list, found: typed?.found, type, tell }
}
