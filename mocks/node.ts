import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Db } from '@server/db/database'
import { migrate } from '@server/db/migrate'
import { pgliteExtensions } from '@server/db/pglite-extensions'
import { readMigrations } from '@server/node/migrations'
import { emptyDatabase } from '@server/test/empty-database'
import { createDatabase } from '@server/test/new-database'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { createWorld, type World, type WorldOptions } from './world'

/** When the worlds of tests begin: on a Monday morning, in milliseconds since 1970. */
export const testMinute = Date.UTC(2026, 2, 2, 9, 55)

/** A world of a test worker's own, and the way to end it. */
export interface TestWorld extends World {
  close(): Promise<void>
}

/** A PostgreSQL, and the name of its database with the schema, which worlds take copies of. */
interface Postgres {
  url: string
  template: string
}

export interface TestWorldOptions extends Omit<WorldOptions, 'opening'> {
  /** Whether the world's database is for it alone: for tests that damage it. */
  ownDatabase?: boolean
  /** The PostgreSQL and its database that the world takes a copy of; the worker's unless said. */
  postgres?: Postgres
}

type Client = PGlite | Pool

interface OpenDatabase {
  client: Client
  /** Ends the connections, and drops a database that was made for this. */
  drop(): Promise<void>
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, of a user who may create databases. */
    databaseUrl: string
    /** The name of its database that tests take copies of. */
    databaseTemplate: string
  }
}

declare global {
  /**
   * The database that this worker's test files use one after another. No module can hold it: each file
   * loads them again.
   */
  var workersDatabase: Promise<OpenDatabase> | undefined
}

const drizzleOf = (client: Client): Db =>
  client instanceof Pool ? drizzlePostgres({ client }) : drizzlePglite({ client })

/**
 * Resolves when a pool that is about to end has closed its connections: `end` itself resolves sooner,
 * and dropping the database under an open one breaks it, which nobody would catch.
 */
const allClosed = (pool: Pool): Promise<void> =>
  new Promise((resolve) => {
    let open = pool.totalCount
    const resolveWhenNone = () => open === 0 && resolve()
    resolveWhenNone()
    pool.on('remove', () => {
      open -= 1
      resolveWhenNone()
    })
  })

async function openPostgres(url: string, template: string | undefined): Promise<OpenDatabase> {
  const database = await createDatabase(url, template)
  // The worker ends while the pool of its database is open.
  const client = new Pool({ connectionString: database.url, allowExitOnIdle: true })
  return {
    client,
    drop: async () => {
      const closed = allClosed(client)
      await client.end()
      await closed
      await database.drop()
    },
  }
}

async function openEmbedded(copy: string | undefined): Promise<OpenDatabase> {
  const client = await PGlite.create({
    extensions: pgliteExtensions,
    loadDataDir: copy ? new Blob([await readFile(copy)]) : await emptyDatabase(),
  })
  return { client, drop: () => client.close() }
}

/** Where the worlds of tests begin unless a test says otherwise. */
const beginning = { zone: 'UTC', clockStands: true, at: testMinute }

/** Gives an empty database the schema, and the copies by which the worlds of tests begin. */
export async function prepareDatabase(client: Client): Promise<void> {
  const db = drizzleOf(client)
  await migrate(db, await readMigrations())
  await createWorld(db, { ...beginning, keepsCopies: true })
}

/** A database with the schema. */
async function openMigrated(): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template } = process.env
  const { TEST_DATABASE_COPY: copy } = process.env
  const opened = await (url ? openPostgres(url, template) : openEmbedded(copy))
  if (!template && !copy) await migrate(drizzleOf(opened.client), await readMigrations())
  return opened
}

/** Waits for the statements that the API makes after it has answered, so that the next file meets none. */
async function isIdle(client: Client): Promise<void> {
  if (!(client instanceof Pool)) return
  while (client.idleCount < client.totalCount)
    await new Promise((resolve) => client.once('release', resolve))
}

/**
 * A world in Node: on the PostgreSQL at `TEST_DATABASE_URL` where that is set, otherwise on an embedded
 * database in memory. Where there is a template (`TEST_DATABASE_TEMPLATE`) or a copy
 * (`TEST_DATABASE_COPY`) with the schema, the worlds of a worker use one database one after another.
 * Between tests use `reset()`, which takes milliseconds. Its clock shows `testMinute` and does not run,
 * unless `clockStands` is false.
 */
export async function createTestWorld({
  ownDatabase = false,
  postgres,
  ...options
}: TestWorldOptions = {}): Promise<TestWorld> {
  const { TEST_DATABASE_TEMPLATE: template, TEST_DATABASE_COPY: copy } = process.env
  const isKept = (template || copy) && !ownDatabase && !postgres
  if (isKept) globalThis.workersDatabase ??= openMigrated()
  const open = () => (postgres ? openPostgres(postgres.url, postgres.template) : openMigrated())
  const { client, drop } = await ((isKept && globalThis.workersDatabase) || open())
  const { zone, ...clock } = beginning
  const world = await createWorld(drizzleOf(client), {
    ...{ zone, keepsCopies: true },
    ...(options.clockStands === false ? {} : clock),
    ...options,
  })
  return {
    ...world,
    close: async () => {
      await world.settle()
      await (isKept ? isIdle(client) : drop())
    },
  }
}
