import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type * as z from 'zod/mini'
import type { ListSearch } from '@/lib/list-search'

export interface ListState<Search extends ListSearch = ListSearch> {
  search: Search
  /** Changes the address. What is found changes with everything but the page: back to the first. */
  change: (changes: Partial<Search>) => void
}

/** What the address says of the list on this page. `schema` is the route's own. */
export function useListSearch<Search extends ListSearch>(
  schema: z.ZodMiniType<Search>,
): ListState<Search> {
  const address = useSearch({ strict: false })
  const search = useMemo(() => schema.parse(address), [schema, address])
  const navigate = useNavigate()
  const change = useCallback(
    (changes: Partial<Search>) =>
      void navigate({
        to: '.',
        search: (previous) => ({ ...previous, page: 1, ...changes }),
        // Back leads through pages, not through every letter of a search.
        replace: changes.page === undefined,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, change }
}
