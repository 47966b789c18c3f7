import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL, of a user who may create databases. */
    databaseUrl: string
  }
}

/**
 * Gives the project's tests a PostgreSQL: that of `TEST_DATABASE_URL`, otherwise a new one.
 * @returns the way to stop it
 * @throws when there is none
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('databaseUrl', given)
    return undefined
  }
  const { url, remove } = await startPostgres()
  project.provide('databaseUrl', url)
  return remove
}
