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
  email,
  emailKey: nameKey(email),
})
