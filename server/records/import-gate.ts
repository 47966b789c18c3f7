import { type Endpoint, isKeyed } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { importMessages } from '@shared/contracts/imports'
import { sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import type { Db } from '../db/database'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, Refusal } from '../http'

/** Any number that no other lock of ours has. */
const lockKey = 7_203_129

/** Seconds after which a caller may try again: most imports are written by then. */
const retryAfter = 5

const isWritten = () =>
  new Refusal(503, importMessages.isWritten, {
    headers: { 'retry-after': String(retryAfter) },
  })

/** Waits for the registrations that are under way, and has others refused until all is written. */
export async function lockForImport(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
}

/** Refuses a registration at once that would wait for an import. @throws Refusal 503 */
export async function refuseWhileImported(tx: Db): Promise<void> {
  const [lock] = await tx
    .select({ isGiven: sql<boolean>`pg_try_advisory_xact_lock_shared(${lockKey})` })
    .from(sql`(values (1)) as one`)
  if (!lock?.isGiven) throw isWritten()
}

/** Lets the server answer others before it goes on: the embedded database works on the server's thread. */
export const afterOthers = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The calls that change records and are sent with a key, so that their caller can repeat them. */
const changes = endpoints
  .map((endpoint: Endpoint) => endpoint)
  .filter(isKeyed)
  .map(({ method, path }) => ({
    method,
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }))

/**
 * The imports that this process writes. The embedded database serves nobody else meanwhile: a change of records is
 * refused at once, in words. All other calls wait, also a sign-in and a sign-out.
 */
export function createImportGate({ hasOneConnection }: Pick<ApiDependencies, 'hasOneConnection'>) {
  let written = 0
  const refuseWhileWriting: MiddlewareHandler<ApiEnv> = async (c, next) => {
    const isChange = () =>
      changes.some(({ method, path }) => c.req.method === method && path.test(c.req.path))
    if (hasOneConnection && written > 0 && isChange()) throw isWritten()
    await next()
  }
  return {
    refuseWhileWriting,
    /** @returns ends it; calls that come later are served again */
    begin: (): (() => void) => {
      let isOver = false
      written++
      return () => {
        if (!isOver) written--
        isOver = true
      }
    },
  }
}

export type ImportGate = ReturnType<typeof createImportGate>
