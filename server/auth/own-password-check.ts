import { ownProfileMessages } from '@shared/contracts/own-profile'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, Refusal } from '../http'
import { attemptCounter, limits } from './limits'
import { noteAttempt } from './noted-attempts'

const refuse = (message: string) =>
  new Refusal(400, message, { fields: { currentPassword: message } })

/**
 * Asks the caller's own password again before an act that a screen left unlocked must not allow. It counts
 * with the failures of a login, and a wrong one is written down.
 */
export function ownPasswordCheck(
  dependencies: Pick<ApiDependencies, 'db' | 'clock' | 'passwords'>,
) {
  const { db, passwords } = dependencies
  const attempts = attemptCounter(dependencies)
  /**
   * @param call by which the audit knows the act
   * @param missing what a caller reads who typed none
   * @throws Refusal 400 at `currentPassword`, or 429
   */
  return async (
    c: Context<ApiEnv>,
    typed: string,
    { call, missing }: { call: string; missing: string },
  ): Promise<void> => {
    if (typed === '') throw refuse(missing)
    const account = c.get('caller')
    const address = c.get('address')
    const tried = [
      [limits.accountAtAddress, address, account.id] as const,
      [limits.account, account.id] as const,
    ] as const
    await attempts.take(...tried)
    const [row] = await db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, account.id))
    const hash = row?.passwordHash ?? null
    /** The server was too busy to tell: that is no failure of the caller's. */
    const tooBusy = async (error: unknown) => {
      await attempts.giveBack(...tried)
      throw error
    }
    const isRight = hash !== null && (await passwords.verify(typed, hash).catch(tooBusy))
    if (isRight) return await attempts.giveBack(...tried)
    await noteAttempt(dependencies, c.get('audit'), { kind: 'failed', call, account, address })
    throw refuse(ownProfileMessages.passwordWrong)
  }
}
