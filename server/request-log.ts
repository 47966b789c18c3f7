import { createMiddleware } from 'hono/factory'
import type { ApiDependencies } from './dependencies'
import type { ApiEnv } from './http'

/** One line a request: who, what, how it ended and how long it took, never what was in it. */
export const requestLog = ({ log, clock }: Pick<ApiDependencies, 'log' | 'clock'>) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = clock()
    await next()
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        durationMs: clock() - start,
        userId: (c.get('caller') as { id: string } | undefined)?.id,
      },
      'request',
    )
  })
