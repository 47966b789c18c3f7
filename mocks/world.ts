import { createAssistant } from '@server/ai/assistant'
import { createApi } from '@server/app'
import type { Db } from '@server/db/database'
import { checkWithLoadedNames } from '@server/db/medicine-names'
import { type Migration, migrate } from '@server/db/migrate'
import { roles, users } from '@server/db/schema'
import { seed } from '@server/db/seed'
import { sampleRows } from '@server/db/seed-rows'
import type { Mail, PasswordHasher } from '@server/dependencies'
import { ownZone } from '@server/records/clinic-time'
import { eq } from 'drizzle-orm'
import { authEndpoints, loginAnswerSchema } from '@/contracts/auth'
import type { PermissionKey } from '@/contracts/permissions'
import { createMemoryFiles } from './memory-files'
import { createScriptedModel } from './scripted-model'
import { copyTables, emptyTables, restoreTables } from './world-tables'
import type { WorldFile } from './worlds/world-file'
import { writeBookings } from './worlds/write-bookings'

/** Every account of the mocked clinic signs in with this. */
export const demoPassword = 'rounds-demo'

/** Quick, and therefore fit for mocks alone: a plain digest that no real installation may use. */
const cheapPasswords: PasswordHasher = {
  hash: digest,
  verify: async (password, hash) => (await digest(password)) === hash,
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A world's data, and when it begins: in milliseconds since 1970. */
export interface Opening {
  file: Pick<WorldFile, 'clinic' | 'rows' | 'bookings'>
  at: number
}

export interface WorldOptions {
  /** The clinic's time zone; without one that of the machine, or of the browser. */
  zone?: string
  /** How it begins; without it as after the first start of a demo clinic, now. */
  opening?: Opening | undefined
  /** Whether the clock stands but for `advance`, so that a slow machine tells the same times as a quick one. */
  clockStands?: boolean
}

/** Ids in the order of asking, the same in every world; an id that the server makes is a later one. */
function countedIds(): () => string {
  let asked = 0
  return () => {
    asked += 1
    return `00000000-0000-7000-8000-${asked.toString(16).padStart(12, '0')}`
  }
}

/**
 * A clinic of its own: the real API on the given empty database, with an inbox for its mail and a
 * clock that can be put forward.
 */
export async function createWorld(
  db: Db,
  migrations: readonly Migration[],
  { zone = ownZone(), opening, clockStands = false }: WorldOptions = {},
) {
  const inbox: Mail[] = []
  const pending = new Set<Promise<void>>()
  const startedAt = Date.now()
  let ahead = 0
  /** Whether the demo clinic's tables were copied: where the clock stands, each reset is the same. */
  let isCopied = false
  const clock = () => (clockStands ? startedAt : Date.now()) + ahead
  const files = createMemoryFiles(clock)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const model = createScriptedModel()
  const check = checkWithLoadedNames(db)
  const embedded = createAssistant({ log, check })
  const connected = createAssistant({ log, check, model })

  const startApi = () =>
    createApi({
      db,
      mail: {
        send: async (mail) => {
          inbox.push(mail)
        },
      },
      ai: {
        answer: (...asked) => (model.isScripted() ? connected : embedded).answer(...asked),
      },
      passwords: cheapPasswords,
      files,
      clock,
      newCode: () =>
        String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
          .padStart(6, '0')
          .slice(-6),
      background: (task) => {
        pending.add(task)
        task.finally(() => pending.delete(task))
      },
      clientAddress: () => '127.0.0.1',
      log,
      config: {
        secret: new TextEncoder().encode('the mocks sign with a secret that everyone may know'),
        sessionSeconds: 12 * 60 * 60,
        zone,
        // Not every carrier of these answers can hold one (`@msw/playwright`).
        feedHoldMs: 0,
        // Whoever changes something looks at the figures next.
        figuresKeptMs: 0,
      },
    })
  let started = startApi()
  /** The API that was started last: a reset forgets what the one before remembers of its calls. */
  const api: Pick<typeof started, 'request' | 'fetch' | 'routes'> = {
    request: (...asked) => started.request(...asked),
    fetch: (...asked) => started.fetch(...asked),
    routes: started.routes,
  }

  async function startAnew(): Promise<void> {
    await Promise.allSettled(pending)
    inbox.length = 0
    files.clear()
    model.clear()
    ahead = 0
    started = startApi()
  }

  /** As after the first start: a clinic, the demo's unless said, an empty inbox, the clock on time. */
  async function reset(clinic: 'demo' | 'empty' = 'demo'): Promise<void> {
    await startAnew()
    const isAsCopied = clinic === 'demo' && clockStands
    if (isAsCopied && isCopied) return await restoreTables(db)
    await emptyTables(db)
    await seed(db, clinic, cheapPasswords, () => demoPassword, { now: clock(), zone })
    if (isAsCopied) await copyTables(db)
    isCopied ||= isAsCopied
  }

  /** Begins as a world's data say, down to every id and time. The clock goes on from there. */
  async function open({ file, at }: Opening): Promise<void> {
    await startAnew()
    await emptyTables(db)
    const rows = { ...sampleRows, ...file.rows }
    const newId = countedIds()
    const time = { now: at, zone }
    await seed(db, file.clinic, cheapPasswords, () => demoPassword, time, { rows, newId })
    await writeBookings(db, file.bookings ?? [], { now: at, newId })
    ahead = at - clock()
  }

  /** What signing in answers. */
  async function login(username: string, password = demoPassword) {
    const response = await api.request(authEndpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    })
    const answer = loginAnswerSchema.parse(await response.json())
    if (!answer.token) throw new Error(`${username} cannot sign in: ${answer.message}`)
    return { ...answer, token: answer.token }
  }

  /** The role of this account allows these permissions from now on, and no others. */
  async function restrict(username: string, permissions: readonly PermissionKey[]): Promise<void> {
    const [user] = await db.select().from(users).where(eq(users.username, username))
    if (!user?.roleId) throw new Error(`'${username}' has no role`)
    const allowed = { permissions: [...permissions] }
    await db.update(roles).set(allowed).where(eq(roles.id, user.roleId))
  }

  await migrate(db, migrations)
  await (opening ? open(opening) : reset())

  return {
    api,
    db,
    files,
    inbox,
    ai: model,
    reset,
    open,
    /** The server's clock, in milliseconds since 1970. */
    now: clock,
    /** Puts the server's clock forward by this many milliseconds. */
    advance: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Waits for what the server does after it has answered, such as sending mail. */
    settle: async () => {
      await Promise.allSettled(pending)
    },
    /** The newest code that was mailed to this address. */
    mailedCode: (to: string): string | undefined =>
      inbox
        .filter((mail) => mail.to === to)
        .map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0])
        .at(-1),
    login,
    restrict,
    /** A signed-in user's token, got as anyone gets it. */
    signIn: async (username: string, password = demoPassword): Promise<string> =>
      (await login(username, password)).token,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
