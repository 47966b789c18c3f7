import { asc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { PermissionKey } from '@/contracts/permissions'
import {
  grantableRoleInputSchema,
  isSuperAdmin,
  type Role,
  roleDeleteSchema,
  roleMessages,
  rolePaths,
  roleUpdateSchema,
} from '@/contracts/roles'
import { permit } from '../auth/session'
import { type Db, isStillReferred, isUniqueViolation } from '../db/database'
import { roles } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, type Caller, isId, Refusal } from '../http'

const columns = {
  _id: roles.id,
  name: roles.name,
  roles: roles.permissions,
  description: roles.description,
}

const notFound = () => new Refusal(404, roleMessages.notFound)

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new Refusal(409, roleMessages.exists, { fields: { name: roleMessages.exists } })
}

/** Nobody gives away more than they hold: else the right to edit roles were the right to all. */
function refuseEscalation(caller: Caller, added: readonly string[]) {
  const missing = added.filter((permission) => !caller.permissions.has(permission))
  if (missing.length > 0)
    throw new Refusal(403, 'You can only grant permissions that you hold yourself.')
}

/** Whoever takes this right from their own role could never give it back. */
function refuseLockout(caller: Caller, roleId: string, permissions: readonly string[]) {
  const right: PermissionKey = 'staff_edit'
  if (caller.roleId === roleId && !permissions.includes(right))
    throw new Refusal(409, 'You cannot take the right to edit roles from your own role.')
}

/** The role to change; a protected one is refused, on the server too (section 6). */
async function changeable(db: Db, id: string) {
  if (!isId(id)) throw notFound()
  const [role] = await db.select().from(roles).where(eq(roles.id, id)).for('update')
  if (!role) throw notFound()
  if (isSuperAdmin(role)) throw new Refusal(403, roleMessages.protected)
  return role
}

/** Roles ("privileges" on the wire). */
export const roleRoutes = ({ db }: ApiDependencies) =>
  new Hono<ApiEnv>()
    .get(rolePaths.list, permit('staff_view'), async (c) => {
      const data: Role[] = await db
        .select(columns)
        .from(roles)
        .orderBy(asc(sql`lower(${roles.name})`))
      return c.json({ data })
    })
    .post(rolePaths.create, permit('staff_create'), body(grantableRoleInputSchema), async (c) => {
      const input = c.req.valid('json')
      refuseEscalation(c.get('caller'), input.roles)
      const [data] = await db
        .insert(roles)
        .values({ name: input.name, permissions: [...new Set(input.roles)] })
        .returning(columns)
        .catch(nameTaken)
      return c.json({ data }, 201)
    })
    .patch(rolePaths.update, permit('staff_edit'), body(roleUpdateSchema), async (c) => {
      const input = c.req.valid('json')
      const data = await db.transaction(async (tx) => {
        const role = await changeable(tx, input.privilegeId)
        refuseLockout(c.get('caller'), role.id, input.roles)
        refuseEscalation(
          c.get('caller'),
          input.roles.filter((permission) => !role.permissions.includes(permission)),
        )
        const [updated] = await tx
          .update(roles)
          .set({ name: input.name, permissions: [...new Set(input.roles)] })
          .where(eq(roles.id, role.id))
          .returning(columns)
          .catch(nameTaken)
        return updated
      })
      return c.json({ data })
    })
    .delete(rolePaths.delete, permit('staff_delete'), body(roleDeleteSchema), async (c) => {
      const { privilegeId } = c.req.valid('json')
      await db.transaction(async (tx) => {
        const role = await changeable(tx, privilegeId)
        await tx
          .delete(roles)
          .where(eq(roles.id, role.id))
          .catch((error: unknown) => {
            throw isStillReferred(error) ? new Refusal(409, roleMessages.inUse) : error
          })
      })
      return c.json({ message: roleMessages.deleted })
    })
