import { createAssistant } from '@server/ai/assistant'
import { createApi } from '@server/app'
import type { Db } from '@server/db/database'
import { checkWithLoadedNames } from '@server/db/medicine-names'
import { type Migration, migrate } from '@server/db/migrate'
import * as schema from '@server/db/schema'
import * as auditTables from '@server/db/schema-audit'
import * as care from '@server/db/schema-care'
import * as lab from '@server/db/schema-lab'
import { seed } from '@server/db/seed'
import { sampleRows } from '@server/db/seed-rows'
import type { Mail, PasswordHasher } from '@server/dependencies'
import { ownZone } from '@server/records/clinic-time'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { authEndpoints, loginAnswerSchema } from '@/contracts/auth'
import { createMemoryFiles } from './memory-files'
import { createScriptedModel } from './scripted-model'
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

/**
 * What refers to others first: nobody can delete a role that somebody holds; the clinic stays. A tenth
 * of what truncating takes, which gives every table and index a new file.
 */
const emptyTables = [
  ...[
    lab.labResults,
    lab.labOrders,
    care.prescriptions,
    care.prescriptionRequests,
    care.bookingRequests,
    care.visits,
  ],
  ...[care.vitals, care.files],
  ...[schema.users, ...Object.values({ ...schema, ...care }).filter((value) => is(value, PgTable))],
]
  .filter((table) => table !== schema.clinics)
  .map((table) => `delete from "${getTableConfig(table).name}";`)
  .join(' ')

/** The audit refuses to be emptied: a reset stands above its triggers, and a server never does. */
const emptyAudit = [
  "perform set_config('session_replication_role', 'replica', true);",
  ...Object.values(auditTables).map((table) => `delete from "${getTableConfig(table).name}";`),
  "perform set_config('session_replication_role', 'origin', true);",
].join(' ')

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
  let startedAt = Date.now()
  let ahead = 0
  const clock = () => (clockStands ? startedAt : Date.now()) + ahead
  const files = createMemoryFiles(clock)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const model = createScriptedModel()
  const check = checkWithLoadedNames(db)
  const embedded = createAssistant({ log, check })
  const connected = createAssistant({ log, check, model })

  const api = createApi({
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
      // Another world begins with every reset.
      figuresKeptMs: 0,
    },
  })

  async function clear(): Promise<void> {
    await Promise.allSettled(pending)
    inbox.length = 0
    files.clear()
    model.clear()
    startedAt = Date.now()
    ahead = 0
    await db.execute(sql.raw(`do $$ begin ${emptyAudit} ${emptyTables} end $$`))
    // The migrations have written its row, and no seed does.
    await db.update(schema.clinics).set({ name: '', address: '', phone: '', version: 1 })
  }

  /** As after the first start: a clinic, the demo's unless said, an empty inbox, the clock on time. */
  async function reset(clinic: 'demo' | 'empty' = 'demo'): Promise<void> {
    await clear()
    await seed(db, clinic, cheapPasswords, () => demoPassword, { now: clock(), zone })
  }

  /** Begins as a world's data say, down to every id and time. The clock goes on from there. */
  async function open({ file, at }: Opening): Promise<void> {
    await clear()
    const rows = { ...sampleRows, ...file.rows }
    const newId = countedIds()
    const time = { now: at, zone }
    await seed(db, file.clinic, cheapPasswords, () => demoPassword, time, { rows, newId })
    await writeBookings(db, file.bookings ?? [], { now: at, newId })
    ahead += at - clock()
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
    /** A signed-in user's token, got as anyone gets it. */
    signIn: async (username: string, password = demoPassword): Promise<string> =>
      (await login(username, password)).token,
  }
}

export type World = Awaited<ReturnType<typeof createWorld>>
