import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgliteExtensions } from '../db/pglite-extensions'

const ofPackage = new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)
const folder = new URL('../../node_modules/.tmp/', import.meta.url)

/** Where it is kept, for the version of PGlite that is installed. */
async function keptFile(): Promise<URL> {
  const { version }: { version: string } = JSON.parse(await readFile(ofPackage, 'utf8'))
  return new URL(`empty-database-${version}.tar`, folder)
}

/** What PostgreSQL makes new databases of: nobody here makes one, and two files of three are theirs. */
const dropTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
]

/**
 * Keeps a database that is still empty, for `emptyDatabase`.
 * @returns what PGlite loads as `loadDataDir`
 */
export async function keepEmptyDatabase(client: PGlite): Promise<Blob> {
  for (const statement of dropTemplates) await client.exec(statement)
  const copy = await client.dumpDataDir('none')
  const file = await keptFile()
  await mkdir(folder, { recursive: true })
  // Others may read it, or keep theirs, at the same time.
  const begun = new URL(`empty-database-${crypto.randomUUID()}`, folder)
  await writeFile(begun, Buffer.from(await copy.arrayBuffer()))
  await rename(begun, file)
  return copy
}

/**
 * An empty database, which costs five seconds of work to make, and is made once for a checkout.
 * @returns what PGlite loads as `loadDataDir`
 */
export async function emptyDatabase(): Promise<Blob> {
  const kept = await readFile(await keptFile()).catch(() => null)
  if (kept) return new Blob([kept])
  const client = await PGlite.create({ extensions: pgliteExtensions })
  return await keepEmptyDatabase(client).finally(() => client.close())
}
