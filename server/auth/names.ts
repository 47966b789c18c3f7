import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { users } from '../db/schema'
import { looksOf } from './look-alikes'

/**
 * The form in which usernames and e-mails are kept beside what was typed, looked up and counted:
 * the same whatever the database and its locale are. Letters that differ in case only are one, as
 * are compatible spellings of a character (the Kelvin sign is a K); İ, which is no i, is not.
 */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase()

/** The names of an account as the database keeps them. */
export const accountNames = ({ username, email }: { username: string; email: string }) => ({
  username,
  usernameKey: nameKey(username),
  usernameLooks: looksOf(username),
  email,
  emailKey: nameKey(email),
})

/** Works out what usernames may be read as that another version has written. */
export async function addUsernameLooks(db: Db): Promise<void> {
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(sql`${users.usernameLooks} = '{}'`)
  if (rows.length === 0) return
  const looks = rows.map(({ id, username }) => ({ id, looks: looksOf(username) }))
  await db.execute(sql`
    update ${users} set username_looks = array(select jsonb_array_elements_text(one -> 'looks'))
    from jsonb_array_elements(${JSON.stringify(looks)}::jsonb) one
    where ${users.id} = (one ->> 'id')::uuid`)
}
