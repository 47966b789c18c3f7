import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Milliseconds until a screen that was not ready is looked at again. */
const pause = 200

/**
 * The way to do something ahead of time: once the screen is ready and the browser has nothing else to do. What
 * is loaded sooner competes with the screen's own parts and calls. It returns how to cancel it.
 */
export function useWhenAtRest(): (work: () => void) => () => void {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(
    (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let cancelIdle = () => {}
      const look = () => {
        if (client.isFetching() === 0 && router.state.status === 'idle') work()
        else timer = setTimeout(lookWhenIdle, pause)
      }
      const lookWhenIdle = () => {
        cancelIdle = whenIdle(look)
      }
      lookWhenIdle()
      return () => {
        clearTimeout(timer)
        cancelIdle()
      }
    },
    [client, router],
  )
}
