import type { Uncovered } from '@shared/contracts/absence-desk'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, exists, gte, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { affectedRefs, deskAbsence, knownOf, mayRead, stateOf } from './absence-affected'
import type { Actor } from './actor'
import { sentDays } from './clinic-hours'
import { dayIn, startOfDay } from './clinic-time'
import { rowToCome } from './visits'

/** How many absences are looked through, and listed. */
const uncoveredMost = 100

/** For how many days after an absence it is listed for what it still leaves open. */
const daysListed = 7

/** The absences to come, at present, or of the last days that leave something open for a caller, by day. */
export async function listUncovered(db: Db, actor: Actor): Promise<Uncovered[]> {
  const today = dayIn(actor.zone, actor.now)
  const rows = await db
    .select({ id: absences.id })
    .from(absences)
    .where(
      and(
        ...[eq(absences.clinicId, clinicId), eq(absences.status, 'confirmed')],
        gte(absences.lastDay, addDays(today, -daysListed)),
        // Most absences to come affect nothing: of those nothing else is read.
        or(
          lte(absences.firstDay, addDays(today, 1)),
          exists(
            db
              .select({ one: sql`1` })
              .from(visits)
              .where(
                and(
                  ...[eq(visits.clinicId, absences.clinicId), rowToCome],
                  eq(visits.doctorId, absences.userId),
                  gte(visits.startsAt, startOfDay(today, actor.zone)),
                  sql`(${visits.startsAt} at time zone ${actor.zone})::date
                    between ${absences.firstDay} - 1 and ${absences.lastDay}`,
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.fromMinute), asc(absences.id))
    .limit(uncoveredMost)
  const found: Uncovered[] = []
  for (const { id } of rows) {
    const absence = await deskAbsence(db, actor, id)
    const refs = (await affectedRefs(db, absence, actor)).filter((ref) =>
      mayRead(actor.caller, ref),
    )
    if (refs.length === 0) continue
    const known = await knownOf(db, absence, refs)
    const toCall = refs.filter((ref) => stateOf(ref, known) === 'to-call').length
    const { staffId, staff } = absence.sent
    found.push({
      ...{ absenceId: id, staffId, staff, ...sentDays(absence.row) },
      ...{ open: refs.length - toCall, toCall },
    })
  }
  return found
}
