import { createMiddleware } from 'hono/factory'
import type { ApiDependencies } from './dependencies'
import { type ApiEnv, refusalIn } from './http'

/**
 * One line a request: who, what, how it ended and how long it took, and of one that failed why;
 * never what was in it. The answer names the same id in its x-request-id.
 */
export const requestLog = (
  { log, clock }: Pick<ApiDependencies, 'log' | 'clock'>,
  { failuresOnly = false } = {},
) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = clock()
    await next()
    const { status } = c.res
    if (failuresOnly && status < 400) return
    const refusal = refusalIn(c.error)
    const brokeOff = c.req.raw.signal.aborted
    log[levelOf(status)](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        path: c.req.path,
        status,
        durationMs: clock() - start,
        userId: (c.get('caller') as { id: string } | undefined)?.id,
        // Half a body is no JSON, but that is not what went wrong.
        ...(refusal ? { reason: brokeOff ? 'The request broke off' : refusal.message } : {}),
        ...(status >= 500 && c.error !== refusal ? { err: c.error } : {}),
      },
      'request',
    )
  })

/** What was refused may be the caller's mistake or an attack; what failed is to be mended here. */
const levelOf = (status: number): 'info' | 'warn' | 'error' => {
  if (status < 400) return 'info'
  return status < 500 ? 'warn' : 'error'
}
