import { useCallback, useRef, useState } from 'react'

/**
 * Lets one action run at a time, so that a double press acts once. `begin` answers whether the action
 * may run, which it has to `end` by itself.
 */
export function useOneAtATime() {
  /** Set at once: the second of two presses comes before the next rendering. */
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const set = useCallback((isRunning: boolean) => {
    running.current = isRunning
    setBusy(isRunning)
  }, [])
  const begin = useCallback(() => {
    const isFree = !running.current
    set(true)
    return isFree
  }, [set])
  const end = useCallback(() => set(false), [set])
  return { busy, begin, end }
}
