import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { authEndpoints, authMessages } from '@/contracts/auth'
import { attemptCounter, limits } from '../auth/limits'
import { loginAnswer } from '../auth/login-answer'
import { beginSession, endSession, endSessions } from '../auth/session'
import { writing } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'

const wrongPassword = () =>
  new Refusal(400, authMessages.currentPasswordWrong, {
    fields: { currentPassword: authMessages.currentPasswordWrong },
  })

/** The caller's own session and password: what somebody with a start password may do, too. */
export function sessionRoutes(dependencies: ApiDependencies) {
  const { db, passwords, clock, config, clientAddress } = dependencies
  const attempts = attemptCounter(dependencies)
  const app = new Hono<ApiEnv>()
  handle(app, authEndpoints.logout, async (c) => {
    await endSession(db, c.get('caller').sessionId)
    return c.json({ message: authMessages.loggedOut })
  })
  handle(app, authEndpoints.changePassword, async (c, { currentPassword, newPassword }) => {
    const { id } = c.get('caller')
    const address = clientAddress(c)
    // The same counters as a login's: whoever finds a screen unlocked guesses no better here.
    const tried = [
      [limits.accountAtAddress, address, id] as const,
      [limits.account, id] as const,
    ] as const
    await attempts.take(...tried)
    const [account] = await db
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        passwordHash: users.passwordHash,
        role: { name: roles.name, key: roles.key, permissions: roles.permissions },
      })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.id, id))
    const before = account?.passwordHash
    if (!before || !(await passwords.verify(currentPassword, before))) throw wrongPassword()
    if (currentPassword === newPassword)
      throw new Refusal(400, authMessages.passwordUnchanged, {
        fields: { newPassword: authMessages.passwordUnchanged },
      })
    const passwordHash = await passwords.hash(newPassword)
    const issuedAt = Math.floor(clock() / 1000)
    const expiresAt = issuedAt + config.sessionSeconds
    const sessionId = await writing(db, async (tx) => {
      await endSessions(tx, id)
      // It begins for the password that was verified: had another call changed it, none would.
      const begun = await beginSession(tx, {
        userId: id,
        passwordHash: before,
        expiresAt: expiresAt * 1000,
      })
      if (begun === null) throw wrongPassword()
      await tx
        .update(users)
        .set({ passwordHash, mustChangePassword: false })
        .where(eq(users.id, id))
      const counted = attemptCounter({ db: tx, clock })
      for (const each of tried) await counted.giveBack(each)
      return begun
    })
    return c.json(
      await loginAnswer(
        { ...account, mustChangePassword: false },
        { id: sessionId, issuedAt, expiresAt },
        config.secret,
      ),
    )
  })
  return app
}
