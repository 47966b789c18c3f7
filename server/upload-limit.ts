import { fileMessages } from '@shared/contracts/files'
import { createMiddleware } from 'hono/factory'
import { type ApiEnv, Refusal } from './http'

/**
 * Files that may be coming at once, of an account and together: each is in memory until it is kept, twice
 * where it does not tell its length, so that all take some 200 MB at most.
 */
export const uploadsMost = { ofAccount: 3, together: 10 }

/** Seconds after which a caller may try again. */
const retryAfter = '5'

/** Lets no more files come than there is room for. It stands behind the permission, before the body is read. */
export function limitUploads() {
  /** How many are coming, by the account's id. */
  const coming = new Map<string, number>()
  let together = 0
  const refuse = (status: 429 | 503, message: string) => {
    // What follows on this connection is the body.
    const headers = { 'retry-after': retryAfter, connection: 'close' }
    throw new Refusal(status, message, { headers })
  }
  return createMiddleware<ApiEnv>(async (c, next) => {
    const { id } = c.get('caller')
    const own = coming.get(id) ?? 0
    if (own >= uploadsMost.ofAccount) refuse(429, fileMessages.waitForOwn)
    if (together >= uploadsMost.together) refuse(503, fileMessages.busy)
    together += 1
    coming.set(id, own + 1)
    try {
      await next()
    } finally {
      together -= 1
      const others = (coming.get(id) ?? 1) - 1
      if (others > 0) coming.set(id, others)
      else coming.delete(id)
    }
  })
}
