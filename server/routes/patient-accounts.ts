import { isOwnScope } from '@shared/contracts/access'
import {
  accountLinksMost,
  type CodeWay,
  patientAccountEndpoints,
  patientAccountMessages,
} from '@shared/contracts/patient-accounts'
import { patientMessages } from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { changeAdministration, refuseBeyondOwn } from '../auth/administration'
import { attemptCounter, limits } from '../auth/limits'
import { forgetLoginFailures } from '../auth/login-failures'
import { accountNames } from '../auth/names'
import { endSessions } from '../auth/session'
import { type NewStartCode, newStartCode } from '../auth/start-codes'
import type { Db } from '../db/database'
import { clinicId, patients, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, Refusal } from '../http'
import { putInOutbox, sendOutbox } from '../outbox'
import {
  linksOf,
  mayHaveCode,
  noteConfirmed,
  readsWhatAccountsShow,
  recordCode,
  recordLink,
  shownBy,
  takeAccountsOff,
} from '../records/account-links'
import { passwordEndedMail, refuseTaken, startCodeMail } from '../records/accounts'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import { accountEvent, patientAccountEvent } from '../records/change-events'
import { dayIn } from '../records/clinic-time'
import {
  isPatient,
  type PatientRow,
  patientEvent,
  patientNotFound,
  seenPatient,
  sentTo,
} from '../records/patients'

/** What a patient's account can hold and reach no further by than its own record. */
const reachOwn: readonly PermissionKey[] = [
  'patient_dashboard',
  'patient_view',
  'appointment_create',
  'appointment_view',
  'prescription_view',
  'medical_record_view',
  'lab_report_view',
]

const refuse = (status: 403 | 409 | 422, message: string, field?: string) =>
  new Refusal(status, message, field === undefined ? {} : { fields: { [field]: message } })

/**
 * The role that patients' accounts get. Whoever opens one need not hold what reaches no further than
 * the patient's own record, but holds whatever else a clinic has put into that role.
 * @throws Refusal 409 where the clinic has no such role, 403 where it is beyond the caller
 */
async function patientRole(tx: Db, callerId: string): Promise<string> {
  const [role] = await tx
    .select({ id: roles.id, permissions: roles.permissions })
    .from(roles)
    .where(and(eq(roles.clinicId, clinicId), eq(roles.key, 'patient')))
  if (!role || !isOwnScope(new Set(role.permissions)))
    throw refuse(409, patientAccountMessages.roleMissing)
  const beyond = role.permissions.filter((key) => !reachOwn.some((own) => own === key))
  await refuseBeyondOwn(tx, callerId, [], beyond)
  return role.id
}

/** A patient's account of exactly this username. @throws Refusal 422 */
async function patientAccount(tx: Db, username: string) {
  const [account] = await tx
    .select({
      ...{ id: users.id, username: users.username, name: users.name, email: users.email },
      ...{ patientId: users.patientId, pendingPatientId: users.pendingPatientId },
      ...{ links: users.patientLinks, startCodeEndsAt: users.startCodeEndsAt },
      emailConfirmedAt: users.emailConfirmedAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null and ${users.startCodeEndsAt} is null`,
      permissions: roles.permissions,
    })
    .from(users)
    .innerJoin(roles, and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId)))
    .where(and(eq(users.clinicId, clinicId), eq(users.username, username), isNull(users.deletedAt)))
    .for('no key update', { of: users })
  // Whether somebody of the staff has this name is nothing to be learned here.
  if (!account || !isOwnScope(new Set(account.permissions)))
    throw refuse(422, patientAccountMessages.accountUnknown, 'username')
  return account
}

/** The account of this username that shows a patient, or waits to. @throws Refusal 422 */
async function accountOf(tx: Db, patient: PatientRow, username: string) {
  const account = await patientAccount(tx, username)
  if ((account.patientId ?? account.pendingPatientId) !== patient.id)
    throw refuse(422, patientAccountMessages.accountUnknown, 'username')
  return account
}

/** An account that was given a code, whose e-mail is no longer confirmed. */
function givenCodeEvents({
  id,
  username,
  emailConfirmedAt,
}: Pick<typeof users.$inferSelect, 'id' | 'username' | 'emailConfirmedAt'>) {
  const changes = emailConfirmedAt && { emailConfirmed: { from: 'yes', to: 'no' } }
  return accountEvent(id, { kind: 'account', name: username, ...(changes && { changes }) })
}

const linkUsed: PermissionKey = 'staff_edit'

/**
 * Refuses to lead an account from one patient to the next: whoever can sign in with it would read them all.
 * @throws Refusal 409 or 403
 */
function refuseUsed(
  caller: Caller,
  { patientId, pendingPatientId, links }: Awaited<ReturnType<typeof patientAccount>>,
) {
  if ((patientId ?? pendingPatientId) !== null)
    throw refuse(409, patientAccountMessages.accountTaken, 'username')
  if (links > 0 && !caller.permissions.has(linkUsed))
    throw refuse(403, patientAccountMessages.accountUsed, 'username')
  if (links >= accountLinksMost)
    throw refuse(409, patientAccountMessages.accountLinkedOften(links), 'username')
}

/** The accounts by which patients see their own record. */
export function patientAccountRoutes(dependencies: ApiDependencies) {
  const { db, mail, clock, background, config } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())
  const sendMail = () => background(sendOutbox(dependencies))

  /** The record after its accounts have changed, which is a change of the record. */
  async function changed(tx: Db, caller: Caller, { id, version }: PatientRow) {
    const [row] = await tx
      .update(patients)
      .set({ version: version + 1 })
      .where(and(eq(patients.clinicId, clinicId), eq(patients.id, id)))
      .returning()
    if (!row) throw new Error('the patient was not written')
    return await sentTo(tx, caller, row, today())
  }

  /** @throws Refusal 409 where nobody could sign in with a code, or get one so */
  function refuseCode(patient: PatientRow, by: CodeWay) {
    if (patient.closedAt) throw refuse(409, patientMessages.closed)
    if (!patient.dateOfBirth) throw refuse(409, patientAccountMessages.birthDateMissing)
    if (by === 'mail' && mail.isNotSetUp)
      throw refuse(409, patientAccountMessages.mailNotSetUp, 'by')
  }

  /**
   * Mails a code, or answers it for the slip.
   * @returns what the answer says of it once
   */
  async function handOver(
    tx: Db,
    account: { name: string; username: string; email: string },
    { code, endsAt }: NewStartCode,
    by: CodeWay,
  ) {
    const { username } = account
    if (by === 'slip')
      return { answeredOnce: { startCode: { username, code, endsAt: endsAt.toISOString() } } }
    const until = dayIn(config.zone, endsAt.getTime())
    await putInOutbox(tx, clock(), startCodeMail(account, { code, until }))
    return { after: sendMail }
  }

  handle(app, patientAccountEndpoints.accounts, async (c, { id }) => {
    const [patient] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.clinicId, clinicId), isPatient(id)))
    if (!patient) throw patientNotFound()
    const links = await linksOf(db, patient.id, c.get('caller'), mail)
    c.set('shown', {
      ...{ kind: 'listed', recordIds: links.map((link) => link.id) },
      ...{ patients: [patient.id], whose: patient.id },
    })
    return c.json(links)
  })

  handleChange(
    app,
    dependencies,
    patientAccountEndpoints.openAccount,
    async (c, { id, version, username, email, by }) => {
      const caller = c.get('caller')
      // Hashing takes its time and must not hold a transaction open.
      const startCode = await newStartCode(dependencies, by)
      const names = accountNames({ username, email })
      return (tx) =>
        changeAdministration(tx, async (tx) => {
          const patient = await seenPatient(tx, caller, id, version, today())
          refuseCode(patient, by)
          const roleId = await patientRole(tx, caller.id)
          await refuseTaken(tx, names)
          const account = { id: newId(), name: patient.name, username, email }
          await tx.insert(users).values({
            ...{ ...names, id: account.id, name: patient.name, roleId },
            ...{ ...shownBy(caller, patient.id), patientLinks: 1 },
            ...startCode.kept,
          })
          const opened = { account, patient, kind: 'opened' } as const
          const notified = await recordLink(tx, actorOf(c, dependencies), opened)
          return {
            status: 201,
            ...(await handOver(tx, account, startCode, by)),
            body: await changed(tx, caller, patient),
            events: [patientEvent(patient), patientAccountEvent(account), ...notified],
          }
        })
    },
  )

  handleChange(
    app,
    dependencies,
    patientAccountEndpoints.giveCode,
    async (c, { id, version, username, by }) => {
      const caller = c.get('caller')
      await attemptCounter(dependencies).look([limits.startCodeByUser, caller.id])
      const startCode = await newStartCode(dependencies, by)
      return async (tx) => {
        const patient = await seenPatient(tx, caller, id, version, today())
        refuseCode(patient, by)
        const account = await accountOf(tx, patient, username)
        if (!mayHaveCode(account, caller, mail))
          throw refuse(409, patientAccountMessages.emailConfirmedAlready, 'username')
        await attemptCounter({ db: tx, clock }).take(
          [limits.startCode, account.id],
          [limits.startCodeByUser, caller.id],
        )
        const waits = !readsWhatAccountsShow(caller)
        await tx
          .update(users)
          .set({
            // Who has the code need not be who has confirmed the e-mail.
            ...{ ...startCode.kept, emailConfirmedAt: null },
            ...(waits && shownBy(caller, patient.id)),
            version: sql`${users.version} + 1`,
          })
          .where(eq(users.id, account.id))
        await endSessions(tx, account.id)
        await forgetLoginFailures(tx, { ...account, _id: account.id })
        if (account.hasPassword && !mail.isNotSetUp)
          await putInOutbox(tx, clock(), passwordEndedMail(account))
        const notified = await recordCode(tx, actorOf(c, dependencies), { account, patient, waits })
        return {
          ...(await handOver(tx, account, startCode, by)),
          after: sendMail,
          body: await changed(tx, caller, patient),
          events: [patientEvent(patient), givenCodeEvents(account), ...notified],
        }
      }
    },
  )

  handleChange(
    app,
    dependencies,
    patientAccountEndpoints.confirmAccount,
    (c, { id, version, username, email }) => {
      const caller = c.get('caller')
      return async (tx) => {
        const patient = await seenPatient(tx, caller, id, version, today())
        const account = await accountOf(tx, patient, username)
        if (account.pendingPatientId === null) throw refuse(409, patientAccountMessages.notWaiting)
        // Who has the code could still sign in before its patient does.
        if (account.startCodeEndsAt !== null) throw refuse(409, patientAccountMessages.notSignedIn)
        // Changing it changes the account, and not the version of the patient.
        if (account.email !== email) throw refuse(409, patientAccountMessages.emailChanged)
        await tx
          .update(users)
          .set({ ...shownBy(caller, patient.id), version: sql`${users.version} + 1` })
          .where(eq(users.id, account.id))
        await noteConfirmed(tx, actorOf(c, dependencies), account.id)
        return {
          body: await changed(tx, caller, patient),
          events: [patientEvent(patient), patientAccountEvent(account)],
        }
      }
    },
  )

  handleChange(
    app,
    dependencies,
    patientAccountEndpoints.linkAccount,
    (c, { id, version, username }) => {
      const caller = c.get('caller')
      const actor = actorOf(c, dependencies)
      return async (tx) => {
        const patient = await seenPatient(tx, caller, id, version, today())
        if (username === null) {
          const off = await takeAccountsOff(tx, patient.id, actor.now)
          return {
            body: await changed(tx, caller, patient),
            events: [patientEvent(patient), ...off],
          }
        }
        if (patient.closedAt) throw refuse(409, patientMessages.closed)
        const account = await patientAccount(tx, username)
        const events = [patientEvent(patient), patientAccountEvent(account)]
        if ((account.patientId ?? account.pendingPatientId) === patient.id)
          return { body: await changed(tx, caller, patient), events }
        refuseUsed(caller, account)
        await tx
          .update(users)
          .set({
            ...shownBy(caller, patient.id),
            patientLinks: account.links + 1,
            version: sql`${users.version} + 1`,
          })
          .where(eq(users.id, account.id))
        const notified = await recordLink(tx, actor, { account, patient, kind: 'linked' })
        return {
          body: await changed(tx, caller, patient),
          events: [...events, ...notified],
        }
      }
    },
  )
  return app
}
