import { and, asc, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PermissionKey } from '@/contracts/permissions'
import { type StaffUser, sentUser, staffMessages } from '@/contracts/staff'
import { clinicDashboards } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { isId, Refusal } from '../http'
import { countRows } from './page'

const isWith = (key: PermissionKey): SQL => sql`${key} = any(${roles.permissions})`

/** A role that shows its holder their own record and nothing of the clinic: a patient's. */
const isOwnScope = sql`(${isWith('patient_dashboard')} and not ${roles.permissions} && ${sql.param(clinicDashboards)}::text[])`

/** The roles that staff can hold. */
export const staffRole = and(eq(roles.clinicId, clinicId), not(isOwnScope))

/** Who sees patients: doctors by their dashboard, where the clinic's own is not theirs too. */
export const doctorRole = and(isWith('doctor_dashboard'), not(isWith('admin_dashboard')))

/** Who works in the laboratory, likewise. */
export const technicianRole = and(isWith('lab_dashboard'), not(isWith('admin_dashboard')))

/** Whether who holds a role of the clinic's is a doctor by it. */
export const isDoctorRole = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.$count(roles, and(eq(roles.clinicId, clinicId), eq(roles.id, id), doctorRole))) > 0

/** The accounts that are staff: no patients', and nobody who has been deleted. */
export const isStaff = and(eq(users.clinicId, clinicId), isNull(users.deletedAt), staffRole)

/** What staff are ordered by. */
export const byName = { by: sql`lower(${users.name})`, id: users.id }

export const holdsRole = and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId))

/** How many there are, as `countRows` counts. */
export const countStaff = (db: Db, found: SQL | undefined): Promise<number> =>
  countRows(
    db,
    db.select({ one: sql`1` }).from(users).innerJoin(roles, holdsRole).where(found).$dynamic(),
  )

/** Staff users as the contract has them, with what a list goes by. */
export const staffRows = (db: Db) =>
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
      sortName: sql<string>`lower(${users.name})`,
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
      and(eq(workingTimes.clinicId, users.clinicId), eq(workingTimes.id, users.workingTimeId)),
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
  sortName: _order,
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
    .orderBy(asc(byName.by), asc(byName.id))
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
