import { changeEndpoints } from '@shared/contracts/changes'
import type { QueryClient } from '@tanstack/react-query'
import { may } from '@/hooks/use-may'
import { now } from '@/stores/clock'
import { useLive } from '@/stores/live'
import { useSession } from '@/stores/session'

/** Milliseconds until what could not be loaded is tried again. */
const retryAfter = 5_000

/**
 * Loads what follows other desks with the first session: the sign-in page needs none of it.
 * @returns resolves when the feed has been asked for, in a session that is there already: what is read before that
 *   would have to be read again
 */
export async function followWhenSignedIn(client: QueryClient): Promise<void> {
  const load = () =>
    import('./live').then(
      ({ watchChanges }) => {
        useLive.setState({ lostSince: null })
        watchChanges(client)
      },
      () => {
        if (may(changeEndpoints.list))
          useLive.setState(({ lostSince }) => ({ lostSince: lostSince ?? now() }))
        setTimeout(() => void load(), retryAfter)
      },
    )
  if (useSession.getState().session) return await load()
  const unsubscribe = useSession.subscribe(({ session }) => {
    if (!session) return
    unsubscribe()
    void load()
  })
}
