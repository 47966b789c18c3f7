import { Box } from '@mantine/core'
import { type ComponentProps, useEffect, useState } from 'react'
import { filterSize } from '@/components/filter-size'
import { whenIdle } from '@/components/when-idle'
import type { StaffFilters } from './staff-filters'

/** The filters, loaded when the rows are drawn; until then their places are kept. */
export function FiltersWhenIdle(props: ComponentProps<typeof StaffFilters>) {
  const [Filters, setFilters] = useState<typeof StaffFilters | null>(null)
  useEffect(() => {
    let current = true
    const cancel = whenIdle(() =>
      import('./staff-filters').then(
        (loaded) => current && setFilters(() => loaded.StaffFilters),
        // Away: the list is searched without them until the page is entered again.
        () => {},
      ),
    )
    return () => {
      current = false
      cancel()
    }
  }, [])
  return Filters ? (
    <Filters {...props} />
  ) : (
    <>
      <Box {...filterSize} />
      <Box {...filterSize} />
    </>
  )
}
