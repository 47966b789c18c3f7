import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import type { ApiEnv } from '../http'

/** For whoever watches the server: `/api/health` says that it runs, `/api/ready` that it can work. */
export const healthRoutes = ({ db, log }: ApiDependencies) =>
  new Hono<ApiEnv>()
    .get('/api/health', (c) => c.json({ status: 'ok' }))
    .get('/api/ready', async (c) => {
      try {
        await db.execute(sql`select 1`)
        return c.json({ status: 'ok' })
      } catch (error) {
        log.error({ requestId: c.get('requestId'), err: error }, 'the database does not answer')
        return c.json({ status: 'unavailable' }, 503)
      }
    })
