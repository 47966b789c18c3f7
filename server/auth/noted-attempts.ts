import type { ApiDependencies } from '../dependencies'
import type { Audit } from '../records/audit'
import { attemptCounter, limits } from './limits'

type Act = Parameters<Audit['account']>[1]

/** The names that no account has count as those of one account. */
const noAccount = 'no account'

/**
 * Writes down repeatable attempts: a wrong password or code, or asking for a code. Within an hour only so many
 * rows are written for one account and call, for all names that no account has, and for the clinic, so that the
 * disk does not fill up. The first two rows of an account do not count for the clinic: a caller who uses up its
 * limit hides no attempt at an account. The last row says that later attempts are not listed.
 */
export async function noteAttempt(
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  audit: Audit,
  act: Act,
): Promise<void> {
  const attempts = attemptCounter({ db, clock })
  const ofWhom = act.account
    ? ([limits.notedAttempt, act.account.id, act.call] as const)
    : ([limits.notedUnknown, act.call] as const)
  const ofFirst = [limits.notedFirst, act.account?.id ?? noAccount] as const
  const ofClinic = [limits.notedAttempts, 'clinic'] as const
  const taken = await attempts.takeInOneOf([ofFirst, ofWhom], [ofClinic, ofWhom])
  if (!taken) return
  const { group, counts, hadRoom } = taken
  const [ofAll = 0, ofOne = 0] = counts
  const isLast =
    ofOne === ofWhom[0].max ||
    (group === 0
      ? ofAll === limits.notedFirst.max && !hadRoom[1]
      : ofAll === limits.notedAttempts.max)
  await audit.account(db, { ...act, ...(isLast && { said: { moreNotListed: true } }) })
}
