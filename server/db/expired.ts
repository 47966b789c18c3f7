import { binDays } from '@shared/contracts/bin'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'
import { attempts, clinicId, idempotencyKeys, oneTimeCodes, sessions } from './schema'
import { bin, changes, notices } from './schema-care'
import { importRows, imports } from './schema-imports'

/** Rows that one statement removes at most: nobody waits long for it. */
const removedAtOnce = 1000

/** For how long the feed keeps what has changed, in milliseconds. */
const changesLifetime = 24 * 60 * 60_000

/** For how long accounts keep what they were told, in milliseconds. */
const noticesLifetime = 90 * 24 * 60 * 60_000

/** For how long what was deleted can be restored, in milliseconds. */
export const binLifetime = binDays * 24 * 60 * 60_000

/** Rows that are over at a time of their own, or so many milliseconds after it; the clinic's are its own. */
const expiring: { table: PgTable; clinic?: PgColumn; endsAt: PgColumn; lifetime?: number }[] = [
  { table: attempts, endsAt: attempts.windowEndsAt },
  { table: oneTimeCodes, endsAt: oneTimeCodes.expiresAt },
  { table: sessions, endsAt: sessions.expiresAt },
  { table: idempotencyKeys, clinic: idempotencyKeys.clinicId, endsAt: idempotencyKeys.expiresAt },
  { table: changes, clinic: changes.clinicId, endsAt: changes.at, lifetime: changesLifetime },
  { table: notices, clinic: notices.clinicId, endsAt: notices.at, lifetime: noticesLifetime },
  { table: imports, clinic: imports.clinicId, endsAt: imports.expiresAt },
  { table: bin, clinic: bin.clinicId, endsAt: bin.deletedAt, lifetime: binLifetime },
]

/** An import has thousands of rows, which its own removal would take along in one statement. */
async function removeRowsOfExpiredImports(db: Db, now: Date): Promise<void> {
  const expired = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.clinicId, clinicId), lte(imports.expiresAt, now)))
  const over = db
    .select({ row: sql`ctid` })
    .from(importRows)
    .where(and(eq(importRows.clinicId, clinicId), inArray(importRows.importId, expired)))
    .limit(removedAtOnce)
    .for('update', { skipLocked: true })
  let removed: unknown[]
  do
    removed = await db
      .delete(importRows)
      .where(inArray(sql`ctid`, over))
      .returning({ line: importRows.line })
  while (removed.length >= removedAtOnce)
}

/**
 * Removes the counters, codes, sessions, keys, changes, notices, imports and deleted things that are over. To be
 * called every few minutes: no call of a person's pays for it. Rows that somebody is at are left to the
 * next time.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  await removeRowsOfExpiredImports(db, now)
  for (const { table, clinic, endsAt, lifetime = 0 } of expiring) {
    const over = db
      .select({ row: sql`ctid` })
      .from(table)
      .where(and(clinic && eq(clinic, clinicId), lte(endsAt, new Date(now.getTime() - lifetime))))
      .limit(removedAtOnce)
      .for('update', { skipLocked: true })
    let removed: unknown[]
    do removed = await db.delete(table).where(inArray(sql`ctid`, over)).returning({ endsAt })
    while (removed.length >= removedAtOnce)
  }
}
