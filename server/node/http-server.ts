import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { atMost } from './at-most'
import type { ServerConfig } from './config'
import { StartError } from './start-error'

/** Milliseconds that requests under way have to end. */
const patience = 5_000

/** Whether only this machine can connect to a server that listens at this host. */
export const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host)

/** A server for this application, whose limits keep slow or silent callers from staying for ever. */
export function createHttpServer(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): Server {
  // The adaptor can make other servers too; without a `createServer`, it makes Node's of HTTP/1.
  const server = createAdaptorServer({
    fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
    // For the callers of HTTP/1.0, who may leave the host out.
    hostname: 'localhost',
    serverOptions: {
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than proxies keep theirs (60 s), so that they never meet a closing connection.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
  }) as Server
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
