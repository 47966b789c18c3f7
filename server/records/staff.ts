import { clinicDashboards } from '@shared/contracts/access'
import type { PermissionKey } from '@shared/contracts/permissions'
import { type StaffUser, sentUser, staffMessages, type staffOrders } from '@shared/contracts/staff'
import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { isId, Refusal } from '../http'
import { sameTimeEveryDay } from './hours-rules'
import { countRows, inOrder, keysOf, type Order, readNumber } from './page'

const isWith = (key: PermissionKey): SQL => sql`${key} = any(${roles.permissions})`

/** A role that shows its holder their own record and nothing of the clinic: a patient's. */
export const isOwnScope = sql<boolean>`(${isWith('patient_dashboard')} and not ${roles.permissions} && ${sql.param(clinicDashboards)}::text[])`

/** The roles that staff can hold. */
export const staffRole = and(eq(roles.clinicId, clinicId), not(isOwnScope))

/** Who sees patients: doctors by their dashboard, where the clinic's own is not theirs too. */
export const doctorRole = and(isWith('doctor_dashboard'), not(isWith('admin_dashboard')))

/** Who works in the laboratory, likewise. */
export const technicianRole = and(isWith('lab_dashboard'), not(isWith('admin_dashboard')))

/** Whether who holds a role of the clinic's is a doctor by it. */
export const isDoctorRole = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(roles, and(eq(roles.clinicId, clinicId), eq(roles.id, id), doctorRole))) > 0

/** Whether an account's role makes a doctor; the account can be joined under any name. */
export const isDoctorAccount = ({ clinicId, roleId }: Record<'clinicId' | 'roleId', AnyPgColumn>) =>
  sql<boolean>`exists (select 1 from ${roles} where ${roles.clinicId} = ${clinicId} and ${roles.id} = ${roleId} and ${doctorRole})`

/** The accounts that are staff: no patients', and nobody who has been deleted. */
export const isStaff = and(eq(users.clinicId, clinicId), isNull(users.deletedAt), staffRole)

const lowerName = sql`lower(${users.name})`

/** What staff are ordered by. */
export const byName: Order = { by: lowerName, id: users.id }

/** By what many have in common, and among those by name. */
const byGroup = (by: SQL, read?: Order['read']): Order => ({
  ...{ by, id: users.id, within: { by: lowerName } },
  ...(read && { read }),
})

/** What they can be ordered by: a clinic's staff are few enough to be sorted as they are read. */
export const staffOrdersBy: Record<(typeof staffOrders)[number], Order> = {
  name: byName,
  // Who has none stands behind all others.
  number: { by: sql`coalesce(${users.number}, 2147483647)`, id: users.id, read: readNumber },
  username: { by: users.usernameKey, id: users.id },
  role: byGroup(sql`lower(${roles.name})`),
  department: byGroup(sql`coalesce(lower(${departments.name}), '')`),
  status: byGroup(sql`case when ${users.active} then 0 else 1 end`, readNumber),
  email: { by: users.emailKey, id: users.id },
}

export const holdsRole = and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId))

/** How many there are, as `countRows` counts. */
export const countStaff = (db: Db, found: SQL | undefined): Promise<number> =>
  countRows(
    db,
    db.select({ one: sql`1` }).from(users).innerJoin(roles, holdsRole).where(found).$dynamic(),
  )

/** Staff users as the contract has them, with their places in an order. */
export const staffRows = (db: Db, order: Order = byName) =>
  db
    .select({
      _id: users.id,
      number: users.number,
      name: users.name,
      username: users.username,
      role: { _id: roles.id, name: roles.name },
      department: { _id: departments.id, name: departments.name },
      workingTime: { _id: workingTimes.id, name: workingTimes.name },
      email: users.email,
      phone: users.phone,
      place: users.place,
      active: users.active,
      isAdmin: sql<boolean>`${isWith('admin_dashboard')}`,
      version: users.version,
      keys: keysOf(order),
      joinedAt: users.createdAt,
    })
    .from(users)
    .innerJoin(roles, holdsRole)
    .leftJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .leftJoin(
      workingTimes,
      and(eq(workingTimes.clinicId, users.clinicId), eq(workingTimes.id, sameTimeEveryDay)),
    )
    .$dynamic()

export type StaffRow = Awaited<ReturnType<typeof staffRows>>[number]

/** Whoever was made staff by hand in the database has none until they are changed by a call. */
const sentNumber = ({ number }: Pick<StaffRow, 'number'>) => (number === null ? {} : { number })

/** As it is sent. */
export function sentStaff({
  number,
  active,
  isAdmin: _,
  keys: _place,
  joinedAt: _date,
  ...row
}: StaffRow) {
  const user: StaffUser = {
    ...row,
    ...sentNumber({ number }),
    status: active ? 'active' : 'inactive',
  }
  return sentUser(user)
}

export const staffNotFound = () => new Refusal(404, staffMessages.notFound)

/** The active ones with such a role, as forms offer them. */
export async function listColleagues(db: Db, among: SQL | undefined) {
  const rows = await staffRows(db)
    .where(and(isStaff, users.active, among))
    .orderBy(...inOrder(byName))
  return rows.map(({ _id, name, department, ...row }) => ({
    ...{ _id, name, department },
    ...sentNumber(row),
  }))
}

/** One of the staff. @throws Refusal 404 */
export async function staffWith(db: Db, id: string): Promise<StaffRow> {
  if (!isId(id)) throw staffNotFound()
  const [row] = await staffRows(db).where(and(isStaff, eq(users.id, id)))
  if (!row) throw staffNotFound()
  return row
}

/** One of the staff; other changes of their time, and of the visits in it, wait. @throws Refusal 404 */
export async function lockedStaff(tx: Db, id: string): Promise<StaffRow> {
  if (!isId(id)) throw staffNotFound()
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return await staffWith(tx, id)
}
