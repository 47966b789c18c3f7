import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from './database'

/** One step of the schema: the file's name without its ending, and its SQL. */
export interface Migration {
  name: string
  sql: string
}

const applied = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Any number that no other program locks: it keeps two starting servers from migrating at once. */
const lockKey = 7_203_115

/**
 * Applies the migrations that this database has not seen, in order, all or none.
 * @returns the names of those applied now
 * @throws when the database was written by a newer version than this one
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const ordered = [...migrations].sort((a, b) => a.name.localeCompare(b.name))
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await tx.execute(
      sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())`,
    )
    const seen = new Set((await tx.select({ name: applied.name }).from(applied)).map((r) => r.name))
    const unknown = [...seen].filter((name) => !ordered.some((step) => step.name === name))
    if (unknown.length > 0)
      throw new Error(
        `The database was written by a newer version of Rounds (it knows ${unknown.join(', ')}). Start that version.`,
      )
    const due = ordered.filter((step) => !seen.has(step.name))
    for (const step of due) {
      for (const statement of step.sql.split('--> statement-breakpoint'))
        if (statement.trim() !== '') await tx.execute(sql.raw(statement))
      await tx.insert(applied).values({ name: step.name })
    }
    return due.map((step) => step.name)
  })
}
