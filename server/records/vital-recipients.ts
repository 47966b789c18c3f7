import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { type NotifiedDoctor, visits } from '../db/schema-care'
import type { Actor } from './actor'
import { usersAtWork } from './at-work'
import { called } from './caller-name'
import { dayIn, dayOf } from './clinic-time'
import { vitalsAcknowledgers } from './notices'
import { isDoctorAccount } from './staff'
import { rowTakesTime } from './visits'

type Now = Pick<Actor, 'now' | 'zone'>

/** The doctor of the patient's visit of today: of a visit whose patient has come first, then of the nearest one. */
async function doctorOfToday(tx: Db, patientId: string, { now, zone }: Now) {
  const today = dayOf(dayIn(zone, now), zone)
  if (!today) return undefined
  const nearest = sql`abs(extract(epoch from ${visits.startsAt}) - ${now / 1000})`
  const hasCome = sql`array_position(array['checked-in', 'pending', 'completed'], ${visits.status}::text)`
  const [row] = await tx
    .select({ id: visits.doctorId })
    .from(visits)
    .where(
      and(
        ...[eq(visits.clinicId, clinicId), eq(visits.patientId, patientId), rowTakesTime],
        ...[gte(visits.startsAt, today.from), lt(visits.startsAt, today.to)],
      ),
    )
    .orderBy(hasCome, nearest, asc(visits.id))
    .limit(1)
  return row?.id
}

/**
 * Who is notified of critical vitals of a patient: the doctor of the visit of today, if that doctor may acknowledge them
 * and is in; otherwise all who may. With their present names; those who are not in are last.
 */
export async function vitalsRecipients(
  tx: Db,
  patientId: string,
  at: Now,
): Promise<NotifiedDoctor[]> {
  const able = await vitalsAcknowledgers(tx)
  if (able.length === 0) return []
  const atWork = await usersAtWork(tx, able, at)
  const doctor = await doctorOfToday(tx, patientId, at)
  const isIn = doctor !== undefined && able.includes(doctor) && atWork.has(doctor)
  const rows = await tx
    .select({ id: users.id, name: users.name, isDoctor: isDoctorAccount(users) })
    .from(users)
    .where(and(eq(users.clinicId, clinicId), inArray(users.id, isIn ? [doctor] : able)))
    .orderBy(asc(users.name), asc(users.id))
  return rows
    .map(({ id, name, isDoctor }) => ({
      ...{ id, name: called(name, isDoctor) },
      ...(!atWork.has(id) && { notIn: true as const }),
    }))
    .toSorted((one, other) => Number(one.notIn ?? false) - Number(other.notIn ?? false))
}
