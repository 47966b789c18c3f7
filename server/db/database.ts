import { is } from 'drizzle-orm'
import { type PgDatabase, type PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Any PostgreSQL, embedded or not. Inside a transaction use only the transaction's own handle. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An error, and what it was caused by: drivers wrap what the database said. */
function* causesOf(error: unknown): Generator<object> {
  for (let at = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null)
    yield at
}

const codeOf = (error: object): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** PostgreSQL's code of an error. */
function postgresCode(error: unknown): string | undefined {
  for (const at of causesOf(error)) if (/^[0-9A-Z]{5}$/.test(codeOf(at))) return codeOf(at)
  return undefined
}

/** A row with this unique value is already there. */
export const isUniqueViolation = (error: unknown): boolean => postgresCode(error) === '23505'

/** A row that excludes this one is already there. */
export const isExclusionViolation = (error: unknown): boolean => postgresCode(error) === '23P01'

/**
 * Another row still refers to this one. PostgreSQL 18 tells an `on delete restrict` by a code of
 * its own (restrict_violation); older ones call it a foreign key violation.
 */
export const isStillReferred = (error: unknown): boolean =>
  ['23001', '23503'].includes(postgresCode(error) ?? '')

/** Two transactions stood in each other's way: from a clean state, each may well succeed. */
const isConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(postgresCode(error) ?? '')

/** A lock was not given in the time that was allowed for it. */
export const isLockTimeout = (error: unknown): boolean => postgresCode(error) === '55P03'

/** How often a transaction is begun again, and for how long it waits at most before, in milliseconds. */
const restartsMost = 3
const restartWait = 50

/**
 * Makes a change in one transaction, which begins again from a clean state where another stood in its
 * way. Nothing that goes on outside the database (mail, a model) belongs into it. Within a transaction
 * it is a part of that one, which is begun again as a whole.
 */
export async function writing<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  if (is(db, PgTransaction)) return await change(db)
  for (let restarts = 0; ; restarts++)
    try {
      return await db.transaction(change)
    } catch (error) {
      if (restarts >= restartsMost || !isConflict(error)) throw error
      const wait = Math.random() * restartWait * 2 ** restarts
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
}

/**
 * By PostgreSQL's codes: the connection failed (class 08), none is left (53300), the server stops,
 * crashed or starts (57P01 to 57P03), it ended what took too long (a statement, 57014; an idle
 * transaction, 25P03; a wait for a lock, 55P03; one of two that waited for each other, 40P01, 40001).
 */
const awayInPostgres = /^(08...|53300|57P0[123]|57014|25P03|55P03|40P01|40001)$/

/** By the system's codes: nobody is there, or the connection is lost. */
const awayInSystem =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/

/** By the words of node-postgres and its pool, whose own failures have no code. */
const awayInDriver =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated|Client was closed|Client has encountered a connection error)/

/**
 * The database could not be reached or did not answer in time. Nothing is wrong with what was asked,
 * which may succeed a moment later; whether a change was made before the connection was lost is
 * unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (const at of causesOf(error)) {
    const code = codeOf(at)
    if (awayInPostgres.test(code) || awayInSystem.test(code)) return true
    // A socket in the file system that is not there (ENOENT) is a server that is not there.
    if ('syscall' in at && at.syscall === 'connect') return true
    if (code === '' && at instanceof Error && awayInDriver.test(at.message)) return true
  }
  return false
}
