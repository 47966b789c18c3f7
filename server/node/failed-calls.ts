import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getPath } from 'hono/utils/url'
import type { Logger } from '../dependencies'

// What fails where no application sees it: before its request is one, beside it, and on the way out.

/** Answers a failure by its status and the id by which the log tells of it. */
export function answerFailure(log: Logger, status: 400 | 500, about: object): Response {
  const requestId = crypto.randomUUID()
  log[status === 500 ? 'error' : 'warn']({ requestId, ...about, status }, 'request')
  return new Response(null, { status, headers: { 'x-request-id': requestId } })
}

/** Logs an answer that the caller does not wait for. A failed call has its line already. */
export function logWhereUnread(
  log: Logger,
  request: Request,
  { status, headers }: Response,
  outgoing: ServerResponse,
): void {
  if (status >= 400) return
  const tell = () => {
    if (outgoing.writableFinished) return
    const requestId = headers.get('x-request-id')
    log.info(
      { requestId, method: request.method, path: getPath(request), status },
      'the caller left before the answer was whole',
    )
  }
  if (outgoing.destroyed) tell()
  else outgoing.once('close', tell)
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what Node's parser refuses as Node does, but so that it is found in the log. */
export function answerUnparsed(server: Server, log: Logger): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    latest.set(socket, outgoing)
  })

  /** @param logged whether it is part of a call that has a line of its own */
  function refuse(socket: Duplex, status: number, reason: string, { logged = false } = {}): void {
    const requestId = crypto.randomUUID()
    if (!logged) log.warn({ requestId, status, reason }, 'request')
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...['Connection: close', 'Content-Length: 0'],
      ...(logged ? [] : [`X-Request-Id: ${requestId}`]),
    ]
    // On a connection that Node hands over, an error that nobody hears would end the process.
    socket.on('error', () => {})
    socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy())
  }

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const { code = '' } = error
    const before = latest.get(socket)
    const underWay = before !== undefined && !before.writableFinished
    const answering = underWay && before.headersSent
    // A browser opens connections ahead and leaves them unused: that is no call.
    if (answering || code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0)
      socket.destroy(error)
    else refuse(socket, statusOf[code] ?? 400, code, { logged: underWay })
  })
  server.on('connect', (_request, socket: Duplex) => refuse(socket, 405, 'CONNECT'))
}
