import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { doctorName, staffMessages } from '@/contracts/staff'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { Refusal } from '../http'
import { rowToCome } from './visits'

/**
 * Who goes away leaves their patients behind: whoever sends them is told how many are to come.
 * @param ids of staff whose rows are locked, so that nobody books with them meanwhile
 * @param now in milliseconds since 1970
 * @throws Refusal 409
 */
export async function refuseWithVisits(tx: Db, ids: readonly string[], now: number): Promise<void> {
  const counted = await tx
    .select({ name: users.name, visits: sql<number>`count(*)::int` })
    .from(visits)
    .innerJoin(users, eq(users.id, visits.doctorId))
    .where(
      and(
        eq(visits.clinicId, clinicId),
        inArray(visits.doctorId, [...ids]),
        rowToCome,
        gt(visits.endsAt, new Date(now)),
      ),
    )
    .groupBy(users.id)
    .orderBy(users.name)
  if (counted.length === 0) return
  const count = counted.reduce((sum, one) => sum + one.visits, 0)
  const names = counted.map(({ name }) => doctorName(name))
  throw new Refusal(409, staffMessages.hasVisits(names, count), {
    error: 'has-visits',
    visits: count,
  })
}
