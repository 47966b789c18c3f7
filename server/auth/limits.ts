import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { attempts } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { Refusal } from '../http'

/** So many attempts by one subject within a window that starts at the first of them. */
interface Limit {
  action: string
  max: number
  /** The length of the window in seconds. */
  seconds: number
  /** What there are too many of, in the refusal's words; attempts unless said. */
  of?: string
}

const quarter = 15 * 60
const hour = 60 * 60

/**
 * The limits on guessing (docs/decisions/0002). Of logins only the failures count; of the calls
 * around a forgotten password all do. Where the caller's address is unknown, the limits that name
 * an address are left out.
 *
 * - Login: 10 failures in 15 minutes for a username from one address, 60 in 15 minutes from one
 *   address, 60 in 15 minutes for a username.
 * - Asking for a code: 5 an hour for an e-mail, 30 an hour from one address.
 * - Trying a code, by verifying or by resetting: 15 an hour for an e-mail, 60 an hour from one
 *   address.
 *
 * And one on work: 30 questions to the assistant in 5 minutes for a user (docs/decisions/0004).
 */
export const limits = {
  loginAtAddress: { action: 'login at address', max: 10, seconds: quarter },
  loginFromAddress: { action: 'login from address', max: 60, seconds: quarter },
  login: { action: 'login', max: 60, seconds: quarter },
  forgot: { action: 'forgot', max: 5, seconds: hour },
  forgotFromAddress: { action: 'forgot from address', max: 30, seconds: hour },
  code: { action: 'code', max: 15, seconds: hour },
  codeFromAddress: { action: 'code from address', max: 60, seconds: hour },
  chat: { action: 'chat', max: 30, seconds: 5 * 60, of: 'questions' },
} as const satisfies Record<string, Limit>

/** The longest subject: an e-mail of 254 characters beside an address. */
const subjectMaxLength = 320

const subjectOf = (parts: readonly string[]): string =>
  parts.join(' ').toLowerCase().slice(0, subjectMaxLength)

/** How many expired windows a new one clears away. */
const cleanedAtOnce = 100

/**
 * Counts attempts in the database, so that the limits hold for several servers together. A subject
 * is made of parts; with an empty part (an unknown address) nothing is counted.
 */
export const attemptCounter = ({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) => ({
  /**
   * Counts an attempt before it is made, so that many at once cannot slip through.
   * @throws Refusal 429 with Retry-After, when it is one too many
   */
  take: async (limit: Limit, ...parts: readonly string[]): Promise<void> => {
    if (parts.includes('')) return
    const now = new Date(clock())
    const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    const [counted] = await db
      .insert(attempts)
      .values({
        action: limit.action,
        subject: subjectOf(parts),
        count: 1,
        windowEndsAt: new Date(now.getTime() + limit.seconds * 1000),
      })
      .onConflictDoUpdate({
        target: [attempts.action, attempts.subject],
        set: {
          count: sql`case when ${over} then 1 else least(${attempts.count} + 1, ${limit.max + 1}::integer) end`,
          windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
        },
      })
      .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt })
    if (!counted) return
    if (counted.count > limit.max)
      throw tooMany(
        limit.of ?? 'attempts',
        Math.max(1, Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000)),
      )
    if (counted.count === 1) await removeExpired(db, now)
  },
  /** Takes one attempt off again: it turned out to be nothing to limit. */
  giveBack: async (limit: Limit, ...parts: readonly string[]): Promise<void> => {
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(is(limit, parts))
  },
  /** Forgets every attempt of this subject. */
  clear: async (limit: Limit, ...parts: readonly string[]): Promise<void> => {
    await db.delete(attempts).where(is(limit, parts))
  },
})

const is = (limit: Limit, parts: readonly string[]) =>
  and(eq(attempts.action, limit.action), eq(attempts.subject, subjectOf(parts)))

function tooMany(what: string, seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60)
  return new Refusal(
    429,
    `Too many ${what}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Rows that another call is at are left to it: two cleanings never wait for each other. */
async function removeExpired(db: ApiDependencies['db'], now: Date): Promise<void> {
  const expired = db
    .select({ key: sql`${attempts.action}, ${attempts.subject}` })
    .from(attempts)
    .where(lte(attempts.windowEndsAt, now))
    .limit(cleanedAtOnce)
    .for('update', { skipLocked: true })
  await db.delete(attempts).where(inArray(sql`(${attempts.action}, ${attempts.subject})`, expired))
}
