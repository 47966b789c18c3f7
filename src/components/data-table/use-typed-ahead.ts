import { useEffect, useRef, useState } from 'react'
import type { ListSearch } from '@/lib/list-search'
import type { ListState } from './use-list-search'

/** Milliseconds for which the address lets a typist go on: no letter waits for it. */
const addressDelay = 300

interface Ahead {
  /** What is typed, and found. */
  q: string
  /** What the address may say meanwhile: what it said before, and what it was told since. */
  known: readonly string[]
}

/**
 * A list that shows what is typed before the address says so: to change the address costs more than
 * to find the rows.
 * @param find reads the rows for a search; the list changes once, when they are there
 */
export function useTypedAhead<Search extends ListSearch>(
  { search, change }: ListState<Search>,
  find: (search: Search) => Promise<unknown>,
) {
  const [ahead, setAhead] = useState<Ahead | null>(null)
  /** What was typed last and the address has not been told; null where there is nothing. */
  const untold = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = ahead?.known.includes(search.q) ? ahead : null

  // Arrived, or overtaken by Back and the like.
  const settled = ahead !== null && (typed === null || typed.q === search.q)
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
    search: typed && typed.q !== search.q ? { ...search, q: typed.q, page: 1 } : search,
    change: (changes) => {
      const q = untold.current
      untold.current = null
      clearTimeout(timer.current)
      setAhead(null)
      change(q === null ? changes : { ...searchFor(q), ...changes })
    },
  }
  const type = async (q: string) => {
    untold.current = q
    clearTimeout(timer.current)
    await find({ ...search, q, page: 1 })
    // More was typed meanwhile, or the page left.
    if (untold.current !== q) return
    setAhead((before) => ({ q, known: [...(before?.known ?? [search.q]), q] }))
    timer.current = setTimeout(tell, addressDelay)
  }
  /** Lets the address know at once: whoever leaves the box may be about to leave the page. */
  const tell = () => {
    const q = untold.current
    if (q === null) return
    untold.current = null
    clearTimeout(timer.current)
    change(searchFor(q))
  }
  return { list, type, tell }
}
