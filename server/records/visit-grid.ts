import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { doctorName } from '@shared/contracts/staff'
import { gridMost, type VisitGrid, type visitGridEndpoints } from '@shared/contracts/visit-grid'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, exists, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import type { Actor } from './actor'
import { dayOf } from './clinic-time'
import { clockText, hoursOf, isBookable, usualHours } from './doctors'
import { holdsRole } from './staff'
import { rowTakesTime, sentVisitRow, visitRows, withBeside } from './visits'

type Wanted = ParsedInputOf<typeof visitGridEndpoints.grid>
type GridLimits = Record<keyof typeof gridMost, number>

/**
 * The doctors who can be booked, and who can no more and has visits then, with the visits of that time;
 * all of it as it was at one moment.
 * @param db the database itself: within a transaction the moment would be each statement's own
 * @param most how many of each there are at most
 */
export const readGrid = (
  db: Db,
  actor: Actor,
  wanted: Wanted,
  most: GridLimits = gridMost,
): Promise<VisitGrid> =>
  db.transaction((tx) => gridOf(tx, actor, wanted, most), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

async function gridOf(tx: Db, actor: Actor, wanted: Wanted, most: GridLimits): Promise<VisitGrid> {
  const then = isWithin(wanted, actor.zone)
  const found = (await doctorsOf(tx, wanted, then)).toSorted(byName)
  const doctors = found.slice(0, most.doctors)
  const ids = doctors.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await visitRows(tx)
          .where(
            and(eq(visits.clinicId, clinicId), inArray(visits.doctorId, ids), then, rowTakesTime),
          )
          .orderBy(asc(visits.startsAt), asc(visits.id))
          .limit(most.visits + 1)
  const shown = (await withBeside(tx, rows.slice(0, most.visits))).map((row) =>
    sentVisitRow(row, actor),
  )
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return {
    doctors: doctors.map(({ id, name, department, workingTime, isActive }) => {
      const { from, to } = hoursOf(workingTime) ?? usualHours
      return {
        doctorId: id,
        doctor: doctorName(name),
        ...(department !== null && { department }),
        isActive,
        hours: { from: clockText(from), to: clockText(to) },
      }
    }),
    moreDoctors: found.length - doctors.length,
    visits: shown,
    ...(last && { cutAt: { date: last.date, time: last.time } }),
  }
}

/** The condition that a visit begins on one of these days of the clinic's. */
function isWithin({ date, days }: Wanted, zone: string): SQL | undefined {
  const first = dayOf(date, zone)
  const last = first && dayOf(addDays(date, days - 1), zone)
  return last ? and(gte(visits.startsAt, first.from), lt(visits.startsAt, last.to)) : sql`false`
}

/** Two queries, since who can be booked is found by role, and who can no more by their visits. */
async function doctorsOf(tx: Db, { departmentId, doctorId }: Wanted, then: SQL | undefined) {
  const asked = and(
    eq(users.clinicId, clinicId),
    departmentId
      ? isId(departmentId)
        ? eq(users.departmentId, departmentId)
        : sql`false`
      : undefined,
    doctorId ? (isId(doctorId) ? eq(users.id, doctorId) : sql`false`) : undefined,
  )
  const bookable = await doctorRows(tx, and(asked, isBookable))
  const known = bookable.map(({ id }) => id)
  if (doctorId && known.length > 0) return bookable.map(withState(true))
  const theirs = and(
    eq(visits.clinicId, clinicId),
    known.length > 0 ? notInArray(visits.doctorId, known) : undefined,
    // Of one who is asked for, visits of any day will do.
    doctorId ? undefined : and(then, rowTakesTime),
  )
  const haveVisits = doctorId
    ? exists(
        tx
          .select({ one: sql`1` })
          .from(visits)
          .where(and(theirs, eq(visits.doctorId, users.id))),
      )
    : inArray(users.id, tx.selectDistinct({ id: visits.doctorId }).from(visits).where(theirs))
  const former = await doctorRows(tx, and(asked, haveVisits))
  return [...bookable.map(withState(true)), ...former.map(withState(false))]
}

const doctorRows = (tx: Db, found: SQL | undefined) =>
  tx
    .select({
      id: users.id,
      name: users.name,
      department: departments.name,
      workingTime: workingTimes,
    })
    .from(users)
    .leftJoin(roles, holdsRole)
    .leftJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .leftJoin(
      workingTimes,
      and(eq(workingTimes.clinicId, users.clinicId), eq(workingTimes.id, users.workingTimeId)),
    )
    .where(found)

type DoctorRow = Awaited<ReturnType<typeof doctorRows>>[number]

const withState =
  (isActive: boolean) =>
  (row: DoctorRow): DoctorRow & { isActive: boolean } => ({ ...row, isActive })

/** As they are shown, with the title. */
const byName = (one: DoctorRow, other: DoctorRow): number =>
  doctorName(one.name).localeCompare(doctorName(other.name)) || one.id.localeCompare(other.id)
