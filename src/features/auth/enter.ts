import type { LoginAnswer } from '@shared/contracts/auth'
import { returnAddress } from '@/lib/return-address'
import { signIn, useSession } from '@/stores/session'

/**
 * Keeps the session and loads the page that the person came from. It takes this page's place, so that
 * Back doesn't lead to a login that is done.
 * @returns false where the session doesn't stand: its token is unreadable or has run out, or this
 *   browser keeps nothing
 */
export function enter(answer: LoginAnswer & { token: string }, from: string | undefined): boolean {
  signIn(answer)
  const isSignedIn = useSession.getState().session !== null
  if (isSignedIn) window.location.replace(returnAddress(from, window.location.origin))
  return isSignedIn
}
