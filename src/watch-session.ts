import type { QueryClient } from '@tanstack/react-query'
import { returnAddress } from './lib/return-address'
import { forgetRecords } from './records/opened'
import type { router as appRouter } from './router'
import { clearConversation } from './stores/conversation'
import { clearNotices } from './stores/notices'
import { recordActivity, refreshSession, sessionKeys, useSession } from './stores/session'

/** Section 9: how often the token's expiry is checked. Milliseconds. */
const checkInterval = 60_000

const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Everything that happens to a session between two navigations: it runs out, is refused, ends or
 * begins in another tab; and the person's activity is written down (specification, section 4).
 */
export function watchSession(router: typeof appRouter, queryClient: QueryClient): void {
  // The session ran out while the tab was elsewhere: what it left behind is nobody's.
  if (!useSession.getState().session) {
    forgetRecords()
    clearConversation()
  }

  useSession.subscribe(({ session, loggedOut }, before) => {
    // A session that begins in this tab is the login page's, which loads the page anew.
    if (!before.session || session?.token === before.session.token) return
    // What one person has read is not the next one's to see.
    queryClient.clear()
    forgetRecords()
    clearConversation()
    clearNotices()
    if (loggedOut) void router.navigate({ to: '/login' })
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
