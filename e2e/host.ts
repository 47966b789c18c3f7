import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { handlersOf } from '@mocks/handlers'
import type { World } from '@mocks/world'
import { createLogger } from '@server/node/log'
import { createSite } from '@server/node/static'
import { getResponse, type RequestHandler } from 'msw'

/**
 * Where a flow's browser goes: the built screens as a clinic's server sends them, content policy and all,
 * and MSW's handlers for the API. Nothing stands between the browser and this socket: whoever takes calls
 * away (`page.route`) is asked for each file of a page, and turns off the browser's cache.
 */
export interface Host {
  /** Its origin, without a slash at the end. */
  url: string
  /** From now on these answer first, those that came last before the others. */
  use: (...handlers: RequestHandler[]) => void
  /** The clinic alone answers again. */
  reset: () => void
  close: () => Promise<void>
}

type Screens = (request: Request) => Response | Promise<Response>

/** What the development server at this address sends. */
const fromDevelopment =
  (origin: string): Screens =>
  ({ url, headers }) => {
    const { pathname, search } = new URL(url)
    return fetch(origin + pathname + search, { headers })
  }

interface Source {
  /** The absolute path of the built screens; dist/ unless said. */
  folder?: string
  /** The origin of Vite's development server, which is asked for screens in place of a folder. */
  development?: string | undefined
}

export async function startHost(
  world: World,
  { folder = fileURLToPath(new URL('../dist', import.meta.url)), development }: Source = {},
): Promise<Host> {
  const screens: Screens = development
    ? fromDevelopment(development)
    : createSite(folder, {
        log: createLogger('error', process.stderr),
        clock: Date.now,
      }).fetch
  const clinic = handlersOf(world)
  let faults: RequestHandler[] = []
  const listener = getRequestListener(async (request, { incoming }) => {
    if (!new URL(request.url).pathname.startsWith('/api/')) return await screens(request)
    const response = await getResponse([...faults, ...clinic], request)
    if (response?.type !== 'error') return response
    incoming.destroy()
    return RESPONSE_ALREADY_SENT
  })
  const server = createServer(listener).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://localhost:${address.port}`,
    use: (...handlers) => {
      faults = [...handlers, ...faults]
    },
    reset: () => {
      faults = []
    },
    close: async () => {
      server.close()
      // A fault may never answer.
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
