import { activityWords } from '@shared/contracts/audit-words'
import type { Activity } from '@shared/contracts/overview'
import { timeAgo } from '@shared/lib/time-ago'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bin } from '../db/schema-care'
import { isId } from '../http'
import { holdsRole, isOwnScope, isStaff } from './staff'

/** How many are shown: a morning of a small clinic. */
const activitiesMost = 20

/** What these ids of staff, roles, departments and working times are called; of patients nobody is. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)].filter(isId)
  if (wanted.length === 0) return new Map()
  const of = (table: typeof roles | typeof departments | typeof workingTimes) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.clinicId, clinicId), inArray(table.id, wanted)))
  const staff = db
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, inArray(users.id, wanted)))
  // What is in the bin has its name there.
  const deleted = db
    .select({ id: bin.recordId, name: bin.name })
    .from(bin)
    .where(and(eq(bin.clinicId, clinicId), inArray(bin.recordId, wanted)))
  const rows = await unionAll(staff, of(roles), of(departments), of(workingTimes), deleted)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * The last changes that the audit has, the newest first. No patient is named, neither as who did it nor as
 * whose record it was: whoever may see that reads the audit.
 * @param now milliseconds since 1970
 */
export async function lastActivities(db: Db, now: number): Promise<Activity[]> {
  const rows = await db
    .select({
      ...{ id: auditEntries.id, at: auditEntries.at, call: auditEntries.call },
      ...{ recordIds: auditEntries.recordIds, name: users.name },
      isPatient: sql<boolean>`coalesce(${or(isNotNull(users.patientId), isOwnScope)}, false)`,
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.userId))
    .leftJoin(roles, holdsRole)
    .where(and(eq(auditEntries.clinicId, clinicId), eq(auditEntries.kind, 'changed')))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(activitiesMost)
  const names = await namesOf(
    db,
    rows.flatMap(({ recordIds }) => recordIds),
  )
  return rows.map(({ id, at, call, recordIds, name, isPatient }) => ({
    id,
    user: isPatient ? 'A patient' : name,
    action: activityWords(call, {
      count: recordIds.length,
      names: recordIds.flatMap((record) => names.get(record) ?? []),
    }),
    time: timeAgo(now - at.getTime()),
  }))
}
