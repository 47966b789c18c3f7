import { useDebouncedValue } from '@mantine/hooks'
import type { ListState } from './use-list-search'

/** Milliseconds without a key after which a server is asked; the tab's sample is asked at once. */
const typingPause = 150

/**
 * What a list is to be searched for by now: what is typed, and at a server what was typed at one go.
 */
export function useAskedSearch(
  { search, address }: Pick<ListState, 'search' | 'address'>,
  asksServer: boolean,
): string {
  const [typed] = useDebouncedValue(search.q, typingPause)
  return asksServer && search.q !== address.q ? typed : search.q
}
