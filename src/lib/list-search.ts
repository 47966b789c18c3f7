import * as z from 'zod/mini'

/** The page sizes that lists offer (docs/product/lists.md). */
export const pageSizes = [10, 25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** What an address without a query means; such values are left out of addresses. */
export const listSearchDefaults = { q: '', page: 1, size: 10, sort: '' } as const

const { q, page, size, sort } = listSearchDefaults

/** A text of an address; absent, or no text, it reads as empty. */
export const searchText = z.catch(z._default(z.string(), ''), '')

/** `request` of an address where something new is begun. */
export const newHere = 'new'

const wholeNumber = z.coerce.number<string | number>().check(z.int(), z.minimum(1))

/**
 * What a list's address says: the search text, the page (from 1, for people), the page size, and
 * the column to order by, with a minus in front for descending. Nonsense reads as the default.
 */
export const listSearchSchema = z.object({
  q: z.catch(z._default(z.string(), q), q),
  page: z.catch(z._default(wholeNumber, page), page),
  size: z.catch(z._default(z.pipe(wholeNumber, z.literal([...pageSizes])), size), size),
  sort: z.catch(z._default(z.string().check(z.regex(/^-?\w+$/)), sort), sort),
})

export type ListSearch = z.infer<typeof listSearchSchema>

/** The page that a list's address asks for, as the host counts: from 0. */
export const pageRequest = ({ page, size }: Pick<ListSearch, 'page' | 'size'>) => ({
  page: page - 1,
  limit: size,
})

/** The column and direction in an address's `sort`; null for the list's own order. */
export function readSort(sort: string): { id: string; desc: boolean } | null {
  const desc = sort.startsWith('-')
  const id = desc ? sort.slice(1) : sort
  return id === '' ? null : { id, desc }
}

/** The column and direction as the address has them; empty for the list's own order. */
export const writeSort = ([first]: readonly { id: string; desc: boolean }[]): string =>
  first ? `${first.desc ? '-' : ''}${first.id}` : ''
