import { setTimeout as wait } from 'node:timers/promises'
import { authEndpoints } from '@shared/contracts/auth'
import { type ChangeTopic, changeEndpoints } from '@shared/contracts/changes'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { decodeCursor, isAfter, type Position } from '../records/changes'
import { type Attempt, pickBy, randomFrom } from './history-calls'
import { type Clinic, type DeskRole, workAtDesk } from './history-desks'
import { type ServerProcess, startServer } from './server-process'

/** What a follower of the feed was told, and between which two of its cursors. */
interface Told {
  after: string
  next: string
  changes: { topic: ChangeTopic; id: string }[]
  reset: boolean
}

/** What eight desks did on two API processes, and what was told of it. */
export interface History {
  attempts: Attempt[]
  /** One follower's at each process. */
  followers: Told[][]
  /** What the processes logged as errors. */
  errors: string[]
  /** Milliseconds that the desks worked for. */
  took: number
}

interface Settings {
  /** Of an empty database, which becomes a demo clinic's. */
  databaseUrl: string
  /** Where both processes keep the content of files. */
  filesDirectory: string
  seed: number
  /** How often one of the processes is killed and started again. */
  kills: number
  /** How many changes are acknowledged before each kill, and after the last. */
  writes: number
}

const desks: readonly DeskRole[] = [
  ...Array<DeskRole>(4).fill('receptionist'),
  ...(['doctor', 'doctor', 'lab', 'patient'] as const),
]

const isAcknowledged = ({ answers }: Attempt) => answers.some(({ status }) => status < 300)

/**
 * Lets desks work on one clinic through two processes, which are killed under them, and ends when all
 * that happened has been told.
 */
export async function makeHistory({
  databaseUrl,
  filesDirectory,
  seed,
  kills,
  writes,
}: Settings): Promise<History> {
  const config = {
    ...{ DATABASE_URL: databaseUrl, CLINIC: 'demo', CLINIC_TZ: 'UTC', LOG_LEVEL: 'error' },
    FILES_DIR: filesDirectory,
    TOKEN_SECRET: 'a secret of the clinic that both processes know',
  }
  const first = await startServer(config)
  const processes = [first, await startServer(config)]
  const ran = [...processes]
  const urls = processes.map(({ url }) => url)
  let isOver = false
  try {
    const tokens = await signIn(first, ['admin', ...desks])
    const clinic = await readClinic(urls, tokens, Math.ceil((kills + 1) * (writes / 75)))
    const following = urls.map((url) => follow(url, tokens.admin ?? '', () => isOver))
    await Promise.all(following.map(({ begun }) => begun))

    const begun = performance.now()
    const working = desks.map((role, at) =>
      workAtDesk(
        clinic,
        { role, name: `Desk ${at}`, token: tokens[role] ?? '' },
        randomFrom(seed + at),
        () => isOver,
      ),
    )
    const work = Promise.all(working)
    const random = randomFrom(seed - 1)
    const acknowledged = () => clinic.attempts.filter(isAcknowledged).length
    const more = async (count: number) => {
      const wanted = acknowledged() + count
      // A desk that breaks is to end the wait.
      while (acknowledged() < wanted) await Promise.race([work, wait(20)])
    }
    for (let kill = 0; kill < kills; kill++) {
      await more(writes)
      const at = pickBy(random)([0, 1])
      await processes[at]?.end('SIGKILL')
      const again = await startServer({ ...config, PORT: new URL(urls[at] ?? '').port })
      processes[at] = again
      ran.push(again)
    }
    await more(writes)
    isOver = true
    await work
    const took = performance.now() - begun
    const last = await lastChange(databaseUrl)
    const followers = await Promise.all(following.map(({ upTo }) => upTo(last)))
    // What a desk has hung up on may still be under way: a process ends once that has been done.
    await Promise.all(processes.map((server) => server.end('SIGTERM')))
    const errors = ran.flatMap(({ said }) => said().match(/^.*"level":"error".*$/gm) ?? [])
    return { attempts: clinic.attempts, followers, errors, took }
  } finally {
    isOver = true
    await Promise.all(processes.map((server) => server.end('SIGKILL').catch(() => null)))
  }
}

const get = async (url: string, token: string, signal?: AbortSignal): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(url, { headers, ...(signal && { signal }) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return await response.json()
}

/** Their tokens, by the accounts' names, which are those of the roles. */
async function signIn(server: ServerProcess, usernames: readonly string[]) {
  const tokens: Record<string, string> = {}
  for (const username of new Set(usernames)) {
    const response = await fetch(server.url + authEndpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: server.password(username) }),
    })
    tokens[username] = z.object({ token: z.string() }).parse(await response.json()).token
  }
  return tokens
}

/** The clinic as it is at first: few doctors and patients, for the desks to meet. */
async function readClinic(
  urls: readonly string[],
  tokens: Record<string, string>,
  days: number,
): Promise<Clinic> {
  const read = (path: string) => get(`${urls[0]}${path}`, tokens.receptionist ?? '')
  const doctors = staffEndpoints.doctors.output.parse(await read(staffEndpoints.doctors.path))
  const patients = patientEndpoints.list.output.parse(await read(patientEndpoints.list.path))
  return {
    ...{ urls, days, attempts: [], visits: new Map(), versions: new Map() },
    ...{ labOrders: new Map(), prescriptions: [], bookings: [] },
    doctorIds: doctors.slice(0, 3).map(({ _id }) => _id),
    patientIds: patients.rows.map(({ id }) => id),
  }
}

const readFeed = async (url: string, token: string, after?: string, signal?: AbortSignal) =>
  changeEndpoints.list.output.parse(
    await get(
      `${url}${changeEndpoints.list.path}${after ? `?after=${encodeURIComponent(after)}` : ''}`,
      token,
      signal,
    ),
  )

const standOf = async (url: string, token: string) => (await readFeed(url, token)).next

async function lastChange(connectionString: string): Promise<Position> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client
    .query<{ xid: string; id: string }>(
      'select xid::text, id from changes order by changes.xid desc, id desc limit 1',
    )
    .finally(() => client.end())
  return { xid: BigInt(rows[0]?.xid ?? 0), id: Number(rows[0]?.id ?? 0) }
}

/** Follows the feed at one process all the time; while the process is away, it tries again. */
function follow(url: string, token: string, isOver: () => boolean) {
  const told: Told[] = []
  const leaving = new AbortController()
  const start = standOf(url, token)
  let after: string | undefined
  const read = async (signal?: AbortSignal) => {
    after ??= await start
    const { changes, next, reset = false } = await readFeed(url, token, after, signal)
    told.push({ after, next, changes, reset })
    after = next
  }
  const reading = (async () => {
    while (!isOver()) await read(leaving.signal).catch(() => wait(50))
  })()
  return {
    begun: start,
    /** All that was told, once the feed has been read beyond this. */
    upTo: async (last: Position): Promise<Told[]> => {
      leaving.abort()
      await reading
      while (!isAfter(decodeCursor(after ?? (await start)), last)) await read()
      return told
    },
  }
}
