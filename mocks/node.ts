import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '@server/db/pglite-extensions'
import { readMigrations } from '@server/node/migrations'
import { createDatabase } from '@server/test/new-database'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { createWorld, type World, type WorldOptions } from './world'

/** A world of a test worker's own, and the way to end it. */
export interface TestWorld extends World {
  close(): Promise<void>
}

/** An empty database in memory: a copy of the file that `TEST_DATABASE_COPY` names is made sooner. */
async function createEmbedded(): Promise<PGlite> {
  const copy = process.env.TEST_DATABASE_COPY
  return await PGlite.create({
    extensions: pgliteExtensions,
    ...(copy ? { loadDataDir: new Blob([await readFile(copy)]) } : {}),
  })
}

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

/**
 * A world in Node: on a new database of the PostgreSQL at `TEST_DATABASE_URL` where that is set,
 * otherwise on an embedded one in memory. One a worker: `reset()` between tests is a hundred times
 * quicker than another. Its clock stands unless it is to go with a browser's.
 */
export async function createTestWorld({
  zone = 'UTC',
  clockStands = true,
}: WorldOptions = {}): Promise<TestWorld> {
  const migrations = await readMigrations()
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const client = await createEmbedded()
    const world = await createWorld(drizzlePglite({ client }), migrations, { zone, clockStands })
    return { ...world, close: () => client.close() }
  }
  const database = await createDatabase(url)
  const pool = new Pool({ connectionString: database.url })
  const world = await createWorld(drizzlePostgres({ client: pool }), migrations, {
    zone,
    clockStands,
  })
  return {
    ...world,
    close: async () => {
      const closed = allClosed(pool)
      await pool.end()
      await closed
      await database.drop()
    },
  }
}
