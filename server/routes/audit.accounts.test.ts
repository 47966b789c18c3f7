import { demoPassword } from '@mocks/world'
import { type AuditListInput, auditEndpoints } from '@shared/contracts/audit'
import { authEndpoints } from '@shared/contracts/auth'
import { ownPasswordEndpoints } from '@shared/contracts/own-password'
import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../auth/limits'
import { attempts, departments, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { sealAudit } from '../records/audit-seals'
import { verifyAudit } from '../records/audit-verify'
import { accountCalls, repeat } from '../test/account-calls'
import { addUser, call } from '../test/api'
import { observedServer } from '../test/observed-server'
import { keyedCalls } from '../test/records'

const server = observedServer()
const { login, tokenOf, mailCode, verify, reset, forgot } = accountCalls(server)

/** The audit's rows so far, in their order, without what is the same in all of them. */
async function rows() {
  await server.settle()
  const found = await server.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
  return found.map(({ kind, call, username, query }) => ({
    ...{ kind, call, username },
    ...(query && { said: JSON.parse(query) }),
  }))
}
const ask = (token: string, method: string, path: string, json?: object) =>
  call(server.api, method, path, { token, ...(json && { json }) })
const idOf = async (username: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.username, username))
  if (!user) throw new Error('there is no such user')
  return user.id
}

describe('a row of the audit says that somebody', () => {
  it('signed in and out: who, in which role, when and from where', async () => {
    server.at.address = '203.0.113.9'
    const token = await tokenOf('LAB@rounds.example')
    await ask(token, 'POST', authEndpoints.logout.path)
    const id = await idOf('lab')
    const same = {
      ...{ at: new Date(server.at.now), userId: id, username: 'lab', role: 'Lab Technician' },
      ...{ address: '203.0.113.9', recordIds: [id], patientId: null, key: '' },
    }
    expect(await server.db.select().from(auditEntries).orderBy(asc(auditEntries.id))).toMatchObject(
      [
        { ...same, kind: 'signed-in', call: 'login' },
        { ...same, kind: 'signed-out', call: 'logout' },
      ],
    )
  })

  it('signed out everywhere', async () => {
    await ask(await tokenOf('lab'), 'POST', ownSessionEndpoints.endAll.path)
    expect((await rows()).at(-1)).toEqual({
      ...{ kind: 'signed-out', call: 'sign out everywhere', username: 'lab' },
    })
  })

  it('failed to sign in, by the username of an account and never by what else was typed', async () => {
    await login('Pharmacist', 'wrong')
    await rows()
    await login('my secret passphrase', 'pharmacist')
    await rows()
    await server.db.update(users).set({ active: false }).where(eq(users.username, 'lab'))
    await login('lab')
    expect(await rows()).toEqual([
      { kind: 'failed', call: 'login', username: 'pharmacist' },
      { kind: 'failed', call: 'login', username: '' },
      { kind: 'failed', call: 'login', username: 'lab' },
    ])
    expect(JSON.stringify(await server.db.select().from(auditEntries))).not.toContain('passphrase')
  })

  it('asked for a code, typed a wrong and the right one, and set a new password', async () => {
    await mailCode('lab@rounds.example')
    await forgot('stranger@elsewhere.example')
    await rows()
    await verify('999999', 'lab@rounds.example')
    await rows()
    await verify(server.at.code, 'lab@rounds.example')
    await rows()
    await reset(server.at.code, 'another password', 'lab@rounds.example')
    expect(await rows()).toEqual([
      { kind: 'password', call: 'forgot password', username: 'lab' },
      { kind: 'password', call: 'forgot password', username: '' },
      { kind: 'failed', call: 'verify code', username: 'lab' },
      { kind: 'password', call: 'verify code', username: 'lab' },
      { kind: 'password', call: 'reset password', username: 'lab' },
    ])
    expect(JSON.stringify(await server.db.select().from(auditEntries))).not.toContain('stranger')
  })

  it('changed their own password, or typed the current one wrong', async () => {
    const token = await tokenOf('lab')
    const { path } = ownPasswordEndpoints.change
    const newPassword = 'another password'
    await ask(token, 'POST', path, { currentPassword: 'wrong', newPassword })
    await ask(token, 'POST', path, { currentPassword: demoPassword, newPassword })
    expect((await rows()).slice(1)).toEqual([
      { kind: 'failed', call: 'change password', username: 'lab' },
      { kind: 'password', call: 'change password', username: 'lab' },
    ])
  })
})

describe('failures fill no disk', () => {
  const addresses = (turn: number) => {
    server.at.address = `198.51.100.${turn}`
  }
  it('of one account 10 rows an hour are written, and the last says that others follow', async () => {
    await repeat(14, async (turn) => {
      addresses(turn)
      const refused = await login('receptionist', 'guess')
      // Rows are written after the answer, and here in its order.
      await server.settle()
      return refused
    })
    const row = { kind: 'failed', call: 'login', username: 'receptionist' }
    expect(await rows()).toEqual([
      ...Array.from({ length: 9 }, () => row),
      { ...row, said: { moreNotListed: true } },
    ])
    server.at.now += 60 * 60_000
    await login('receptionist', 'guess')
    expect((await rows()).at(-1)).toEqual(row)
  })

  it('the first two rows of each account are written where the clinic’s limit is used up', async () => {
    const everywhere = { action: limits.notedAttempts.action, subject: 'clinic' }
    const windowEndsAt = new Date(server.at.now + 60 * 60_000)
    const { max: count } = limits.notedAttempts
    await server.db.insert(attempts).values({ ...everywhere, count, windowEndsAt })
    for (const name of ['lab', 'stranger', 'receptionist'])
      await repeat(4, () => login(name, 'guess'))
    const written = (username: string) => [
      { kind: 'failed', call: 'login', username },
      { kind: 'failed', call: 'login', username, said: { moreNotListed: true } },
    ]
    const expected = ['lab', '', 'receptionist'].flatMap(written)
    const found = await rows()
    expect(found).toHaveLength(expected.length)
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  it('of names that no account has 30 rows an hour are written', async () => {
    await repeat(35, async (turn) => {
      addresses(turn)
      return await login(`stranger ${turn}`, 'guess')
    })
    const found = await rows()
    expect(found).toHaveLength(30)
    expect(found.at(-1)).toMatchObject({ username: '', said: { moreNotListed: true } })
  })
})

it('seals verify that rows of accounts are as they were, with and without a user', async () => {
  await login('lab')
  await login('nobody at all', 'guess')
  expect(await rows()).toHaveLength(2)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await sealAudit({ db: server.db, clock: () => server.at.now, log })
  expect(await verifyAudit(server.db)).toMatchObject({ findings: [], sealedRows: 2 })
})

describe('the audit is narrowed down', () => {
  let token: string
  beforeEach(async () => {
    await addUser(server.db, 'auditor', ['admin_dashboard', 'medical_record_view', 'staff_edit'])
    token = await tokenOf('auditor')
  })
  async function list(input: AuditListInput) {
    const query = new URLSearchParams(
      Object.entries(input).map(([key, value]) => [key, `${value}`]),
    )
    const { body } = await ask(token, 'GET', `${auditEndpoints.list.path}?${query}`)
    return auditEndpoints.list.output.parse(body).rows
  }

  it('to who failed to sign in', async () => {
    await login('lab', 'guess')
    await server.settle()
    await login('nobody', 'guess')
    await server.settle()
    expect(await list({ kind: 'failed' })).toMatchObject([
      { username: '', role: '' },
      { username: 'lab', role: 'Lab Technician' },
    ])
    expect(await list({ kind: 'signed-in' })).toMatchObject([{ username: 'auditor' }])
  })

  it('to what an act was about', async () => {
    const [department] = await server.db.select().from(departments)
    const changes = keyedCalls(
      () => server.api,
      () => token,
    )
    await changes('PUT', `/api/department/update/${department?.id}`, { json: { name: 'Sleep' } })
    await ask(token, 'GET', '/api/notices')
    expect(await list({ about: 'department' })).toMatchObject([
      { call: 'update department', username: 'auditor' },
    ])
    expect(await list({ about: 'role' })).toEqual([])
    expect(await list({ about: 'patient' })).toEqual([])
    await ask(await tokenOf('doctor'), 'GET', '/api/patients?limit=2')
    expect(await list({ about: 'patient' })).toMatchObject([{ call: 'list patients' }])
  })
})
