import { overviewEndpoints } from '@shared/contracts/overview'
import { addDays } from '@shared/lib/clinic-date'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId, departments, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { lastActivities } from '../records/activities'
import { cacheFor } from '../records/cache-for'
import { dayIn, startOfDay } from '../records/clinic-time'
import { readPage } from '../records/page'
import { byName, countStaff, doctorRole, holdsRole, isStaff, staffRows } from '../records/staff'
import { rowTakesTime } from '../records/visits'

const countOf = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`
const doctors = countOf(doctorRole)
/** By the names of the roles, for no key tells a nurse. */
const nurses = countOf(sql`lower(${roles.name}) in ('staff', 'nurse')`)

/** Days back in which a patient's visit counts for a department: all visits would take too long. */
const countedDays = 90

/** The admin's figures, counted from what is kept, and the last changes; what is not kept is absent. */
export function overviewRoutes(
  { db, config, clock }: ApiDependencies,
  openPatients: () => Promise<number>,
) {
  const app = new Hono<ApiEnv>()
  const patientsOf = cacheFor(config.figuresKeptMs, clock, async () => {
    const since = startOfDay(addDays(dayIn(config.zone, clock()), -countedDays), config.zone)
    const rows = await db
      .select({
        department: users.departmentId,
        patients: sql<number>`count(distinct ${visits.patientId})::int`,
      })
      .from(visits)
      .innerJoin(users, eq(users.id, visits.doctorId))
      .where(and(eq(visits.clinicId, clinicId), rowTakesTime, gte(visits.startsAt, since)))
      .groupBy(users.departmentId)
    return new Map(rows.map(({ department, patients }) => [department, patients]))
  })
  handle(app, overviewEndpoints.totals, async (c) => {
    const [totals] = await db
      .select({ doctors, staff: sql<number>`count(*)::int` })
      .from(users)
      .innerJoin(roles, holdsRole)
      .where(isStaff)
    return c.json({ doctors: 0, staff: 0, ...totals, patients: await openPatients() })
  })
  handle(app, overviewEndpoints.staff, async (c, of) => {
    const page = await readPage(of, byName, {
      rows: (after, order) =>
        staffRows(db)
          .where(and(isStaff, after))
          .orderBy(...order),
      total: () => countStaff(db, isStaff),
      sent: ({ _id, name, role, department, active, joinedAt }) => ({
        id: _id,
        name,
        role: role.name,
        department: department?.name ?? '',
        status: active ? 'active' : 'inactive',
        joinDate: dayIn(config.zone, joinedAt),
      }),
    })
    return c.json(page)
  })
  handle(app, overviewEndpoints.departments, async (c) => {
    const ofDepartment = and(
      eq(users.clinicId, departments.clinicId),
      eq(users.departmentId, departments.id),
    )
    const rows = await db
      .select({ id: departments.id, name: departments.name, doctors, nurses })
      .from(departments)
      .leftJoin(users, ofDepartment)
      .leftJoin(roles, and(holdsRole, isStaff))
      .where(eq(departments.clinicId, clinicId))
      .groupBy(departments.clinicId, departments.id)
      .orderBy(asc(sql`lower(${departments.name})`))
    const counted = await patientsOf()
    return c.json(rows.map((row) => ({ ...row, patients: counted.get(row.id) ?? 0 })))
  })
  handle(app, overviewEndpoints.activities, async (c) => c.json(await lastActivities(db, clock())))
  return app
}
