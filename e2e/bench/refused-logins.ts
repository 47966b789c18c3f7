import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@server/test/postgres-server'
import autocannon from 'autocannon'
import { adminToken, type Served, serve } from './served'
import { table } from './table'

/** Lists read one after another in each round. */
const lists = 200

/** Failures after which an address is over its limit (server/auth/limits.ts). */
const failuresMost = 60

/** The floods: so many refused logins a second, and as many as twenty connections can make. */
const floods = [
  { name: '250 a second', options: { overallRate: 250, connections: 20 } },
  { name: 'as many as 20 connections make', options: { connections: 20 } },
]

const wrongLogin = {
  path: '/api/auth/login',
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'somebody', password: 'wrong' }),
}

/** The median of milliseconds and the longest of them. */
interface Times {
  median: number
  longest: number
}

async function readLists({ url }: Served, token: string): Promise<Times> {
  const times: number[] = []
  for (let at = 0; at < lists; at++) {
    const start = performance.now()
    const answer = await fetch(`${url}/api/department`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.text()
    if (!answer.ok) throw new Error(`a list was answered ${answer.status}`)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: times[lists / 2] ?? 0, longest: times.at(-1) ?? 0 }
}

async function exceedLimit({ url }: Served): Promise<void> {
  for (let at = 0; at < failuresMost; at++)
    await fetch(url + wrongLogin.path, {
      ...wrongLogin,
      body: JSON.stringify({ username: `somebody ${at}`, password: 'wrong' }),
    })
  const { status } = await fetch(url + wrongLogin.path, wrongLogin)
  if (status !== 429) throw new Error(`a login over the limit was answered ${status}`)
}

async function rounds(database: string, served: Served): Promise<(string | number)[][]> {
  const token = await adminToken(served)
  await exceedLimit(served)
  await readLists(served, token)
  const quiet = await readLists(served, token)
  const rows = [[database, 'none', 0, quiet.median.toFixed(1), quiet.longest.toFixed(0), '1.0']]
  for (const { name, options } of floods) {
    // Longer than the lists take; it is stopped once they have been read.
    const flood = autocannon(
      { ...options, url: served.url, requests: [wrongLogin], duration: 60 },
      () => {},
    )
    const over = once(flood, 'done')
    let refused = 0
    flood.on('response', (_client, status) => {
      if (status === 429) refused += 1
    })
    const start = performance.now()
    const during = await readLists(served, token)
    const perSecond = refused / ((performance.now() - start) / 1000)
    flood.stop()
    await over
    rows.push([
      database,
      name,
      Math.round(perSecond),
      during.median.toFixed(1),
      during.longest.toFixed(0),
      (during.median / quiet.median).toFixed(1),
    ])
  }
  return rows
}

/**
 * The time of a list while one address, which is over its limit, goes on trying to sign in; on the
 * embedded database and on PostgreSQL.
 */
export async function refusedLogins(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bench-'))
  const postgres = await startPostgres()
  try {
    const embedded = await serve('rounds', { DATA_DIR: directory }, (served) =>
      rounds('embedded', served),
    )
    const onPostgres = { DATA_DIR: directory, DATABASE_URL: postgres.url }
    const real = await serve('rounds', onPostgres, (served) => rounds('PostgreSQL', served))
    return table(
      ['database', 'refused logins', 'a second', 'median, ms', 'longest, ms', 'to quiet'],
      [...embedded, ...real],
    )
  } finally {
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}
