import { sql } from 'drizzle-orm'
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool, type PoolClient } from 'pg'
import { type Db, isDatabaseAway } from '../db/database'
import type { Logger } from '../dependencies'

/** How long a PostgreSQL may take before its user is told that it is away, in milliseconds. */
export interface PostgresLimits {
  /** For a new connection, and for one of the pool's to come free. */
  connectionMs: number
  /** For a statement, by the database server's clock. */
  statementMs: number
  /**
   * For its answer, by our own clock: a server that is paused or out of reach keeps no limit. More
   * than `statementMs`, so that a server that works tells the reason itself.
   */
  answerMs: number
  /** For a lock that another transaction holds. */
  lockMs: number
  /** Between two statements of a transaction, which keeps others waiting. */
  idleTransactionMs: number
}

/** The product's. Its statements take milliseconds, so what takes seconds is not going to succeed. */
export const postgresLimits: PostgresLimits = {
  connectionMs: 3_000,
  statementMs: 5_000,
  answerMs: 6_000,
  lockMs: 3_000,
  idleTransactionMs: 10_000,
}

/**
 * Milliseconds for which an unused connection is kept: fewer than an answer may take, so that when
 * one call has found the way silent, none of the pool's older connections is left for the next.
 */
const idleMs = 5_000

/** After so many milliseconds without a byte the system asks whether the other side is still there. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/** A pool of connections to this PostgreSQL, of which those that broke or fell silent are replaced. */
export function openPool(
  connectionString: string,
  limits: PostgresLimits,
  log: Logger,
): { db: Db; close(): Promise<void> } {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: limits.connectionMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.answerMs,
    lock_timeout: limits.lockMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    idleTimeoutMillis: idleMs,
    ...keepAlive,
    application_name: 'rounds',
  })
  // A connection that breaks while nobody uses it is replaced; unheard, it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  const db: Db = drizzle({ client: pool })
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    return await transaction(client, async (tx) => {
      if (config) await tx.setTransaction(config)
      return await work(tx)
    })
  }
  return { db, close: () => pool.end() }
}

type Transaction = NodePgTransaction<Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/** The query under way fails with the same error; unheard, the event would end the process. */
const heardByTheQuery = () => {}

/**
 * Does this work in a transaction on this connection, and gives the connection back. Drizzle's own
 * way forgets a connection whose `begin` fails, waits once more for a rollback where the answer to
 * a statement did not come, and gives that connection to the next caller.
 */
async function transaction<Result>(
  client: PoolClient,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const session = new NodePgSession(client, dialect, undefined)
  const tx: Transaction = new NodePgTransaction(dialect, session, undefined)
  let broken = false
  client.on('error', heardByTheQuery)
  try {
    await tx.execute(sql`begin`)
    const result = await work(tx)
    await tx.execute(sql`commit`)
    return result
  } catch (error) {
    broken = isDatabaseAway(error)
    if (!broken)
      await tx.execute(sql`rollback`).catch(() => {
        broken = true
      })
    throw error
  } finally {
    client.off('error', heardByTheQuery)
    // A connection that is closed takes its transaction back with it.
    client.release(broken)
  }
}
