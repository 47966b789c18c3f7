import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { ApiDependencies } from '../dependencies'
import type { ApiEnv } from '../http'

/** Milliseconds that the database has to answer. Whoever watches a server gives up after seconds. */
const patience = 1_500

/** @throws where this work fails, or is not done in time */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** For whoever watches the server: `/api/health` says that it runs, `/api/ready` that it can work. */
export function healthRoutes({ db, log }: ApiDependencies) {
  let answer: Promise<void> | undefined

  /** One query for all who ask at a time: while it hangs, it has a connection that others need. */
  function databaseAnswers(): Promise<void> {
    answer ??= inTime(db.execute(sql`select 1`)).finally(() => {
      answer = undefined
    })
    return answer
  }

  return new Hono<ApiEnv>()
    .get('/api/health', (c) => c.json({ status: 'ok' }))
    .get('/api/ready', async (c) => {
      try {
        await databaseAnswers()
        return c.json({ status: 'ok' })
      } catch (error) {
        log.error({ requestId: c.get('requestId'), err: error }, 'the database does not answer')
        return c.json({ status: 'unavailable' }, 503)
      }
    })
}
