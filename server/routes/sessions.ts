import { Hono } from 'hono'
import { authEndpoints, authMessages } from '@/contracts/auth'
import { endSession } from '../auth/session'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'

/** The caller's own session. */
export function sessionRoutes({ db }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  handle(app, authEndpoints.logout, async (c) => {
    await endSession(db, c.get('caller').sessionId)
    return c.json({ message: authMessages.loggedOut })
  })
  return app
}
