import { createMemoryFiles } from '@mocks/memory-files'
import type { Endpoint } from '@shared/contracts/endpoint'
import type { Id } from '@shared/contracts/lists'
import type { PermissionKey } from '@shared/contracts/permissions'
import { eq } from 'drizzle-orm'
import { createAssistant } from '../ai/assistant'
import { type Api, createApi } from '../app'
import { accountNames } from '../auth/names'
import type { Db } from '../db/database'
import { roles, users } from '../db/schema'
import type { ApiDependencies, Mail } from '../dependencies'
import { nextNumber } from '../records/numbers'
import { searchText } from '../records/search-text'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

export interface Call {
  token?: string
  /** Sent as JSON; `raw` is sent as it stands. */
  json?: unknown
  raw?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  headers?: Record<string, string>
}

const isJson = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') ?? false

/** A call as a client makes it. An answer without a body reads as null, one that is no JSON as text. */
export async function call(
  { request }: Pick<Api, 'request'>,
  method: string,
  path: string,
  { token, json, raw, headers = {} }: Call = {},
): Promise<Answer> {
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json))
  const response = await request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    // Node wants to be told that a streamed body is sent before the answer is read.
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : isJson(response) ? JSON.parse(text) : text,
  }
}

/** An endpoint's path for the record of this id. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, id: Id): string =>
  path.replace(':id', encodeURIComponent(id))

/** What a refusal in these words looks like; to be used with `toMatchObject`. */
export const refusal = (status: number, message: string, fields?: Record<string, string>) => ({
  status,
  body: { message, error: message, ...(fields ? { fields } : {}) },
})

/** Adds an account with a role of its own that holds exactly these permissions. */
export async function addUser(
  db: Db,
  username: string,
  permissions: readonly PermissionKey[],
): Promise<{ id: string; roleId: string }> {
  const [someone] = await db.select().from(users).where(eq(users.username, 'admin'))
  const [role] = await db
    .insert(roles)
    .values({ name: `Role of ${username}`, permissions: [...permissions] })
    .returning({ id: roles.id })
  if (!someone || !role) throw new Error('the world is not seeded')
  const [user] = await db
    .insert(users)
    .values({
      ...accountNames({ username, email: `${username}@rounds.example` }),
      name: username,
      number: await nextNumber(db, 'staff'),
      passwordHash: someone.passwordHash,
      searchText: searchText(username, `${username}@rounds.example`),
      roleId: role.id,
    })
    .returning({ id: users.id })
  if (!user) throw new Error('the user was not written')
  return { id: user.id, roleId: role.id }
}

/** What `observedApi` goes by, unless a test says otherwise. */
export const observedConfig = {
  secret: new TextEncoder().encode('a secret of these tests'),
  sessionSeconds: 3600,
  zone: 'UTC',
  feedHoldMs: 0,
  figuresKeptMs: 0,
}

/**
 * The API on a world's database with everything else in the test's hands: what it logs, mails and
 * hashes is written down, and its clock, address and codes are set.
 */
export function observedApi(db: Db, overrides: Partial<ApiDependencies> = {}) {
  const logged: { level: string; fields: Record<string, unknown>; message: string }[] = []
  const mails: Mail[] = []
  const hashed: string[] = []
  const pending: Promise<void>[] = []
  const at = { now: Date.UTC(2025, 5, 2, 8), address: '192.0.2.1', code: '123456' }
  const note = (level: string) => (fields: Record<string, unknown>, message: string) => {
    logged.push({ level, fields, message })
  }
  const files = createMemoryFiles(() => at.now)
  const log = { info: note('info'), warn: note('warn'), error: note('error') }
  const api = createApi({
    db,
    ai: createAssistant({ log }),
    mail: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    webhook: { isNotSetUp: true, send: async () => {} },
    passwords: {
      hash: async (password) => {
        hashed.push(password)
        return `plain ${password}`
      },
      verify: async (password, hash) => {
        // As with a real hash: what is none of ours costs no work.
        if (!hash.startsWith('plain ')) return false
        hashed.push(password)
        return hash === `plain ${password}`
      },
    },
    files,
    clock: () => at.now,
    newCode: () => at.code,
    newPassword: () => crypto.randomUUID(),
    background: (task) => {
      pending.push(task)
    },
    clientAddress: () => at.address,
    log,
    config: observedConfig,
    ...overrides,
  })
  return {
    api,
    logged,
    mails,
    hashed,
    files,
    at,
    /** Lets every account sign in here with this: the world hashes in another way. */
    adoptAccounts: async (password: string) => {
      await db.update(users).set({ passwordHash: `plain ${password}` })
    },
    /** Waits for what goes on after an answer. */
    settle: async () => {
      await Promise.all(pending.splice(0))
    },
  }
}
