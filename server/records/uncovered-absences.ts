import { type AffectedKind, affectedKinds, type Uncovered } from '@shared/contracts/absence-desk'
import { doctorName } from '@shared/contracts/staff'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { bookingRequests, visits } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { labOrders, labResults } from '../db/schema-lab'
import { affectedBy, affectsNone, keyOf, mayRead } from './absence-affected'
import type { Actor } from './actor'
import { absentFrom, clocksOf, type TimeRange } from './bookable'
import { sentDays } from './clinic-hours'
import { dayIn, startOfDay } from './clinic-time'
import { ofLastResult } from './lab-orders'
import { isDoctorAccount } from './staff'
import { rowToCome } from './visits'

/** How many absences are listed. */
const uncoveredMost = 100

/** How many are looked at in one query of each kind. */
const atOnce = 100

/** For how many days after an absence it is listed for what it still leaves open. */
const daysListed = 7

interface Current {
  row: typeof absences.$inferSelect
  range: TimeRange
  staff: string
}

/** The absences to come, at present, or of the last days that leave something open for a caller, by day. */
export async function listUncovered(db: Db, actor: Actor): Promise<Uncovered[]> {
  const current = await currentAbsences(db, actor)
  const found: Uncovered[] = []
  for (let at = 0; at < current.length && found.length < uncoveredMost; at += atOnce)
    found.push(...(await uncoveredAmong(db, actor, current.slice(at, at + atOnce))))
  return found.slice(0, uncoveredMost)
}

/** Doctors' absences that can affect something: of most absences to come nothing else is read. */
async function currentAbsences(db: Db, { now, zone }: Actor): Promise<Current[]> {
  const today = dayIn(zone, now)
  const earliest = addDays(today, -daysListed)
  const hasVisit = exists(
    db
      .select({ one: sql`1` })
      .from(visits)
      .where(
        and(
          ...[eq(visits.clinicId, absences.clinicId), rowToCome],
          eq(visits.doctorId, absences.userId),
          gte(visits.startsAt, startOfDay(earliest, zone)),
          sql`(${visits.startsAt} at time zone ${zone})::date
            between ${absences.firstDay} - 1 and ${absences.lastDay}`,
        ),
      ),
  )
  const rows = await db
    .select({ row: absences, name: users.name, isDoctor: isDoctorAccount(users) })
    .from(absences)
    .innerJoin(users, eq(users.id, absences.userId))
    .where(
      and(
        ...[eq(absences.clinicId, clinicId), eq(absences.status, 'confirmed')],
        gte(absences.lastDay, earliest),
        // A user who is no doctor any more can still have visits.
        or(and(isDoctorAccount(users), lte(absences.firstDay, addDays(today, 1))), hasVisit),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.fromMinute), asc(absences.id))
  const clocks = clocksOf(zone)
  return rows.map(({ row, name, isDoctor }) => ({
    ...{ row, range: absentFrom(row, clocks) },
    staff: isDoctor ? doctorName(name) : name,
  }))
}

/** Those of these absences that leave something open. */
async function uncoveredAmong(
  db: Db,
  actor: Actor,
  current: readonly Current[],
): Promise<Uncovered[]> {
  const open = await openRecords(db, actor, current)
  const isToCall = await callList(
    db,
    current.map(({ row }) => row.id),
  )
  return current.flatMap(({ row, staff }) => {
    const its = open.filter(({ absenceId }) => absenceId === row.id)
    if (its.length === 0) return []
    const toCall = its.filter((record) => isToCall(record)).length
    return {
      ...{ absenceId: row.id, staffId: row.userId, staff, ...sentDays(row) },
      ...{ open: its.length - toCall, toCall },
    }
  })
}

interface OpenRecord {
  absenceId: string
  kind: AffectedKind
  id: string
}

/** What these absences affect that has not ended, of the kinds that a caller may read. */
async function openRecords(
  db: Db,
  actor: Actor,
  current: readonly Current[],
): Promise<OpenRecord[]> {
  const conditions = current.map(({ row, range }) => ({
    ...{ absenceId: row.id, is: affectedBy(db, { row, range }, actor) },
  }))
  const ids = {
    visit: (absenceId: SQL<string>, is: SQL | undefined) =>
      db.select({ absenceId, id: visits.id }).from(visits).where(is),
    request: (absenceId: SQL<string>, is: SQL | undefined) =>
      db.select({ absenceId, id: bookingRequests.id }).from(bookingRequests).where(is),
    result: (absenceId: SQL<string>, is: SQL | undefined) =>
      db
        .select({ absenceId, id: labOrders.id })
        .from(labOrders)
        .leftJoin(labResults, ofLastResult)
        .where(is),
    order: (absenceId: SQL<string>, is: SQL | undefined) =>
      db.select({ absenceId, id: labOrders.id }).from(labOrders).where(is),
  }
  const found: OpenRecord[] = []
  for (const kind of affectedKinds.filter((one) => mayRead(actor.caller, { kind: one }))) {
    const affecting = conditions.filter(({ is }) => is[kind] !== affectsNone)
    if (affecting.length === 0) continue
    const queries = affecting.map(
      ({ absenceId, is }) => sql`(${ids[kind](sql<string>`${absenceId}::uuid`, is[kind])})`,
    )
    const rows = await db
      .select({ absenceId: sql<string>`absence_id`, id: sql<string>`id` })
      .from(sql`(${sql.join(queries, sql` union all `)}) as affected(absence_id, id)`)
    found.push(...rows.map((row) => ({ kind, ...row })))
  }
  return found
}

/** Which records are on the call lists of these absences. */
async function callList(
  db: Db,
  absenceIds: readonly string[],
): Promise<(record: OpenRecord) => boolean> {
  const rows = await db
    .select({
      absenceId: absenceSettlements.absenceId,
      kind: absenceSettlements.kind,
      id: absenceSettlements.recordId,
    })
    .from(absenceSettlements)
    .where(
      and(
        ...[eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.settledAs, 'to-call')],
        inArray(absenceSettlements.absenceId, [...absenceIds]),
      ),
    )
  const keyIn = ({ absenceId, ...ref }: OpenRecord) => `${absenceId} ${keyOf(ref)}`
  const listed = new Set(rows.map(keyIn))
  return (record) => listed.has(keyIn(record))
}
