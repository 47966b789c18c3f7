import { and, desc, eq, gt } from 'drizzle-orm'
import { Hono } from 'hono'
import { ownSessionEndpoints } from '@/contracts/own-sessions'
import { endSessions } from '../auth/session'
import { writing } from '../db/database'
import { sessions } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'

/** The sessions of the caller's own account. */
export function ownSessionRoutes({ db, clock }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
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
