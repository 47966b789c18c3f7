import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/node/database'
import { createLogger } from '@server/node/log'
import { postgresLimits } from '@server/node/postgres'
import { startPostgres } from '@server/test/postgres-server'
import { type ServerProcess, startServer } from '@server/test/server-process'
import { authEndpoints } from '@/contracts/auth'
import { clinicToday } from '@/lib/clinic-date'
import { table } from '../table'
import { type Measured, type Taken, workAtDesks } from './desks'
import { fillHospital, type Size } from './fill'
import { hottestPlans } from './plans'

/** As `records.md` has them; a tenth shows whether the size is felt. */
const large: Size = { staff: 1_000, patients: 1_000_000, visits: 5_000_000 }
const small: Size = { staff: 30, patients: 20_000, visits: 100_000 }
/** Milliseconds of work at the desks. */
const duration = 120_000

const part = ({ staff, patients, visits }: Size, of: number): Size => ({
  staff,
  patients: patients / of,
  visits: visits / of,
})

async function receptionist({ url, password }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}${authEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'receptionist', password: password('receptionist') }),
  })
  const { token }: { token: string } = await response.json()
  return token
}

const secret = 'a secret that all processes of this measurement share'

/** Starts the server once for its demo clinic, fills that, and lets desks work with it. */
async function measure(
  size: Size,
  { desks, processes, ...env }: { desks: number; processes: number; DATABASE_URL?: string },
): Promise<Measured & { plans: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-hospital-'))
  const config = { DATA_DIR: directory, TOKEN_SECRET: secret, CLINIC_TZ: 'UTC', ...env }
  try {
    const begun = await startServer(config)
    const token = await receptionist(begun)
    await begun.end('SIGTERM')
    const { db, close } = await openDatabase(
      { dataDirectory: directory, databaseUrl: env.DATABASE_URL },
      createLogger('warn', process.stderr),
      { ...postgresLimits, statementMs: 3_600_000, answerMs: 3_600_000 },
    )
    const today = clinicToday()
    await fillHospital(db, size, today)
    await close()
    const servers = await Promise.all(
      Array.from({ length: processes }, () => startServer({ ...config, LOG_LEVEL: 'warn' })),
    )
    try {
      const urls = servers.map(({ url }) => url)
      const measured = await workAtDesks({ urls, token, desks, duration, today })
      const databaseUrl = env.DATABASE_URL
      const plans = databaseUrl ? await hottestPlans({ databaseUrl, secret, token, today }) : ''
      return { ...measured, plans }
    } finally {
      for (const server of servers) await server.end('SIGTERM')
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN

const ms = (value: number) => value.toFixed(1)

const rowsOf = (title: string, { taken }: Measured) =>
  Object.entries(taken).map(([kind, values]) => [
    title,
    kind,
    values.length,
    ...[0.5, 0.95, 0.99].map((share) => ms(quantile(values, share))),
  ])

const headers = ['clinic', 'call', 'calls', 'p50', 'p95', 'p99']

const told = (title: string, { clashes, failures }: Measured) =>
  [
    `${title}: ${clashes} bookings of the opening burst were refused for a clash and went to a free time; ${failures.length} calls failed.`,
    ...failures.slice(0, 5),
  ].join('\n')

/** Two API processes on a PostgreSQL, 50 desks: at the full size, and at a tenth of it. */
export async function largeHospital(): Promise<string> {
  // Smaller where a machine has no time for all of it: `BENCH_SHARE=10` is a tenth and a hundredth.
  const share = Number(process.env.BENCH_SHARE) || 1
  const measured: [string, Awaited<ReturnType<typeof measure>>][] = []
  for (const of of [share * 10, share]) {
    const postgres = await startPostgres({ durable: true })
    try {
      const size = part(large, of)
      const title = `${size.patients.toLocaleString('en')} patients, ${size.visits.toLocaleString('en')} visits`
      measured.push([
        title,
        await measure(size, { desks: 50, processes: 2, DATABASE_URL: postgres.url }),
      ])
    } finally {
      await postgres.remove()
    }
  }
  const [[, tenth], [, whole]] = measured as [(typeof measured)[number], (typeof measured)[number]]
  const ratios = (Object.keys(whole.taken) as (keyof Taken)[]).map((kind) => [
    'large to tenth',
    kind,
    '',
    ...[0.5, 0.95, 0.99].map((of) =>
      (quantile(whole.taken[kind], of) / quantile(tenth.taken[kind], of)).toFixed(2),
    ),
  ])
  return [
    table(headers, [...measured.flatMap(([title, one]) => rowsOf(title, one)), ...ratios]),
    ...measured.map(([title, one]) => told(title, one)),
    whole.plans,
  ].join('\n\n')
}

/** The embedded database and six desks. */
export async function smallClinic(): Promise<string> {
  const measured = await measure(small, { desks: 6, processes: 1 })
  const title = `${small.patients.toLocaleString('en')} patients, embedded`
  return [table(headers, rowsOf(title, measured)), told(title, measured)].join('\n\n')
}
