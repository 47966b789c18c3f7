import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { doctorName } from '@shared/contracts/staff'
import type { visitEndpoints } from '@shared/contracts/visits'
import { and, eq, exists, gte, inArray, not, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import type { Actor } from './actor'
import { dayIn, startOfDay } from './clinic-time'
import { isBookable } from './doctors'
import { inOrder } from './page'
import { byName, holdsRole } from './staff'
import { isOn } from './visit-list'

type Wanted = ParsedInputOf<typeof visitEndpoints.formerDoctors>

/**
 * The doctors of all visits, found by a step of the index from each to the next: there are far fewer of
 * them than visits, or accounts.
 */
const whoHasVisits = sql`(
  with recursive who(id) as (
    (select ${visits.doctorId} from ${visits} where ${visits.clinicId} = ${clinicId}
      order by ${visits.doctorId} limit 1)
    union all
    select (select ${visits.doctorId} from ${visits}
      where ${visits.clinicId} = ${clinicId} and ${visits.doctorId} > who.id
      order by ${visits.doctorId} limit 1)
    from who where who.id is not null
  )
  select id from who where id is not null
)`

/** Who can be booked no more and has visits on a day, or, without one, today or to come; by name. */
export async function formerDoctors(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  { date, doctorId }: Wanted,
) {
  const onDay = date ? isOn(date, zone) : gte(visits.startsAt, startOfDay(dayIn(zone, now), zone))
  const haveVisits = exists(
    db
      .select({ one: sql`1` })
      .from(visits)
      .where(and(eq(visits.clinicId, clinicId), eq(visits.doctorId, users.id), onDay)),
  )
  const isAsked = doctorId && isId(doctorId) ? eq(users.id, doctorId) : sql`false`
  const rows = await db
    .select({ doctorId: users.id, name: users.name, department: departments.name })
    .from(users)
    .leftJoin(roles, holdsRole)
    .leftJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .where(
      and(
        eq(users.clinicId, clinicId),
        not(sql`coalesce(${isBookable}, false)`),
        inArray(users.id, whoHasVisits),
        or(haveVisits, isAsked),
      ),
    )
    .orderBy(...inOrder(byName))
  return rows.map(({ doctorId, name, department }) => ({
    doctorId,
    doctor: doctorName(name),
    ...(department !== null && { department }),
  }))
}
