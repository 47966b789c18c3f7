import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import { createApi } from '../app'
import { type SeededAccount, seed } from '../db/seed'
import type { Logger } from '../dependencies'
import { clientAddress } from './client-address'
import { readConfig, type ServerConfig } from './config'
import { type OpenDatabase, openDatabase } from './database'
import { createLogger, type Output } from './log'
import { createLogMailer, createSmtpMailer } from './mailer'
import { createPasswords, newCode, newPassword } from './passwords'
import { keptSecret } from './secret'
import { StartError } from './start-error'
import { createSite } from './static'

/** A server that answers. */
export interface RunningServer {
  url: string
  log: Logger
  /** Ends what is under way, for some seconds at most, and closes the database. */
  stop(): Promise<void>
}

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  /** What a relative DATA_DIR is relative to. */
  cwd: string
  out: Output
  /** The built screens. */
  dist?: string
}

/** Milliseconds that a stop leaves to requests, then to mail that is still being sent. */
const patience = { requests: 5_000, background: 3_000 }

/**
 * Starts the server as its environment says, and tells on `out` where it is and whatever else the
 * person who starts it must know: new accounts, where records are kept, what becomes of mail.
 * @throws StartError or DataDirectoryError, whose message is for that person
 */
export async function start({
  env,
  cwd,
  out,
  dist = fileURLToPath(new URL('../../dist', import.meta.url)),
}: Surroundings): Promise<RunningServer> {
  const config = readConfig(env, cwd)
  const say = (text: string) => out.write(`rounds: ${text}\n`)
  const log = createLogger(config.logLevel, out)
  const database = await openDatabase(config, log)
  try {
    const passwords = createPasswords()
    const accounts = await seed(database.db, config.clinic, passwords, newPassword)
    if (accounts) out.write(describeAccounts(accounts, config.clinic))

    const background = createBackground(log)
    const api = createApi({
      db: database.db,
      mail: config.mail ? createSmtpMailer(config.mail) : createLogMailer(log),
      passwords,
      clock: Date.now,
      newCode,
      background: background.run,
      clientAddress: (c) =>
        clientAddress(
          getConnInfo(c).remote.address ?? '',
          c.req.header('x-forwarded-for'),
          config.trustedProxies,
        ),
      log,
      config: {
        secret: config.tokenSecret
          ? new TextEncoder().encode(config.tokenSecret)
          : await keptSecret(config.dataDirectory),
        sessionSeconds: config.sessionSeconds,
      },
    })
    const built = existsSync(join(dist, 'index.html'))
    const site = built ? createSite(dist) : withoutScreens()
    const server = createServer((request, bindings) =>
      /^\/api(\/|$)/.test(getPath(request))
        ? api.fetch(request, bindings)
        : site.fetch(request, bindings),
    )
    const url = await listen(server, config)
    for (const line of introduction(config, database, url, built)) say(line)

    let stopped: Promise<void> | undefined
    return {
      url,
      log,
      stop: () => {
        stopped ??= (async () => {
          await close(server)
          await background.settle()
          await database.close()
        })()
        return stopped
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function describeAccounts(accounts: SeededAccount[], clinic: ServerConfig['clinic']): string {
  const rows = [{ username: 'Username', password: 'Password', role: 'Role' }, ...accounts]
  const table = rows.map(
    ({ username, password, role }) => `    ${username.padEnd(14)}${password.padEnd(26)}${role}`,
  )
  const made = clinic === 'demo' ? 'a demo clinic has' : 'an empty clinic has'
  return [
    '',
    `rounds: this is the first start: ${made} been made. Write these passwords down,`,
    'rounds: they are shown only this once:',
    '',
    ...table,
    '',
    '',
  ].join('\n')
}

function introduction(
  config: ServerConfig,
  database: OpenDatabase,
  url: string,
  built: boolean,
): string[] {
  const lines = [
    `running at ${url} (Ctrl-C stops it)`,
    `records are kept in ${database.place}`,
    config.mail
      ? `mail is sent by ${new URL(config.mail.url).host} from ${config.mail.from}`
      : 'no SMTP_URL is set: one-time codes are not mailed, they are written to this log',
  ]
  if (config.databaseUrl && !config.tokenSecret)
    lines.push(
      `no TOKEN_SECRET is set: tokens are signed with the one in ${config.dataDirectory};`,
      'several servers on one database need the same TOKEN_SECRET',
    )
  if (!built) lines.push('no screens are built ("npm run build"): only the API answers')
  if (!isLoopback(config.host) && config.trustedProxies === 0)
    lines.push(
      `anyone who reaches ${config.host} can connect, and what is sent is not encrypted:`,
      'put a proxy with TLS in front (README.md, "In a clinic")',
    )
  return lines
}

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|::1)$/.test(host)

function withoutScreens(): Hono {
  return new Hono().notFound((c) => c.text('The screens of Rounds are not built here.', 404))
}

/** Work that no answer waits for, but a stop does. */
function createBackground(log: Logger) {
  const pending = new Set<Promise<void>>()
  return {
    run: (task: Promise<void>) => {
      const settled = task
        .catch((error: unknown) => log.error({ err: error }, 'work in the background failed'))
        .finally(() => pending.delete(settled))
      pending.add(settled)
    },
    settle: () => atMost(patience.background, Promise.all(pending)),
  }
}

/** With limits that keep slow or silent callers from holding connections for ever. */
function createServer(
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
): Server {
  const server = createAdaptorServer({
    // Node's HTTP/1 server, the only one made here, has these bindings.
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

/** @returns the address under which a browser on this machine finds it */
async function listen(server: Server, { host, port }: ServerConfig): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new StartError(whyNotListening(error, host, port), { cause: error }))
    server.once('error', refuse)
    server.listen(port, host, () => {
      server.off('error', refuse)
      resolve()
    })
  })
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
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that is kept alive becomes idle when its request ends.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await atMost(patience.requests, closed)
  clearInterval(sweep)
  server.closeAllConnections()
  await closed
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  await Promise.race([
    work,
    wait(milliseconds, undefined, { signal: limit.signal }).catch(() => {}),
  ])
  limit.abort()
}
