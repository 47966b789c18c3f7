import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@server/node/database'
import { createLogger } from '@server/node/log'
import { postgresLimits } from '@server/node/postgres'
import { startPostgres } from '@server/test/postgres-server'
import { type ServerProcess, startServer } from '@server/test/server-process'
import { authEndpoints } from '@shared/contracts/auth'
import { clinicToday } from '@shared/lib/clinic-date'
import { quantile, table } from '../table'
import { type Measured, type Taken, type Tokens, workAtDesks } from './desks'
import { fillHospital, type Size } from './fill'
import { hottestPlans } from './plans'
import { untilQuiet } from './quiet'

/** As `records.md` has them; a tenth shows whether the size is felt. */
const large: Size = {
  ...{ staff: 1_000, patients: 1_000_000, visits: 5_000_000 },
  labOrders: 1_000_000,
}
const small: Size = { staff: 30, patients: 20_000, visits: 100_000, labOrders: 20_000 }
/** Milliseconds of work at the desks, and how many of them do not count. */
const duration = 140_000
const warmUp = 20_000

const part = ({ staff, patients, visits, labOrders }: Size, of: number): Size => ({
  staff,
  patients: patients / of,
  visits: visits / of,
  labOrders: labOrders / of,
})

async function signIn({ url, password }: ServerProcess, username: string): Promise<string> {
  const response = await fetch(`${url}${authEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: password(username) }),
  })
  const { token }: { token: string } = await response.json()
  return token
}

const secret = 'a secret that all processes of this measurement share'

interface Clinic {
  title: string
  config: Record<string, string>
  tokens: Tokens
  /** YYYY-MM-DD. */
  today: string
  remove: () => Promise<void>
}

/** Starts the server once for its demo clinic, and fills that. */
async function prepare(title: string, size: Size, databaseUrl?: string): Promise<Clinic> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-hospital-'))
  const config = {
    ...{ DATA_DIR: directory, TOKEN_SECRET: secret, CLINIC_TZ: 'UTC' },
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const server = await startServer(config)
  const tokens = {
    desk: await signIn(server, 'receptionist'),
    doctor: await signIn(server, 'doctor'),
    lab: await signIn(server, 'lab'),
  }
  await server.end('SIGTERM')
  const { db, close } = await openDatabase(
    { dataDirectory: directory, databaseUrl },
    createLogger('warn', process.stderr),
    { ...postgresLimits, statementMs: 3_600_000, answerMs: 3_600_000 },
  )
  const today = clinicToday(new Date())
  await fillHospital(db, size, today)
  await close()
  return { title, config, tokens, today, remove: () => rm(directory, { recursive: true }) }
}

/** Lets desks work with a clinic through so many processes. */
async function measure(
  { config, tokens, today }: Clinic,
  { desks, processes }: { desks: number; processes: number },
): Promise<Measured> {
  await untilQuiet()
  const servers = await Promise.all(
    Array.from({ length: processes }, () => startServer({ ...config, LOG_LEVEL: 'warn' })),
  )
  try {
    const urls = servers.map(({ url }) => url)
    return await workAtDesks({ urls, tokens, desks, duration, warmUp, today })
  } finally {
    for (const server of servers) await server.end('SIGTERM')
  }
}

/** What PostgreSQL's manual advises for such a size on a machine of 8 GB, and two settings for the filling. */
const settings = {
  ...{ shared_buffers: '2GB', effective_cache_size: '6GB', random_page_cost: '1.1' },
  ...{ maintenance_work_mem: '1GB', max_wal_size: '8GB' },
}

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

const titleOf = ({ patients, visits }: Size) =>
  `${patients.toLocaleString('en')} patients, ${visits.toLocaleString('en')} visits`

/** Two API processes on a PostgreSQL, 50 desks: at the full size, and at a tenth of it. */
export async function largeHospital(): Promise<string> {
  // Smaller where a machine has no time for all of it: `BENCH_SHARE=10` is a tenth and a hundredth.
  const share = Number(process.env.BENCH_SHARE) || 1
  const ends: (() => Promise<void>)[] = []
  const prepareOn = async (size: Size) => {
    const postgres = await startPostgres({ durable: true, settings })
    ends.push(postgres.remove)
    const clinic = await prepare(titleOf(size), size, postgres.url)
    ends.push(clinic.remove)
    return { clinic, databaseUrl: postgres.url }
  }
  try {
    const tenth = await prepareOn(part(large, share * 10))
    const whole = await prepareOn(part(large, share))
    // Filled before either is measured, so that both meet the machine in the same minutes.
    const desks = { desks: 50, processes: 2 }
    const ofTenth = await measure(tenth.clinic, desks)
    const ofWhole = await measure(whole.clinic, desks)
    const ratios = (Object.keys(ofWhole.taken) as (keyof Taken)[]).map((kind) => [
      'large to tenth',
      kind,
      '',
      ...[0.5, 0.95, 0.99].map((of) =>
        (quantile(ofWhole.taken[kind], of) / quantile(ofTenth.taken[kind], of)).toFixed(2),
      ),
    ])
    const measured = [
      [tenth.clinic.title, ofTenth],
      [whole.clinic.title, ofWhole],
    ] as const
    const { databaseUrl } = whole
    const { tokens, today } = whole.clinic
    return [
      table(headers, [...measured.flatMap((each) => rowsOf(...each)), ...ratios]),
      ...measured.map((each) => told(...each)),
      await hottestPlans({ databaseUrl, secret, tokens, today }),
    ].join('\n\n')
  } finally {
    for (const end of ends) await end()
  }
}

/** The embedded database and six desks. */
export async function smallClinic(): Promise<string> {
  const clinic = await prepare(`${titleOf(small)}, embedded`, small)
  try {
    const measured = await measure(clinic, { desks: 6, processes: 1 })
    return [table(headers, rowsOf(clinic.title, measured)), told(clinic.title, measured)].join(
      '\n\n',
    )
  } finally {
    await clinic.remove()
  }
}
