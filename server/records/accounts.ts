import { eq } from 'drizzle-orm'
import { staffMessages } from '@/contracts/staff'
import type { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { users } from '../db/schema'
import type { Mail } from '../dependencies'
import { Refusal } from '../http'

/** @throws Refusal 409 with the fields whose names somebody has, or had */
export async function refuseTaken(tx: Db, names: ReturnType<typeof accountNames>): Promise<void> {
  const has = async (column: typeof users.usernameKey | typeof users.emailKey, key: string) =>
    (await tx.select({ id: users.id }).from(users).where(eq(column, key)).limit(1)).length > 0
  const fields = {
    ...((await has(users.usernameKey, names.usernameKey)) && {
      username: staffMessages.usernameTaken,
    }),
    ...((await has(users.emailKey, names.emailKey)) && { email: staffMessages.emailTaken }),
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
