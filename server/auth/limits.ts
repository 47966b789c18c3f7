import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { attempts } from '../db/schema'
import { Refusal } from '../http'
import { nameKey } from './names'

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
 * The limits on guessing (docs/decisions/0002). Failures count, and every request for a code. Where
 * the caller's address is unknown, the limits that name an address are left out. What is counted for
 * a name, an account or an e-mail is counted for each address as well, with a lower limit: one
 * caller alone does not use up what its owner needs.
 *
 * - Login: 60 failures in 15 minutes from one address; for the name that is typed, and again for the
 *   account that has it, 10 from one address and 60 from everywhere.
 * - Asking for a code: 30 an hour from one address; for an e-mail 10 from one address and 30 from
 *   everywhere.
 * - A wrong code, at verifying or resetting: 60 an hour from one address; while a code lives, for
 *   its e-mail 10 from one address and 30 from everywhere.
 *
 * What the audit keeps of failures and of requests for a code is limited too, so that they fill no disk:
 * rows in an hour for one account and call, for names that no account has, and for the clinic, which the
 * first two of each account do not count for (docs/decisions/0018).
 *
 * A code for a first sign-in takes the place of a password: 5 an hour for an account, 30 for the user who
 * gives them.
 *
 * And one on work: 30 questions to the assistant in 5 minutes for a user (docs/decisions/0004).
 */
export const limits = {
  loginFromAddress: { action: 'login from address', max: 60, seconds: quarter },
  loginAtAddress: { action: 'login at address', max: 10, seconds: quarter },
  login: { action: 'login', max: 60, seconds: quarter },
  accountAtAddress: { action: 'account at address', max: 10, seconds: quarter },
  account: { action: 'account', max: 60, seconds: quarter },
  forgotFromAddress: { action: 'forgot from address', max: 30, seconds: hour },
  forgotAtAddress: { action: 'forgot at address', max: 10, seconds: hour },
  forgot: { action: 'forgot', max: 30, seconds: hour },
  codeFromAddress: { action: 'code from address', max: 60, seconds: hour },
  codeAtAddress: { action: 'code at address', max: 10, seconds: hour },
  code: { action: 'code', max: 30, seconds: hour },
  startCode: { action: 'start code', max: 5, seconds: hour, of: 'codes' },
  startCodeByUser: { action: 'start code by user', max: 30, seconds: hour, of: 'codes' },
  notedFirst: { action: 'first noted', max: 2, seconds: hour },
  notedAttempt: { action: 'attempt noted', max: 10, seconds: hour },
  notedUnknown: { action: 'unknown noted', max: 30, seconds: hour },
  notedAttempts: { action: 'attempts noted', max: 1000, seconds: hour },
  chat: { action: 'chat', max: 30, seconds: 5 * 60, of: 'questions' },
} as const satisfies Record<string, Limit>

/** What is counted: a limit and the parts of its subject, such as an address and an e-mail. */
type Counted = readonly [limit: Limit, ...subject: string[]]

/** The longest subject: an e-mail of 254 characters beside an address. */
const subjectMaxLength = 320

interface Row {
  limit: Limit
  subject: string
}

/** With an empty part (an unknown address) nothing is counted. */
const rowsOf = (counted: readonly Counted[]): Row[] =>
  counted
    .filter(([, ...parts]) => !parts.includes(''))
    .map(([limit, ...parts]) => ({
      limit,
      subject: nameKey(parts.join(' ')).slice(0, subjectMaxLength),
    }))

const matches = ({ limit, subject }: Row) =>
  and(eq(attempts.action, limit.action), eq(attempts.subject, subject))

/** Counts attempts in the database, so that the limits hold for several servers together. */
export function attemptCounter({ db, clock }: { db: Db; clock: () => number }) {
  /** What has reached its limit; nothing is written. */
  const reachedOf = (rows: readonly Row[], now: Date) =>
    db
      .select()
      .from(attempts)
      .where(
        and(
          or(...rows.map((row) => and(matches(row), gte(attempts.count, row.limit.max)))),
          gt(attempts.windowEndsAt, now),
        ),
      )

  /** @throws Refusal 429 for the first of them that has reached its limit; nothing is written */
  async function refuseOver(rows: readonly Row[], now: Date): Promise<void> {
    const reached = await reachedOf(rows, now)
    for (const { limit } of rows) {
      const found = reached.find(({ action }) => action === limit.action)
      if (found) throw tooMany(limit, found.windowEndsAt, now)
    }
  }

  async function take(...counted: Counted[]): Promise<number[]> {
    const now = new Date(clock())
    const rows = rowsOf(counted)
    if (rows.length === 0) return counted.map(() => 0)
    await refuseOver(rows, now)
    return await count(counted, rows, now)
  }

  /** @throws Refusal 429 where others have counted meanwhile, with nothing written */
  async function count(
    counted: readonly Counted[],
    rows: readonly Row[],
    now: Date,
  ): Promise<number[]> {
    const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`
    const taken = await writing(db, async (tx) => {
      const written = await tx
        .insert(attempts)
        .values(
          rows.map(({ limit, subject }) => ({
            action: limit.action,
            subject,
            count: 1,
            windowEndsAt: new Date(now.getTime() + limit.seconds * 1000),
          })),
        )
        .onConflictDoUpdate({
          target: [attempts.action, attempts.subject],
          set: {
            count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
            windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
          },
        })
        .returning()
      // Of many at the same moment each has looked before the others have counted.
      for (const { limit } of rows) {
        const row = written.find(({ action }) => action === limit.action)
        if (row && row.count > limit.max) throw tooMany(limit, row.windowEndsAt, now)
      }
      return written
    })
    return counted.map(([limit]) => taken.find(({ action }) => action === limit.action)?.count ?? 0)
  }

  return {
    /**
     * Looks whether an attempt would be one too many, without counting it: a read and no write.
     * @throws Refusal 429 with Retry-After
     */
    look: async (...counted: Counted[]): Promise<void> => {
      const rows = rowsOf(counted)
      if (rows.length > 0) await refuseOver(rows, new Date(clock()))
    },
    /**
     * Counts an attempt before it is made, for all of these subjects or, where it is one too many
     * for one of them, for none.
     * @returns how many there are within the window now, in the order of the subjects; 0 where
     *   nothing is counted
     * @throws Refusal 429 with Retry-After
     */
    take,
    /**
     * As `take`, where nobody is to hear that it is one too many.
     * @returns how many there are, as `take` does; null where it is one too many
     */
    takeSilently: async (...counted: Counted[]): Promise<number[] | null> => {
      try {
        return await take(...counted)
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
    /**
     * Counts an attempt for the first of these groups of subjects in which no limit is reached, by as many
     * statements whichever that is.
     * @returns which group it was, how many there are within its windows now, and which groups had room before;
     *   null where all are full
     */
    takeInOneOf: async (
      ...groups: Counted[][]
    ): Promise<{ group: number; counts: number[]; hadRoom: boolean[] } | null> => {
      const now = new Date(clock())
      const rows = groups.map((counted) => rowsOf(counted))
      const reached = await reachedOf(rows.flat(), now)
      const hadRoom = rows.map((own) =>
        own.every(
          ({ limit, subject }) =>
            !reached.some((row) => row.action === limit.action && row.subject === subject),
        ),
      )
      for (const [group, counted] of groups.entries())
        if (hadRoom[group]) {
          try {
            return { group, counts: await count(counted, rows[group] ?? [], now), hadRoom }
          } catch (error) {
            // Others have filled it meanwhile.
            if (!(error instanceof Refusal)) throw error
          }
        }
      return null
    },
    /**
     * Takes one attempt off again: it turned out to be nothing to limit. Where there are several, in
     * the order in which they were taken, so that two callers never wait for each other.
     */
    giveBack: async (...counted: Counted[]): Promise<void> => {
      for (const row of rowsOf(counted))
        await writing(db, (tx) =>
          tx
            .update(attempts)
            .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
            .where(matches(row)),
        )
    },
    /** Forgets every attempt of these subjects. */
    clear: async (...counted: Counted[]): Promise<void> => {
      for (const row of rowsOf(counted))
        await writing(db, (tx) => tx.delete(attempts).where(matches(row)))
    },
  }
}

function tooMany({ of = 'attempts' }: Limit, windowEndsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return new Refusal(
    429,
    `Too many ${of}. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}
