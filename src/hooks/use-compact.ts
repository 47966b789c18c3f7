import { useMatches } from '@mantine/core'
import { keepsRecords, useSession } from '@/stores/session'

/**
 * Whether a screen keeps what stands above its rows low, so that they begin on the first screen: on our
 * own server. Elsewhere it stands as the specification has it.
 */
export const useCompact = (): boolean => useSession(keepsRecords)

/** Whether there is no room besides for all filters and tools of a list side by side. */
export function useNarrow(): boolean {
  const isCompact = useCompact()
  return useMatches({ base: true, lg: false }) && isCompact
}
