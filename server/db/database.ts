import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Any PostgreSQL, embedded or not. Inside a transaction use only the transaction's own handle. */
export type Db = PgDatabase<PgQueryResultHKT>

/** PostgreSQL's code of an error, which the drivers wrap in causes of their own. */
function postgresCode(error: unknown): string | undefined {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null)
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code
  return undefined
}

/** A row with this unique value is already there. */
export const isUniqueViolation = (error: unknown): boolean => postgresCode(error) === '23505'

/**
 * Another row still refers to this one. PostgreSQL 18 tells an `on delete restrict` by a code of
 * its own (restrict_violation); older ones call it a foreign key violation.
 */
export const isStillReferred = (error: unknown): boolean =>
  ['23001', '23503'].includes(postgresCode(error) ?? '')
