import { isOwnScope } from '@shared/contracts/access'
import {
  emailCode,
  type OwnProfile,
  ownProfileEndpoints,
  ownProfileMessages,
} from '@shared/contracts/own-profile'
import { isSuperAdmin } from '@shared/contracts/roles'
import { and, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { emailGetsCodes, emailUnconfirmed } from '../auth/confirmed-email'
import { attemptCounter, limits } from '../auth/limits'
import { nameKey } from '../auth/names'
import { noteAttempt } from '../auth/noted-attempts'
import { checkCode, codeMinutes, consumeCodes, startCode } from '../auth/one-time-codes'
import { ownPasswordCheck } from '../auth/own-password-check'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies, Mail, Mailer } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { putInOutbox, sendOutbox } from '../outbox'
import { emailChangedMail, refuseTaken } from '../records/accounts'
import { handleChange } from '../records/change'
import { accountEvent } from '../records/change-events'
import { searchText } from '../records/search-text'
import { changesOf } from '../records/targets'

const refuse = (status: 400 | 403, message: string, field: string) =>
  new Refusal(status, message, { fields: { [field]: message } })

/** @param code null where the most that may live at a time have been mailed already */
const confirmationMail = (name: string, to: string, code: string | null): Mail => ({
  to,
  subject: 'Your code to confirm an e-mail in Rounds',
  text: [
    `Hello ${name},`,
    '',
    code === null
      ? `a code to confirm this e-mail in Rounds has been asked for again. The codes of the mails before this one are still valid, for ${codeMinutes} minutes each: please use one of them.`
      : `your code for this e-mail in Rounds is ${code}. It is valid for ${codeMinutes} minutes.`,
    '',
    'If you did not ask for it, you need not do anything. Never tell the code to anyone.',
  ].join('\n'),
})

async function accountWith(db: Db, id: string) {
  const [account] = await db
    .select({
      ...{ id: users.id, name: users.name, username: users.username, email: users.email },
      ...{ phone: users.phone, version: users.version, emailConfirmed: emailGetsCodes },
      role: roles.name,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, id))
  if (!account) throw new Error('the account is gone')
  return account
}
type Account = Awaited<ReturnType<typeof accountWith>>

const profileOf = (
  { name, email, phone, version, role, emailConfirmed }: Account,
  mail: Mailer,
): OwnProfile => ({
  ...{ name, email, phone, version, emailConfirmed },
  codeCanBeMailed: !mail.isNotSetUp,
  // Nobody else may change a Super Admin.
  mayRename: isSuperAdmin({ name: role }),
})

/** A code for an e-mail is of use for this alone, and guesses at it end no code that resets a password. */
const codeSubject = ({ id }: Pick<Account, 'id'>, email: string) => `${email} for ${id}`

/** As the audit says it. */
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')

const isOther = (email: string, { email: before }: Pick<Account, 'email'>) =>
  nameKey(email) !== nameKey(before)

/** The caller's own name, e-mail and telephone. */
export function ownProfileRoutes(dependencies: ApiDependencies) {
  const { db, mail, clock, background } = dependencies
  const attempts = attemptCounter(dependencies)
  /** Whoever finds a screen unlocked takes no account over by its e-mail. */
  const checkPassword = ownPasswordCheck(dependencies)
  const sent = (account: Account) => profileOf(account, mail)
  const app = new Hono<ApiEnv>()

  async function sendCode(c: Context<ApiEnv>, account: Account, email: string) {
    const address = c.get('address')
    await attempts.take(
      [limits.forgotFromAddress, address],
      [limits.forgotAtAddress, address, email],
      [limits.forgot, email],
    )
    const code = await startCode(dependencies, codeSubject(account, email))
    await putInOutbox(db, clock(), confirmationMail(account.name, email, code))
    background(sendOutbox(dependencies))
    await noteAttempt(dependencies, c.get('audit'), {
      ...{ kind: 'password', call: emailCode.name, account, address },
    })
  }

  /** @throws Refusal */
  async function confirmCode(c: Context<ApiEnv>, account: Account, email: string, otp: string) {
    const address = c.get('address')
    const subject = codeSubject(account, email)
    const guesses = [
      [limits.codeFromAddress, address] as const,
      [limits.codeAtAddress, address, subject] as const,
      [limits.code, subject] as const,
    ] as const
    await attempts.take(...guesses)
    if (!(await checkCode(dependencies, subject, otp))) {
      await noteAttempt(dependencies, c.get('audit'), {
        ...{ kind: 'failed', call: emailCode.name, account, address },
      })
      throw refuse(400, ownProfileMessages.codeWrong, 'otp')
    }
    await attempts.giveBack(...guesses)
  }

  handle(app, ownProfileEndpoints.get, async (c) =>
    c.json(sent(await accountWith(db, c.get('caller').id))),
  )

  handleChange(
    app,
    dependencies,
    ownProfileEndpoints.change,
    async (c, { version, currentPassword, otp, confirmEmail, ...given }) => {
      const caller = c.get('caller')
      const opened = await accountWith(db, caller.id)
      const refuseStale = (account: Account) => {
        if (account.version === version) return
        const current = sent(account)
        throw new Refusal(409, ownProfileMessages.stale, { error: 'stale', current })
      }
      refuseStale(opened)
      const isMoved = isOther(given.email, opened)
      if (confirmEmail && mail.isNotSetUp) throw new Refusal(409, ownProfileMessages.noMail)
      const isWayIn = isMoved || confirmEmail
      const isProven = isWayIn && !mail.isNotSetUp
      if (isWayIn)
        await checkPassword(c, currentPassword, {
          call: ownProfileEndpoints.change.name,
          missing: ownProfileMessages.passwordMissing,
        })
      if (isProven) {
        if (otp === '') {
          await sendCode(c, opened, given.email)
          const body = { ...sent(opened), codeSentTo: given.email }
          return async () => ({ body, events: [] })
        }
        await confirmCode(c, opened, given.email, otp)
      }
      return async (tx) => {
        // The codes before the account, as a reset locks them.
        if (isWayIn)
          for (const subject of [
            ...[opened.email, given.email].toSorted(),
            codeSubject(opened, given.email),
          ])
            await consumeCodes(tx, subject)
        await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, caller.id))
          .for('no key update')
        const before = await accountWith(tx, caller.id)
        refuseStale(before)
        if (given.name !== before.name && !sent(before).mayRename)
          throw refuse(403, ownProfileMessages.nameProtected, 'name')
        const emailKey = nameKey(given.email)
        if (isMoved) await refuseTaken(tx, { emailKey }, before.id)
        await tx
          .update(users)
          .set({
            ...{ ...given, emailKey, version: version + 1 },
            ...(isMoved && emailUnconfirmed),
            ...(isProven && { emailConfirmedAt: new Date(clock()) }),
            searchText: searchText(given.name, before.username, given.email),
          })
          .where(and(eq(users.id, before.id), eq(users.version, version)))
        if (isMoved && !mail.isNotSetUp) await putInOutbox(tx, clock(), emailChangedMail(before))
        const { name, email, phone, emailConfirmed } = before
        const after = await accountWith(tx, before.id)
        const target = {
          kind: isOwnScope(caller.permissions) ? ('account' as const) : ('staff' as const),
          name: `${name} (${before.username})`,
          changes: changesOf(
            { name, email, phone, emailConfirmed: yesOrNo(emailConfirmed) },
            { ...given, emailConfirmed: yesOrNo(after.emailConfirmed) },
          ),
        }
        return {
          body: sent(after),
          events: [accountEvent(before.id, target)],
          after: () => background(sendOutbox(dependencies)),
        }
      }
    },
  )
  return app
}
