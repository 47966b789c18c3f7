import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isDatabaseAway } from '../db/database'
import { seed } from '../db/seed'
import { type Answer, call, observedApi, refusal } from '../test/api'
import { type PostgresServer, startPostgres } from '../test/postgres-server'
import { startTcpProxy, type TcpProxy } from '../test/tcp-proxy'
import { type OpenDatabase, openDatabase } from './database'

/** The product's, made short. */
const limits = {
  connectionMs: 600,
  statementMs: 1_000,
  answerMs: 1_300,
  lockMs: 500,
  idleTransactionMs: 1_000,
}

/** More than the pool has connections. */
const many = Array.from({ length: 12 }, (_, at) => at)

let postgres: PostgresServer
let proxy: TcpProxy
/** The same database, through the proxy. */
let proxyUrl: string

let database: OpenDatabase
let server: ReturnType<typeof observedApi>
let token: string

beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
  proxy = await startTcpProxy(Number(new URL(postgres.url).port))
  proxyUrl = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href
  const { db, close } = await openWith(postgres.url)
  const hasher = {
    hash: async (password: string) => `plain ${password}`,
    verify: async (password: string, hash: string) => hash === `plain ${password}`,
  }
  await seed(db, 'demo', hasher, () => demoPassword, { now: Date.now(), zone: 'UTC' })
  await close()
})
afterAll(async () => {
  await proxy.close()
  await postgres.remove()
})

const nobodyListens = { info: () => {}, warn: () => {}, error: () => {} }
const openWith = (databaseUrl: string) =>
  openDatabase({ databaseUrl, dataDirectory: '' }, nobodyListens, limits)

async function use(url: string): Promise<void> {
  database = await openWith(url)
  server = observedApi(database.db)
  const json = { username: 'admin', password: demoPassword }
  const { body } = await call(server.api, 'POST', authEndpoints.login.path, { json })
  token = z.object({ token: z.string() }).parse(body).token
}
afterEach(() => database.close())

const list = () => call(server.api, 'GET', departmentEndpoints.list.path, { token })
const add = (name: string) =>
  call(server.api, 'POST', departmentEndpoints.create.path, { token, json: { name } })
const ready = async () => (await call(server.api, 'GET', '/api/ready')).status

const away = refusal(
  503,
  "The clinic's records cannot be reached at the moment. Please try again in a moment.",
)

async function expectAway(): Promise<void> {
  const answers = await Promise.all([...many.map(list), add('Not to be acknowledged')])
  for (const answer of answers) {
    expect(answer).toMatchObject(away)
    expect(answer.headers.get('retry-after')).toBe('5')
  }
  expect(await ready()).toBe(503)
}

/** All who call at once are answered again: none of the pool's connections is lost. */
async function expectGood(): Promise<void> {
  const statuses = async () => (await Promise.all(many.map(list))).map(({ status }) => status)
  await expect.poll(statuses).toEqual(many.map(() => 200))
  expect(await ready()).toBe(200)
}

/** Adds departments one after another, by several callers, until one is not acknowledged. */
function write(prefix: string) {
  const acknowledged: string[] = []
  const failures: Answer[] = []
  const done = Promise.all(
    ['a', 'b', 'c'].map(async (caller) => {
      for (let at = 0; ; at += 1) {
        const name = `${prefix} ${caller}${at}`
        const answer = await add(name)
        if (answer.status !== 201) return failures.push(answer)
        acknowledged.push(name)
      }
    }),
  )
  return { acknowledged, failures, done }
}

async function names(): Promise<string[]> {
  return departmentEndpoints.list.output.parse((await list()).body).map(({ name }) => name)
}

/** How many sessions of the database server are in this state, as seen by another one. */
async function sessions(where: string): Promise<number> {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const statement = `select 1 from pg_stat_activity where pid <> pg_backend_pid() and ${where}`
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows.length
}
const sleepers = () => sessions("state = 'active' and query like '%pg_sleep(60)%'")
/** Those who wait for longer than any limit here. */
const waiters = () =>
  sessions(
    "wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '1500 milliseconds'",
  )

describe('a database', () => {
  beforeEach(() => use(postgres.url))
  afterEach(() => postgres.resume())

  test.each([
    ['is paused', async () => postgres.pause(), async () => postgres.resume()],
    ['is killed', () => postgres.kill(), () => postgres.restart()],
    ['is stopped', () => postgres.stop(), () => postgres.restart()],
  ])(
    'that %s makes calls fail in words, and loses nothing acknowledged',
    async (what, end, begin) => {
      const { acknowledged, failures, done } = write(what)
      await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
      await end()
      await done
      expect(failures).toMatchObject([away, away, away])
      await expectAway()
      await begin()
      await expectGood()
      expect(await names()).toEqual(expect.arrayContaining(acknowledged))
    },
  )

  test('that ends in the middle of a transaction ends nothing but that', async () => {
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await postgres.kill()
      await tx.execute(sql`select 2`)
    })
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
    await postgres.restart()
    await expectGood()
  })

  test('does not work on a statement for longer than its limit', async () => {
    await expect(database.db.execute(sql`select pg_sleep(60)`)).rejects.toSatisfy(isDatabaseAway)
    await expect.poll(sleepers).toBe(0)
  })

  test('does not wait for a lock or an idle transaction for longer than its limit', async () => {
    const owner = new Client({ connectionString: postgres.url })
    await owner.connect()
    await owner.query('begin; lock table departments in access exclusive mode')
    expect(await Promise.all(many.map(list))).toMatchObject(many.map(() => away))
    await owner.end()

    let locked = () => {}
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve
    })
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table departments in access exclusive mode`)
      locked()
      await held
      await tx.execute(sql`select 1`)
    })
    // A list that was read before the lock would say nothing of its end.
    await Promise.race([isLocked, transaction])
    await expectGood()
    end()
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
  })

  test('whose connections are all in use makes the server unready, and calls fail in words', async () => {
    let end = () => {}
    const held = new Promise<void>((resolve) => {
      end = resolve
    })
    const transactions = many.map(() =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await held
      }),
    )
    const settled = Promise.allSettled(transactions)
    expect(await Promise.all([list(), ready()])).toMatchObject([away, 503])
    end()
    await settled
    await expectGood()
  })

  test('may take its time to bring the schema up to date', async () => {
    const owner = new Client({ connectionString: postgres.url })
    await owner.connect()
    await owner.query('begin; lock table schema_migrations in access exclusive mode')
    const opening = openWith(postgres.url)
    await expect.poll(waiters).toBe(1)
    await owner.query('rollback')
    await owner.end()
    await (await opening).close()
  })
})

describe('a way to the database', () => {
  beforeEach(() => use(proxyUrl))
  afterEach(() => proxy.pass())

  test('that falls silent makes calls fail in words; what was silent is not used again', async () => {
    const { acknowledged, failures, done } = write('silent')
    await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
    proxy.silence()
    await done
    expect(failures).toMatchObject([away, away, away])
    await expectAway()
    proxy.pass()
    await expectGood()
    expect(await names()).toEqual(expect.arrayContaining(acknowledged))
  })

  test('that refuses makes calls fail in words', async () => {
    // The connection of the pool is thrown away first, so that calls need new ones.
    proxy.silence()
    expect(await list()).toMatchObject(away)
    proxy.refuse()
    await expectAway()
    proxy.pass()
    await expectGood()
  })

  test('that falls silent at any step of a transaction keeps no connection', async () => {
    const { db } = database
    const steps = [
      () => {
        proxy.silence()
        return db.transaction((tx) => tx.execute(sql`select 1`))
      },
      () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          proxy.silence()
          await tx.execute(sql`select 2`)
        }),
      () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          proxy.silence()
        }),
    ]
    for (const step of steps) {
      await expectGood()
      const all = await Promise.allSettled(many.map(step))
      for (const one of all) expect(one).toMatchObject({ status: 'rejected' })
      for (const one of all) expect(one).toHaveProperty('reason', expect.toSatisfy(isDatabaseAway))
      proxy.pass()
    }
    await expectGood()
  })
})
