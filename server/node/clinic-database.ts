import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../http'
import { readConfig, type ServerConfig } from './config'
import { type OpenDatabase, openDatabase, requireUpToDate } from './database'
import { DirectoryInUse } from './directory-lock'
import { DataDirectoryError } from './durable-pglite'
import { createLogger, type Output } from './log'
import { postgresLimits } from './postgres'
import { StartError } from './start-error'

/** What surrounds a command that is run beside the server, such as `npm run rescue`. */
export interface CommandSurroundings {
  /** What stands behind the program's name. */
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  /** What a relative DATA_DIR is relative to. */
  cwd: string
  out: Output
  err: Output
}

/**
 * Does something in the database that the server's environment names, and says what came of it, a
 * sentence a line.
 * @param isOnlyRead whether the schema is left as it is, whatever version has written it
 * @returns the exit code: 1 where it cannot be done for a reason that whoever runs it can mend, which
 *   is said
 */
export async function inClinicDatabase(
  { env, cwd, out, err }: CommandSurroundings,
  work: (database: OpenDatabase, config: ServerConfig) => Promise<string[]>,
  { isOnlyRead = false } = {},
): Promise<number> {
  try {
    const config = readConfig(env, cwd)
    const database = await openClinicDatabase(config, err, isOnlyRead)
    try {
      for (const line of await work(database, config)) out.write(`rounds: ${line}\n`)
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    if (
      !(
        error instanceof StartError ||
        error instanceof DataDirectoryError ||
        error instanceof Refusal
      )
    )
      throw error
    err.write(`rounds: ${error.message}\n`)
    return 1
  }
}

async function openClinicDatabase(
  config: ServerConfig,
  err: Output,
  isOnlyRead: boolean,
): Promise<OpenDatabase> {
  const { dataDirectory } = config
  // Opening it would make a new one, in which nobody wants to do anything.
  if (config.databaseUrl === undefined && !existsSync(join(dataDirectory, 'postgres')))
    throw new StartError(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL as for the server.`,
    )
  return await openDatabase(
    config,
    createLogger(config.logLevel, err),
    postgresLimits,
    isOnlyRead ? requireUpToDate : undefined,
  ).catch((error: unknown) => {
    if (!(error instanceof DataDirectoryError && error.cause instanceof DirectoryInUse)) throw error
    const { owner } = error.cause
    const who = owner ? ` (process ${owner.process} on ${owner.host})` : ''
    throw new StartError(
      `The server is running on the data in ${dataDirectory}${who}. Stop the server first, then do this again.`,
      { cause: error },
    )
  })
}
