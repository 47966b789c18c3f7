import { fileURLToPath } from 'node:url'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { TestWorld } from '@mocks/node'
import { createHttpServer, listen } from '@server/node/http-server'
import { createSite } from '@server/node/static'
import { getResponse, type RequestHandler } from 'msw'

/** What the browser of a worker talks to. */
export interface Site {
  url: string
  /** Answers the calls that these take, before the API sees them. The newest go first. */
  use(...handlers: RequestHandler[]): void
  /** Every call goes to the API again. */
  heal(): void
  /** What has been sent to this path, as JSON, since the last reset. */
  sent(path: string): unknown[]
  /** For another test. */
  reset(): void
  close(): void
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))

/**
 * Serves dist/ as a clinic's server does, content policy and all, and this world's API beside it.
 * Over HTTP, not by taking the browser's requests (`route`): for that the browser would have to ask
 * for each of a page's sixty files whether it may be fetched, and keep none of them.
 */
export async function openSite(clinic: TestWorld): Promise<Site> {
  const screens = createSite(dist)
  let faults: RequestHandler[] = []
  let bodies: { path: string; body: unknown }[] = []
  const server = createHttpServer(async (request, { outgoing }) => {
    const path = new URL(request.url).pathname
    if (!path.startsWith('/api/')) return screens.fetch(request)
    if (request.headers.get('content-type')?.startsWith('application/json'))
      bodies.push({ path, body: await request.clone().json() })
    const answer = (await getResponse(faults, request)) ?? (await clinic.api.fetch(request))
    if (answer.type !== 'error') return answer
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })
  return {
    url: await listen(server, { host: 'localhost', port: 0 }),
    use: (...handlers) => {
      faults = [...handlers, ...faults]
    },
    heal: () => {
      faults = []
    },
    sent: (path) => bodies.filter((one) => one.path === path).map(({ body }) => body),
    reset: () => {
      faults = []
      bodies = []
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
