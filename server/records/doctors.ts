import { doctorName } from '@shared/contracts/staff'
import { visitMessages } from '@shared/contracts/visits'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, roles, users } from '../db/schema'
import { isId, Refusal } from '../http'
import { doctorRole, holdsRole, isStaff } from './staff'

/** Of the users with their roles: the doctors who can be booked. */
export const isBookable = and(isStaff, doctorRole, users.active)

/** A doctor who can be booked: when, `bookable` says. */
export interface BookedDoctor {
  id: string
  /** With the title. */
  name: string
  departmentId: string | null
}

/** The active doctors of a department; nobody of one that there is not. */
export const doctorsOfDepartment = async (db: Db, id: string): Promise<BookedDoctor[]> =>
  isId(id)
    ? (await doctorRows(db, and(eq(users.clinicId, clinicId), eq(users.departmentId, id)))).map(
        sentDoctor,
      )
    : []

const doctorRows = (db: Db, among: SQL | undefined) =>
  db
    .select({ id: users.id, name: users.name, departmentId: users.departmentId })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isBookable, among))
    .$dynamic()

const sentDoctor = ({ name, ...doctor }: BookedDoctor): BookedDoctor => ({
  ...doctor,
  name: doctorName(name),
})

/**
 * An active doctor.
 * @param locked whether everybody else who gives away this doctor's time waits until it is done
 * @throws Refusal 422
 */
export async function bookedDoctor(db: Db, id: string, locked?: 'locked'): Promise<BookedDoctor> {
  const rows = doctorRows(db, eq(users.id, id))
  const found = isId(id) ? await (locked ? rows.for('no key update', { of: users }) : rows) : []
  const [row] = found
  const message = visitMessages.doctorUnknown
  if (!row) throw new Refusal(422, message, { fields: { doctorId: message } })
  return sentDoctor(row)
}
