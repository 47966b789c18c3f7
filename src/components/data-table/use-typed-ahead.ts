import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** What the address was told to search for, and has not said yet. */
  const told = useRef<string[]>([])
  const typed = ahead?.known.includes(search.q) ? ahead : null

  const forget = useCallback(() => {
    untold.current = null
    clearTimeout(timer.current)
  }, [])

  // Arrived, or overtaken by Back and the like.
  const settled = ahead !== null && (typed === null || typed.q === search.q)
  useEffect(() => {
    if (settled) setAhead(null)
  }, [settled])
  useEffect(() => {
    const arrived = told.current.lastIndexOf(search.q)
    told.current.splice(0, arrived + 1)
    // Moved by Back and the like: what was typed for where one was is not carried along.
    if (arrived < 0) forget()
  }, [search.q, forget])
  useEffect(() => forget, [forget])

  // Every list's search has a `q`, which the compiler does not see of a list yet unknown.
  const searchFor = (q: string) => ({ q }) as Partial<Search>

  const tellAddress = (changes: Partial<Search>) => {
    if (changes.q !== undefined && changes.q !== search.q) told.current.push(changes.q)
    change(changes)
  }

  const list: ListState<Search> = {
    search: typed && typed.q !== search.q ? { ...search, q: typed.q, page: 1 } : search,
    change: (changes) => {
      const q = untold.current
      forget()
      setAhead(null)
      tellAddress(q === null ? changes : { ...searchFor(q), ...changes })
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
    forget()
    tellAddress(searchFor(q))
  }
  return { list, type, tell }
}
