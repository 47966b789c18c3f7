import { inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'
import { attempts, idempotencyKeys, oneTimeCodes, sessions } from './schema'

/** Rows that one statement removes at most: nobody waits long for it. */
const removedAtOnce = 1000

const expiring: { table: PgTable; endsAt: PgColumn }[] = [
  { table: attempts, endsAt: attempts.windowEndsAt },
  { table: oneTimeCodes, endsAt: oneTimeCodes.expiresAt },
  { table: sessions, endsAt: sessions.expiresAt },
  { table: idempotencyKeys, endsAt: idempotencyKeys.expiresAt },
]

/**
 * Removes the counters, codes, sessions and keys that are over. To be called every few minutes: no call of
 * a person's pays for it. Rows that somebody is at are left to the next time.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  for (const { table, endsAt } of expiring) {
    const over = db
      .select({ row: sql`ctid` })
      .from(table)
      .where(lte(endsAt, now))
      .limit(removedAtOnce)
      .for('update', { skipLocked: true })
    let removed: unknown[]
    do removed = await db.delete(table).where(inArray(sql`ctid`, over)).returning({ endsAt })
    while (removed.length >= removedAtOnce)
  }
}
