import { create } from 'zustand'

interface LiveState {
  /** Since when the feed of changes has not answered, in milliseconds since 1970; null while it does. */
  lostSince: number | null
  /** When the person last changed something here, in milliseconds since 1970. */
  ownChangeAt: number
}

/** Whether what is on show follows what other desks do. */
export const useLive = create<LiveState>(() => ({ lostSince: null, ownChangeAt: 0 }))
