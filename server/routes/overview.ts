import { and, asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { overviewEndpoints } from '@/contracts/overview'
import { clinicId, departments, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { pageAt, pageOfRows } from '../records/page'
import { byName, countStaff, doctorRole, holdsRole, isStaff, staffRows } from '../records/staff'

const countOf = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`
const doctors = countOf(doctorRole)
/** By the names of the roles, for no key tells a nurse. */
const nurses = countOf(sql`lower(${roles.name}) in ('staff', 'nurse')`)

/** The admin's figures, counted from the staff; what this server does not keep is absent. */
export function overviewRoutes({ db }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, overviewEndpoints.totals, async (c) => {
    const [totals] = await db
      .select({ doctors, staff: sql<number>`count(*)::int` })
      .from(users)
      .innerJoin(roles, holdsRole)
      .where(isStaff)
    return c.json(totals ?? { doctors: 0, staff: 0 })
  })
  handle(app, overviewEndpoints.staff, async (c, { limit, ...of }) => {
    const { after, offset, isBeyond } = pageAt({ ...of, limit }, byName)
    const total = await countStaff(db, isStaff)
    const rows = isBeyond
      ? []
      : await staffRows(db)
          .where(and(isStaff, after))
          .orderBy(asc(byName.by), asc(byName.id))
          .limit(limit + 1)
          .offset(offset)
    const page = pageOfRows(rows, limit, total, (row) => [row.sortName, row._id])
    return c.json({
      ...page,
      rows: page.rows.map(({ _id, name, role, department, active, joinDate }) => ({
        id: _id,
        name,
        role: role.name,
        department: department?.name ?? '',
        status: active ? 'active' : 'inactive',
        joinDate,
      })),
    })
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
    return c.json(rows)
  })
  return app
}
