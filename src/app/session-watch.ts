import type { QueryClient } from '@tanstack/react-query'
import { returnAddress } from '@/lib/return-address'
import type { router as appRouter } from '@/router'
import { clearConversation, stopAsking } from '@/stores/conversation'
import { clearNotices } from '@/stores/notices'
import { recordActivity, refreshSession, sessionKeys, useSession } from '@/stores/session'
import { forgetWork, isOwner, setOwner } from '@/stores/work'

/** How often the token's expiry is checked, in milliseconds (docs/product.md, Sessions). */
const checkInterval = 60_000

/**
 * Forgets what this tab keeps of a person: the sample as they changed it, forms half filled,
 * conversation and notices.
 */
function forgetPerson(): void {
  forgetWork()
  clearConversation()
  clearNotices()
}

/** What this tab keeps outlives a session that ends by itself, for the same person only. */
function claimTab(owner: string): void {
  if (isOwner(owner)) return
  forgetPerson()
  setOwner(owner)
}

const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Everything that happens to a session between two navigations: it runs out, is refused, ends or
 * begins in another tab; and the person's activity is written down (docs/product.md, Sessions).
 */
export function watchSession(router: typeof appRouter, queryClient: QueryClient): void {
  const { session: found } = useSession.getState()
  if (found) claimTab(found.owner)

  useSession.subscribe(({ session, loggedOut }, before) => {
    if (session?.token === before.session?.token) {
      // The guard runs again, and asks for a password.
      if (session?.mustChangePassword !== before.session?.mustChangePassword)
        void router.invalidate()
      return
    }
    if (!before.session) {
      // Where it begins at the login page, that loads the page anew.
      if (session) claimTab(session.owner)
      return
    }
    stopAsking()
    if (loggedOut && !session) {
      forgetPerson()
      // Not before the page is left: what is missing on it would be asked for, without a session.
      void router.navigate({ to: '/login' }).finally(() => queryClient.clear())
      return
    }
    // What one person has read is not the next one's to see.
    queryClient.clear()
    if (session && session.owner !== before.session.owner) {
      // What stands on the screen goes with the rest, without asking whoever sits here now.
      router.history.destroy()
      window.location.reload()
    }
    // The guard runs again, and leads to the login page with the way back.
    else void router.invalidate()
  })

  setInterval(() => refreshSession(), checkInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshSession()
  })

  window.addEventListener('storage', (event) => {
    // Another tab logged out or signed in, or cleared everything (the key is then null).
    if (event.key !== null && event.key !== sessionKeys.userInfo) return
    // Its logout says 'null' before the key goes.
    if (event.key === null || event.newValue === 'null') forgetPerson()
    const wasSignedIn = useSession.getState().session !== null
    const { pathname, search } = router.state.location
    if (refreshSession() && !wasSignedIn && pathname === '/login')
      window.location.assign(returnAddress(search.from, window.location.origin))
  })

  const active = () => {
    if (useSession.getState().session) recordActivity()
  }
  for (const activity of activities)
    window.addEventListener(activity, active, { passive: true, capture: true })
}
