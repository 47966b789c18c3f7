import { createAssistant } from '@server/ai/assistant'
import { createApi } from '@server/app'
import { loginAnswer } from '@server/auth/login-answer'
import { beginSession } from '@server/auth/session'
import { contentHash } from '@server/content-hash'
import type { Db } from '@server/db/database'
import { checkWithLoadedNames } from '@server/db/medicine-names'
import { roles, users } from '@server/db/schema'
import { seed } from '@server/db/seed'
import { keepDemoFiles } from '@server/db/seed-record'
import { sampleRows } from '@server/db/seed-rows'
import type { Mail, PasswordHasher, WebhookCall } from '@server/dependencies'
import { sendOutbox } from '@server/outbox'
import { ownZone } from '@server/records/clinic-time'
import { accountOf } from '@server/routes/auth'
import { authEndpoints, loginAnswerSchema } from '@shared/contracts/auth'
import type { PermissionKey } from '@shared/contracts/permissions'
import { eq } from 'drizzle-orm'
import { createMemoryFiles } from './memory-files'
import { createScriptedModel } from './scripted-model'
import { copyTables, emptyTables, hasCopy, restoreTables } from './world-tables'
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
  /** Where the clock begins, in milliseconds since 1970; without it at the machine's time. */
  at?: number
  /** Whether only `advance` moves the clock, so that a slow machine shows the same times as a quick one. */
  clockStands?: boolean
  /**
   * Whether the database keeps a copy of the tables as they were at each beginning, by which the same
   * beginning takes milliseconds the next time.
   */
  keepsCopies?: boolean
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
 * A clinic of its own: the real API on the given database, which has the schema and no more that
 * matters, with an inbox for its mail and a clock that can be put forward.
 */
export async function createWorld(db: Db, options: WorldOptions = {}) {
  const { zone = ownZone(), opening, clockStands = false, keepsCopies = false } = options
  const inbox: Mail[] = []
  const webhookCalls: WebhookCall[] = []
  const pending = new Set<Promise<void>>()
  const createdAt = Date.now()
  const { at: startedAt = createdAt } = options
  let ahead = 0
  const clock = () => startedAt + (clockStands ? 0 : Date.now() - createdAt) + ahead
  const files = createMemoryFiles(clock)
  const config = {
    secret: new TextEncoder().encode('the mocks sign with a secret that everyone may know'),
    sessionSeconds: 12 * 60 * 60,
    zone,
    // Held back, an answer would reach into the next test.
    feedHoldMs: 0,
    // Whoever changes something looks at the figures next.
    figuresKeptMs: 0,
  }
  const clientAddress = '127.0.0.1'
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const model = createScriptedModel()
  const check = checkWithLoadedNames(db)
  const embedded = createAssistant({ log, check })
  const connected = createAssistant({ log, check, model })

  const transports = {
    mail: {
      send: async (mail: Mail) => {
        inbox.push(mail)
      },
    },
    webhook: {
      send: async (call: WebhookCall) => {
        webhookCalls.push(call)
      },
    },
  }

  const startApi = () =>
    createApi({
      db,
      ...transports,
      ai: {
        get hasModel() {
          return model.isScripted()
        },
        answer: (...asked) => (model.isScripted() ? connected : embedded).answer(...asked),
      },
      passwords: cheapPasswords,
      files,
      clock,
      newCode: () =>
        String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
          .padStart(6, '0')
          .slice(-6),
      newPassword: () => crypto.randomUUID(),
      background: (task) => {
        pending.add(task)
        task.finally(() => pending.delete(task))
      },
      clientAddress: () => clientAddress,
      log,
      config,
    })
  let started = startApi()
  /** The API that was started last: a reset forgets what the one before remembers of its calls. */
  const api: Pick<typeof started, 'request' | 'fetch' | 'routes'> = {
    request: (...asked) => started.request(...asked),
    fetch: (...asked) => started.fetch(...asked),
    routes: started.routes,
  }

  async function restartApi(): Promise<void> {
    await Promise.allSettled(pending)
    inbox.length = 0
    webhookCalls.length = 0
    files.clear()
    model.clear()
    ahead = 0
    started = startApi()
  }

  /**
   * Fills the tables, or restores the copy that was made when they were last filled from the same.
   * @param from null where they are never the same again
   */
  async function fillTables(from: object | null, fill: () => Promise<void>): Promise<void> {
    const bytes = new TextEncoder().encode(JSON.stringify(from))
    const copy = keepsCopies && from ? `copy_${(await contentHash(bytes)).slice(0, 16)}` : null
    if (copy && (await hasCopy(db, copy))) return await restoreTables(db, copy)
    await emptyTables(db)
    await fill()
    if (copy) await copyTables(db, copy)
  }

  /** As after the first start: a clinic, the demo's unless said, an empty inbox, the clock on time. */
  async function reset(clinic: 'demo' | 'empty' = 'demo'): Promise<void> {
    await restartApi()
    const time = { now: clock(), zone }
    await fillTables(clockStands ? { clinic, ...time } : null, async () => {
      await seed(db, clinic, cheapPasswords, () => demoPassword, time)
    })
    if (clinic === 'demo') await keepDemoFiles(files)
  }

  /** Begins as a world's data say, down to every id and time. The clock goes on from there. */
  async function open({ file, at }: Opening): Promise<void> {
    await restartApi()
    const { clinic, rows, bookings = [] } = file
    const time = { now: at, zone }
    await fillTables({ clinic, rows, bookings, ...time }, async () => {
      const newId = countedIds()
      const made = { rows: { ...sampleRows, ...rows }, newId }
      await seed(db, clinic, cheapPasswords, () => demoPassword, time, made)
      await writeBookings(db, bookings, { now: at, newId })
    })
    if (clinic === 'demo') await keepDemoFiles(files)
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

  /** The token of a new session, begun as a login begins it, which also counts the attempts. */
  async function signIn(username: string, password = demoPassword): Promise<string> {
    const account = await accountOf(db, username)
    const issuedAt = Math.floor(clock() / 1000)
    const expiresAt = issuedAt + config.sessionSeconds
    const id = account
      ? await beginSession(db, {
          ...{ userId: account.id, passwordHash: await cheapPasswords.hash(password) },
          ...{ issuedAt, expiresAt, address: clientAddress, userAgent: undefined },
        })
      : null
    if (!account || !id) throw new Error(`${username} cannot sign in`)
    return (await loginAnswer(account, { id, issuedAt, expiresAt }, config)).token
  }

  await (opening ? open(opening) : reset())

  return {
    api,
    db,
    files,
    inbox,
    webhookCalls,
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
    /** Sends what is due, as a server does again and again. */
    sendDue: () => sendOutbox({ db, ...transports, clock, log, config }),
    /** The newest code that was mailed to this address. */
    mailedCode: (to: string): string | undefined =>
      inbox
        .filter((mail) => mail.to === to)
        .map((mail) => /\b\d{6}\b/.exec(mail.text)?.[0])
        .at(-1),
    login,
    restrict,
    signIn,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
