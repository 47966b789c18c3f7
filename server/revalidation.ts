import { every } from 'hono/combine'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './http'

/** Answers 304 to whoever has what would be sent; by its id the log tells of this call as well. */
export const revalidation = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id'] })

/**
 * A list that the caller's own browser may keep and must ask about each time. It stands behind
 * `session` and `permit`: who may not see a list isn't told that it is unchanged either.
 */
export const revalidatedList = every(
  createMiddleware<ApiEnv>(async (c, next) => {
    await next()
    if (!c.res.ok && c.res.status !== 304) return
    c.header('cache-control', 'private, no-cache')
    // Node's server may compress it, and a 304 says the same of it as the answer that it stands for.
    c.header('vary', 'Accept-Encoding')
  }),
  revalidation,
)
