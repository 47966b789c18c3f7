import { isOwnScope } from '@shared/contracts/access'
import type { AuditTarget } from '@shared/contracts/audit'
import {
  holdersNamed,
  isSuperAdmin,
  type Role,
  type RoleHolders,
  roleEndpoints,
  roleMessages,
} from '@shared/contracts/roles'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { canSignIn, changeAdministration, refuseBeyondOwn } from '../auth/administration'
import { passesForSuperAdmin } from '../auth/look-alikes'
import { isAdminRole } from '../auth/session'
import { type Db, isUniqueViolation } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { noteChange } from '../records/change'
import { eventsWithStaff } from '../records/change-events'
import { deleteRoles, versionOf } from '../records/deletions'
import { keptTables, refuseLookAlike } from '../records/reassignments'
import { refuseStale } from '../records/seen-version'
import { changesOf } from '../records/targets'
import { revalidatedList } from '../revalidation'

const { columns } = keptTables.role

const notFound = () => new Refusal(404, roleMessages.notFound)

const exists = () =>
  new Refusal(409, roleMessages.exists, { fields: { name: roleMessages.exists } })

function nameTaken(error: unknown): never {
  throw isUniqueViolation(error) ? exists() : error
}

/**
 * The role to change, in the version that the caller has seen; a protected one is refused, on the server
 * too. Other changes wait (`changeAdministration`).
 */
async function changeable(db: Db, id: string, seen: number | undefined) {
  if (!isId(id)) throw notFound()
  const [role] = await db.select(columns).from(roles).where(eq(roles.id, id))
  if (!role) throw notFound()
  refuseStale(seen, role, roleMessages.stale)
  if (isSuperAdmin(role)) throw new Refusal(403, roleMessages.protected)
  return role
}

/**
 * Nobody makes a Super Admin of others, or of themselves, by a role's name: whoever holds such a role is bound
 * by no permission. Nor does a role look like one that is there. A name that is taken is told before this.
 * @throws Refusal 403 or 409
 */
async function refuseFalseName(
  tx: Db,
  role: { id?: string | undefined; name: string },
): Promise<void> {
  if (passesForSuperAdmin(role.name)) throw new Refusal(403, roleMessages.protected)
  await refuseLookAlike(tx, 'role', role, exists())
}

/** Its holders would turn from staff into patients, or back. @throws Refusal 409 where there are any */
async function refuseHeld(tx: Db, id: string): Promise<void> {
  const [holder] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleId, id), isNull(users.deletedAt)))
    .limit(1)
  if (holder) throw new Refusal(409, roleMessages.scopeHeld)
}

/** Who can sign in with each role; of patients' accounts, whose names are the patients', only how many. */
async function listHolders(db: Db): Promise<RoleHolders[]> {
  const holders = and(
    ...[eq(users.clinicId, roles.clinicId), eq(users.roleId, roles.id), canSignIn],
  )
  const named = db
    .select({ name: users.name })
    .from(users)
    .where(holders)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(holdersNamed)
  const rows = await db
    .select({
      privilegeId: roles.id,
      ...{ name: roles.name, key: roles.key, permissions: roles.permissions },
      total: sql<number>`(${db.select({ count: sql`count(*)::int` }).from(users).where(holders)})`,
      names: sql<string[]>`array(${named})`,
    })
    .from(roles)
  return rows.map(({ name, key, permissions, names, ...row }) => ({
    ...row,
    isAdmin: isAdminRole({ name, key }),
    names: isOwnScope(new Set(permissions)) ? [] : names,
  }))
}

type RoleLike = Pick<Role, 'name' | 'roles'>
const fieldsOf = ({ name, roles: permissions }: RoleLike) => ({ name, permissions })

const roleTarget = (after: RoleLike, before?: RoleLike): AuditTarget => ({
  ...{ kind: 'role', name: (before ?? after).name },
  changes: changesOf(before ? fieldsOf(before) : {}, fieldsOf(after)),
})

/** Roles ("privileges" on the wire). */
export function roleRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  handle(
    app,
    roleEndpoints.list,
    async (c) => {
      const data: Role[] = await db
        .select(columns)
        .from(roles)
        .orderBy(asc(sql`lower(${roles.name})`))
      return c.json({ data })
    },
    revalidatedList,
  )
  handle(app, roleEndpoints.holders, async (c) => c.json({ data: await listHolders(db) }))
  handle(app, roleEndpoints.create, async (c, input) => {
    const data = await changeAdministration(db, async (tx) => {
      await refuseBeyondOwn(tx, c.get('caller').id, [], input.roles)
      const [created] = await tx
        .insert(roles)
        .values({ name: input.name, permissions: [...new Set(input.roles)] })
        .returning(columns)
        .catch(nameTaken)
      await refuseFalseName(tx, { id: created?._id, name: input.name })
      if (created)
        await noteChange(tx, c, roleEndpoints.create, [
          { topic: 'roles', id: created._id, target: roleTarget(created) },
        ])
      return created
    })
    return c.json({ data }, 201)
  })
  handle(app, roleEndpoints.update, async (c, input) => {
    const data = await changeAdministration(db, async (tx) => {
      const role = await changeable(tx, input.privilegeId, input.version)
      await refuseBeyondOwn(tx, c.get('caller').id, role.roles, input.roles)
      if (isOwnScope(new Set(role.roles)) !== isOwnScope(new Set(input.roles)))
        await refuseHeld(tx, role._id)
      const [updated] = await tx
        .update(roles)
        .set({
          name: input.name,
          permissions: [...new Set(input.roles)],
          version: role.version + 1,
        })
        .where(eq(roles.id, role._id))
        .returning(columns)
        .catch(nameTaken)
      await refuseFalseName(tx, { id: role._id, name: input.name })
      // Whoever holds it sees the change of the role itself.
      if (updated)
        await noteChange(
          tx,
          c,
          roleEndpoints.update,
          eventsWithStaff('roles', role._id, roleTarget(updated, role)),
        )
      return updated
    })
    return c.json({ data })
  })
  handle(app, roleEndpoints.delete, async (c, { privilegeId, version }) => {
    await changeAdministration(db, async (tx) => {
      const actor = actorOf(c, dependencies)
      const { ids, events } = await deleteRoles(
        tx,
        { ids: [privilegeId], versions: versionOf(privilegeId, version) },
        actor,
      )
      if (ids.length === 0) throw notFound()
      await noteChange(tx, c, roleEndpoints.delete, events)
    })
    return c.json({ message: roleMessages.deleted })
  })
  return app
}
