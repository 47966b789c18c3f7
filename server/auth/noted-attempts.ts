import type { ApiDependencies } from '../dependencies'
import type { Audit } from '../records/audit'
import { attemptCounter, limits } from './limits'

type Act = Parameters<Audit['account']>[1]

/**
 * Writes down repeatable attempts: a wrong password or code, or asking for a code. Within an hour only so many
 * rows are written for one account and call, for all names that no account has, and for the clinic, so that the
 * disk does not fill up. The last row says that later attempts are not listed.
 */
export async function noteAttempt(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  audit: Audit,
  act: Act,
): Promise<void> {
  const ofWhom = act.account
    ? ([limits.notedAttempt, act.account.id, act.call] as const)
    : ([limits.notedUnknown, act.call] as const)
  const counts = await attemptCounter({ db, clock }).takeSilently(ofWhom, [
    limits.notedAttempts,
    'clinic',
  ])
  if (!counts) return
  const [ofOne = 0, ofAll = 0] = counts
  const isLast = ofOne === ofWhom[0].max || ofAll === limits.notedAttempts.max
  await audit.account(db, { ...act, ...(isLast && { said: { moreNotListed: true } }) })
}
