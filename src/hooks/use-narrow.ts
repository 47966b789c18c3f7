import { useMatches } from '@mantine/core'

/** Whether there is no room for all filters and tools of a list side by side. */
export const useNarrow = (): boolean => useMatches({ base: true, lg: false })
