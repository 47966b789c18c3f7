import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type PostgresServer, startPostgres } from '@server/test/postgres-server'
import { startTcpProxy, type TcpProxy } from '@server/test/tcp-proxy'
import { departmentEndpoints } from '@shared/contracts/departments'
import { adminToken, type Served, serve } from './served'
import { table } from './table'

/** Callers at once who add departments. */
const writers = 8
/** Milliseconds between two questions of one who watches, and before a caller tries again. */
const pause = 100
/** Milliseconds of calls before the database goes, and of watching after it has come back. */
const before = 2_000
const after = 15_000

interface Harm {
  name: string
  /** Milliseconds for which the database is away. */
  away: number
  begin: (postgres: PostgresServer, proxy: TcpProxy) => Promise<void> | void
  end: (postgres: PostgresServer, proxy: TcpProxy) => Promise<void> | void
}

const silent = {
  begin: (_postgres: PostgresServer, proxy: TcpProxy) => proxy.silence(),
  end: (_postgres: PostgresServer, proxy: TcpProxy) => proxy.pass(),
}

const harms: Harm[] = [
  {
    name: 'paused',
    away: 20_000,
    begin: (postgres) => postgres.pause(),
    end: (postgres) => postgres.resume(),
  },
  {
    name: 'killed',
    away: 20_000,
    begin: (postgres) => postgres.kill(),
    end: (postgres) => postgres.restart(),
  },
  { name: 'way silent', away: 20_000, ...silent },
  { name: 'way silent for a moment', away: 3_000, ...silent },
]

/** A call that has ended; times in milliseconds since the process began. */
interface Ended {
  start: number
  end: number
  status: number
}

/** Asks again and again until it is told to stop. */
async function repeat(
  signal: AbortSignal,
  ask: () => Promise<Response>,
  use: (ended: Ended) => void,
): Promise<void> {
  while (!signal.aborted) {
    const start = performance.now()
    const response = await ask()
    await response.arrayBuffer()
    use({ start, end: performance.now(), status: response.status })
    if (!response.ok) await wait(pause)
  }
}

async function measure(
  { name, away, begin, end }: Harm,
  served: Served,
  postgres: PostgresServer,
  proxy: TcpProxy,
): Promise<(string | number)[]> {
  const headers = {
    authorization: `Bearer ${await adminToken(served)}`,
    'content-type': 'application/json',
  }
  const calls: Ended[] = []
  const looks: Ended[] = []
  const acknowledged: string[] = []
  const stop = new AbortController()
  const everyone = Array.from({ length: writers }, (_, writer) => {
    let made = 0
    let body = ''
    return repeat(
      stop.signal,
      () => {
        body = JSON.stringify({ name: `${name} ${writer} ${made++}` })
        return fetch(served.url + departmentEndpoints.create.path, {
          method: 'POST',
          headers,
          body,
        })
      },
      (ended) => {
        calls.push(ended)
        if (ended.status === 201) acknowledged.push(JSON.parse(body).name)
      },
    )
  })
  const watch = repeat(
    stop.signal,
    async () => {
      await wait(pause)
      return await fetch(`${served.url}/api/ready`)
    },
    (ended) => looks.push(ended),
  )

  await wait(before)
  const gone = performance.now()
  await begin(postgres, proxy)
  await wait(away)
  await end(postgres, proxy)
  const back = performance.now()
  await wait(after)
  stop.abort()
  await Promise.all([...everyone, watch])

  const list = await fetch(served.url + departmentEndpoints.list.path, { headers })
  const kept = new Set(
    departmentEndpoints.list.output.parse(await list.json()).map((one) => one.name),
  )
  const odd = [...calls, ...looks].filter(({ status }) => ![200, 201, 503].includes(status))
  if (odd.length > 0) throw new Error(`${name}: ${odd.length} answers were ${odd[0]?.status}`)

  const refused = (ended: readonly Ended[]) => ended.filter(({ status }) => status === 503)
  /** From the harm to the first refusal, and the longest that anyone waited for one. */
  const untilRefused = (ended: readonly Ended[]) => [
    Math.round(Math.min(...refused(ended).map((one) => one.end)) - gone),
    Math.round(Math.max(...refused(ended).map((one) => one.end - one.start))),
  ]
  const last = Math.max(back, ...refused(calls).map((one) => one.end))
  const good = Math.min(
    ...calls.filter((one) => one.start > back && one.status === 201).map((one) => one.end),
  )
  return [
    name,
    away / 1000,
    ...untilRefused(calls),
    ...untilRefused(looks),
    Math.round(good - back),
    Math.round(last - back),
    acknowledged.length,
    acknowledged.filter((one) => !kept.has(one)).length,
  ]
}

async function harmed(harm: Harm): Promise<(string | number)[]> {
  const postgres = await startPostgres({ durable: true })
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bench-'))
  try {
    const proxy = await startTcpProxy(Number(new URL(postgres.url).port))
    const env = {
      DATABASE_URL: Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href,
      DATA_DIR: directory,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
    }
    try {
      return await serve('rounds', env, (served) => measure(harm, served, postgres, proxy))
    } finally {
      await proxy.close()
    }
  } finally {
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * What callers meet while a PostgreSQL is paused, killed or out of reach under load, with the limits
 * of the product, and how soon all is well after its return. After a kill, the return is the moment
 * at which it accepts connections again.
 */
export async function databaseAway(): Promise<string> {
  const rows = []
  for (const harm of harms) rows.push(await harmed(harm))
  return table(
    [
      'PostgreSQL',
      'away, s',
      'first 503 after, ms',
      'longest wait for one, ms',
      'ready: first 503 after, ms',
      'longest wait for one, ms',
      'back: first success after, ms',
      'last 503 after, ms',
      'acknowledged',
      'lost',
    ],
    rows,
  )
}
