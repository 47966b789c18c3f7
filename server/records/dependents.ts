import type { BinKind, Dependents } from '@shared/contracts/bin'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { bookingRequests, prescriptionRequests, visits } from '../db/schema-care'
import type { Actor } from './actor'
import { dayIn, startOfDay } from './clinic-time'
import { usersOfWorkingTime } from './staff-hours'
import { rowToCome } from './visits'

/** Where users refer to what is kept in the bin. Working times are parts of weeks. */
export const userColumns = {
  department: users.departmentId,
  role: users.roleId,
} as const

interface Counted {
  id: string | null
  count: number
}

const counted = { count: sql<number>`count(*)::int` }

/** Who has it now; whoever has been deleted does not count. */
const countPeople = async (
  db: Db,
  kind: BinKind,
  ids: readonly string[],
): Promise<readonly Counted[]> => {
  if (kind === 'staff') return []
  if (kind === 'working-time') {
    const people = await usersOfWorkingTime(db, ids)
    return people.map(({ workingTimeId }) => ({ id: workingTimeId, count: 1 }))
  }
  const column = userColumns[kind]
  return await db
    .select({ id: column, ...counted })
    .from(users)
    .where(and(eq(users.clinicId, clinicId), inArray(column, [...ids]), isNull(users.deletedAt)))
    .groupBy(column)
}

/** Today's visits and later ones whose patients are still expected, or wait; none of who has been deleted. */
const countVisits = async (
  db: Db,
  kind: BinKind,
  ids: readonly string[],
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): Promise<readonly Counted[]> => {
  // Nobody's visits go by when they work.
  if (kind === 'working-time') return []
  const column = kind === 'staff' ? users.id : userColumns[kind]
  return await db
    .select({ id: column, ...counted })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(
      and(
        eq(visits.clinicId, clinicId),
        inArray(column, [...ids]),
        isNull(users.deletedAt),
        rowToCome,
        gte(visits.startsAt, startOfDay(dayIn(zone, now), zone)),
      ),
    )
    .groupBy(column)
}

/** What waits there: bookings, and what patients ask a doctor to prescribe. */
const countRequests = async (
  db: Db,
  kind: BinKind,
  ids: readonly string[],
): Promise<readonly Counted[]> => {
  if (kind !== 'department' && kind !== 'staff') return []
  const column = kind === 'department' ? bookingRequests.departmentId : bookingRequests.doctorId
  const bookings = await db
    .select({ id: column, ...counted })
    .from(bookingRequests)
    .where(
      and(
        eq(bookingRequests.clinicId, clinicId),
        eq(bookingRequests.status, 'new'),
        inArray(column, [...ids]),
      ),
    )
    .groupBy(column)
  if (kind === 'department') return bookings
  const prescriptions = await db
    .select({ id: prescriptionRequests.doctorId, ...counted })
    .from(prescriptionRequests)
    .where(
      and(
        eq(prescriptionRequests.clinicId, clinicId),
        eq(prescriptionRequests.open, true),
        inArray(prescriptionRequests.doctorId, [...ids]),
      ),
    )
    .groupBy(prescriptionRequests.doctorId)
  return [...bookings, ...prescriptions]
}

/**
 * What depends on each of these things of a kind.
 * @param ids theirs, in lower case
 */
export async function dependentsOf(
  db: Db,
  kind: BinKind,
  ids: readonly string[],
  actor: Pick<Actor, 'now' | 'zone'>,
): Promise<Map<string, Dependents>> {
  const dependents = new Map(ids.map((id) => [id, { people: 0, visits: 0, requests: 0 }]))
  if (ids.length === 0) return dependents
  const add = (field: keyof Dependents, rows: readonly Counted[]) => {
    for (const { id, count } of rows) {
      const of = dependents.get(id ?? '')
      if (of) of[field] += count
    }
  }
  add('people', await countPeople(db, kind, ids))
  add('visits', await countVisits(db, kind, ids, actor))
  add('requests', await countRequests(db, kind, ids))
  return dependents
}
