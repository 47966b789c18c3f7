import { giversNamed, permissionGiverEndpoints } from '@shared/contracts/permission-givers'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { canGive, canSignIn } from '../auth/administration'
import { isAdminRole } from '../auth/session'
import { clinicId, roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'

/** Who can give a permission to the caller, who lacks it: it is done on screens that are the administrators'. */
export function permissionGiverRoutes({ db }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, permissionGiverEndpoints.list, async (c, input) => {
    const keys = input.permissions.split(',')
    const all = await db
      .select({ id: roles.id, name: roles.name, key: roles.key, permissions: roles.permissions })
      .from(roles)
      .where(eq(roles.clinicId, clinicId))
    const giving = all
      .filter((role) => isAdminRole(role) && keys.some((key) => canGive(role, key)))
      .map(({ id }) => id)
    const isGiver = and(
      ...[eq(users.clinicId, clinicId), inArray(users.roleId, giving), canSignIn],
      // In the trial of a role, whoever tries it holds more than the role.
      ne(users.id, c.get('caller').id),
    )
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
