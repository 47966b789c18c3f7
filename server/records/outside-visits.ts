import type { VisitsOutside } from '@shared/contracts/hours'
import { outsideMost, outsideVisitMessages } from '@shared/contracts/outside-visits'
import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import { outsideVisits } from '../db/schema-outside'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { outsideNow, sentOutside } from './forecast'
import { lockedVisit } from './visits'

/** How many rows one statement writes. */
const atOnce = 1000

/**
 * Makes a change of hours, and notes the visits that it leaves outside until they are settled.
 * @param among whose visits can be concerned; all without it
 */
export async function notingOutside<Result>(
  tx: Db,
  actor: Pick<Actor, 'now' | 'zone'>,
  among: Parameters<typeof outsideNow>[2],
  save: () => Promise<Result>,
): Promise<Result> {
  const before = new Set((await outsideNow(tx, actor, among)).map(({ id }) => id))
  const result = await save()
  const since = new Date(actor.now)
  const rows = (await outsideNow(tx, actor, among))
    .filter(({ id }) => !before.has(id))
    .map(({ id, doctorId, startsAt }) => ({ visitId: id, doctorId, startsAt, since }))
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insert(outsideVisits)
      .values(rows.slice(at, at + atOnce))
      .onConflictDoUpdate({
        target: [outsideVisits.clinicId, outsideVisits.visitId],
        set: {
          doctorId: sql`excluded.doctor_id`,
          startsAt: sql`excluded.starts_at`,
          since: sql`excluded.since`,
        },
      })
  return result
}

/** The visits of these doctors. */
export const visitsOfDoctors = (ids: readonly string[]): SQL =>
  inArray(visits.doctorId, ids.filter(isId))

/** Whether a visit is where it was when a change of hours left it outside. */
const isNoted = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outsideVisits)
      .where(
        and(
          ...[eq(outsideVisits.clinicId, visits.clinicId), eq(outsideVisits.visitId, visits.id)],
          eq(outsideVisits.doctorId, visits.doctorId),
          eq(outsideVisits.startsAt, visits.startsAt),
        ),
      ),
  )

/** The visits to come that a change of hours left outside, and that are there still. */
export async function listOutside(db: Db, actor: Actor): Promise<VisitsOutside> {
  const all = await outsideNow(db, actor, isNoted(db))
  return {
    visits: all.slice(0, outsideMost).map((visit) => sentOutside(visit, actor.zone)),
    more: Math.max(0, all.length - outsideMost),
  }
}

/** Lists a visit no more that takes place outside of the hours. @throws Refusal 404, 409 where it is settled */
export async function keepOutside(
  tx: Db,
  id: string,
): Promise<{ body: object; events: readonly ChangeEvent[] }> {
  const { visit } = await lockedVisit(tx, id)
  const kept = isId(id)
    ? await tx
        .delete(outsideVisits)
        .where(and(eq(outsideVisits.clinicId, clinicId), eq(outsideVisits.visitId, visit.id)))
        .returning({ id: outsideVisits.visitId })
    : []
  if (kept.length === 0) throw new Refusal(409, outsideVisitMessages.gone)
  return { body: {}, events: await visitAndBookingEvents(tx, visit) }
}
