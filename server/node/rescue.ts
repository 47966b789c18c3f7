import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type RescuedAccount, rescueAccount } from '../db/rescue'
import { Refusal } from '../http'
import { readConfig } from './config'
import { openDatabase } from './database'
import { DirectoryInUse } from './directory-lock'
import { DataDirectoryError } from './durable-pglite'
import { createLogger, type Output } from './log'
import { createPasswords, newPassword } from './passwords'
import { StartError } from './start-error'

const usage = `How to use it: npm run rescue -- USERNAME [--new-password]

Makes the account of this username an active Super Admin. Where there is none, it is made, with a
new password, which is shown once.

  --new-password   gives an account that is there a new password too, which is shown once
`

interface Surroundings {
  /** What stands behind the program's name. */
  args: readonly string[]
  env: Readonly<Record<string, string | undefined>>
  /** What a relative DATA_DIR is relative to. */
  cwd: string
  out: Output
  err: Output
}

/**
 * Gives a clinic its administration back, from the server's machine: makes an account an active
 * Super Admin, in the database that the server's environment names, and says what it did.
 * @returns the exit code
 */
export async function rescue({ args, env, cwd, out, err }: Surroundings): Promise<number> {
  const wanted = readArguments(args)
  if (!wanted) {
    err.write(usage)
    return 1
  }
  try {
    for (const line of await rescueIn(env, cwd, err, wanted)) out.write(`rounds: ${line}\n`)
    return 0
  } catch (error) {
    err.write(`rounds: ${wordsFor(error)}\n`)
    return 1
  }
}

interface Wanted {
  username: string
  newPassword: boolean
}

function readArguments(args: readonly string[]): Wanted | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'new-password': { type: 'boolean', default: false } },
    })
    const [username, ...others] = positionals
    if (username === undefined || others.length > 0) return null
    return { username, newPassword: values['new-password'] }
  } catch {
    return null
  }
}

/** @returns what was done, a sentence a line */
async function rescueIn(
  env: Surroundings['env'],
  cwd: string,
  err: Output,
  wanted: Wanted,
): Promise<string[]> {
  const config = readConfig(env, cwd)
  const { dataDirectory } = config
  // Opening it would make a new one, of which nobody wants a Super Admin.
  if (config.databaseUrl === undefined && !existsSync(join(dataDirectory, 'postgres')))
    throw new StartError(
      `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL as for the server.`,
    )
  const database = await openDatabase(config, createLogger(config.logLevel, err)).catch(
    (error: unknown) => {
      if (!(error instanceof DataDirectoryError && error.cause instanceof DirectoryInUse))
        throw error
      const { owner } = error.cause
      const who = owner ? ` (process ${owner.process} on ${owner.host})` : ''
      throw new StartError(
        `The server is running on the data in ${dataDirectory}${who}. Stop the server first, then do this again.`,
        { cause: error },
      )
    },
  )
  try {
    const done = await rescueAccount(database.db, wanted, createPasswords(), newPassword)
    return [`in ${database.place}:`, ...describe(done)]
  } finally {
    await database.close()
  }
}

function describe({ username, created, formerRole, activated, password }: RescuedAccount) {
  const lines: string[] = []
  if (created) lines.push(`There was no account "${username}": it has been made.`)
  if (!created && formerRole === null && !activated && password === null)
    return [
      `"${username}" was an active Super Admin already: nothing has been changed.`,
      '--new-password gives the account a new password.',
    ]
  const was = formerRole === null ? '' : ` The role was ${formerRole}.`
  lines.push(`"${username}" is an active Super Admin now.${was}`)
  if (activated) lines.push('The account was not active before.')
  if (password !== null) lines.push(`The new password, shown only this once: ${password}`)
  if (!created) lines.push('The sessions of the account have ended: sign in again.')
  return lines
}

/** What whoever runs it can mend is said to them; anything else is a fault of the program's. */
function wordsFor(error: unknown): string {
  if (
    error instanceof StartError ||
    error instanceof DataDirectoryError ||
    error instanceof Refusal
  )
    return error.message
  throw error
}
