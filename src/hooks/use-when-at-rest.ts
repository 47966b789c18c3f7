import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** Milliseconds until a screen that was not ready is looked at again, and how often it is at most. */
const pause = 200
const looks = 25

/**
 * The way to do something ahead of time: once the screen is ready and the browser has nothing else to do. What
 * is loaded sooner competes with the screen's own parts and calls. A call that hangs holds it back for five seconds:
 * the words for a server that is away have to be there before it is. It returns how to cancel it.
 */
export function useWhenAtRest(): (work: () => void) => () => void {
  const client = useQueryClient()
  const router = useRouter()
  return useCallback(
    (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let cancelIdle = () => {}
      let looked = 0
      const look = () => {
        looked += 1
        const isReady = client.isFetching() === 0 && router.state.status === 'idle'
        if (isReady || looked > looks) work()
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
