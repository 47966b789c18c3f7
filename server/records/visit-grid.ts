import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { doctorName } from '@shared/contracts/staff'
import { gridMost, type VisitGrid, type visitGridEndpoints } from '@shared/contracts/visit-grid'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, exists, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import type { Actor } from './actor'
import { bookable, clocksOf, type Rules } from './bookable'
import { dayOf } from './clinic-time'
import { isBookable } from './doctors'
import { loadRules, windowOf } from './hours-rules'
import { awayDays, daySpans, usualHoursOn } from './hours-words'
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
  db.transaction((tx) => gridRows(tx, actor, wanted, most), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

async function gridRows(
  tx: Db,
  actor: Actor,
  wanted: Wanted,
  most: GridLimits,
): Promise<VisitGrid> {
  const then = beginsWithin(wanted, actor.zone)
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
  const days = daysOf(wanted, actor.zone)
  const range = days && { from: days.from.getTime(), to: days.to.getTime() }
  const rules = range ? await loadRules(tx, ids, windowOf(range, actor.zone)) : new Map()
  const clocks = clocksOf(actor.zone)
  return {
    doctors: doctors.map(({ id, name, department, isActive }) => {
      const its: Rules | undefined = rules.get(id)
      const doctor = doctorName(name)
      return {
        ...{ doctorId: id, doctor, isActive },
        ...(department !== null && { department }),
        hours: usualHoursOn(its, wanted.date),
        spans: its && range ? daySpans(bookable(its, range, clocks), clocks) : [],
        away: its && range ? awayDays(doctor, its, range, clocks) : [],
      }
    }),
    moreDoctors: found.length - doctors.length,
    visits: shown,
    ...(last && { cutAt: { date: last.date, time: last.time } }),
  }
}

/** When these days of the clinic's begin and end; null for days on which nothing can be. */
function daysOf({ date, days }: Wanted, zone: string): { from: Date; to: Date } | null {
  const first = dayOf(date, zone)
  const last = first && dayOf(addDays(date, days - 1), zone)
  return last && { from: first.from, to: last.to }
}

/** The condition that a visit begins on one of these days of the clinic's. */
function beginsWithin(wanted: Wanted, zone: string): SQL | undefined {
  const days = daysOf(wanted, zone)
  return days ? and(gte(visits.startsAt, days.from), lt(visits.startsAt, days.to)) : sql`false`
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
    })
    .from(users)
    .leftJoin(roles, holdsRole)
    .leftJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .where(found)

type DoctorRow = Awaited<ReturnType<typeof doctorRows>>[number]

const withState =
  (isActive: boolean) =>
  (row: DoctorRow): DoctorRow & { isActive: boolean } => ({ ...row, isActive })

/** As they are shown, with the title. */
const byName = (one: DoctorRow, other: DoctorRow): number =>
  doctorName(one.name).localeCompare(doctorName(other.name)) || one.id.localeCompare(other.id)
