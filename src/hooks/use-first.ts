import { useState } from 'react'

/**
 * The first rows, until all are asked for.
 * @param fewer what the button calls the first ones, such as `the last 5`
 * @param whose whose they are, as its words end
 * @returns `toggle`: props of the button that asks for all and back; null where there are no more
 */
export function useFirst<Row>(
  rows: readonly Row[],
  first: number,
  { fewer = String(first), whose = '' } = {},
) {
  const [showsAll, setShowsAll] = useState(false)
  const words = `${showsAll ? `Show ${fewer}` : `Show all ${rows.length}`} ${whose}`.trim()
  return {
    shown: showsAll ? rows : rows.slice(0, first),
    toggle:
      rows.length > first
        ? {
            'aria-expanded': showsAll,
            onClick: () => setShowsAll(!showsAll),
            children: words,
          }
        : null,
  }
}
