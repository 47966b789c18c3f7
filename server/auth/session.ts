import {
  type Denial,
  denialOf,
  type Guarded,
  isOwnScope,
  staffOnly,
} from '@shared/contracts/access'
import { authEndpoints } from '@shared/contracts/auth'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { type PermissionKey, permissionLabel } from '@shared/contracts/permissions'
import { roleTrialMessages, trialRefused } from '@shared/contracts/role-trials'
import { isSuperAdmin } from '@shared/contracts/roles'
import { and, eq, inArray } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { type Db, writing } from '../db/database'
import { roles, sessions, users } from '../db/schema'
import { sharingReads } from '../db/sharing-reads'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, type Caller, isId, Refusal } from '../http'
import { hmacKey } from './keyed-hash'

const issuer = 'rounds'
const algorithm = 'HS256'

const claimsSchema = z.object({
  sub: z.string().check(z.refine(isId)),
  sid: z.string().check(z.refine(isId)),
})

interface SessionUser {
  id: string
  username: string
  name: string
  email: string
  role: { name: string; key: string | null; permissions: readonly string[] }
}

/** A role's name as tokens spell it: 'Lab Technician' is `lab_technician`. */
const tokenRole = (role: Pick<SessionUser['role'], 'name' | 'key'>): string =>
  role.key ?? role.name.trim().toLowerCase().replace(/\s+/g, '_')

/** The names of a role in tokens. A Super Admin is an admin too. */
export function roleNames(role: Pick<SessionUser['role'], 'name' | 'key'>): string[] {
  const name = tokenRole(role)
  return name === 'super_admin' ? [name, 'admin'] : [name]
}

/** Whether a role opens the administration's screens, as the browser decides it by the token. */
export const isAdminRole = (role: Pick<SessionUser['role'], 'name' | 'key'>): boolean =>
  roleNames(role).includes('admin')

/** Role names and permission keys side by side. */
const tokenRoles = ({ role }: SessionUser): string[] => [...roleNames(role), ...role.permissions]

/** How much is kept of what a browser calls itself, in UTF-16 units. */
const userAgentMost = 300

/**
 * Begins a session of this user, in a transaction of the caller's.
 * @param passwordHash what the typed password was right for: where it has been replaced since, or
 *   the account has been closed, no session begins
 * @param issuedAt in seconds since 1970, as `expiresAt` is
 * @param userAgent what the browser calls itself
 * @returns the session's id, for its token; null where none begins
 */
export async function beginSession(
  tx: Db,
  {
    userId,
    passwordHash,
    issuedAt,
    expiresAt,
    address,
    userAgent,
  }: {
    userId: string
    passwordHash: string
    issuedAt: number
    expiresAt: number
    address: string
    userAgent: string | undefined
  },
): Promise<string | null> {
  // Locked, so that a new password either comes first and is seen, or ends this session too.
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), users.active))
    .for('share')
  if (!user) return null
  const [session] = await tx
    .insert(sessions)
    .values({
      userId,
      createdAt: new Date(issuedAt * 1000),
      expiresAt: new Date(expiresAt * 1000),
      address,
      userAgent: (userAgent ?? '').slice(0, userAgentMost),
    })
    .returning({ id: sessions.id })
  if (!session) throw new Error('the session was not written')
  return session.id
}

/**
 * Signs the token of a session.
 * @param issuedAt in seconds since 1970, as `expiresAt` is
 */
export async function signToken(
  user: SessionUser,
  { id, issuedAt, expiresAt }: { id: string; issuedAt: number; expiresAt: number },
  secret: Uint8Array,
): Promise<string> {
  return await new SignJWT({
    sid: id,
    name: user.name,
    username: user.username,
    email: user.email,
    roles: tokenRoles(user),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret)
}

/** Ends one session: its token is refused from the next call on. */
export async function endSession(db: Db, id: string): Promise<void> {
  await writing(db, (tx) => tx.delete(sessions).where(eq(sessions.id, id)))
}

/**
 * Ends all sessions of these users, within the transaction that gives them a new password or closes
 * their accounts. It locks the account first, so that two of them never wait for each other.
 * @returns how many there were
 */
export async function endSessions(tx: Db, ...userIds: string[]): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(inArray(sessions.userId, userIds))
    .returning({ triedRole: sessions.triedRole })
  // A trial is no browser that somebody is signed in with.
  return ended.filter(({ triedRole }) => triedRole === null).length
}

/** What a call reads whose session has ended. */
export const sessionOver = () => new Refusal(401, 'Your session is over. Please sign in again.')

/**
 * Whether a role permits no more than the holder of another may give: a Super Admin is not bound. Who sees no
 * more than their own record gives nothing of the clinic's, which fewer permissions can show.
 */
export const isWithin = (
  tried: Pick<SessionUser['role'], 'permissions'>,
  own: Pick<SessionUser['role'], 'name' | 'permissions'>,
): boolean =>
  isSuperAdmin(own) ||
  (own.permissions.includes('staff_edit' satisfies PermissionKey) &&
    (!isOwnScope(new Set(own.permissions)) || isOwnScope(new Set(tried.permissions))) &&
    tried.permissions.every((key) => own.permissions.includes(key)))

/**
 * Who calls in these sessions, and what they may do as it stands now. Whose session has been ended, or
 * account closed, is missing, and so is a trial of more than its person still holds.
 */
export async function callersIn(db: Db, sessionIds: readonly string[]): Promise<Caller[]> {
  const rows = await db
    .select({
      id: users.id,
      sessionId: sessions.id,
      username: users.username,
      mustChangePassword: users.mustChangePassword,
      roleId: roles.id,
      role: roles.name,
      permissions: roles.permissions,
      patientId: users.patientId,
      triedRole: sessions.triedRole,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(inArray(sessions.id, [...sessionIds]), users.active))
  return rows.flatMap(({ triedRole: tried, ...row }) => {
    if (!tried) return { ...row, permissions: new Set(row.permissions), isTrial: false }
    if (!isWithin(tried, { name: row.role, permissions: row.permissions })) return []
    const permissions = new Set(tried.permissions)
    return { ...row, role: tried.name, permissions, patientId: null, isTrial: true }
  })
}

/** What reads, and the end of the trial itself. */
const isAllowedInTrial = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'GET' || method === 'HEAD' || path === authEndpoints.logout.path

/**
 * Lets a call pass only with a token of ours that is in time, whose session has not been ended and
 * whose user is still active. What the caller may do is read from the database, so that a change of
 * role counts at once. Where a role is tried, nothing passes but what reads.
 */
export const session = ({ db, config, clock }: ApiDependencies) => {
  // Once: given the bytes, each verification would import them anew.
  const key = hmacKey(config.secret, 'verify')
  const callers = sharingReads(async (sessionIds: readonly string[]) => {
    const found = new Map(
      (await callersIn(db, [...new Set(sessionIds)])).map((caller) => [caller.sessionId, caller]),
    )
    return sessionIds.map((id) => found.get(id))
  })
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (!token) throw sessionOver()
    const claims = await jwtVerify(token, await key, {
      issuer,
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate: new Date(clock()),
    }).then(
      ({ payload }) => claimsSchema.safeParse(payload),
      () => null,
    )
    if (!claims?.success) throw sessionOver()
    const { sid, sub } = claims.data
    const caller = await callers.load(sid)
    if (caller?.id !== sub) throw sessionOver()
    if (caller.isTrial && !isAllowedInTrial(c.req))
      throw new Refusal(403, roleTrialMessages.readOnly, { error: trialRefused })
    c.set('caller', caller)
    await next()
  })
}

/** Why somebody who lacks these permissions, of which one is needed, is refused. */
export const permissionMissing = (keys: readonly PermissionKey[]): string =>
  `You do not have the permission to do this: ${keys.map(permissionLabel).join(' or ')}.`

/** What the server says where it does not answer. */
export const denialText = (denial: Denial): string =>
  denial.why === 'permission' ? permissionMissing(denial.keys) : staffOnly

/** Lets a caller pass whose permissions the endpoint is open to. It stands behind `session`. */
export const permit = (endpoint: Guarded) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const denial = denialOf(endpoint, c.get('caller').permissions)
    if (denial) throw new Refusal(403, denialText(denial))
    await next()
  })

/**
 * Lets a caller pass who has chosen their password. What somebody with a start password may do stands
 * before it.
 */
export const ownPassword = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.get('caller').mustChangePassword)
    throw new Refusal(403, ownPasswordMessages.required, { error: 'password_change_required' })
  await next()
})
