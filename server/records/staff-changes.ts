import { isSuperAdmin } from '@shared/contracts/roles'
import { isProtected, staffMessages } from '@shared/contracts/staff'
import { and, eq } from 'drizzle-orm'
import { refuseBeyondOwn } from '../auth/administration'
import { emailUnconfirmed } from '../auth/confirmed-email'
import { nameKey } from '../auth/names'
import { consumeCodes } from '../auth/one-time-codes'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users } from '../db/schema'
import { isId, Refusal } from '../http'
import { refuseTaken } from './accounts'
import { searchText } from './search-text'
import { type StaffRow, sentStaff, staffRole, staffWith } from './staff'

/** A refusal in one sentence, at a field where there is one. */
export const refuse = (status: 403 | 409 | 422, message: string, field?: string) =>
  new Refusal(status, message, field === undefined ? {} : { fields: { [field]: message } })

/** Whoever is changed, in the version that the caller has seen, and locked until the change is made. */
export async function seenStaff(tx: Db, id: string, version: number): Promise<StaffRow> {
  // No stronger, for each change refers to its caller: two who change one another would stand still.
  if (isId(id))
    await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  const row = await staffWith(tx, id)
  if (row.version !== version)
    throw new Refusal(409, staffMessages.stale, { error: 'stale', current: sentStaff(row) })
  if (isProtected(row)) throw refuse(403, staffMessages.protected)
  return row
}

async function permissionsOf(tx: Db, roleId: string): Promise<string[]> {
  const [role] = await tx
    .select({ permissions: roles.permissions })
    .from(roles)
    .where(and(eq(roles.clinicId, clinicId), eq(roles.id, roleId)))
  return role?.permissions ?? []
}

/**
 * Who can let themselves in as somebody may do all that they may: it takes that the caller holds it too.
 * @throws Refusal 403, that of the caller's own words
 */
export const refuseBeyondRole = async (
  tx: Db,
  callerId: string,
  { role }: StaffRow,
  refused: Refusal,
): Promise<void> => refuseBeyondOwn(tx, callerId, [], await permissionsOf(tx, role._id), refused)

interface Position {
  role: string
  department?: string | undefined
  status: 'active' | 'inactive'
}

/**
 * The row's values of a role and a department that can be given, by somebody who holds all that the
 * role takes them beyond what they had. Where no department is named it stays as it is.
 * @throws Refusal 422 where there is no such role or department, 403 where it is beyond the caller, as a
 *   Super Admin's is to everybody else
 */
export async function position(
  tx: Db,
  callerId: string,
  { role: roleId, department, status }: Position,
  before?: StaffRow,
) {
  const [role] = isId(roleId)
    ? await tx
        .select()
        .from(roles)
        .where(and(staffRole, eq(roles.id, roleId)))
    : []
  if (!role) throw refuse(422, staffMessages.roleRequired, 'role')
  if (isSuperAdmin(role) && !(await holdsSuperAdmin(tx, callerId)))
    throw refuse(403, staffMessages.superAdminOnly, 'role')
  const departmentId =
    department === undefined ? before?.department?._id : await departmentWith(tx, department)
  if (before?.role._id !== role.id) {
    const held = before ? await permissionsOf(tx, before.role._id) : []
    await refuseBeyondOwn(tx, callerId, held, role.permissions)
  } else if (!before.active && status === 'active')
    await refuseBeyondOwn(tx, callerId, [], role.permissions)
  return { roleId: role.id, departmentId: departmentId ?? null, active: status === 'active' }
}

/** Whether an account is a Super Admin's now: another change may just have made it one. */
async function holdsSuperAdmin(tx: Db, id: string): Promise<boolean> {
  const [own] = await tx
    .select({ name: roles.name })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, id), users.active))
  return own !== undefined && isSuperAdmin(own)
}

/** @throws Refusal 422 */
async function departmentWith(tx: Db, id: string): Promise<string> {
  const [department] = isId(id)
    ? await tx
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.clinicId, clinicId), eq(departments.id, id)))
        .for('key share')
    : []
  if (!department) throw refuse(422, staffMessages.departmentRequired, 'department')
  return department.id
}

/**
 * Ends the codes for a new password that were asked for by the e-mail before, and by the one that takes
 * its place. It comes before the account is locked, as a code is looked at before its account is changed.
 */
export async function endCodesBefore(tx: Db, id: string, email: string): Promise<void> {
  const { email: before } = await staffWith(tx, id)
  if (nameKey(before) === nameKey(email)) return
  await consumeCodes(tx, before)
  await consumeCodes(tx, email)
}

interface Corrections {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

/**
 * The row's values of what is corrected of somebody.
 * @throws Refusal 403 where a name, by which others know them, or an e-mail, by which their account is
 *   got into, is beyond the caller; 409 where the e-mail is somebody's already
 */
export async function corrected(
  tx: Db,
  callerId: string,
  before: StaffRow,
  { name = before.name, email = before.email, phone = before.phone }: Corrections,
) {
  if (name !== before.name) {
    const beyond = refuse(403, staffMessages.nameBeyondOwn, 'name')
    await refuseBeyondRole(tx, callerId, before, beyond)
  }
  const emailKey = nameKey(email)
  const isMoved = emailKey !== nameKey(before.email)
  if (isMoved) {
    const beyond = refuse(403, staffMessages.emailBeyondOwn, 'email')
    await refuseBeyondRole(tx, callerId, before, beyond)
    await refuseTaken(tx, { emailKey }, before._id)
  }
  return {
    ...{ name, email, emailKey, phone },
    searchText: searchText(name, before.username, email),
    ...(isMoved && emailUnconfirmed),
  }
}
