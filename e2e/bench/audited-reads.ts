import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@server/test/postgres-server'
import { patientEndpoints } from '@shared/contracts/patients'
import { visitEndpoints } from '@shared/contracts/visits'
import { adminToken, type Served, serve } from './served'
import { quantile, table } from './table'

/** Lists of each kind, each read twice: a row is written for the first reading, and none for the second. */
const pairs = 960
/** Readers at once. */
const readers = 8

/** Each list is asked for in its own way, so that the first reading of each is a new one to the audit. */
const lists: Readonly<Record<string, (at: number) => string>> = {
  appointments: (at) => `${visitEndpoints.list.path}?${wayAt(at, ['time'])}`,
  patients: (at) =>
    `${patientEndpoints.list.path}?${wayAt(at, ['name', 'number', 'age', 'lastVisit'])}`,
}

/** 20 to 79 rows in one of these orders, this way round or that, in words that find everybody or not. */
function wayAt(at: number, orders: readonly string[]): string {
  const order = orders[Math.floor(at / 60) % orders.length] ?? ''
  const isDown = Math.floor(at / 240) % 2 === 1
  return String(
    new URLSearchParams({
      limit: String(20 + (at % 60)),
      sort: isDown ? `-${order}` : order,
      q: ['', 'a', 'e', 'n'][Math.floor(at / 480) % 4] ?? '',
    }),
  )
}

interface Times {
  audited: number[]
  unaudited: number[]
}

async function readTwice({ url }: Served, token: string, path: string): Promise<[number, number]> {
  const read = async () => {
    const start = performance.now()
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    await answer.text()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    return performance.now() - start
  }
  return [await read(), await read()]
}

async function measure(served: Served, pathAt: (at: number) => string): Promise<Times> {
  const token = await adminToken(served)
  const times: Times = { audited: [], unaudited: [] }
  let next = 0
  const reader = async () => {
    while (next < pairs) {
      const at = next++
      const [audited, unaudited] = await readTwice(served, token, pathAt(at))
      // The first are of a cold server.
      if (at < pairs / 10) continue
      times.audited.push(audited)
      times.unaudited.push(unaudited)
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  return times
}

/**
 * What the audit's row costs a list: the same list read twice by the same person, the second time without a
 * row, since nobody new is shown; on PostgreSQL, in turn, so that both meet the machine in the same moments.
 */
export async function auditedReads(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bench-'))
  const postgres = await startPostgres({ durable: true })
  try {
    const env = { DATA_DIR: directory, DATABASE_URL: postgres.url }
    const rows = await serve('rounds', env, async (served) => {
      const measured = []
      for (const [name, pathAt] of Object.entries(lists)) {
        const { audited, unaudited } = await measure(served, pathAt)
        const of = (share: number) =>
          [quantile(audited, share), quantile(unaudited, share)] as const
        const [[p50, without50], [p95, without95]] = [of(0.5), of(0.95)]
        measured.push(
          [name, 'written', audited.length, p50.toFixed(1), p95.toFixed(1)],
          [name, 'not written', unaudited.length, without50.toFixed(1), without95.toFixed(1)],
          [name, 'ratio', '', (p50 / without50).toFixed(2), (p95 / without95).toFixed(2)],
        )
      }
      return measured
    })
    return table(['list', "the audit's row", 'readings', 'p50', 'p95'], rows)
  } finally {
    await postgres.remove()
    await rm(directory, { recursive: true, force: true })
  }
}
