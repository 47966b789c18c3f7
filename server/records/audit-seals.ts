import { and, asc, desc, eq, gt, lte, max, sql } from 'drizzle-orm'
import { type Db, isLockTimeout } from '../db/database'
import { clinicId } from '../db/schema'
import { auditEntries, auditSeals } from '../db/schema-audit'
import type { ApiDependencies } from '../dependencies'

/** Rows that one seal holds at most, and after which a server seals without waiting for its minute. */
export const rowsOfSeal = 1_000

/** How long sealing waits for writers that are under way, and others behind it, in milliseconds. */
const lockWaitMs = 500

/** Any numbers that nothing else locks with: the first of two, for seals and for writers. */
const lockClass = 7_203_118
const writersClass = 7_203_119

/** What each writer holds from before its row has an id until it is there, or is not. */
export const underWritersLock = sql`pg_advisory_xact_lock_shared(${writersClass}::int, hashtext(${clinicId}))`

export type Seal = Omit<typeof auditSeals.$inferSelect, 'clinicId'>

/** A row's id, and the hash of all that it says besides: a row under another's id is known again. */
export interface HashedRow {
  id: number
  hash: string
}

async function sha256(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a seal says of itself, on top of the seal before it. */
export const hashOfSeal = ({
  number,
  at,
  afterId,
  lastId,
  rows,
  previous,
}: Omit<Seal, 'hash'>): Promise<string> =>
  sha256([number, at.toISOString(), afterId, lastId, rows, previous])

/** How a seal is named in the log and by whoever verifies: its number and its hash. */
export const nameOfSeal = ({ number, hash }: Pick<Seal, 'number' | 'hash'>): string =>
  `${number}:${hash}`

/** The rows after the one id up to the other, as they are now. */
export async function hashRows(
  db: Db,
  afterId: number,
  lastId: number,
  limit?: number,
): Promise<HashedRow[]> {
  const found = db
    .select({
      row: auditEntries,
      // To the microsecond, whatever the session's time zone is.
      at: sql<string>`extract(epoch from ${auditEntries.at})::text`,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.clinicId, clinicId),
        gt(auditEntries.id, afterId),
        lte(auditEntries.id, lastId),
      ),
    )
    .orderBy(asc(auditEntries.id))
  const rows = await (limit === undefined ? found : found.limit(limit))
  return await Promise.all(
    rows.map(async ({ row, at }) => ({
      id: row.id,
      hash: await sha256([
        ...[at, row.userId, row.username, row.role, row.kind, row.call, row.patientId],
        ...[row.recordIds, row.query, row.address, row.key, row.isOutside],
        // Rows that were sealed before it was kept have none, and hash as they did.
        ...(row.shownPatients.length > 0 ? [row.shownPatients] : []),
      ]),
    })),
  )
}

/** A seal's rows as it holds them. */
export const writtenRows = (rows: readonly HashedRow[]): string =>
  rows.map(({ id, hash }) => `${id}:${hash}`).join(' ')

/**
 * The last id up to which all rows are there that ever will be: a writer takes its id under a lock that
 * this one waits for. It is none on the table, which would have to wait for the table's vacuuming too.
 */
const settledId = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${`${lockWaitMs}ms`}, true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${writersClass}::int, hashtext(${clinicId}))`)
    const [last] = await tx
      .select({ id: max(auditEntries.id) })
      .from(auditEntries)
      .where(eq(auditEntries.clinicId, clinicId))
    return last?.id ?? 0
  })

/** Seals the next rows; null where there are none, or another process is sealing. */
const sealNext = (db: Db, now: number, settled: number): Promise<Seal | null> =>
  db.transaction(async (tx) => {
    const [lock] = await tx
      .select({
        isMine: sql<boolean>`pg_try_advisory_xact_lock(${lockClass}::int, hashtext(${clinicId}))`,
      })
      .from(sql`(values (1)) as one`)
    if (!lock?.isMine) return null
    const [before] = await tx
      .select()
      .from(auditSeals)
      .where(eq(auditSeals.clinicId, clinicId))
      .orderBy(desc(auditSeals.number))
      .limit(1)
    const afterId = before?.lastId ?? 0
    const rows = await hashRows(tx, afterId, settled, rowsOfSeal)
    const lastId = rows.at(-1)?.id
    if (lastId === undefined) return null
    const unsealed = {
      ...{ number: (before?.number ?? 0) + 1, at: new Date(now), afterId, lastId },
      ...{ rows: writtenRows(rows), previous: before?.hash ?? '' },
    }
    const seal = { ...unsealed, hash: await hashOfSeal(unsealed) }
    await tx.insert(auditSeals).values(seal)
    return seal
  })

/**
 * Seals the rows of the audit that are not sealed yet, a thousand to a seal, and tells the last seal to the
 * log, where nobody who reaches the database can change it. Of several processes one seals at a time.
 */
export async function sealAudit({
  db,
  clock,
  log,
}: Pick<ApiDependencies, 'db' | 'clock' | 'log'>): Promise<void> {
  try {
    const settled = await settledId(db)
    for (;;) {
      const seal = await sealNext(db, clock(), settled)
      if (!seal) break
      log.info({ seal: nameOfSeal(seal), lastRow: seal.lastId }, 'audit sealed')
    }
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    log.warn({}, 'the audit was not sealed: a transaction took too long; it is tried again')
  }
}
