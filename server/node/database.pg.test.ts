import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints } from '@shared/contracts/auth'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rescue } from './rescue'
import { type RunningServer, start } from './start'

const given = process.env.TEST_DATABASE_URL ?? ''
const name = `rounds_door_${process.pid}`
const DATABASE_URL = Object.assign(new URL(given), { pathname: name }).href
const cwd = await mkdtemp(join(tmpdir(), 'rounds-pg-'))

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(() => administer(given, `create database ${name}`))
afterAll(async () => {
  await administer(given, `drop database ${name}`)
  await rm(cwd, { recursive: true })
})

/** Starts a server, and keeps what it says. */
async function startHere(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<RunningServer & { said: () => string }> {
  let said = ''
  const env = { PORT: '0', CLINIC: 'empty', DATABASE_URL: databaseUrl, ...more }
  const out = {
    write: (words: string) => {
      said += words
    },
  }
  return { ...(await start({ env, cwd, out })), said: () => said }
}

test('two servers that start on one new database at once make one clinic, and share it', async () => {
  const secret = { TOKEN_SECRET: 'a secret of the clinic that both servers know' }
  const servers = await Promise.all([
    startHere(DATABASE_URL, secret),
    startHere(DATABASE_URL, secret),
  ])
  const told = servers.filter(({ said }) => said().includes('first start'))
  expect(told).toHaveLength(1)
  expect(servers[0].said()).toMatch(
    /records are kept in PostgreSQL rounds_door_\d+ at .* as rounds/,
  )

  const [, password] = /^ +admin +(\S+)/m.exec(told[0]?.said() ?? '') ?? []
  for (const { url } of servers) {
    const answer = await fetch(url + authEndpoints.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
    expect(answer.status).toBe(200)
  }
  await Promise.all(servers.map(({ stop }) => stop()))
})

test('without a TOKEN_SECRET it says whose it takes', async () => {
  const server = await startHere(DATABASE_URL)
  expect(server.said()).toContain(
    `no TOKEN_SECRET is set: tokens are signed with the one in ${cwd}`,
  )
  expect(server.said()).not.toContain('first start')
  await server.stop()
})

test('an account is rescued beside a running server', async () => {
  const server = await startHere(DATABASE_URL)
  let said = ''
  const out = {
    write: (words: string) => {
      said += words
    },
  }
  const env = { DATABASE_URL, LOG_LEVEL: 'silent' }
  expect(await rescue({ args: ['asha'], env, cwd, out, err: out })).toBe(0)
  expect(said).toMatch(/in PostgreSQL rounds_door_\d+ at .* as rounds:/)
  const answer = await fetch(server.url + authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'asha', password: /only this once: (\S+)/.exec(said)?.[1] }),
  })
  expect(await answer.json()).toMatchObject({ user: { role: 'Super Admin' } })
  await server.stop()
})

test('a connection that breaks is replaced', async () => {
  const server = await startHere(DATABASE_URL)
  const ready = async () => (await fetch(`${server.url}/api/ready`)).status
  expect(await ready()).toBe(200)
  await administer(
    given,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  await expect.poll(server.said).toContain('a connection to the database broke')
  // Another of the pool's may break a moment later than the one that was told of.
  await expect.poll(ready).toBe(200)
  await server.stop()
})

test.each([
  [{ password: 'not-the-password' }, 'it refuses this user or password'],
  [{ pathname: 'rounds_nowhere' }, 'it has no database of this name'],
])('a database that lets nobody in (%o) is said in words', async (wrong, why) => {
  const attempt = startHere(Object.assign(new URL(DATABASE_URL), wrong).href)
  await expect(attempt).rejects.toThrow(why)
  await expect(attempt).rejects.not.toThrow(new URL(given).password)
  await expect(attempt).rejects.not.toThrow('not-the-password')
})

test('a database of a newer version is left alone, in words', async () => {
  await administer(DATABASE_URL, "insert into schema_migrations (name) values ('9999_future')")
  await expect(startHere(DATABASE_URL)).rejects.toThrow(
    /cannot be used .*: The database was written by a newer version of Rounds/,
  )
})
