import { eq } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { PermissionKey } from '@/contracts/permissions'
import { roles, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, isId, Refusal } from '../http'

const issuer = 'rounds'
const algorithm = 'HS256'

const claimsSchema = z.object({ sub: z.string().check(z.refine(isId)), ver: z.number() })

interface SessionUser {
  id: string
  username: string
  name: string
  email: string
  sessionVersion: number
  role: { name: string; key: string | null; permissions: readonly string[] }
}

/** A role's name as tokens spell it: 'Lab Technician' is `lab_technician`. */
const tokenRole = (role: SessionUser['role']): string =>
  role.key ?? role.name.trim().toLowerCase().replace(/\s+/g, '_')

/** Role names and permission keys side by side. A Super Admin is an admin too. */
function tokenRoles({ role }: SessionUser): string[] {
  const name = tokenRole(role)
  return [...(name === 'super_admin' ? [name, 'admin'] : [name]), ...role.permissions]
}

/** Signs a session for this user, valid for `config.sessionSeconds`. */
export async function issueToken(
  user: SessionUser,
  { config, clock }: Pick<ApiDependencies, 'config' | 'clock'>,
): Promise<string> {
  const issuedAt = Math.floor(clock() / 1000)
  return await new SignJWT({
    ver: user.sessionVersion,
    name: user.name,
    username: user.username,
    email: user.email,
    roles: tokenRoles(user),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + config.sessionSeconds)
    .sign(config.secret)
}

const signInAgain = () => new Refusal(401, 'Your session is over. Please sign in again.')

/**
 * Lets a call pass only with a token of ours that is in time and whose user is still active. What
 * the caller may do is read from the database, so that a change of role counts at once.
 */
export const session = ({ db, config, clock }: ApiDependencies) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) throw signInAgain()
    const claims = await jwtVerify(token, config.secret, {
      issuer,
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate: new Date(clock()),
    }).then(
      ({ payload }) => claimsSchema.safeParse(payload),
      () => null,
    )
    if (!claims?.success) throw signInAgain()
    const [user] = await db
      .select({
        id: users.id,
        username: users.username,
        roleId: users.roleId,
        active: users.active,
        sessionVersion: users.sessionVersion,
        permissions: roles.permissions,
      })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(users.id, claims.data.sub))
    if (!user?.active || user.sessionVersion !== claims.data.ver) throw signInAgain()
    c.set('caller', {
      id: user.id,
      username: user.username,
      roleId: user.roleId,
      permissions: new Set(user.permissions),
    })
    await next()
  })

/** Lets a caller pass who holds this permission. It stands behind `session`. */
export const permit = (permission: PermissionKey) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!c.get('caller').permissions.has(permission))
      throw new Refusal(403, 'You do not have the permission to do this.')
    await next()
  })
