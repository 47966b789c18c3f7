interface PageOf {
  /** Zero-based index of the page. */
  activeId: number
  perPage: number
  totalCount: number
}

/** The zero-based index of the last page; 0 where there is nothing to show. */
export const lastPage = ({ perPage, totalCount }: Omit<PageOf, 'activeId'>): number =>
  Math.max(0, Math.ceil(totalCount / perPage) - 1)

/** The page to show for the one asked for: beyond the end, the last. */
export const pageWithin = ({ activeId, ...of }: PageOf): number =>
  Math.min(Math.max(0, activeId), lastPage(of))

/**
 * What a page shows, as 'x - y of total' (docs/product/lists.md); '0 - 0 of 0' where there is
 * nothing.
 * @param isExact whether there are no more than `totalCount`
 */
export function pageRange({ activeId, perPage, totalCount }: PageOf, isExact = true): string {
  const first = totalCount === 0 ? 0 : activeId * perPage + 1
  const last = Math.min(activeId * perPage + perPage, totalCount)
  const total = isExact ? totalCount : `more than ${totalCount.toLocaleString('en')}`
  return `${first} - ${last} of ${total}`
}
