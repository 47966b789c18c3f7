import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { attempts } from '../db/schema'
import { limits } from './limits'
import { nameKey } from './names'

/** Of a subject that begins with an address, what stands behind it. */
const behindAddress = sql<string>`substr(${attempts.subject}, strpos(${attempts.subject}, ' ') + 1)`

/**
 * Forgets the failed logins of an account, by either of its names and from every address, within the
 * transaction that gives it another password: they were guesses at the one before. What an address
 * has failed with at all names together stays. One after the other, as a login counts them, so that
 * neither stands in the way of the other.
 */
export async function forgetLoginFailures(
  tx: Db,
  { _id, username, email }: { _id: string; username: string; email: string },
): Promise<void> {
  const names = [nameKey(username), nameKey(email)]
  const counted: readonly (readonly [keyof typeof limits, SQL | undefined])[] = [
    ['loginAtAddress', inArray(behindAddress, names)],
    ['login', inArray(attempts.subject, names)],
    ['accountAtAddress', eq(behindAddress, _id)],
    ['account', eq(attempts.subject, _id)],
  ]
  for (const [limit, ofAccount] of counted)
    await tx.delete(attempts).where(and(eq(attempts.action, limits[limit].action), ofAccount))
}
