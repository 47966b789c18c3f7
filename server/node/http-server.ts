import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { getPath } from 'hono/utils/url'
import type { Logger } from '../dependencies'
import { atMost } from './at-most'
import type { ServerConfig } from './config'
import { answerFailure, answerUnparsed, logWhereUnread } from './failed-calls'
import { StartError } from './start-error'
import { closingWhereUnread } from './unread-body'

/** Milliseconds that requests under way have to end. */
const patience = 5_000

/** Whether only this machine can connect to a server that listens at this host. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host)

/**
 * A server for this application, whose limits keep slow or silent callers from staying for ever.
 * What fails outside of the application is logged, and answered without a word of it.
 */
export function createHttpServer(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  log: Logger,
): Server {
  async function answer(request: Request, bindings: HttpBindings): Promise<Response> {
    let response: Response
    try {
      response = await fetch(request, bindings)
    } catch (err) {
      const { method } = request
      response = answerFailure(log, 500, { method, path: getPath(request), err })
    }
    logWhereUnread(log, request, response, bindings.outgoing)
    return await closingWhereUnread(response, bindings.incoming)
  }
  const listener = getRequestListener(
    // This server speaks HTTP/1 only, so these are its bindings.
    (request, bindings) => answer(request, bindings as HttpBindings),
    {
      errorHandler: (err) =>
        err instanceof RequestError
          ? answerFailure(log, 400, { reason: err.message })
          : answerFailure(log, 500, { err }),
    },
  )
  const server = createServer(
    {
      headersTimeout: 15_000,
      // The largest file comes through within it at 700 kbit/s.
      requestTimeout: 120_000,
      // Longer than proxies keep theirs (60 s), so that they never meet a closing connection.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      // The listener refuses a request without one as well, and logs it.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      // The callers of HTTP/1.0 may leave the host out.
      if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost'
      return listener(incoming, outgoing)
    },
  )
  // An expectation that is unknown here may be left unmet.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing))
  answerUnparsed(server, log)
  return server.setTimeout(120_000)
}

/**
 * @returns the address under which a browser on this machine finds it
 * @throws StartError, which says why it cannot listen there
 */
export async function listen(
  server: Server,
  { host, port }: Pick<ServerConfig, 'host' | 'port'>,
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new StartError(whyNotListening(error, host, port), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
  // A server that listens at a port has this kind of address.
  const address = server.address() as AddressInfo
  const everywhere = host === '0.0.0.0' || host === '::'
  const name = everywhere || isLoopback(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`
}

function whyNotListening(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that, or choose another port: PORT=${port + 1} npm start`
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one from 1024 on: PORT=3000 npm start`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`
  return `Cannot listen at ${host}, port ${port}: ${error.message}`
}

/** Takes no new connection, lets requests end, and cuts off those that take too long. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that is kept alive becomes idle when its request ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await atMost(patience, closed)
  clearInterval(sweep)
  server.closeAllConnections()
  await closed
}
