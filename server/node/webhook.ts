import { UnreachableError, type Webhook } from '../dependencies'

/** What a call goes without after this many milliseconds, long before another sender takes it. */
const patience = 8_000

const prefix = 'whsec_'

/** The bytes of a secret as Standard Webhooks writes one, `whsec_` and base64; null of any other text. */
export function webhookKey(secret: string): Uint8Array<ArrayBuffer> | null {
  const base64 = secret.startsWith(prefix) ? secret.slice(prefix.length) : null
  if (base64 === null || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0)
    return null
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : null
}

interface WebhookTarget {
  url: string
  key: Uint8Array<ArrayBuffer>
}

/**
 * Sends messages to a program of the clinic's, signed by the Standard Webhooks specification: the headers
 * webhook-id, webhook-timestamp (seconds) and webhook-signature.
 * @param clock milliseconds since 1970
 * @throws from `send`, where the program does not answer with a status of 200 to 299
 */
export function createWebhook(
  { url, key }: WebhookTarget,
  { fetch, clock }: { fetch: typeof globalThis.fetch; clock: () => number },
): Webhook {
  const imported = crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  return {
    send: async ({ id, body: content }) => {
      const body = JSON.stringify(content)
      const timestamp = String(Math.floor(clock() / 1000))
      const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
      const signature = await crypto.subtle.sign('HMAC', await imported, signed)
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${Buffer.from(signature).toString('base64')}`,
        },
        body,
        // What names a patient goes to the one address that the clinic has set.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((error: unknown) => {
        throw new UnreachableError(`The webhook cannot be reached: ${causeOf(error)}`, {
          cause: error,
        })
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
    },
  }
}

/** What `fetch` says of a connection is in its cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Where no webhook is configured. */
export const noWebhook: Webhook = { isNotSetUp: true, send: async () => {} }
