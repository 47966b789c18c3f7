import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { adminToken, type Served, serve } from './served'
import { table } from './table'

/** Connections at once, and seconds of each round. */
const load = { connections: 16, duration: 5 }

interface Round {
  name: string
  perSecond: number
  p99: number
}

async function round(name: string, options: autocannon.Options): Promise<Round> {
  // A short one first: afterwards the compiler and the caches are warm.
  await autocannon({ ...options, connections: load.connections, duration: 1 })
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, ...load })
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} calls failed`)
  return { name, perSecond: requests.average, p99: latency.p99 }
}

async function rounds(served: Served): Promise<Round[]> {
  const headers = {
    authorization: `Bearer ${await adminToken(served)}`,
    'content-type': 'application/json',
  }
  const list = await round('List of 10 departments', {
    url: `${served.url}/api/department`,
    headers,
  })
  let made = 0
  const create = await round('Create a department', {
    url: `${served.url}/api/department/add`,
    headers,
    method: 'POST',
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ name: `Ward ${made++}` }),
        }),
      },
    ],
  })
  return [list, create]
}

/**
 * Requests a second and the 99th percentile of the answer's time, of the list and the create calls
 * on the embedded database, against the same framework answering a constant.
 */
export async function serverCalls(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bench-'))
  try {
    const constant = await serve('constant', {}, ({ url }) => round('A constant', { url }))
    const real = await serve('rounds', { DATA_DIR: directory }, rounds)
    return table(
      ['call', 'requests a second', 'p99, ms', 'to the constant'],
      [constant, ...real].map(({ name, perSecond, p99 }) => [
        name,
        Math.round(perSecond),
        p99,
        (perSecond / constant.perSecond).toFixed(3),
      ]),
    )
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
