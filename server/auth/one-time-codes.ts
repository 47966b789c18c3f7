import { eq } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { oneTimeCodes } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { keyedHash } from './keyed-hash'
import { nameKey } from './names'

/** How long a code is valid, in minutes. */
export const codeMinutes = 10

/** Codes of one e-mail that live at a time: asking for another one never ends one that was mailed. */
const codesMost = 3

/** Wrong guesses that end an e-mail's codes, all of them together. */
const codeTries = 5

type Dependencies = Pick<ApiDependencies, 'db' | 'config' | 'clock'>

/**
 * What is kept of a code. It is bound to the e-mail, and whoever reads the table cannot try the million
 * codes without the secret.
 */
const codeHash = (
  { secret }: Dependencies['config'],
  emailKey: string,
  code: string,
): Promise<string> => keyedHash(secret, 'one-time-code', `${emailKey}:${code}`)

/** Compares in a time that does not tell how much of the guess is right. */
function sameHash(left: string, right: string): boolean {
  let difference = left.length ^ right.length
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at)
  return difference === 0
}

const ofEmail = (emailKey: string) => eq(oneTimeCodes.emailKey, emailKey)

/**
 * Makes one more code for an e-mail. It is made where no account has the e-mail too: whoever tries
 * codes then costs the same work, and its time tells nothing.
 * @returns the code, to be mailed, of which only the hash is kept; null where the most that may live
 *   at a time live already
 */
export async function startCode(
  { db, config, clock, newCode }: Dependencies & Pick<ApiDependencies, 'newCode'>,
  email: string,
): Promise<string | null> {
  const emailKey = nameKey(email)
  const code = newCode()
  const hash = await codeHash(config, emailKey, code)
  const now = clock()
  const expiresAt = now + codeMinutes * 60_000
  return await writing(db, async (tx) => {
    const none = { codes: [], triesLeft: codeTries, expiresAt: new Date(expiresAt) }
    // Whether it was there or is new: what this returns is locked, and nobody removes it meanwhile.
    const [row] = await tx
      .insert(oneTimeCodes)
      .values({ emailKey, ...none })
      .onConflictDoUpdate({ target: oneTimeCodes.emailKey, set: { emailKey } })
      .returning()
    const living = row?.codes.filter((made) => made.expiresAt > now) ?? []
    if (living.length >= codesMost) return null
    await tx
      .update(oneTimeCodes)
      .set({
        codes: [...living, { hash, expiresAt }],
        expiresAt: new Date(expiresAt),
        ...(living.length === 0 ? { triesLeft: codeTries } : {}),
      })
      .where(ofEmail(emailKey))
    return code
  })
}

/** Whether there is a code of this e-mail to be guessed. */
export async function hasLivingCode(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(oneTimeCodes)
    .where(ofEmail(nameKey(email)))
  return row?.codes.some((made) => made.expiresAt > clock()) ?? false
}

/**
 * Checks a code, and with a right one does `onRight` in the same transaction (which must use only
 * the handle it is given). A wrong guess costs one of the tries of all the e-mail's codes; the last
 * of them ends these. The row is locked meanwhile, so guesses at the same moment are counted one by
 * one. Whether an account has the e-mail is not asked here, and changes nothing of the work.
 */
export async function checkCode(
  { db, config, clock }: Dependencies,
  email: string,
  code: string,
  onRight: (tx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  const emailKey = nameKey(email)
  const guess = await codeHash(config, emailKey, code)
  return await writing(db, async (tx) => {
    const [row] = await tx.select().from(oneTimeCodes).where(ofEmail(emailKey)).for('update')
    const living = row?.codes.filter((made) => made.expiresAt > clock()) ?? []
    if (!row || living.length === 0) return false
    const right = living.map(({ hash }) => sameHash(hash, guess)).includes(true)
    const triesLeft = row.triesLeft - 1
    if (right) await onRight(tx)
    else
      await tx
        .update(oneTimeCodes)
        .set({ triesLeft, codes: triesLeft > 0 ? living : [] })
        .where(ofEmail(emailKey))
    return right
  })
}

/** Ends all codes of an e-mail, within the transaction that one of them was right for. */
export async function consumeCodes(tx: Db, email: string): Promise<void> {
  await tx.delete(oneTimeCodes).where(ofEmail(nameKey(email)))
}
