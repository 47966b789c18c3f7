import { type AccountLink, accountReaders } from '@shared/contracts/patient-accounts'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { accountLinks, clinicId, users } from '../db/schema'
import type { Mailer } from '../dependencies'
import type { Caller } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import { type ChangeEvent, patientAccountEvent } from './change-events'
import { adminAccounts, notify } from './notices'
import type { PatientRow } from './patients'

interface Account {
  id: string
  username: string
  email: string
}

/** Whether a caller may read all that an account shows, and so opens and links one that does not wait. */
export const readsWhatAccountsShow = (caller: Caller): boolean =>
  accountReaders.every((key) => seesClinic(caller, [key]))

/** Whose record an account of this caller's shows, or is to show once another user has confirmed it. */
export const shownBy = (caller: Caller, patientId: string) =>
  readsWhatAccountsShow(caller)
    ? { patientId, pendingPatientId: null }
    : { patientId: null, pendingPatientId: patientId }

/** Of these accounts, or of this patient, the link that has not ended. */
const isOpenLink = (of: { userId: string } | { patientId: string }) =>
  and(
    eq(accountLinks.clinicId, clinicId),
    'userId' in of ? eq(accountLinks.userId, of.userId) : eq(accountLinks.patientId, of.patientId),
    isNull(accountLinks.endedAt),
  )

const notifyAdmins = async (
  tx: Db,
  actor: Actor,
  kind: 'account-opened' | 'account-linked' | 'account-code',
  { account: { username, email }, patient }: { account: Account; patient: PatientRow },
): Promise<readonly ChangeEvent[]> =>
  await notify(tx, actor, {
    whom: await adminAccounts(tx),
    recordId: patient.id,
    what: (by) => ({
      ...{ kind, by, to: 'admin', username, email },
      ...{ patient: patient.name, patientNumber: patient.number },
    }),
  })

/** Writes down an opening or a link, and notifies the admins. */
export async function recordLink(
  tx: Db,
  actor: Actor,
  { account, patient, kind }: { account: Account; patient: PatientRow; kind: AccountLink['kind'] },
): Promise<readonly ChangeEvent[]> {
  const { caller, now } = actor
  const at = new Date(now)
  await tx.insert(accountLinks).values({
    ...{ userId: account.id, patientId: patient.id, kind, at },
    by: await callerName(tx, caller),
    shownAt: readsWhatAccountsShow(caller) ? at : null,
  })
  const of = kind === 'opened' ? 'account-opened' : 'account-linked'
  return await notifyAdmins(tx, actor, of, { account, patient })
}

/**
 * Whether an account gets another code for a first sign-in. Its person has no other way back where the e-mail
 * is not confirmed, or where no mail is set up. An intruder may have confirmed an e-mail, and a confirmed
 * mailbox may be closed: a caller may give a code where the account shows nothing that the caller could not
 * read.
 */
export const mayHaveCode = (
  {
    startCodeEndsAt,
    emailConfirmedAt,
    patientId,
  }: Pick<typeof users.$inferSelect, 'startCodeEndsAt' | 'emailConfirmedAt' | 'patientId'>,
  caller: Caller,
  mail: Mailer,
): boolean =>
  startCodeEndsAt !== null ||
  emailConfirmedAt === null ||
  patientId === null ||
  readsWhatAccountsShow(caller) ||
  (mail.isNotSetUp ?? false)

/**
 * Writes down another code, and notifies the admins.
 * @param waits whether the link goes back to waiting: the caller may not read what the account shows
 */
export async function recordCode(
  tx: Db,
  actor: Actor,
  { account, patient, waits }: { account: Account; patient: PatientRow; waits: boolean },
): Promise<readonly ChangeEvent[]> {
  const { caller, now } = actor
  await tx
    .update(accountLinks)
    .set({
      ...{ codeAt: new Date(now), codeBy: await callerName(tx, caller) },
      ...(waits && { shownAt: null, confirmedBy: null }),
    })
    .where(isOpenLink({ userId: account.id }))
  return await notifyAdmins(tx, actor, 'account-code', { account, patient })
}

export async function noteConfirmed(tx: Db, { caller, now }: Actor, userId: string): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ shownAt: new Date(now), confirmedBy: await callerName(tx, caller) })
    .where(isOpenLink({ userId }))
}

/**
 * Writes down a sign-in with a code; the one before is kept until then.
 * @returns whose record it shows or waits for
 */
export async function noteFirstSignIn(tx: Db, userId: string, now: number): Promise<string | null> {
  const [link] = await tx
    .update(accountLinks)
    .set({ signedInAt: new Date(now) })
    .where(isOpenLink({ userId }))
    .returning({ patientId: accountLinks.patientId })
  return link?.patientId ?? null
}

/** Takes all accounts off a record. A code that has not been used ends with it. */
export async function takeAccountsOff(
  tx: Db,
  patientId: string,
  now: number,
): Promise<readonly ChangeEvent[]> {
  const off = await tx
    .update(users)
    .set({
      ...{ patientId: null, pendingPatientId: null, version: sql`${users.version} + 1` },
      passwordHash: sql`case when ${users.startCodeEndsAt} is null then ${users.passwordHash} end`,
    })
    .where(
      and(
        eq(users.clinicId, clinicId),
        or(eq(users.patientId, patientId), eq(users.pendingPatientId, patientId)),
      ),
    )
    .returning({ id: users.id, username: users.username })
  await tx
    .update(accountLinks)
    .set({ endedAt: new Date(now) })
    .where(isOpenLink({ patientId }))
  return off.map(patientAccountEvent)
}

/** Each opening and link of a patient's accounts, the last first. */
export async function linksOf(
  db: Db,
  patientId: string,
  caller: Caller,
  mail: Mailer,
): Promise<AccountLink[]> {
  const rows = await db
    .select({ link: accountLinks, account: users })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.clinicId, clinicId), eq(accountLinks.patientId, patientId)))
    .orderBy(desc(accountLinks.at), desc(accountLinks.id))
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return rows.map(({ link, account }) => ({
    ...{ id: link.id, username: account.username, email: account.email },
    ...{ kind: link.kind, at: link.at.toISOString(), by: link.by, confirmedBy: link.confirmedBy },
    ...{ codeAt: iso(link.codeAt), codeBy: link.codeBy, codeEndsAt: iso(account.startCodeEndsAt) },
    emailConfirmed: account.emailConfirmedAt !== null,
    mayHaveCode: mayHaveCode(account, caller, mail),
    ...{ signedInAt: iso(link.signedInAt), shownAt: iso(link.shownAt), endedAt: iso(link.endedAt) },
  }))
}
