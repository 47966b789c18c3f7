import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { atMost } from './at-most'

/** Milliseconds that a caller who still sends has to notice the answer. */
const patience = 2_000

/**
 * An answer to a request whose body was not read to its end: it closes the connection, for what
 * comes next on it is the rest of that body. It closes once the caller has sent all, or a while
 * later: closed at once, the connection would be reset under a caller who is still sending, and the
 * answer lost.
 */
export async function closingWhereUnread(
  response: Response,
  incoming: IncomingMessage,
): Promise<Response> {
  const closes = response.headers.get('connection') === 'close'
  if (!closes && !hasBody(incoming)) return response
  // A body that came along with its head is read in the same turn, but after the head.
  if (!closes && !incoming.complete) await setImmediate()
  if (!closes && incoming.complete) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('connection', 'close')
  // By its length the caller knows that the answer is whole before the connection ends.
  headers.set('content-length', String(bytes.byteLength))
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(bytes)
      // Whoever read of it has stopped, and would hold the rest back.
      incoming.removeAllListeners('data').resume()
      await atMost(
        patience,
        finished(incoming).catch(() => {}),
      )
      controller.close()
    },
  })
  return new Response(body, { status: response.status, headers })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
