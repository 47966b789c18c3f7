import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { counters } from '../db/schema'

type Counted = (typeof counters.$inferSelect)['name']

/** The next number that people read, in the transaction that uses it. */
export async function nextNumber(tx: Db, name: Counted): Promise<number> {
  const [counted] = await tx
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({
      target: [counters.clinicId, counters.name],
      set: { value: sql`${counters.value} + 1` },
    })
    .returning({ value: counters.value })
  if (!counted) throw new Error('the number was not counted')
  return counted.value
}
