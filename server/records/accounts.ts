import { eq, or } from 'drizzle-orm'
import { staffMessages } from '@/contracts/staff'
import type { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { users } from '../db/schema'
import type { Mail } from '../dependencies'
import { Refusal } from '../http'

/**
 * Whoever signs in by a username or an e-mail has it alone: a username that is another's e-mail would
 * be asked in its place.
 * @throws Refusal 409 with the fields whose names somebody has, or had
 */
export async function refuseTaken(
  tx: Db,
  { usernameKey, emailKey }: ReturnType<typeof accountNames>,
): Promise<void> {
  const has = async (key: string) =>
    (await tx.$count(users, or(eq(users.usernameKey, key), eq(users.emailKey, key)))) > 0
  const fields = {
    ...((await has(usernameKey)) && { username: staffMessages.usernameTaken }),
    ...((await has(emailKey)) && { email: staffMessages.emailTaken }),
  }
  const [message] = Object.values(fields)
  if (message) throw new Refusal(409, message, { fields })
}

/** Tells somebody of an account that was opened for them, and never of its password. */
export const welcomeMail = ({
  name,
  username,
  email,
}: {
  name: string
  username: string
  email: string
}): Mail => ({
  to: email,
  subject: 'Your account in Rounds',
  text: [
    `Hello ${name},`,
    '',
    `an account in Rounds was opened for you. Your username is ${username}. Whoever opened it tells you the password to start with; you choose one of your own when you sign in for the first time.`,
  ].join('\n'),
})
