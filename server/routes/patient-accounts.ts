import { and, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { isOwnScope } from '@/contracts/access'
import {
  accountLinksMost,
  patientRecordEndpoints,
  patientRecordMessages,
} from '@/contracts/patient-records'
import type { PermissionKey } from '@/contracts/permissions'
import { changeAdministration, refuseBeyondOwn } from '../auth/administration'
import { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { clinicId, patients, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, type Caller, Refusal } from '../http'
import { putInOutbox, sendOutbox } from '../outbox'
import { refuseTaken, welcomeMail } from '../records/accounts'
import { handleChange } from '../records/change'
import { dayIn } from '../records/clinic-time'
import { type PatientRow, seenPatient, sentTo, touchedPatient } from '../records/patients'
import { touchedAccount } from '../records/touched'

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
    throw refuse(409, patientRecordMessages.roleMissing)
  const beyond = role.permissions.filter((key) => !reachOwn.some((own) => own === key))
  await refuseBeyondOwn(tx, callerId, [], beyond)
  return role.id
}

/** A patient's account of exactly this username. @throws Refusal 422 */
async function patientAccount(tx: Db, username: string) {
  const [account] = await tx
    .select({
      ...{ id: users.id, patientId: users.patientId, links: users.patientLinks },
      permissions: roles.permissions,
    })
    .from(users)
    .innerJoin(roles, and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId)))
    .where(and(eq(users.clinicId, clinicId), eq(users.username, username), isNull(users.deletedAt)))
    .for('no key update', { of: users })
  // Whether somebody of the staff has this name is nothing to be learned here.
  if (!account || !isOwnScope(new Set(account.permissions)))
    throw refuse(422, patientRecordMessages.accountUnknown, 'username')
  return account
}

const linkUsed: PermissionKey = 'staff_edit'

/**
 * Refuses to lead an account from one patient to the next: whoever can sign in with it would read them all.
 * @throws Refusal 409 or 403
 */
function refuseUsed(
  caller: Caller,
  { patientId, links }: { patientId: string | null; links: number },
) {
  if (patientId !== null) throw refuse(409, patientRecordMessages.accountTaken, 'username')
  if (links > 0 && !caller.permissions.has(linkUsed))
    throw refuse(403, patientRecordMessages.accountUsed, 'username')
  if (links >= accountLinksMost)
    throw refuse(409, patientRecordMessages.accountLinkedOften(links), 'username')
}

/** The accounts by which patients see their own record. */
export function patientAccountRoutes(dependencies: ApiDependencies) {
  const { mail, passwords, clock, background, config } = dependencies
  const app = new Hono<ApiEnv>()
  const today = () => dayIn(config.zone, clock())

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

  handleChange(
    app,
    dependencies,
    patientRecordEndpoints.openAccount,
    async (c, { id, version, username, email, password }) => {
      const caller = c.get('caller')
      // Hashing takes its time and must not hold a transaction open.
      const passwordHash = await passwords.hash(password)
      const names = accountNames({ username, email })
      return (tx) =>
        changeAdministration(tx, async (tx) => {
          const patient = await seenPatient(tx, caller, id, version, today())
          if (patient.closedAt) throw refuse(409, patientRecordMessages.closed)
          const roleId = await patientRole(tx, caller.id)
          await refuseTaken(tx, names)
          const { name } = patient
          await tx.insert(users).values({
            ...names,
            id: newId(),
            name,
            roleId,
            ...{ patientId: patient.id, patientLinks: 1 },
            passwordHash,
            mustChangePassword: true,
          })
          if (!mail.onlyLogs) await putInOutbox(tx, clock(), welcomeMail({ name, username, email }))
          return {
            status: 201,
            body: await changed(tx, caller, patient),
            touched: [touchedPatient(patient)],
            after: () => background(sendOutbox(dependencies)),
          }
        })
    },
  )

  handleChange(
    app,
    dependencies,
    patientRecordEndpoints.linkAccount,
    (c, { id, version, username }) => {
      const caller = c.get('caller')
      return async (tx) => {
        const patient = await seenPatient(tx, caller, id, version, today())
        const accounts: string[] = []
        if (username === null) {
          const unlinked = await tx
            .update(users)
            .set({ patientId: null, version: sql`${users.version} + 1` })
            .where(and(eq(users.clinicId, clinicId), eq(users.patientId, patient.id)))
            .returning({ id: users.id })
          accounts.push(...unlinked.map(({ id }) => id))
        } else {
          if (patient.closedAt) throw refuse(409, patientRecordMessages.closed)
          const account = await patientAccount(tx, username)
          const isLinked = account.patientId === patient.id
          if (!isLinked) refuseUsed(caller, account)
          await tx
            .update(users)
            .set({
              patientId: patient.id,
              patientLinks: isLinked ? account.links : account.links + 1,
              version: sql`${users.version} + 1`,
            })
            .where(eq(users.id, account.id))
          accounts.push(account.id)
        }
        return {
          body: await changed(tx, caller, patient),
          touched: [touchedPatient(patient), ...accounts.map((id) => touchedAccount(id))],
        }
      }
    },
  )
  return app
}
