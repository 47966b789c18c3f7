import type { QueryClient } from '@tanstack/react-query'
import { now } from '@/stores/clock'
import { useLive } from '@/stores/live'
import { useSession } from '@/stores/session'

/** Milliseconds until what could not be loaded is tried again. */
const retryAfter = 5_000

/** Loads what follows other desks with the first session: the sign-in page needs none of it. */
export function followWhenSignedIn(client: QueryClient): void {
  const load = () =>
    void import('./live').then(
      ({ watchChanges }) => {
        useLive.setState({ lostSince: null })
        watchChanges(client)
      },
      () => {
        useLive.setState(({ lostSince }) => ({ lostSince: lostSince ?? now() }))
        setTimeout(load, retryAfter)
      },
    )
  if (useSession.getState().session) {
    load()
    return
  }
  const unsubscribe = useSession.subscribe(({ session }) => {
    if (!session) return
    unsubscribe()
    load()
  })
}
