import { authEndpoints, authMessages } from '@shared/contracts/auth'
import {
  firstSignIn,
  ownPasswordEndpoints,
  ownPasswordMessages,
} from '@shared/contracts/own-password'
import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { attemptCounter, limits } from '../auth/limits'
import { loginAnswer } from '../auth/login-answer'
import { noteAttempt } from '../auth/noted-attempts'
import { beginSession, endSession, endSessions } from '../auth/session'
import { checkBirthDate, startCodeDigits } from '../auth/start-codes'
import { writing } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { noteFirstSignIn } from '../records/account-links'
import { noteChange } from '../records/change'
import { patientEvent } from '../records/patients'

const wrongPassword = (message: string = ownPasswordMessages.currentWrong) =>
  new Refusal(400, message, { fields: { currentPassword: message } })

/** The caller's own session and password: what somebody with a start password may do, too. */
export function sessionRoutes(dependencies: ApiDependencies) {
  const { db, passwords, clock, config } = dependencies
  const attempts = attemptCounter(dependencies)
  const app = new Hono<ApiEnv>()
  handle(app, authEndpoints.logout, async (c) => {
    const caller = c.get('caller')
    const { name: call } = authEndpoints.logout
    await writing(db, async (tx) => {
      await endSession(tx, caller.sessionId)
      // Whoever ends the trial of a role stays signed in.
      if (!caller.isTrial)
        await c.get('audit').account(tx, {
          ...{ kind: 'signed-out', call, account: caller, address: c.get('address') },
        })
    })
    return c.json({ message: authMessages.loggedOut })
  })
  handle(app, ownPasswordEndpoints.change, async (c, input) => {
    const { currentPassword, newPassword, dateOfBirth } = input
    const caller = c.get('caller')
    const { id } = caller
    const address = c.get('address')
    const audit = c.get('audit')
    const failed = ({ name: call }: { name: string }) =>
      noteAttempt(dependencies, audit, { kind: 'failed', call, account: caller, address })
    // The same counters as a login's: whoever finds a screen unlocked guesses no better here.
    const tried = [
      [limits.accountAtAddress, address, id] as const,
      [limits.account, id] as const,
    ] as const
    const giveBack = async (counter = attempts) => {
      for (const each of tried) await counter.giveBack(each)
    }
    /** The server was too busy to tell: that is no failure of the caller's. */
    const tooBusy = async (error: unknown) => {
      await giveBack()
      throw error
    }
    await attempts.take(...tried)
    const [account] = await db
      .select({
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        passwordHash: users.passwordHash,
        codeEndsAt: users.startCodeEndsAt,
        role: { name: roles.name, key: roles.key, permissions: roles.permissions },
      })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.id, id))
    const before = account?.passwordHash
    const codeEndsAt = account?.codeEndsAt ?? null
    const typed = codeEndsAt ? startCodeDigits(currentPassword) : currentPassword
    if (!before || !(await passwords.verify(typed, before).catch(tooBusy))) {
      await failed(ownPasswordEndpoints.change)
      throw wrongPassword(codeEndsAt ? ownPasswordMessages.codeWrong : undefined)
    }
    if (currentPassword === newPassword) {
      await giveBack()
      throw new Refusal(400, ownPasswordMessages.unchanged, {
        fields: { newPassword: ownPasswordMessages.unchanged },
      })
    }
    if (codeEndsAt) {
      // Its own tries are counted: the code was right.
      await giveBack()
      await checkBirthDate(db, id, {
        ...{ endsAt: codeEndsAt, typed: dateOfBirth, now: clock() },
        onWrong: () => failed(firstSignIn),
      })
    }
    const passwordHash = await passwords.hash(newPassword).catch(tooBusy)
    const issuedAt = Math.floor(clock() / 1000)
    const expiresAt = issuedAt + config.sessionSeconds
    const sessionId = await writing(db, async (tx) => {
      // The account before its sessions, and only where it still has the password that was verified.
      const changed = await tx
        .update(users)
        .set({
          ...{ passwordHash, mustChangePassword: false, startCodeEndsAt: null },
          // Only who reads what goes to the e-mail has a code that was mailed there.
          ...(codeEndsAt && {
            startCodeMailed: false,
            emailConfirmedAt: sql`case when ${users.startCodeMailed} then ${new Date(clock()).toISOString()}::timestamptz else ${users.emailConfirmedAt} end`,
          }),
        })
        .where(and(eq(users.id, id), eq(users.passwordHash, before), users.active))
        .returning({ id: users.id })
      if (changed.length === 0) throw wrongPassword()
      await endSessions(tx, id)
      const begun = await beginSession(tx, {
        userId: id,
        passwordHash,
        ...{ issuedAt, expiresAt, address, userAgent: c.req.header('user-agent') },
      })
      if (begun === null) throw new Error('the session was not begun')
      if (codeEndsAt) {
        const patientId = await noteFirstSignIn(tx, id, clock())
        if (patientId)
          await noteChange(tx, c, { ...ownPasswordEndpoints.change, ...firstSignIn }, [
            patientEvent({ id: patientId }),
          ])
      } else await giveBack(attemptCounter({ db: tx, clock }))
      const { name: call } = ownPasswordEndpoints.change
      await audit.account(tx, { kind: 'password', call, account: caller, address })
      return begun
    })
    return c.json(
      await loginAnswer(
        { ...account, mustChangePassword: false, startCodeEndsAt: null },
        { id: sessionId, issuedAt, expiresAt },
        config,
      ),
    )
  })
  return app
}
