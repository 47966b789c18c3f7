import { isSuperAdmin } from '@shared/contracts/roles'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { changeAdministration } from '../auth/administration'
import { accountNames, nameKey } from '../auth/names'
import { consumeCodes } from '../auth/one-time-codes'
import { endSessions } from '../auth/session'
import type { Mailer, PasswordHasher } from '../dependencies'
import { Refusal } from '../http'
import { nextNumber } from '../records/numbers'
import { searchText } from '../records/search-text'
import { notifySuperAdmins } from '../records/super-admins'
import { type Db, isUniqueViolation } from './database'
import { roles, users } from './schema'

/** What was done for an account that is an active Super Admin now. */
export interface RescuedAccount {
  /** As it is spelled in the database. */
  username: string
  /** Whether there was none of this name before. */
  created: boolean
  /** The role that it held; null where it was a Super Admin, or was not there. */
  formerRole: string | null
  /** Whether it was there, but not active. */
  activated: boolean
  /** A new password, to be shown once; null where it keeps its own. */
  password: string | null
}

interface RescueMeans {
  passwords: PasswordHasher
  /** Makes the new password; only its hash is kept. */
  password: () => string
  /** Where it is set up, the other Super Admins are mailed too, by the server that starts next. */
  mail: Pick<Mailer, 'isNotSetUp'>
  /** Milliseconds since 1970. */
  now: number
}

/** It is the beginning of an e-mail address too. */
const newUsername = /^(?=.{1,64}$)[a-z0-9]+([._-][a-z0-9]+)*$/i

/**
 * Makes an account an active Super Admin, for a clinic in which nobody can give a permission back
 * or sign in. Whoever may write to the database may do it: there is no caller. All other Super Admins are
 * notified.
 * @param wanted.newPassword whether an account that is there gets a new password; a new one does
 * @throws Refusal where the account cannot be made, or where there is no clinic
 */
export async function rescueAccount(
  db: Db,
  wanted: { username: string; newPassword: boolean },
  { passwords, password, mail, now }: RescueMeans,
): Promise<RescuedAccount> {
  const username = wanted.username.trim()
  const secret = password()
  // Hashing takes its time and must not hold a transaction open.
  const passwordHash = await passwords.hash(secret)
  return await changeAdministration(db, async (tx) => {
    const superAdmin = (await tx.select().from(roles)).find(isSuperAdmin)
    if (!superAdmin)
      throw new Refusal(
        409,
        'There is no clinic in this database yet: start the server, which makes one.',
      )
    const roleId = superAdmin.id
    const notifyOthers = ({ id, name, username }: { id: string; name: string; username: string }) =>
      notifySuperAdmins(
        tx,
        { caller: null, now },
        { made: { _id: id, name, username, role: superAdmin }, mail },
      )
    const [account] = await tx
      .select({
        id: users.id,
        number: users.number,
        name: users.name,
        username: users.username,
        email: users.email,
        active: users.active,
        passwordHash: users.passwordHash,
        startCodeEndsAt: users.startCodeEndsAt,
        role: { id: roles.id, name: roles.name },
      })
      .from(users)
      .leftJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.usernameKey, nameKey(username)))

    if (!account) {
      if (!newUsername.test(username))
        throw new Refusal(
          400,
          `There is no account "${username}", and a new one has 1 to 64 letters (a to z) and digits in its name, with single dots, hyphens or underscores between them.`,
        )
      const id = newId()
      const email = `${username.toLowerCase()}@rounds.example`
      await tx
        .insert(users)
        .values({
          ...accountNames({ username, email }),
          ...{ id, name: username, passwordHash, roleId },
          number: await nextNumber(tx, 'staff'),
          searchText: searchText(username, email),
        })
        .catch((error: unknown) => {
          if (!isUniqueViolation(error)) throw error
          throw new Refusal(
            409,
            `Another account has the e-mail ${email}: choose another username.`,
          )
        })
      await notifyOthers({ id, name: username, username })
      return { username, created: true, formerRole: null, activated: false, password: secret }
    }

    const done = {
      username: account.username,
      created: false,
      formerRole: account.role?.id === roleId ? null : (account.role?.name ?? null),
      activated: !account.active,
      // Colleagues of a demo clinic have none, and a patient's code is none.
      password:
        wanted.newPassword || account.passwordHash === null || account.startCodeEndsAt !== null
          ? secret
          : null,
    }
    if (done.formerRole === null && !done.activated && !done.password) return done
    // The codes before the account, as a reset locks them: two of them never wait for each other.
    if (done.password) await consumeCodes(tx, account.email)
    await tx
      .update(users)
      .set({
        roleId,
        // Of a patient's account there was none.
        number: account.number ?? (await nextNumber(tx, 'staff')),
        active: true,
        deletedAt: null,
        ...(done.password ? { passwordHash, startCodeEndsAt: null, startCodeMailed: false } : {}),
      })
      .where(eq(users.id, account.id))
    // A token names the roles that it was made with, and one from before the account was deactivated
    // must not come back to life.
    await endSessions(tx, account.id)
    if (done.formerRole !== null || done.activated) await notifyOthers(account)
    return done
  })
}
