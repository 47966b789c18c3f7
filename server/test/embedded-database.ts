import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { prepareDatabase } from '@mocks/node'
import type { TestProject } from 'vitest/node'
import { pgliteExtensions } from '../db/pglite-extensions'
import { openDurable } from '../node/durable-pglite'
import { keepEmptyDatabase } from './empty-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data directory with an empty database that was closed in good order. */
    dataDirectory: string
    /** A database with the schema, and with what worlds begin with, in a file that PGlite reads. */
    databaseCopy: string
  }
}

/** The same database in memory with what the worlds of tests begin with, as bytes. */
async function prepared(copy: File | Blob): Promise<Blob> {
  const client = await PGlite.create({ extensions: pgliteExtensions, loadDataDir: copy })
  await prepareDatabase(client)
  return await client.dumpDataDir('none').finally(() => client.close())
}

/**
 * Makes one embedded database, of which tests take copies: a new one costs five seconds of work.
 * @returns the way to remove it
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'rounds-embedded-'))
  const dataDirectory = join(folder, 'data')
  // What a first start leaves behind that was interrupted half-way.
  mkdirSync(join(dataDirectory, 'postgres.new', 'global'), { recursive: true })
  writeFileSync(join(dataDirectory, 'postgres.new', 'PG_VERSION'), '18\n')
  writeFileSync(join(dataDirectory, 'secret'), 'of somebody else')
  const { client, close } = await openDurable(dataDirectory)
  const copy = await keepEmptyDatabase(client)
  await close()
  const databaseCopy = join(folder, 'copy.tar')
  writeFileSync(databaseCopy, Buffer.from(await (await prepared(copy)).arrayBuffer()))
  project.provide('dataDirectory', dataDirectory)
  project.provide('databaseCopy', databaseCopy)
  return () => rmSync(folder, { recursive: true, force: true })
}
