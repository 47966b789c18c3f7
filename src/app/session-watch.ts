import type { QueryClient } from '@tanstack/react-query'
import { refreshAll } from '@/api/changes'
import { returnAddress } from '@/lib/return-address'
import { forgetTrial } from '@/lib/role-trial'
import type { AppRouter } from '@/router'
import { browserNow } from '@/stores/clock'
import { clearConversation, stopAsking } from '@/stores/conversation'
import { clearNotices } from '@/stores/notices'
import {
  checkSession,
  idleTime,
  inactivityLimit,
  isLocked,
  lockPage,
  recordActivity,
  refreshSession,
  type Session,
  sessionKeys,
  useSession,
} from '@/stores/session'
import { forgetWork, isOwner, setOwner, stashDrafts, unstashDrafts } from '@/stores/work'

/** How often the token's expiry is checked, in milliseconds (docs/product/sessions.md). */
const checkInterval = 60_000

/**
 * Forgets what this tab keeps of a person: the sample as they changed it, forms half filled,
 * conversation and notices.
 */
function forgetPerson(): void {
  forgetWork()
  forgetTrial()
  clearConversation()
  clearNotices()
}

/**
 * What this tab keeps outlives a session that ends by itself, for the same person only: where a page is
 * locked, forms half filled wait for theirs while somebody else is signed in; elsewhere they are forgotten.
 */
function claimTab({ owner, locks }: Session): void {
  if (isOwner(owner)) return
  if (locks) stashDrafts()
  else forgetWork()
  forgetTrial()
  clearConversation()
  clearNotices()
  setOwner(owner)
  unstashDrafts(owner)
}

const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Everything that happens to a session between two navigations: it runs out, is refused, ends or
 * begins in another tab; and the person's activity is written down (docs/product/sessions.md).
 */
export function watchSession(router: AppRouter, queryClient: QueryClient): void {
  const { session: found } = useSession.getState()
  if (found) claimTab(found)
  // A trial begins with a page of its own, and ends when its token does.
  if (found?.trial)
    setTimeout(() => checkSession(), (found.userData.exp ?? 0) * 1000 - browserNow() + 1)

  useSession.subscribe(({ session, ended, loggedOut }, before) => {
    if (session?.token === before.session?.token) {
      // The guard runs again, and asks for a password.
      if (session?.mustChangePassword !== before.session?.mustChangePassword)
        void router.invalidate()
      return
    }
    if (!before.session) {
      // Where it begins at the login page, that loads the page anew.
      if (session) claimTab(session)
      return
    }
    if (session?.owner === before.session.owner) {
      if (session.trial || before.session.trial) {
        // Nothing of what the one shows is the other's: the page is loaded anew, without a question.
        stopAsking()
        queryClient.clear()
        router.history.destroy()
        window.location.assign(session.trial ? '/' : '/admin/roles')
        return
      }
      // Unlocked, or a new password: the page goes on as it was, with what has changed meanwhile.
      void refreshAll(queryClient)
      void router.invalidate()
      return
    }
    stopAsking()
    if (!session && (loggedOut || ended === 'left')) {
      if (loggedOut) forgetPerson()
      // Not before the page is left: what is missing on it would be asked for, without a session.
      void router.navigate({ to: '/login' }).finally(() => queryClient.clear())
      return
    }
    // What one person has read is not the next one's to see.
    queryClient.clear()
    if (session) {
      // What stands on the screen goes with the rest, without asking whoever sits here now.
      router.history.destroy()
      window.location.reload()
    }
    // The guard runs again, and leads to the login page with the way back.
    else void router.invalidate()
  })

  setInterval(() => checkSession(), checkInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkSession()
  })

  window.addEventListener('storage', (event) => {
    // Another tab logged out or signed in, or cleared everything (the key is then null).
    if (event.key !== null && event.key !== sessionKeys.userInfo) return
    // Its logout says 'null' before the key goes.
    if (event.key === null || event.newValue === 'null') forgetPerson()
    const wasSignedIn = useSession.getState().session !== null
    // It has ended there by itself. Somebody may have signed in since: what counts is what is stored now.
    if (event.key !== null && event.newValue === null) {
      checkSession()
      return
    }
    const { pathname, search } = router.state.location
    if (refreshSession() && !wasSignedIn && pathname === '/login')
      window.location.assign(returnAddress(search.from, window.location.origin))
  })

  const watchIdleness = createIdleWatch()
  const active = () => {
    const { session } = useSession.getState()
    if (!session || isLocked()) return
    // A computer that slept tells of it too late: who comes back is asked for the password first.
    if (session.locks && idleTime() > inactivityLimit) lockPage('idle')
    else recordActivity()
    if (useSession.getState().isIdling) watchIdleness()
  }
  for (const activity of activities)
    window.addEventListener(activity, active, { passive: true, capture: true })
  holdWhileLocked()
  useSession.subscribe(({ session, lock }, before) => {
    if (session !== before.session || lock !== before.lock) watchIdleness()
  })
  watchIdleness()
}

/** Of the focus too: a field that loses it to the lock is left as it is, half typed. */
const held = [
  ...['keydown', 'keypress', 'keyup', 'pointerdown', 'mousedown', 'click'],
  ...['focus', 'blur', 'focusin', 'focusout'],
]

/**
 * Nothing that is pressed reaches what a lock covers. Dialogs and shortcuts listen on the window, as this
 * does before them; and the press that has locked the page was meant for what was seen then.
 */
function holdWhileLocked(): void {
  const hold = (event: Event) => {
    if (!isLocked()) return
    const isInLock = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event instanceof KeyboardEvent || !isInLock) event.stopImmediatePropagation()
    // The browser would close it.
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
    if (!isInLock || isEscape) event.preventDefault()
  }
  for (const type of held) window.addEventListener(type, hold, { capture: true })
}

/** The part of the time without activity after which the person is asked whether they are still here. */
const askedAfter = 0.75 * inactivityLimit

/** @returns what looks how long nothing was done, and from then on by itself when there is something to do */
function createIdleWatch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function look(): void {
    clearTimeout(timer)
    const { session, isIdling } = useSession.getState()
    if (!session?.locks || isLocked()) return
    // Where the clock was set back, the last activity lies ahead of it, and counts as one of now.
    if (idleTime() < 0) recordActivity()
    const idle = idleTime()
    if (idle > inactivityLimit) {
      lockPage('idle')
      return
    }
    const isAsked = idle >= askedAfter
    if (isAsked !== isIdling) useSession.setState({ isIdling: isAsked })
    timer = setTimeout(look, (isAsked ? inactivityLimit + 1 : askedAfter) - idle)
  }
}
