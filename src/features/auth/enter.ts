import type { LoginAnswer } from '@/contracts/auth'
import { returnAddress } from '@/lib/return-address'
import { signIn, useSession } from '@/stores/session'

let entering = false

/** Whether a full page load is under way, which no redirect within the page should overtake. */
export const isEntering = (): boolean => entering

/**
 * Keeps the session and loads the page that the person came from. It takes this page's
 * place, so that Back doesn't lead to a login that is done.
 * @returns false where the session doesn't stand: its token is unreadable or has run out, or this
 *   browser keeps nothing
 */
export function enter(answer: LoginAnswer & { token: string }, from: string | undefined): boolean {
  entering = true
  signIn(answer)
  entering = useSession.getState().session !== null
  if (entering) window.location.replace(returnAddress(from, window.location.origin))
  return entering
}
