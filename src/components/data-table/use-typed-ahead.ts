import { useEffect, useRef, useState } from 'react'
import type { ListSearch } from '@/lib/list-search'
import type { ListState } from './use-list-search'

/** Milliseconds for which the address lets the rows of a letter go first. */
const addressDelay = 60

interface Ahead {
  /** What is typed. */
  q: string
  /** What the address may say meanwhile: what it said before, and what it was told since. */
  known: readonly string[]
}

/**
 * A list that shows what is typed before the address says so: to change the address costs more than
 * to find the rows.
 */
export function useTypedAhead<Search extends ListSearch>({ search, change }: ListState<Search>) {
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = ahead?.known.includes(search.q) ? ahead : null

  // Arrived, or overtaken by Back and the like.
  const settled = ahead !== null && (typed === null || typed.q === search.q)
  useEffect(() => {
    if (settled) setAhead(null)
  }, [settled])
  useEffect(() => () => clearTimeout(timer.current), [])

  // Every list's search has a `q`, which the compiler does not see of a list yet unknown.
  const searchFor = (q: string) => ({ q }) as Partial<Search>

  const list: ListState<Search> = {
    search: typed && typed.q !== search.q ? { ...search, q: typed.q, page: 1 } : search,
    change: (changes) => {
      clearTimeout(timer.current)
      setAhead(null)
      change(typed ? { ...searchFor(typed.q), ...changes } : changes)
    },
  }
  const type = (q: string) => {
    setAhead({ q, known: [...(typed?.known ?? [search.q]), q] })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => change(searchFor(q)), addressDelay)
  }
  return { list, type }
}
