import {
  type AffectedKind,
  type AffectedState,
  absenceDeskEndpoints,
} from '@shared/contracts/absence-desk'
import type { Absence } from '@shared/contracts/absences'
import { addDays } from '@shared/lib/clinic-date'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { bookingRequests, visits } from '../db/schema-care'
import type { absences } from '../db/schema-hours'
import { labOrders, labResults } from '../db/schema-lab'
import type { Caller } from '../http'
import { readAbsence } from './absences'
import type { Actor } from './actor'
import { absentFrom, clocksOf, type TimeRange } from './bookable'
import { bookingsOfClinic } from './booking-requests'
import { dayIn, startOfDay } from './clinic-time'
import { waitsForDoctor } from './lab-handed'
import { labOrderRows, ordersOfClinic } from './lab-orders'
import { isDoctorAccount } from './staff'
import { rowToCome } from './visits'

/** An absence whose consequences are settled. */
export interface DeskAbsence {
  row: typeof absences.$inferSelect
  sent: Absence
  /** From when to when. */
  range: TimeRange
}

/** @throws Refusal 404 */
export async function deskAbsence(db: Db, actor: Actor, id: string): Promise<DeskAbsence> {
  const { row, sent } = await readAbsence(db, actor, id)
  return { row, sent, range: absentFrom(row, clocksOf(actor.zone)) }
}

/** A record that an absence affects. */
export interface Ref {
  kind: AffectedKind
  id: string
}

export const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`

const isLab = ({ kind }: Pick<Ref, 'kind'>): boolean => kind === 'result' || kind === 'order'

/** Whether a caller may read records of a kind. */
export const mayRead = ({ permissions }: Caller, ref: Pick<Ref, 'kind'>): boolean =>
  isLab(ref)
    ? permissions.has('lab_report_view')
    : absenceDeskEndpoints.affected.access.some((key) => permissions.has(key))

/** Bookings on the call list of an absence. */
const isToCallIn = (db: Db, absenceId: string) =>
  inArray(
    bookingRequests.id,
    db
      .select({ id: absenceSettlements.recordId })
      .from(absenceSettlements)
      .where(
        and(
          ...[eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.kind, 'request')],
          eq(absenceSettlements.absenceId, absenceId),
          eq(absenceSettlements.settledAs, 'to-call'),
        ),
      ),
  )

/** The condition of a kind of which an absence affects no record. */
export const affectsNone = sql`false`

/**
 * The condition by kind that a record is affected by a confirmed absence, and has not ended.
 *
 * Visits in it are, also those of past days that have not ended, and while it lasts those whose patients have waited
 * since before. Scheduled in it knowingly, after it was confirmed, they are meant to take place; not so after a
 * check-in on another day, whose patient waits. What has no time is affected from the day before on: critical
 * results, and unless the absence is a part of one day, bookings and lab orders too.
 */
export function affectedBy(
  db: Db,
  { row, range }: Pick<DeskAbsence, 'row' | 'range'>,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): Record<AffectedKind, SQL | undefined> {
  const none = affectsNone
  const { userId, decidedAt, status, firstDay, lastDay, fromMinute } = row
  if (status !== 'confirmed' || decidedAt === null)
    return { visit: none, request: none, result: none, order: none }
  const today = dayIn(zone, now)
  const isNear = firstDay <= addDays(today, 1) && range.to > now
  const isOfDays = isNear && (fromMinute === null || firstDay < lastDay)
  // A patient whose time has passed, and who waits for a doctor who has gone.
  const waits =
    range.from <= now && now < range.to
      ? and(eq(visits.status, 'checked-in'), gte(visits.startsAt, startOfDay(today, zone)))
      : none
  return {
    visit: and(
      ...[eq(visits.clinicId, clinicId), eq(visits.doctorId, userId), rowToCome],
      lt(visits.startsAt, new Date(range.to)),
      or(gt(visits.endsAt, new Date(range.from)), waits),
      or(isNull(visits.outsideAt), lt(visits.outsideAt, decidedAt), isNotNull(visits.cameFrom)),
    ),
    request: and(
      ...[bookingsOfClinic, eq(bookingRequests.status, 'new')],
      eq(sql`lower(${bookingRequests.doctorId})`, userId),
      // One of the call list stays on it after the absence, until somebody has ended it.
      isOfDays ? undefined : isToCallIn(db, row.id),
    ),
    result: isNear
      ? and(
          ...[ordersOfClinic, waitsForDoctor(db, userId, today)],
          ...[labResults.isCritical, isNull(labResults.acknowledgedAt)],
        )
      : none,
    order: isOfDays
      ? and(
          ...[ordersOfClinic, waitsForDoctor(db, userId, today)],
          inArray(labOrders.status, ['pending', 'in-progress']),
        )
      : none,
  }
}

/** What an absence affects that has not ended, visits by time first. */
export async function affectedRefs(
  db: Db,
  absence: DeskAbsence,
  actor: Pick<Actor, 'now' | 'zone'>,
): Promise<Ref[]> {
  const is = affectedBy(db, absence, actor)
  const ofVisits = await db
    .select({ id: visits.id })
    .from(visits)
    .where(is.visit)
    .orderBy(asc(visits.startsAt), asc(visits.id))
  const ofBookings = await db
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(is.request)
    .orderBy(asc(bookingRequests.createdAt), asc(bookingRequests.id))
  const ofLab = async (kind: 'result' | 'order') =>
    (await labOrderRows(db).where(is[kind]).orderBy(asc(labOrders.number))).map(({ order }) => ({
      ...{ kind, id: order.id },
    }))
  return [
    ...ofVisits.map(({ id }): Ref => ({ kind: 'visit', id })),
    ...ofBookings.map(({ id }): Ref => ({ kind: 'request', id })),
    ...(await ofLab('result')),
    ...(await ofLab('order')),
  ]
}

const whoSettled = alias(users, 'who_settled')
const whoTakesOver = alias(users, 'who_takes_over')

/** What was settled of an absence, the last first, each with the names of its people. */
const settlementsOf = (db: Db, absenceId: string) =>
  db
    .select({
      settled: absenceSettlements,
      by: whoSettled.name,
      isByDoctor: isDoctorAccount(whoSettled),
      doctor: whoTakesOver.name,
    })
    .from(absenceSettlements)
    .innerJoin(whoSettled, eq(whoSettled.id, absenceSettlements.settledBy))
    .leftJoin(whoTakesOver, eq(whoTakesOver.id, absenceSettlements.doctorId))
    .where(
      and(eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.absenceId, absenceId)),
    )
    .orderBy(desc(absenceSettlements.settledAt), asc(absenceSettlements.recordId))

type Settled = Awaited<ReturnType<typeof settlementsOf>>[number]

export const refOf = ({ settled: { kind, recordId } }: Settled): Ref => ({ kind, id: recordId })

/** What is known of an absence's records: which are affected still, and what was decided. */
export interface Known {
  open: ReadonlySet<string>
  settled: ReadonlyMap<string, Settled>
}

export function stateOf(ref: Ref, { open, settled }: Known): AffectedState {
  const as = settled.get(keyOf(ref))?.settled.settledAs
  if (open.has(keyOf(ref))) return as === 'to-call' ? 'to-call' : 'open'
  return as === undefined || as === 'to-call' ? 'elsewhere' : as
}

export async function knownOf(
  db: Db,
  absence: DeskAbsence,
  affected: readonly Ref[],
): Promise<Known> {
  const settled = await settlementsOf(db, absence.row.id)
  return {
    open: new Set(affected.map(keyOf)),
    settled: new Map(settled.map((one) => [keyOf(refOf(one)), one])),
  }
}
