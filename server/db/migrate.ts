import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Db } from './database'
import { migrationsInCode } from './migrations-in-code'

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

/** @throws when the database was written by a newer version than this one */
async function stepsDue(db: Db, ordered: readonly Migration[]): Promise<Migration[]> {
  const seen = new Set((await db.select({ name: applied.name }).from(applied)).map((r) => r.name))
  const unknown = [...seen].filter((name) => !ordered.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(
      `The database was written by a newer version of Rounds (it knows ${unknown.join(', ')}). Start that version.`,
    )
  return ordered.filter((step) => !seen.has(step.name))
}

/**
 * The names of the migrations that this database has not seen; it is not changed.
 * @throws where it is not a clinic's, or was written by a newer version than this one
 */
export const dueMigrations = async (db: Db, migrations: readonly Migration[]): Promise<string[]> =>
  (await stepsDue(db, migrations)).map(({ name }) => name).toSorted()

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
    const due = await stepsDue(tx, ordered)
    for (const step of due) {
      for (const statement of step.sql.split('--> statement-breakpoint'))
        if (statement.trim() !== '') await tx.execute(sql.raw(statement))
      await migrationsInCode[step.name]?.(tx)
      await tx.insert(applied).values({ name: step.name })
    }
    return due.map((step) => step.name)
  })
}
