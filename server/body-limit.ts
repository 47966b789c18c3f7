import type { Endpoint } from '@shared/contracts/endpoint'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contentHash } from './content-hash'
import { type ApiEnv, Refusal } from './http'

/** What is said of a form that is too long, or a part of one. */
export const formLimitWords = {
  tooLarge: 'The request is too large',
  brokeOff: 'The request broke off',
} as const

/**
 * Refuses a body of more bytes than this, whether it tells its length or not. A caller who goes away in
 * the middle of a body has made no valid call; nothing has failed here.
 */
export function limitBody({
  most,
  tooLarge,
  brokeOff,
}: NonNullable<Endpoint['takesBytes']>): MiddlewareHandler<ApiEnv> {
  const limit = bodyLimit({
    maxSize: most,
    onError: () => {
      // What follows on this connection is the rest of that body.
      throw new Refusal(413, tooLarge, { headers: { connection: 'close' } })
    },
  })
  return (c, next) =>
    // What is thrown further inside is answered there and does not come through here.
    limit(c, next).catch((error: unknown) => {
      throw error instanceof Refusal ? error : new Refusal(400, brokeOff)
    })
}

/** What a file's body holds. */
export interface Content {
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256, in hexadecimal. */
  hash: string
}

/** Reads a body behind its limit. @throws Refusal where it is not all that was announced */
export async function readContent(c: Context<ApiEnv>, brokeOff: string): Promise<Content> {
  const refuse = () => {
    throw new Refusal(400, brokeOff, { fields: { content: brokeOff } })
  }
  const announced = c.req.header('content-length')
  const body = await c.req.arrayBuffer().catch(refuse)
  if (announced !== undefined && Number(announced) !== body.byteLength) refuse()
  const bytes = new Uint8Array(body)
  return { bytes, hash: await contentHash(bytes) }
}
