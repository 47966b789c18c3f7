import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { and, desc, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { loginAnswer } from '../auth/login-answer'
import { endSessions, sessionOver } from '../auth/session'
import { writing } from '../db/database'
import { roles, sessions, users } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'

/** The sessions of the caller's own account. */
export function ownSessionRoutes({ db, clock, config }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, ownSessionEndpoints.current, async (c) => {
    const [found] = await db
      .select({
        ...{ id: users.id, name: users.name, username: users.username, email: users.email },
        ...{ mustChangePassword: users.mustChangePassword, startCodeEndsAt: users.startCodeEndsAt },
        role: { name: roles.name, key: roles.key, permissions: roles.permissions },
        ...{ triedRole: sessions.triedRole, createdAt: sessions.createdAt },
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(roles, eq(roles.id, users.roleId))
      .where(eq(sessions.id, c.get('caller').sessionId))
    if (!found) throw sessionOver()
    const { triedRole, createdAt, expiresAt, ...account } = found
    const session = {
      id: c.get('caller').sessionId,
      issuedAt: Math.floor(createdAt.getTime() / 1000),
      expiresAt: Math.floor(expiresAt.getTime() / 1000),
    }
    const role = triedRole ?? account.role
    return c.json(await loginAnswer({ ...account, role }, session, config))
  })
  handle(app, ownSessionEndpoints.list, async (c) => {
    const { id, sessionId } = c.get('caller')
    const rows = await db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date(clock()))))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
    // A trial of a role is in a browser that stands here already, by the session in which it was begun.
    const current = rows.find((row) => row.id === sessionId)?.begunIn ?? sessionId
    const own = rows.filter(({ triedRole }) => triedRole === null)
    return c.json(
      own.map(({ createdAt, expiresAt, ...row }) => ({
        id: row.id,
        startedAt: createdAt.toISOString(),
        endsAt: expiresAt.toISOString(),
        address: row.address,
        userAgent: row.userAgent,
        isCurrent: row.id === current,
      })),
    )
  })
  handle(app, ownSessionEndpoints.endAll, async (c) => {
    const account = c.get('caller')
    const { name: call } = ownSessionEndpoints.endAll
    const ended = await writing(db, async (tx) => {
      const count = await endSessions(tx, account.id)
      await c.get('audit').account(tx, {
        ...{ kind: 'signed-out', call, account, address: c.get('address') },
      })
      return count
    })
    return c.json({ ended })
  })
  return app
}
