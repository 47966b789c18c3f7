import { prepareDatabase } from '@mocks/node'
import { propertySeed } from '@shared/test/property'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropTemplate } from './new-database'
import { startPostgres } from './postgres-server'

declare module 'vitest' {
  export interface ProvidedContext {
    /** How many times longer a test may take than on a usual machine. */
    patience: number
  }
}

/**
 * Gives the project's tests a PostgreSQL, that of `TEST_DATABASE_URL` or a new one, and a database in it
 * that they copy: each worker once, and each test that damages its own.
 * @returns the way to leave nothing behind
 * @throws when there is none
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'api')
    project.vitest.logger.log(`Properties are tried by PROPERTY_SEED=${propertySeed}`)
  const given = process.env.TEST_DATABASE_URL
  const started = given ? null : await startPostgres()
  const url = given || (started?.url ?? '')
  const template = await createDatabase(url)
  const client = new Pool({ connectionString: template.url })
  await prepareDatabase(client).finally(() => client.end())
  project.provide('databaseUrl', url)
  project.provide('databaseTemplate', template.name)
  return () => started?.remove() ?? dropTemplate(url, template.name)
}
