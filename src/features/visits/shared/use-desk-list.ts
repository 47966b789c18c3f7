import type { PageOf } from '@shared/contracts/lists'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { idOf } from '@/components/data-table/record-list'
import {
  focusRowByKey,
  type RowToFocus,
  useCurrentRow,
} from '@/components/data-table/use-current-row'
import { useHeldList } from '@/components/data-table/use-held-list'
import type { ListState } from '@/hooks/use-list-search'
import type { ListSearch } from '@/lib/list-search'
import type { VisitsSearch } from '../visits-search'

/** Where the focus goes on in the list of a view, after what was done in another or beside it. */
export interface DeskRowToFocus extends RowToFocus {
  view: 'appointments' | 'directory'
  /** What the list is filtered by and which page it shows, where it isn't searched for the row. */
  on?: Partial<VisitsSearch>
}

/** What both lists of the desk have in common: a row that keys act upon, and ways to it. */
export interface DeskListProps {
  withKeys: boolean
  rowToFocus: DeskRowToFocus | null
  focusRow: (row: DeskRowToFocus | null) => void
  /** Hears of each letter typed in the search. */
  onSearch: () => void
}

interface SearchedList extends Pick<ListState, 'search' | 'flush'> {
  type: (changes: Pick<ListSearch, 'q'>) => void
}

export function useDeskList<Row extends { id: string }>(
  view: DeskRowToFocus['view'],
  { search, type, flush }: SearchedList,
  read: UseQueryResult<PageOf<Row>>,
  { withKeys, rowToFocus, focusRow, onSearch }: DeskListProps,
  /** What `query` searches for, which may be behind what is typed. */
  asked = search.q,
) {
  // Keys act upon the rows on show: those that are held, which `ListTable` defers.
  const isOn = Object.entries(rowToFocus?.on ?? {}).every(
    ([key, value]) => Reflect.get(search, key) === value,
  )
  const focusTarget = rowToFocus?.view === view && isOn ? rowToFocus : null
  const wanted = typeof focusTarget?.at === 'object' ? focusTarget.at.row : null
  const held = useHeldList<Row, PageOf<Row>>(read, search, idOf, wanted)
  const { query } = held
  const data = useDeferredValue(query.data)
  const ids = useMemo(() => data?.rows.map(({ id }) => id) ?? [], [data])
  const settled = data === query.data && !query.isFetching && !query.isPlaceholderData
  const current = useCurrentRow(
    withKeys,
    { ids, q: asked, settled },
    {
      rowToFocus: focusTarget,
      onFocused: () => focusRow(null),
    },
  )
  return {
    current,
    /** The row that keys act upon; of another day or filter, until the right rows are there, none. */
    selected: query.isPlaceholderData
      ? undefined
      : query.data?.rows.find((row) => row.id === current.id),
    query,
    held,
    searchBox: {
      value: search.q,
      onChange: (q: string) => {
        focusRow(null)
        onSearch()
        type({ q })
      },
      onBlur: flush,
      ...(withKeys && { onKeyDown: focusRowByKey((row) => focusRow({ view, ...row })) }),
    },
  }
}
