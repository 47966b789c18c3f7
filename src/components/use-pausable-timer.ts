import { useEffect, useEffectEvent, useRef } from 'react'

interface PausableTimer {
  /** Milliseconds. */
  duration: number
  /** While true, the time stands still. */
  paused: boolean
  onEnd: () => void
}

/** Calls back once, after its time without the pauses. */
export function usePausableTimer({ duration, paused, onEnd }: PausableTimer): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (paused) return
    const since = Date.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [paused])
}
