import { parseArgs } from 'node:util'
import { type RescuedAccount, rescueAccount } from '../db/rescue'
import { type CommandSurroundings, inClinicDatabase } from './clinic-database'
import { createPasswords, newPassword } from './passwords'

const usage = `How to use it: npm run rescue -- USERNAME [--new-password]

Makes the account of this username an active Super Admin. Where there is none, it is made, with a
new password, which is shown once.

  --new-password   gives an account that is there a new password too, which is shown once
`

/**
 * Gives a clinic its administration back, from the server's machine: makes an account an active
 * Super Admin, in the database that the server's environment names, and says what it did.
 * @returns the exit code
 */
export async function rescue(surroundings: CommandSurroundings): Promise<number> {
  const wanted = readArguments(surroundings.args)
  if (!wanted) {
    surroundings.err.write(usage)
    return 1
  }
  return await inClinicDatabase(surroundings, async ({ db, place }, { mail }) => {
    const done = await rescueAccount(db, wanted, {
      ...{ passwords: createPasswords(), password: newPassword },
      ...{ mail: { isNotSetUp: mail === undefined }, now: Date.now() },
    })
    return [`in ${place}:`, ...describe(done)]
  })
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
