import { staffMessages } from '@shared/contracts/staff'
import { and, arrayOverlaps, eq, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { users } from '../db/schema'
import type { Mail } from '../dependencies'
import { Refusal } from '../http'

/**
 * Whoever signs in by a username or an e-mail has it alone: a username that is another's e-mail would
 * be asked in its place, and one that looks like another's would pass for it.
 * @param ofId whose names they are already; a new account's are nobody's
 * @throws Refusal 409 with the fields whose names somebody has, or had
 */
export async function refuseTaken(
  tx: Db,
  names: { usernameKey: string; usernameLooks: string[]; emailKey: string } | { emailKey: string },
  ofId?: string,
): Promise<void> {
  const has = async (key: string, alike?: SQL) =>
    (await tx.$count(
      users,
      and(
        or(eq(users.usernameKey, key), eq(users.emailKey, key), alike),
        ofId === undefined ? undefined : ne(users.id, ofId),
      ),
    )) > 0
  const isTaken =
    'usernameKey' in names &&
    (await has(names.usernameKey, arrayOverlaps(users.usernameLooks, names.usernameLooks)))
  const fields = {
    ...(isTaken && { username: staffMessages.usernameTaken }),
    ...((await has(names.emailKey)) && { email: staffMessages.emailTaken }),
  }
  const [message] = Object.values(fields)
  if (message) throw new Refusal(409, message, { fields })
}

interface Account {
  name: string
  username: string
  email: string
}

/** A mail that greets its reader, with an empty line between its paragraphs. */
const letter = (
  { name, email }: Pick<Account, 'name' | 'email'>,
  subject: string,
  paragraphs: readonly string[],
): Mail => ({ to: email, subject, text: [`Hello ${name},`, ...paragraphs].join('\n\n') })

/** Tells somebody of an account that was opened for them, and never of its password. */
export const welcomeMail = ({ name, username, email }: Account): Mail =>
  letter({ name, email }, 'Your account in Rounds', [
    `an account in Rounds was opened for you. Your username is ${username}. Whoever opened it tells you the password to start with; you choose one of your own when you sign in for the first time.`,
  ])

/**
 * Brings a patient a code: for the first sign-in, or in place of a password.
 * @param until YYYY-MM-DD
 */
export const startCodeMail = (
  { name, username, email }: Account,
  { code, until }: { code: string; until: string },
): Mail =>
  letter({ name, email }, 'Your account in Rounds', [
    `your clinic gives you a code for your account in Rounds. Your username is ${username}, and the code is ${code}. Type it as the password, until ${until}. You are then asked for your date of birth, and choose a password of your own.`,
    'Never tell the code to anyone. If you did not ask for it, please tell your clinic.',
  ])

/** Warns a patient that a code took the place of the password, and never says which. */
export const passwordEndedMail = ({ name, username, email }: Account): Mail =>
  letter({ name, email }, 'Your password in Rounds was replaced', [
    `the password of your account ${username} in Rounds was replaced by a code of the clinic. The password is no longer valid, and you are signed out everywhere. You choose a new password when you sign in with the code.`,
    'If you did not ask for it, please tell your clinic.',
  ])

/** Tells somebody by the e-mail they had that another stands in its place, and never which. */
export const emailChangedMail = ({ name, username, email }: Account): Mail =>
  letter({ name, email }, 'The e-mail of your account in Rounds was changed', [
    `your account ${username} in Rounds was given another e-mail. You can no longer sign in with this one, and no code for a new password goes to it.`,
    'If you did not ask for it, please tell your administrator.',
  ])

/** Warns a Super Admin that there is another one. */
export const superAdminMail = (
  { name, email }: Pick<Account, 'name' | 'email'>,
  { made, by }: { made: Pick<Account, 'name' | 'username'>; by: string },
): Mail =>
  letter({ name, email }, 'A new Super Admin in Rounds', [
    `${by} made ${made.name} (${made.username}) a Super Admin in Rounds. A Super Admin can do everything. This cannot be undone on the screens.`,
    'If this is not right, ask who did it, and tell the operator of the server.',
  ])

/** Warns the account that made a Super Admin: somebody else may know its password. */
export const ownSuperAdminMail = (
  { name, username, email }: Account,
  made: Pick<Account, 'name' | 'username'>,
): Mail =>
  letter({ name, email }, 'A new Super Admin in Rounds', [
    `your account ${username} made ${made.name} (${made.username}) a Super Admin in Rounds. A Super Admin can do everything. This cannot be undone on the screens.`,
    'If it was not you, somebody knows your password: change it now, and tell the operator of the server.',
  ])

/** Tells somebody that their password was replaced, and never by which. */
export const startPasswordMail = ({ name, username, email }: Account): Mail =>
  letter({ name, email }, 'A new start password for your account in Rounds', [
    `your account ${username} in Rounds was given a new password to start with. The one that you had is no longer valid, and you are signed out everywhere. Whoever gave it tells you the new one in person; you choose one of your own when you sign in.`,
    'If you did not ask for it, please tell your administrator.',
  ])
