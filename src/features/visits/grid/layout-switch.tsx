import { useMay } from '@/hooks/use-may'
import '@/components/later-styles'
import { SegmentedControl } from '@mantine/core'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { useSearch } from '@tanstack/react-router'
import { useListSearch } from '@/hooks/use-list-search'
import { asksForGrid } from '@/lib/shortcuts'
import { visitsSearchSchema } from '../visits-search'

/** Whether the desk's appointments are shown as a grid: where the host has one, and the address says so. */
export function useGridShown(): boolean {
  const { layout } = useSearch({ strict: false })
  const offered = useMay(visitGridEndpoints.grid)
  return offered && asksForGrid(layout)
}

const layouts = [
  { value: '', label: 'List' },
  { value: 'grid', label: 'Grid' },
]

/** List or grid, of the same day and doctor; absent where the host has no grid. */
export function LayoutSwitch() {
  const { change } = useListSearch(visitsSearchSchema)
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
