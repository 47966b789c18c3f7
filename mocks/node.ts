import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '@server/db/pglite-extensions'
import { readMigrations } from '@server/node/migrations'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Client, Pool } from 'pg'
import { createWorld, type World } from './world'

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
 * A world in Node: on a new database of the PostgreSQL at `TEST_DATABASE_URL` where that is set,
 * otherwise on an embedded one in memory. One a worker: `reset()` between tests is a hundred times
 * quicker than another.
 */
export async function createTestWorld(): Promise<TestWorld> {
  const migrations = await readMigrations()
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const client = await createEmbedded()
    const world = await createWorld(drizzlePglite({ client }), migrations)
    return { ...world, close: () => client.close() }
  }
  const name = `rounds_test_${crypto.randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const pool = new Pool({ connectionString: Object.assign(new URL(url), { pathname: name }).href })
  const world = await createWorld(drizzlePostgres({ client: pool }), migrations)
  return {
    ...world,
    close: async () => {
      await pool.end()
      await administer(url, `drop database ${name}`)
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
