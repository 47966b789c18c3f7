import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import type { Db } from '../db/database'
import { dueMigrations, migrate } from '../db/migrate'
import type { Logger } from '../dependencies'
import type { ServerConfig } from './config'
import { openDurable } from './durable-pglite'
import { readMigrations } from './migrations'
import { keepAlive, openPool, type PostgresLimits, postgresLimits } from './postgres'
import { StartError } from './start-error'

/** The clinic's database, open and of this version's schema. */
export interface OpenDatabase {
  db: Db
  /** Where the records are, for a person to read; never with a password. */
  place: string
  close(): Promise<void>
}

/**
 * Opens the embedded database, or the one that DATABASE_URL names, and brings its schema up to
 * date.
 * @param limits of the latter
 * @param prepare sees to the schema in another way
 * @throws DataDirectoryError or StartError, which say in words why that cannot be done
 */
export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<ServerConfig, 'databaseUrl' | 'dataDirectory'>,
  log: Logger,
  limits: PostgresLimits = postgresLimits,
  prepare: Prepare = bringUpToDate,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return await openEmbedded(dataDirectory, log, prepare)
  const place = `PostgreSQL ${placeOf(databaseUrl)}`
  const client = await connect(databaseUrl, place, log)
  try {
    await prepare(drizzlePostgres({ client }), place, log)
  } finally {
    await client.end()
  }
  return { ...openPool(databaseUrl, limits, log), place }
}

/** Sees to the schema before anything else is done. */
type Prepare = (db: Db, place: string, log: Logger) => Promise<void>

async function openEmbedded(
  directory: string,
  log: Logger,
  prepare: Prepare,
): Promise<OpenDatabase> {
  const { client, close } = await openDurable(directory)
  const database = {
    db: drizzlePglite({ client }),
    place: `embedded PostgreSQL in ${directory}`,
    close,
  }
  try {
    await prepare(database.db, database.place, log)
    return database
  } catch (error) {
    await close()
    throw error
  }
}

async function bringUpToDate(db: Db, place: string, log: Logger): Promise<void> {
  try {
    const applied = await migrate(db, await readMigrations())
    if (applied.length > 0) log.info({ applied }, 'the schema is up to date')
  } catch (error) {
    throw new StartError(`The database cannot be used (${place}): ${reasonOf(error)}`, {
      cause: error,
    })
  }
}

/** Changes nothing. @throws StartError where the schema is another version's */
export async function requireUpToDate(db: Db, place: string): Promise<void> {
  const due = await dueMigrations(db, await readMigrations()).catch((error: unknown) => {
    throw new StartError(`The database cannot be used (${place}): ${reasonOf(error)}`, {
      cause: error,
    })
  })
  if (due.length > 0)
    throw new StartError(
      `The database was written by an older version of Rounds (${place}, without ${due.join(', ')}), and is not changed by looking at it. Use that version, or start this one on it first.`,
    )
}

/** Milliseconds that a database has to answer a server that starts. */
const connectionPatience = 10_000

/** One connection without limits, for the schema: a migration may take as long as it needs. */
async function connect(url: string, place: string, log: Logger): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectionPatience,
    ...keepAlive,
    application_name: 'rounds',
  })
  // The query under way fails as well; unheard, this would end the process without a word.
  client.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end()
    throw new StartError(
      `Cannot connect to the database of DATABASE_URL (${place}): ${reasonOf(error)}`,
      { cause: error },
    )
  }
}

/** Of a URL's many parts those that help and tell no secret. */
function placeOf(url: string): string {
  const { username, host, pathname, searchParams } = new URL(url)
  const where = host || searchParams.get('host') || 'localhost'
  return `${pathname.slice(1)} at ${where}${username && ` as ${decodeURIComponent(username)}`}`
}

const known: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to this host',
  ECONNRESET: 'it broke the connection off',
  '28P01': 'it refuses this user or password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
  '42501': 'this user lacks a permission that Rounds needs',
  '53300': 'it has no connection left',
  '57P03': 'it is still starting',
}

/** Why, in words, from the innermost error: drivers wrap what the database said. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return reasonOf(inner)
  const code = 'code' in error ? String(error.code) : ''
  if (known[code]) return `${known[code]} (${code})`
  if (/timeout/i.test(error.message)) return 'it does not answer'
  return error.message
}
