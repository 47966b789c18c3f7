import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  type DashboardSearch,
  dashboardSearchDefaults,
  dashboardSearchSchema,
} from '@/lib/dashboard-search'
import { useListSearch } from './use-list-search'

/**
 * The dashboard's part of the address: what is looked for (`change`), and which tab and view is open
 * (`show`), which starts without the filters of the last.
 */
export function useDashboardSearch() {
  const list = useListSearch(dashboardSearchSchema)
  const navigate = useNavigate({ from: '/' })
  const show = useCallback(
    (place: Partial<DashboardSearch>) =>
      navigate({
        search: ({ tab, size }) => ({ ...dashboardSearchDefaults, tab, size, ...place }),
        resetScroll: false,
      }),
    [navigate],
  )
  return { ...list, show }
}
