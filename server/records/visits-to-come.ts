import { patientMessages } from '@shared/contracts/patients'
import { doctorName, staffMessages } from '@shared/contracts/staff'
import type { toComeSchema } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { Refusal } from '../http'
import type { Actor } from './actor'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf, dayIn, startOfDay } from './clinic-time'
import { countDrafts } from './notes'
import { rowToCome } from './visits'

/** How many of the visits are named. */
const namedMost = 5

interface Named {
  startsAt: Date
  doctor: string
}

/** @param named by time, of all that there are as many as are to be named at least */
const hasVisits = (message: string, visits: number, named: readonly Named[], zone: string) =>
  new Refusal(409, message, {
    error: 'has-visits',
    visits,
    toCome: named.slice(0, namedMost).map(({ startsAt, doctor }) => ({
      ...clinicTimeOf(startsAt, zone),
      doctor: doctorName(doctor),
    })) satisfies z.input<typeof toComeSchema>,
  })

/**
 * Refuses where users who are to go have visits to come, those of patients who wait today among them, or notes that are
 * not signed.
 * @param ids of staff whose rows are locked, so that nobody books with them meanwhile
 * @throws Refusal 409
 */
export async function refuseWithVisits(
  tx: Db,
  ids: readonly string[],
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): Promise<void> {
  const found = and(
    eq(visits.clinicId, clinicId),
    inArray(visits.doctorId, [...ids]),
    rowToCome,
    gte(visits.startsAt, startOfDay(dayIn(zone, now), zone)),
  )
  const counted = await tx
    .select({ name: users.name, visits: sql<number>`count(*)::int` })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(found)
    .groupBy(users.id)
    .orderBy(users.name)
  const drafts = await countDrafts(tx, { authorIds: ids })
  if (counted.length === 0 && drafts === 0) return
  const count = counted.reduce((sum, one) => sum + one.visits, 0)
  const names = counted.map(({ name }) => doctorName(name))
  const first = await tx
    .select({ startsAt: visits.startsAt, doctor: users.name })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(found)
    .orderBy(visits.startsAt, visits.id)
    .limit(namedMost)
  const said = [
    ...(count > 0 ? [staffMessages.hasVisits(names, count)] : []),
    ...(drafts > 0 ? [staffMessages.hasDrafts(drafts)] : []),
  ]
  throw hasVisits(said.join(' '), count, first, zone)
}

/**
 * Gives up what a patient who is closed would not come to, as the step Cancel does: each can be taken
 * back on the same day. Who is checked in today is in the house, and that visit goes on; for a later
 * day they were checked in by mistake.
 * @param patientId of a patient whose row is locked, so that nobody schedules meanwhile
 * @param confirmed whether it is known that there are some, or that notes about the patient are not signed
 * @param now in milliseconds since 1970
 * @param zone the clinic's
 * @throws Refusal 409
 */
export async function cancelVisitsOf(
  tx: Db,
  patientId: string,
  { confirmed, now, zone }: { confirmed: boolean; now: number; zone: string },
): Promise<readonly ChangeEvent[]> {
  const tomorrow = startOfDay(addDays(dayIn(zone, now), 1), zone)
  const cancelled = await tx
    .update(visits)
    .set({
      status: 'cancelled',
      statusBefore: sql`${visits.status}`,
      checkedInAt: null,
      checkedInBefore: sql`${visits.checkedInAt}`,
      steppedAt: new Date(now),
      cancelReason: patientMessages.closedReason,
      version: sql`${visits.version} + 1`,
    })
    .where(
      and(
        eq(visits.clinicId, clinicId),
        eq(visits.patientId, patientId),
        rowToCome,
        gt(visits.endsAt, new Date(now)),
        or(eq(visits.status, 'pending'), gte(visits.startsAt, tomorrow)),
      ),
    )
    .returning({
      id: visits.id,
      patientId: visits.patientId,
      startsAt: visits.startsAt,
      doctorId: visits.doctorId,
    })
  const { length } = cancelled
  const drafts = confirmed ? 0 : await countDrafts(tx, { patientId })
  if ((length > 0 || drafts > 0) && !confirmed) {
    const doctors = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(inArray(users.id, [...new Set(cancelled.map(({ doctorId }) => doctorId))]))
    const nameOf = new Map(doctors.map(({ id, name }) => [id, name]))
    const named = cancelled
      .map(({ startsAt, doctorId }) => ({ startsAt, doctor: nameOf.get(doctorId) ?? '' }))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    // What is refused here is rolled back.
    const said = [
      ...(length > 0 ? [patientMessages.hasVisits(length)] : []),
      ...(drafts > 0 ? [patientMessages.hasDrafts(drafts)] : []),
    ]
    throw hasVisits(said.join(' '), length, named, zone)
  }
  const events: ChangeEvent[] = []
  for (const visit of cancelled) events.push(...(await visitAndBookingEvents(tx, visit)))
  return events
}
