import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { ownPasswordEndpoints } from '@shared/contracts/own-password'
import { roleEndpoints } from '@shared/contracts/roles'
import { eq, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attempts, oneTimeCodes, roles, sessions, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { accountCalls, wrongCode } from '../test/account-calls'
import { call } from '../test/api'
import { observedServer } from '../test/observed-server'

/** What is no record (roles, sessions, codes, counters) and meets another transaction at its commit. */

const server = observedServer()
const { login, mailCode, reset, tokenOf, verify } = accountCalls(server)

/** Ends the next transaction that writes to this table, by PostgreSQL's code, when it commits. */
async function failNextCommit(table: PgTable, event: 'insert' | 'update' | 'delete', code: string) {
  const text = sql.raw(`
    create sequence commits;
    create function fail_first() returns trigger language plpgsql as $$ begin
      -- A sequence goes on where its transaction is rolled back.
      if nextval('commits') = 1 then raise exception using errcode = '${code}'; end if;
      return null;
    end $$;
    create constraint trigger fail_first after ${event} on "${getTableConfig(table).name}"
      deferrable initially deferred for each row execute function fail_first()`)
  await server.db.execute(text)
}
afterEach(async () => {
  const commits = await server.db.execute(sql`select last_value::int as commits from commits`)
  await server.db.execute(sql`drop function fail_first cascade`)
  await server.db.execute(sql`drop sequence commits`)
  expect(commits).toMatchObject({ rows: [{ commits: expect.toSatisfy((count) => count > 1) }] })
})

const count = (table: PgTable, where?: SQL) => server.db.$count(table, where)

describe.each(['40001', '40P01'])('what ends with %s at its commit is done once more:', (code) => {
  let token: string
  beforeEach(async () => {
    token = await tokenOf('admin')
    await server.db.delete(attempts)
  })
  const ask = (method: string, path: string, json: object = {}) =>
    call(server.api, method, path, { token, json })

  it('a login, which begins one session and counts nothing', async () => {
    const before = await count(sessions)
    await failNextCommit(sessions, 'insert', code)
    expect((await login('doctor')).status).toBe(200)
    expect(await count(sessions)).toBe(before + 1)
    expect(await count(attempts, sql`${attempts.count} > 0`)).toBe(0)
  })

  it('the counting of an attempt, as one', async () => {
    await failNextCommit(attempts, 'insert', code)
    expect((await login('doctor', 'a guess')).status).toBe(401)
    const counted = await server.db.select({ count: attempts.count }).from(attempts)
    expect(new Set(counted.map(({ count }) => count))).toEqual(new Set([1]))
  })

  it('a code for a new password, which is mailed once', async () => {
    await failNextCommit(oneTimeCodes, 'update', code)
    await mailCode()
    expect(server.mails).toHaveLength(1)
    const [row] = await server.db.select().from(oneTimeCodes)
    expect(row?.codes).toHaveLength(1)
  })

  it('a wrong guess at a code, which costs one try', async () => {
    await mailCode()
    const [before] = await server.db.select().from(oneTimeCodes)
    await failNextCommit(oneTimeCodes, 'update', code)
    expect(await verify('000000')).toMatchObject(wrongCode)
    const [after] = await server.db.select().from(oneTimeCodes)
    expect(after?.triesLeft).toBe((before?.triesLeft ?? 0) - 1)
  })

  it('a new password by a code, after which the old one is over', async () => {
    await mailCode()
    await failNextCommit(users, 'update', code)
    expect((await reset(server.at.code)).status).toBe(200)
    expect((await login('doctor', 'a new password')).status).toBe(200)
    expect((await login('doctor')).status).toBe(401)
  })

  it('a new password of one’s own, with one new session', async () => {
    await failNextCommit(users, 'update', code)
    const changed = await ask('POST', ownPasswordEndpoints.change.path, {
      currentPassword: demoPassword,
      newPassword: 'a new password',
    })
    expect(changed.status).toBe(200)
    const [admin] = await server.db.select().from(users).where(eq(users.username, 'admin'))
    expect(await count(sessions, eq(sessions.userId, admin?.id ?? ''))).toBe(1)
  })

  it('a logout', async () => {
    const before = await count(sessions)
    await failNextCommit(sessions, 'delete', code)
    expect((await ask('POST', authEndpoints.logout.path)).status).toBe(200)
    expect(await count(sessions)).toBe(before - 1)
  })

  it('a new role, told once', async () => {
    await failNextCommit(roles, 'insert', code)
    const before = await count(changes)
    const json = { name: 'Porter', roles: [] }
    expect((await ask('POST', roleEndpoints.create.path, json)).status).toBe(201)
    expect(await count(roles, eq(roles.name, 'Porter'))).toBe(1)
    expect(await count(changes)).toBe(before + 1)
  })
})
