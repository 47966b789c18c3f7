import { doctorName } from '@shared/contracts/staff'
import { visitMinutes } from '@shared/contracts/visit-rules'
import { visitMessages } from '@shared/contracts/visits'
import { timeOf } from '@shared/lib/clock-time'
import { minutesOfDay } from '@shared/lib/total-hours'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, roles, users, workingTimes } from '../db/schema'
import { isId, Refusal } from '../http'
import { doctorRole, holdsRole, isStaff } from './staff'

/** Minutes since midnight; `to` is on the next day where it isn't after `from`. */
export interface Hours {
  from: number
  to: number
}

export const dayMinutes = 24 * 60

/** A doctor's without a working time of their own. */
export const usualHours: Hours = { from: 8 * 60, to: 18 * 60 }

/** The hours of a working time; null where there is none. */
export function hoursOf(time: typeof workingTimes.$inferSelect | null): Hours | null {
  if (time === null) return null
  const from = minutesOfDay(time.inTime, time.inTimePeriod)
  const to = minutesOfDay(time.outTime, time.outTimePeriod)
  return from === null || to === null ? null : { from, to }
}

/** HH:MM. */
export const clockText = (minutes: number): string => timeOf(minutes % dayMinutes)

/** Whether a visit that begins at a minute of the day begins and ends within these hours. */
export function isWithin({ from, to }: Hours, minute: number): boolean {
  const end = to > from ? to : to + dayMinutes
  return [minute, minute + dayMinutes].some((at) => from <= at && at + visitMinutes <= end)
}

/** Of the users with their roles: the doctors who can be booked. */
export const isBookable = and(isStaff, doctorRole, users.active)

/** A doctor who can be booked. */
export interface BookedDoctor {
  id: string
  /** With the title. */
  name: string
  /** Null where no working time is theirs. */
  hours: Hours | null
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
    .select({ id: users.id, name: users.name, workingTime: workingTimes })
    .from(users)
    .innerJoin(roles, holdsRole)
    .leftJoin(
      workingTimes,
      and(eq(workingTimes.clinicId, users.clinicId), eq(workingTimes.id, users.workingTimeId)),
    )
    .where(and(isBookable, among))
    .$dynamic()

const sentDoctor = ({
  id,
  name,
  workingTime,
}: Awaited<ReturnType<typeof doctorRows>>[number]): BookedDoctor => ({
  id,
  name: doctorName(name),
  hours: hoursOf(workingTime),
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
