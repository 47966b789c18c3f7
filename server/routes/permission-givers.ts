import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { giversNamed, permissionGiverEndpoints } from '@/contracts/permission-givers'
import { canGive, canSignIn } from '../auth/administration'
import { clinicId, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'

/** Who can give a permission to somebody who lacks it. */
export function permissionGiverRoutes({ db }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, permissionGiverEndpoints.list, async (c, { permission }) => {
    const all = await db
      .select({ id: roles.id, name: roles.name, permissions: roles.permissions })
      .from(roles)
      .where(eq(roles.clinicId, clinicId))
    const giving = all.filter((role) => canGive(role, permission)).map(({ id }) => id)
    const isGiver = and(...[eq(users.clinicId, clinicId), inArray(users.roleId, giving), canSignIn])
    const people = await db
      .select({ id: users.id, name: users.name, role: roles.name })
      .from(users)
      .innerJoin(roles, and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId)))
      .where(isGiver)
      .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
      .limit(giversNamed)
    return c.json({ people, total: await db.$count(users, isGiver) })
  })
  return app
}
