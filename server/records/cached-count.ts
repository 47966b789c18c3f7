import { and, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ApiDependencies } from '../dependencies'
import { type Cached, cacheFor } from './cache-for'

/**
 * How many rows are found. All are counted at most once in a while, for there may be a million; those whose
 * number came since are counted each time, so that whoever adds one sees it at once.
 * @param number as `nextNumber` gives it: whoever takes one waits for the one before to be committed
 */
export function cachedCount(
  { db, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'>,
  { table, number, found }: { table: PgTable; number: PgColumn; found: SQL | undefined },
): Cached<number> {
  const counted = cacheFor(config.figuresKeptMs, clock, async () => {
    const [all] = await db
      .select({
        total: sql<number>`count(*)::int`,
        last: sql<number>`coalesce(max(${number}), 0)`,
      })
      .from(table)
      .where(found)
    return all ?? { total: 0, last: 0 }
  })
  const read = async () => {
    const { total, last } = await counted()
    return total + (await db.$count(table, and(found, gt(number, last))))
  }
  return Object.assign(read, { clear: counted.clear })
}
