import { keepsRecords, useSession } from '@/stores/session'

/**
 * Whether a screen keeps what stands above its rows low, so that they begin on the first screen: on our
 * own server. Elsewhere it stands as the specification has it.
 */
export const useCompact = (): boolean => useSession(keepsRecords)
