import { readdir, readFile } from 'node:fs/promises'
import type { Migration } from '../db/migrate'

const folder = new URL('../db/migrations/', import.meta.url)

/** The steps of the schema, as they stand in `server/db/migrations`. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.sql$/, ''),
      sql: await readFile(new URL(file, folder), 'utf8'),
    })),
  )
}
