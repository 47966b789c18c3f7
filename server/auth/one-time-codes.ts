import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { oneTimeCodes, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'

/** How long a code is valid, in minutes. */
export const codeMinutes = 10

/** Wrong guesses that end a code. */
const codeTries = 5

type Secret = Pick<ApiDependencies['config'], 'secret'>

/**
 * What is kept of a code: HMAC-SHA-256 by the installation's secret, in hexadecimal. It is bound to
 * the user, and whoever reads the table cannot try the million codes without the secret.
 */
async function codeHash({ secret }: Secret, userId: string, code: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new Uint8Array(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  // No token's signing input holds a colon, so neither signature can stand for the other.
  const text = new TextEncoder().encode(`one-time-code:${userId}:${code}`)
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Compares in a time that does not tell how much of the guess is right. */
function sameHash(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

/** The active user of an e-mail, compared without case. */
export async function userByEmail(db: Db, email: string) {
  const [user] = await db
    .select({ id: users.id, username: users.username, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), eq(users.active, true)))
  return user
}

/**
 * Makes the user's one living code; an older one is void from now on.
 * @returns the code, to be mailed; only its hash is kept
 */
export async function startCode(
  { db, config, clock, newCode }: Pick<ApiDependencies, 'db' | 'config' | 'clock' | 'newCode'>,
  userId: string,
): Promise<string> {
  const code = newCode()
  const row = {
    codeHash: await codeHash(config, userId, code),
    expiresAt: new Date(clock() + codeMinutes * 60_000),
    triesLeft: codeTries,
  }
  await db
    .insert(oneTimeCodes)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: oneTimeCodes.userId, set: row })
  return code
}

/**
 * Checks a code, and with the right one does `onRight` in the same transaction (which must use only
 * the handle it is given). A wrong guess costs one of the tries; the last of them ends the code.
 * The row is locked meanwhile, so guesses at the same moment are counted one by one.
 */
export async function checkCode(
  { db, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'>,
  userId: string,
  code: string,
  onRight: (tx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  const guess = await codeHash(config, userId, code)
  return await db.transaction(async (tx) => {
    const mine = eq(oneTimeCodes.userId, userId)
    const [living] = await tx.select().from(oneTimeCodes).where(mine).for('update')
    if (!living) return false
    const right = sameHash(living.codeHash, guess)
    if (living.expiresAt.getTime() <= clock()) {
      await tx.delete(oneTimeCodes).where(mine)
      return false
    }
    if (right) await onRight(tx)
    else if (living.triesLeft > 1)
      await tx
        .update(oneTimeCodes)
        .set({ triesLeft: living.triesLeft - 1 })
        .where(mine)
    else await tx.delete(oneTimeCodes).where(mine)
    return right
  })
}

/** Ends the user's code, within the transaction that it was right for. */
export async function consumeCode(tx: Db, userId: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
}
