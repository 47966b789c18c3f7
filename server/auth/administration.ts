import { type PermissionKey, permissionLabel } from '@shared/contracts/permissions'
import { isSuperAdmin } from '@shared/contracts/roles'
import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { roles, users } from '../db/schema'
import { Refusal } from '../http'

/** A role as this rule sees it. */
export interface GrantedRole {
  name: string
  permissions: readonly string[]
  /** Whether an account that can sign in holds the role. */
  hasActiveAccount: boolean
}

/** Accounts with which somebody can sign in: active, not deleted, and with a password. */
export const canSignIn = and(users.active, isNull(users.deletedAt), isNotNull(users.passwordHash))

const editRoles: PermissionKey = 'staff_edit'

/**
 * Whether holders of this role can give somebody that permission. Nobody gives what they do not hold, and
 * it takes the right to edit roles besides; a Super Admin is not bound.
 */
export const canGive = (
  role: Pick<GrantedRole, 'name' | 'permissions'>,
  permission: string,
): boolean =>
  isSuperAdmin(role) ||
  (role.permissions.includes(editRoles) && role.permissions.includes(permission))

/** The permissions of these roles that nobody who has an active account could give any more. */
export function outOfReach(all: readonly GrantedRole[]): string[] {
  const held = all.filter((role) => role.hasActiveAccount)
  const known = new Set(all.flatMap(({ permissions }) => permissions))
  return [...known].filter((permission) => !held.some((role) => canGive(role, permission)))
}

/** How many permissions the refusal names: a role can lose all of them at once. */
const namedMost = 3

/** Why a change that puts these permissions out of reach is refused. */
export function outOfReachText(permissions: readonly string[]): string {
  // Without the right to edit roles nothing can be given, so that one is named first.
  const ordered = permissions.toSorted((a, b) => Number(b === editRoles) - Number(a === editRoles))
  const words = ordered.slice(0, namedMost).map(permissionLabel)
  if (ordered.length > namedMost) words.push(`${ordered.length - namedMost} more`)
  const last = words.pop()
  const names = words.length > 0 ? `${words.join(', ')} and ${last}` : last
  return `After this change, nobody who can edit roles would hold ${names}, so nobody could give ${ordered.length > 1 ? 'them' : 'it'} again.`
}

/** Any number that no other lock of ours has: changes to roles and accounts wait for one another. */
const lockKey = 7_203_116

/**
 * Changes roles or accounts in a transaction, one such change at a time on the whole database, so
 * that two which are harmless each cannot do harm together. The change must use only the handle it
 * is given. One that puts a permission out of reach is undone; what was out of reach before it (by
 * an older version, say) stands in the way of nothing.
 * @throws Refusal 409 which names the permissions
 */
export async function changeAdministration<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return await writing(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    const before = outOfReach(await grantedRoles(tx))
    const result = await change(tx)
    const lost = outOfReach(await grantedRoles(tx)).filter((key) => !before.includes(key))
    if (lost.length > 0) throw new Refusal(409, outOfReachText(lost))
    return result
  })
}

const grantedRoles = (tx: Db): Promise<GrantedRole[]> =>
  tx
    .select({
      name: roles.name,
      permissions: roles.permissions,
      hasActiveAccount: sql<boolean>`${exists(
        tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.roleId, roles.id), canSignIn)),
      )}`,
    })
    .from(roles)
    // So that a refusal names permissions in the same order each time.
    .orderBy(roles.id)

/**
 * Refuses a change of permissions beyond those that the caller holds: else the right to edit roles
 * were the right to all. A Super Admin is not bound. What the caller holds is read within
 * `changeAdministration`, since another change may just have taken it.
 * @throws Refusal 403
 */
export async function refuseBeyondOwn(
  tx: Db,
  callerId: string,
  before: readonly string[],
  after: readonly string[],
  refused = new Refusal(403, 'You can only give or take away permissions that you hold yourself.'),
): Promise<void> {
  const changed = [
    ...after.filter((permission) => !before.includes(permission)),
    ...before.filter((permission) => !after.includes(permission)),
  ]
  if (changed.length === 0) return
  const [own] = await tx
    .select({ name: roles.name, permissions: roles.permissions })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, callerId), eq(users.active, true)))
  if (own && isSuperAdmin(own)) return
  if (!own || changed.some((permission) => !own.permissions.includes(permission))) throw refused
}
