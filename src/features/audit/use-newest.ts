import { useState } from 'react'

/**
 * The newest row that the first page has shown, for the pages after it: what is written meanwhile, and
 * reading this is, would push rows from one page to the next and show them twice.
 * @param page from 1
 * @returns what to ask a page with; null for the first one, and where that was not seen
 */
export function useNewest(page: number) {
  const [newest, setNewest] = useState<string | null>(null)
  return {
    upTo: page === 1 ? null : newest,
    /** To be told what is on show. */
    seen: (rows: readonly { id: string }[] | undefined) => {
      const first = rows?.[0]?.id
      if (page === 1 && first !== undefined && first !== newest) setNewest(first)
    },
  }
}
