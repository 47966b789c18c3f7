import { authEndpoints, authMessages, mailNotSetUpError } from '@shared/contracts/auth'
import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { emailGetsCodes } from '../auth/confirmed-email'
import { attemptCounter, limits } from '../auth/limits'
import { loginAnswer } from '../auth/login-answer'
import { nameKey } from '../auth/names'
import { noteAttempt } from '../auth/noted-attempts'
import {
  checkCode,
  codeMinutes,
  consumeCodes,
  hasLivingCode,
  startCode,
} from '../auth/one-time-codes'
import { beginSession, endSessions } from '../auth/session'
import { startCodeDigits } from '../auth/start-codes'
import { type Db, writing } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import type { Audit } from '../records/audit'

/** Unknown, wrong and inactive are told in the same words. */
const wrongLogin = () => new Refusal(401, 'Invalid username or password')

/** Wrong, expired, used up and unknown e-mail as well. */
const wrongCode = () => new Refusal(400, 'Invalid or expired OTP')

/** Who signs in by this name or e-mail, whatever its case; a username goes before an e-mail. */
export async function accountOf(db: Db, login: string) {
  const byUsername = eq(users.usernameKey, nameKey(login))
  const [account] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      active: users.active,
      passwordHash: users.passwordHash,
      mustChangePassword: users.mustChangePassword,
      startCodeEndsAt: users.startCodeEndsAt,
      role: { name: roles.name, key: roles.key, permissions: roles.permissions },
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(or(byUsername, eq(users.emailKey, nameKey(login))))
    .orderBy(desc(byUsername))
    .limit(1)
  return account
}

/**
 * The active user of an e-mail, whatever its case, who may get in by it. A patient who has not signed in yet
 * does so by the code on paper or in the mail, which asks for the date of birth.
 */
async function userByEmail(db: Db, email: string) {
  const [user] = await db
    .select({
      ...{ id: users.id, username: users.username, name: users.name, email: users.email },
      role: roles.name,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        ...[eq(users.emailKey, nameKey(email)), users.active],
        ...[isNotNull(users.passwordHash), isNull(users.startCodeEndsAt)],
        emailGetsCodes,
      ),
    )
  return user
}

type UserOfEmail = NonNullable<Awaited<ReturnType<typeof userByEmail>>>

/** An embedded database works on the thread that has to send the answer first. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Requests within an hour from which on a mail says how many there were. */
const often = 4

/** @param code null where the most that may live at a time have been mailed already */
const mailText = (name: string, code: string | null, requests: number): string =>
  [
    `Hello ${name},`,
    '',
    code === null
      ? `a code for a new password in Rounds has been asked for again. The codes of the mails before this one are still valid, for ${codeMinutes} minutes each: please use one of them. A new one is made when they have ended.`
      : `your code for a new password in Rounds is ${code}. It is valid for ${codeMinutes} minutes and can be used once.`,
    '',
    ...(requests >= often
      ? [
          `Codes for this e-mail have been asked for ${requests} times within an hour. If that was not you, somebody else does it; please notify your administrator. Your password cannot be changed without a code.`,
          '',
        ]
      : []),
    'If you did not ask for it, you need not do anything: your password stays as it is. Never tell the code to anyone.',
  ].join('\n')

/** Signing in, and the way back in with a one-time code by e-mail. */
export function authRoutes(dependencies: ApiDependencies) {
  const { db, mail, passwords, background, clock, config, log } = dependencies
  const attempts = attemptCounter(dependencies)

  /** The hash of a password that nobody has. */
  let decoy: string | undefined

  /** An unknown user's password is verified too, against the decoy, so that both take as long. */
  async function verify(password: string, hash: string | null | undefined): Promise<boolean> {
    decoy ??= await passwords.hash(crypto.randomUUID())
    return (await passwords.verify(password, hash ?? decoy)) && hash != null
  }

  /**
   * Writes an attempt down after the answer: how many of them are kept differs between accounts and names
   * that no account has, and the time of the answer is not to tell which it was.
   */
  const noteLater = (c: Context<ApiEnv>, act: Parameters<typeof noteAttempt>[2]) => {
    const [audit, requestId] = [c.get('audit'), c.get('requestId')]
    const note = async () => {
      await answered()
      await noteAttempt(dependencies, audit, act).catch((error: unknown) =>
        log.error({ requestId, err: error }, 'a failed sign-in or code was not written down'),
      )
    }
    background(note())
  }

  async function mailCode(
    email: string,
    requests: number,
    { requestId, audit, address }: { requestId: string; audit: Audit; address: string },
  ): Promise<void> {
    await answered()
    try {
      const code = await startCode(dependencies, email)
      const user = await userByEmail(db, email)
      const { name: call } = authEndpoints.forgotPassword
      const account = user ?? null
      await noteAttempt(dependencies, audit, { kind: 'password', call, account, address })
      if (!user) return
      await mail.send({
        to: user.email,
        subject: 'Your code for a new password in Rounds',
        text: mailText(user.name, code, requests),
      })
    } catch (error) {
      log.error({ requestId, err: error }, 'the code for a new password was not sent')
    }
  }

  /**
   * Who may go on with this code, having done `onRight` in the transaction that found it right. For
   * an e-mail without an account, or with one that is closed, the work is the same.
   * @throws Refusal
   */
  async function redeem(
    { email, otp }: { email: string; otp: string },
    { c, call, address }: { c: Context<ApiEnv>; call: string; address: string },
    onRight?: (tx: Db, user: UserOfEmail) => Promise<void>,
  ) {
    const guesses = [
      [limits.codeFromAddress, address] as const,
      // Where no code lives there is nothing to guess, and nothing that its owner would miss.
      ...((await hasLivingCode(dependencies, email))
        ? ([
            [limits.codeAtAddress, address, email],
            [limits.code, email],
          ] as const)
        : []),
    ]
    await attempts.take(...guesses)
    const user = await userByEmail(db, email)
    const right = await checkCode(dependencies, email, otp, async (tx) => {
      if (user) await onRight?.(tx, user)
    })
    if (!user || !right) {
      noteLater(c, { kind: 'failed', call, account: user ?? null, address })
      throw wrongCode()
    }
    await attempts.giveBack(...guesses)
    return user
  }

  const app = new Hono<ApiEnv>()
  handle(app, authEndpoints.login, async (c, { username, password }) => {
    const address = c.get('address')
    await attempts.look([limits.loginFromAddress, address])
    const account = await accountOf(db, username)
    const fromAddress = [limits.loginFromAddress, address] as const
    const atAddress = [limits.loginAtAddress, address, username] as const
    const everywhere = [limits.login, username] as const
    await attempts.take(fromAddress, atAddress, everywhere)
    // Counted for a name that nobody has as well, and not told of: that two names are one account's
    // is nobody's business.
    const who = account?.id ?? username
    const accountAtAddress = [limits.accountAtAddress, address, who] as const
    const accountEverywhere = [limits.account, who] as const
    const mayTry = (await attempts.takeSilently(accountAtAddress, accountEverywhere)) !== null
    const codeEndsAt = account?.startCodeEndsAt ?? null
    const isOver = codeEndsAt !== null && codeEndsAt.getTime() <= clock()
    const hash = mayTry && !isOver ? account?.passwordHash : null
    const right = await verify(codeEndsAt ? startCodeDigits(password) : password, hash).catch(
      async (error: unknown) => {
        // The server was too busy to tell: that is no failure of the caller's.
        await attempts.giveBack(fromAddress, atAddress, everywhere)
        if (mayTry) await attempts.giveBack(accountAtAddress, accountEverywhere)
        throw error
      },
    )
    const { name: call } = authEndpoints.login
    const audited = account && { ...account, role: account.role.name }
    const of = { call, account: audited ?? null, address }
    const noteAndRefuse = () => {
      noteLater(c, { ...of, kind: 'failed' })
      return wrongLogin()
    }
    if (!account?.active || !hash || !right) throw noteAndRefuse()
    const issuedAt = Math.floor(clock() / 1000)
    const expiresAt = issuedAt + config.sessionSeconds
    const sessionId = await writing(db, async (tx) => {
      const begun = await beginSession(tx, {
        userId: account.id,
        passwordHash: hash,
        ...{ issuedAt, expiresAt, address, userAgent: c.req.header('user-agent') },
      })
      if (begun === null) return null
      const counted = attemptCounter({ db: tx, clock })
      await counted.giveBack(fromAddress)
      await counted.clear(atAddress)
      await counted.giveBack(everywhere)
      await counted.clear(accountAtAddress)
      await counted.giveBack(accountEverywhere)
      await c.get('audit').account(tx, { ...of, kind: 'signed-in' })
      return begun
    })
    if (sessionId === null) throw noteAndRefuse()
    return c.json(await loginAnswer(account, { id: sessionId, issuedAt, expiresAt }, config))
  })
  handle(app, authEndpoints.forgotPassword, async (c, { email }) => {
    // Of every address the same, before anything is looked up.
    if (mail.isNotSetUp)
      throw new Refusal(503, authMessages.mailNotSetUp, { error: mailNotSetUpError })
    const address = c.get('address')
    const [, , requests = 0] = await attempts.take(
      [limits.forgotFromAddress, address],
      [limits.forgotAtAddress, address, email],
      [limits.forgot, email],
    )
    // Whether the account exists is found out after the answer, so its time cannot tell.
    const from = { requestId: c.get('requestId'), audit: c.get('audit'), address }
    background(mailCode(email, requests, from))
    return c.json({
      message: 'If an account with this e-mail exists, a code has been sent to it.',
    })
  })
  handle(app, authEndpoints.verifyOtp, async (c, input) => {
    const { name: call } = authEndpoints.verifyOtp
    const of = { call, address: c.get('address') }
    const account = await redeem(input, { ...of, c })
    noteLater(c, { ...of, kind: 'password', account })
    return c.json({ message: authMessages.otpVerified })
  })
  handle(app, authEndpoints.resetPassword, async (c, { email, otp, newPassword }) => {
    const address = c.get('address')
    // A wrong code is refused before the costly hash, which in turn is no work for a transaction.
    const { name: call } = authEndpoints.resetPassword
    const from = { c, call, address }
    await redeem({ email, otp }, from)
    const passwordHash = await passwords.hash(newPassword)
    const { id, username } = await redeem({ email, otp }, from, async (tx, account) => {
      await consumeCodes(tx, email)
      await tx
        .update(users)
        .set({ passwordHash, mustChangePassword: false })
        .where(eq(users.id, account.id))
      await endSessions(tx, account.id)
      await c.get('audit').account(tx, { kind: 'password', call, account, address })
    })
    await attempts.clear(
      [limits.loginAtAddress, address, username],
      [limits.loginAtAddress, address, email],
      [limits.accountAtAddress, address, id],
    )
    return c.json({ message: authMessages.resetDone })
  })
  return app
}
