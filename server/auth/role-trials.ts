import { roleTrialMessages, trialMinutes } from '@shared/contracts/role-trials'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { roles, sessions, type TriedRole, users } from '../db/schema'
import { type Caller, Refusal } from '../http'
import { isWithin, sessionOver } from './session'

/**
 * Begins a trial of a role in the caller's session, in a transaction of the caller's: a session of its
 * own, which ends with that one.
 * @param now milliseconds since 1970
 * @returns the session's id and times, for its token: seconds since 1970
 * @throws Refusal 403 for permissions that the caller does not hold
 */
export async function beginTrial(
  tx: Db,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  triedRole: TriedRole,
  { now, address }: { now: number; address: string },
): Promise<{ id: string; issuedAt: number; expiresAt: number }> {
  const [holds] = await tx
    .select({ name: roles.name, permissions: roles.permissions })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, userId), users.active))
  if (!holds || !isWithin(triedRole, holds)) throw new Refusal(403, roleTrialMessages.beyondOwn)
  // The account before its sessions, as whoever ends them locks them.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
  const [own] = await tx
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .for('share')
  if (!own) throw sessionOver()
  const issuedAt = Math.floor(now / 1000)
  const ends = Math.min(issuedAt + trialMinutes * 60, Math.floor(own.expiresAt.getTime() / 1000))
  const [begun] = await tx
    .insert(sessions)
    .values({
      ...{ userId, triedRole, begunIn: sessionId, address },
      createdAt: new Date(issuedAt * 1000),
      expiresAt: new Date(ends * 1000),
    })
    .returning({ id: sessions.id })
  if (!begun) throw new Error('the trial was not written')
  return { id: begun.id, issuedAt, expiresAt: ends }
}
