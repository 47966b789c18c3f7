import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Landing, landBySearch, useCurrentRow } from '@/components/data-table/use-current-row'
import type { PageOf } from '@/contracts/lists'
import { idOf } from '../paged-list'
import { useDashboardSearch } from '../use-dashboard-search'

/** Where the focus goes on in the list of a view, after what was done in another or beside it. */
export interface DeskLanding extends Landing {
  view: 'appointments' | 'directory'
}

/** What both lists of the desk have in common: a row that keys act upon, and ways to it. */
export interface DeskListProps {
  withKeys: boolean
  landing: DeskLanding | null
  onLand: (landing: DeskLanding | null) => void
}

export function useDeskList(
  view: DeskLanding['view'],
  query: UseQueryResult<PageOf<{ id: number }>>,
  { withKeys, landing, onLand }: DeskListProps,
) {
  const { search, change } = useDashboardSearch()
  const ids = useMemo(() => query.data?.rows.map(idOf) ?? [], [query.data])
  const current = useCurrentRow(
    withKeys,
    { ids, q: search.q, settled: !query.isFetching && !query.isPlaceholderData },
    { landing: landing?.view === view ? landing : null, onLanded: () => onLand(null) },
  )
  return {
    current,
    searchBox: {
      value: search.q,
      onChange: (q: string) => {
        onLand(null)
        change({ q })
      },
      ...(withKeys && { onKeyDown: landBySearch((place) => onLand({ view, ...place })) }),
    },
  }
}
