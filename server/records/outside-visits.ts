import {
  type NotedOutside,
  outsideMost,
  outsideVisitMessages,
} from '@shared/contracts/outside-visits'
import { doctorName } from '@shared/contracts/staff'
import { and, eq, exists, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { notedOutsideVisits } from '../db/schema-outside'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import { clocksOf } from './bookable'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { dayIn, startOfDay } from './clinic-time'
import { type ClosedDays, visitsAround } from './closed-days'
import { rangeOf } from './doctor-times'
import { asExpected, isToComeFrom, sentOutside, visitsOutsideOf, visitsToCome } from './forecast'
import { holdClinicRules, type KeptRules, loadRules, lockClinicRules } from './hours-rules'
import { outsideHours, whyUnavailable } from './hours-words'
import { isToCome, lockedVisit } from './visits'

/** How many rows one statement writes. */
const atOnce = 1000

/** Whose hours are changed. */
export type HoursScope =
  /** The clinic's, or those of all who have a working time: bookings wait. */
  | {
      of: 'clinic'
      /** Whose visits can be concerned, read once the clinic's rules are locked; all without it. */
      doctors?: () => Promise<readonly string[]>
      /** The days that are closed; without them any visit can be concerned. */
      days?: readonly ClosedDays[]
    }
  /** Those of one user: this user's bookings wait. */
  | { of: 'user'; id: string | undefined }

/** Locks, as a booking does, first the user and then the clinic's rules. @returns whose visits are concerned */
async function lockScope(tx: Db, scope: HoursScope): Promise<readonly string[] | undefined> {
  if (scope.of === 'clinic') {
    await lockClinicRules(tx)
    return await scope.doctors?.()
  }
  const ids = [scope.id ?? ''].filter(isId)
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).for('no key update')
  await holdClinicRules(tx)
  return ids
}

type Clock = Pick<Actor, 'now' | 'zone'>

/**
 * Makes a change of hours, and notes the visits that it leaves outside until they are settled. No visit is booked by
 * the rules of before once these are read.
 */
export async function saveAndNoteOutside<Result>(
  tx: Db,
  actor: Clock,
  scope: HoursScope,
  save: () => Promise<Result>,
): Promise<Result> {
  const doctors = await lockScope(tx, scope)
  const days = scope.of === 'clinic' ? scope.days : undefined
  const planned = await tx
    .select({
      ...{ id: visits.id, doctorId: visits.doctorId, status: visits.status },
      ...{ startsAt: visits.startsAt, endsAt: visits.endsAt },
    })
    .from(visits)
    .where(
      and(
        isToComeFrom(actor),
        doctors && inArray(visits.doctorId, [...doctors]),
        days && visitsAround(days, actor),
      ),
    )
  const ids = [...new Set(planned.map(({ doctorId }) => doctorId))]
  const before = await loadRules(tx, ids)
  const result = await save()
  const after = await loadRules(tx, ids)
  const clocks = clocksOf(actor.zone)
  const expected = planned.map((visit) => asExpected(visit, actor.now))
  const outside = visitsOutsideOf(expected, after, clocks)
  const wasOutside = new Set(visitsOutsideOf(outside, before, clocks).map(({ id }) => id))
  const left = new Set(outside.map(({ id }) => id).filter((id) => !wasOutside.has(id)))
  await sweep(tx, actor)
  await note(
    tx,
    actor,
    planned.filter(({ id }) => left.has(id)),
  )
  return result
}

/** Deletes what was noted of days that are over; rows that another change has in hand are left to it. */
async function sweep(tx: Db, { now, zone }: Clock): Promise<void> {
  const ofClinic = eq(notedOutsideVisits.clinicId, clinicId)
  const past = tx
    .select({ id: notedOutsideVisits.visitId })
    .from(notedOutsideVisits)
    .where(and(ofClinic, lt(notedOutsideVisits.startsAt, startOfDay(dayIn(zone, now), zone))))
    .for('update', { skipLocked: true })
  await tx
    .delete(notedOutsideVisits)
    .where(and(ofClinic, inArray(notedOutsideVisits.visitId, past)))
}

/** Notes visits where they are now. */
async function note(
  tx: Db,
  { now }: Clock,
  all: readonly { id: string; doctorId: string; startsAt: Date }[],
): Promise<void> {
  const since = new Date(now)
  const rows = all.map(({ id, doctorId, startsAt }) => ({ visitId: id, doctorId, startsAt, since }))
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insert(notedOutsideVisits)
      .values(rows.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [notedOutsideVisits.clinicId, notedOutsideVisits.visitId],
        set: {
          doctorId: sql`excluded.doctor_id`,
          startsAt: sql`excluded.starts_at`,
          since: sql`excluded.since`,
        },
      })
}

/** Whether a visit is where it was when a change of hours left it outside. */
const isNoted = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(notedOutsideVisits)
      .where(
        and(
          eq(notedOutsideVisits.clinicId, visits.clinicId),
          eq(notedOutsideVisits.visitId, visits.id),
          eq(notedOutsideVisits.doctorId, visits.doctorId),
          eq(notedOutsideVisits.startsAt, visits.startsAt),
        ),
      ),
  )

/** The visits to come that a change of hours left outside, and that are there still, each with the reason. */
export async function listOutside(db: Db, actor: Actor): Promise<NotedOutside> {
  const toCome = await visitsToCome(db, actor, isNoted(db))
  const rules = await loadRules(
    db,
    toCome.map(({ doctorId }) => doctorId),
  )
  const clocks = clocksOf(actor.zone)
  const expected = toCome.map((visit) => asExpected(visit, actor.now))
  const outside = new Map(visitsOutsideOf(expected, rules, clocks).map((one) => [one.id, one]))
  const listed = toCome.filter(({ id }) => outside.has(id))
  const reasonOf = (visit: (typeof toCome)[number], its: KeptRules | undefined) => {
    const range = rangeOf(outside.get(visit.id) ?? visit)
    const who = doctorName(visit.doctor)
    return (
      (its && (whyUnavailable(who, its, range, clocks) ?? outsideHours(who, its, range, clocks))) ??
      ''
    )
  }
  return {
    visits: listed.slice(0, outsideMost).map((visit) => ({
      ...sentOutside(visit, actor.zone),
      reason: reasonOf(visit, rules.get(visit.doctorId)),
    })),
    more: Math.max(0, listed.length - outsideMost),
  }
}

/**
 * Lists a visit no more that takes place outside of the hours.
 * @throws Refusal 404, 409 where it is settled, or not where it was noted
 */
export async function keepOutside(
  tx: Db,
  { now, zone }: Clock,
  id: string,
): Promise<{ body: object; events: readonly ChangeEvent[] }> {
  const { visit } = await lockedVisit(tx, id)
  const isListed = isToCome(visit.status) && visit.startsAt >= startOfDay(dayIn(zone, now), zone)
  const kept = isListed
    ? await tx
        .delete(notedOutsideVisits)
        .where(
          and(
            eq(notedOutsideVisits.clinicId, clinicId),
            eq(notedOutsideVisits.visitId, visit.id),
            eq(notedOutsideVisits.doctorId, visit.doctorId),
            eq(notedOutsideVisits.startsAt, visit.startsAt),
          ),
        )
        .returning({ id: notedOutsideVisits.visitId })
    : []
  if (kept.length === 0) throw new Refusal(409, outsideVisitMessages.gone)
  return { body: {}, events: await visitAndBookingEvents(tx, visit) }
}
