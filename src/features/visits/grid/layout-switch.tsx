import { useMay } from '@/hooks/use-may'
import '@/components/later-styles'
import { SegmentedControl } from '@mantine/core'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { asksForGrid } from '@/lib/dashboard-search'

/** Whether the desk's appointments are shown as a grid: where the host has one, and the address says so. */
export function useGridShown(): boolean {
  const { search } = useDashboardSearch()
  const offered = useMay(visitGridEndpoints.grid)
  return offered && asksForGrid(search)
}

const layouts = [
  { value: '', label: 'List' },
  { value: 'grid', label: 'Grid' },
]

/** List or grid, of the same day and doctor; absent where the host has no grid. */
export function LayoutSwitch() {
  const { change } = useDashboardSearch()
  const offered = useMay(visitGridEndpoints.grid)
  const isGrid = useGridShown()
  return (
    offered && (
      <SegmentedControl
        aria-label="Layout"
        data-noprint
        size="xs"
        data={layouts}
        value={isGrid ? 'grid' : ''}
        onChange={(layout) => change({ layout }, { replace: false })}
      />
    )
  )
}
