import { useState } from 'react'

/**
 * The first rows, until all are asked for.
 * @param fewer what the button calls the first ones, such as `the last 5`
 * @returns `toggle`: props of the button that asks for all and back; null where there are no more
 */
export function useShowMore<Row>(
  rows: readonly Row[],
  first: number,
  { fewer }: { fewer: string },
) {
  const [showsAll, setShowsAll] = useState(false)
  return {
    shown: showsAll ? rows : rows.slice(0, first),
    toggle:
      rows.length > first
        ? {
            'aria-expanded': showsAll,
            onClick: () => setShowsAll(!showsAll),
            children: showsAll ? `Show ${fewer}` : `Show all ${rows.length}`,
          }
        : null,
  }
}
