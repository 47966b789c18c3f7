import { desc, eq, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  authMessages,
  authPaths,
  forgotPasswordInputSchema,
  loginInputSchema,
  resetPasswordInputSchema,
  verifyOtpInputSchema,
} from '@/contracts/auth'
import { attemptCounter, limits } from '../auth/limits'
import { checkCode, codeMinutes, consumeCode, startCode, userByEmail } from '../auth/one-time-codes'
import { issueToken } from '../auth/session'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, Refusal } from '../http'

/** Unknown, wrong and inactive are told in the same words. */
const wrongLogin = () => new Refusal(401, 'Invalid username or password')

/** Wrong, expired, used up and unknown e-mail as well. */
const wrongCode = () => new Refusal(400, 'Invalid or expired OTP')

/** Who signs in by this name or e-mail, whatever its case; a username goes before an e-mail. */
async function accountOf(db: Db, login: string) {
  const typed = sql`lower(${login}::text)`
  const byUsername = eq(sql`lower(${users.username})`, typed)
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      active: users.active,
      passwordHash: users.passwordHash,
      sessionVersion: users.sessionVersion,
      role: { name: roles.name, key: roles.key, permissions: roles.permissions },
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(or(byUsername, eq(sql`lower(${users.email})`, typed)))
    .orderBy(desc(byUsername))
    .limit(1)
  return account
}

const mailText = (name: string, code: string): string =>
  [
    `Hello ${name},`,
    '',
    `your code for a new password in Rounds is ${code}. It is valid for ${codeMinutes} minutes and can be used once.`,
    '',
    'If you did not ask for it, you need not do anything: your password stays as it is. Never tell the code to anyone.',
  ].join('\n')

/** Signing in, and the way back in with a one-time code by e-mail (specification, section 7). */
export function authRoutes(dependencies: ApiDependencies) {
  const { db, mail, passwords, background, clientAddress, log } = dependencies
  const attempts = attemptCounter(dependencies)

  /** The hash of a password that nobody has. */
  let decoy: string | undefined

  /** An unknown user's password is verified too, against the decoy, so that both take as long. */
  async function verify(password: string, hash: string | undefined): Promise<boolean> {
    decoy ??= await passwords.hash(crypto.randomUUID())
    return (await passwords.verify(password, hash ?? decoy)) && hash !== undefined
  }

  async function mailCode(email: string, requestId: string): Promise<void> {
    // An embedded database works on the thread that has to send the answer first.
    await new Promise((resolve) => setTimeout(resolve, 0))
    try {
      const user = await userByEmail(db, email)
      if (!user) return
      const code = await startCode(dependencies, user.id)
      await mail.send({
        to: user.email,
        subject: 'Your code for a new password in Rounds',
        text: mailText(user.name, code),
      })
    } catch (error) {
      log.error({ requestId, err: error }, 'the code for a new password was not sent')
    }
  }

  return new Hono<ApiEnv>()
    .post(authPaths.login, body(loginInputSchema), async (c) => {
      const { username, password } = c.req.valid('json')
      const address = clientAddress(c)
      const counted = [
        // In this order nobody who is refused uses up a limit that others share.
        [limits.loginAtAddress, address, username],
        [limits.loginFromAddress, address],
        [limits.login, username],
      ] as const
      for (const [limit, ...subject] of counted) await attempts.take(limit, ...subject)
      const account = await accountOf(db, username)
      const right = await verify(password, account?.passwordHash).catch(async (error: unknown) => {
        // The server was too busy to tell: that is no failure of the caller's.
        for (const [limit, ...subject] of counted) await attempts.giveBack(limit, ...subject)
        throw error
      })
      if (!account?.active || !right) throw wrongLogin()
      await attempts.clear(limits.loginAtAddress, address, username)
      await attempts.giveBack(limits.loginFromAddress, address)
      await attempts.giveBack(limits.login, username)
      const { id, name, email, role } = account
      return c.json({
        token: await issueToken(account, dependencies),
        user: { _id: id, name, username: account.username, email, role: role.name },
      })
    })
    .post(authPaths.forgotPassword, body(forgotPasswordInputSchema), async (c) => {
      const { email } = c.req.valid('json')
      await attempts.take(limits.forgotFromAddress, clientAddress(c))
      await attempts.take(limits.forgot, email)
      // Whether the account exists is found out after the answer, so its time cannot tell.
      background(mailCode(email, c.get('requestId')))
      return c.json({
        message: 'If an account with this e-mail exists, a code has been sent to it.',
      })
    })
    .post(authPaths.verifyOtp, body(verifyOtpInputSchema), async (c) => {
      const { email, otp } = c.req.valid('json')
      await attempts.take(limits.codeFromAddress, clientAddress(c))
      await attempts.take(limits.code, email)
      const user = await userByEmail(db, email)
      if (!user || !(await checkCode(dependencies, user.id, otp))) throw wrongCode()
      return c.json({ message: authMessages.otpVerified })
    })
    .post(authPaths.resetPassword, body(resetPasswordInputSchema), async (c) => {
      const { email, otp, newPassword } = c.req.valid('json')
      const address = clientAddress(c)
      await attempts.take(limits.codeFromAddress, address)
      await attempts.take(limits.code, email)
      const user = await userByEmail(db, email)
      // A wrong code is refused before the costly hash, which in turn is no work for a transaction.
      if (!user || !(await checkCode(dependencies, user.id, otp))) throw wrongCode()
      const passwordHash = await passwords.hash(newPassword)
      const done = await checkCode(dependencies, user.id, otp, async (tx) => {
        await consumeCode(tx, user.id)
        await tx
          .update(users)
          .set({ passwordHash, sessionVersion: sql`${users.sessionVersion} + 1` })
          .where(eq(users.id, user.id))
      })
      if (!done) throw wrongCode()
      await attempts.clear(limits.loginAtAddress, address, user.username)
      await attempts.clear(limits.loginAtAddress, address, user.email)
      return c.json({ message: authMessages.resetDone })
    })
}
