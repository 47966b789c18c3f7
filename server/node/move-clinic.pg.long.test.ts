import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholePdf } from '@mocks/sample-files'
import { authEndpoints } from '@shared/contracts/auth'
import { fileEndpoints } from '@shared/contracts/files'
import { getTableName, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/database'
import { clinics, patients, users } from '../db/schema'
import { auditEntries, auditSeals } from '../db/schema-audit'
import { bookingRequests, files, notices, prescriptions, visits } from '../db/schema-care'
import { sealAudit } from '../records/audit-seals'
import { verifyAudit } from '../records/audit-verify'
import { readConfig } from './config'
import { openDatabase } from './database'
import { createLogger } from './log'
import { moveClinic } from './move-clinic'
import { start } from './start'

const given = process.env.TEST_DATABASE_URL ?? ''
const name = `rounds_move_${process.pid}`
const DATABASE_URL = Object.assign(new URL(given), { pathname: name }).href
const cwd = await mkdtemp(join(tmpdir(), 'rounds-move-'))
const env = { PORT: '0', DATA_DIR: 'data', LOG_LEVEL: 'silent' }
const silent = { write: () => undefined }

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: given })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

beforeAll(() => administer(`create database ${name}`))
afterAll(async () => {
  await administer(`drop database ${name}`)
  await rm(cwd, { recursive: true })
})

/** `npm run move` */
async function move(more: Record<string, string>) {
  let said = ''
  const ear = {
    write: (words: string) => {
      said += words
    },
  }
  const code = await moveClinic({ args: [], env: { ...env, ...more }, cwd, out: ear, err: ear })
  return { code, said }
}

/** Somebody uploads a file. */
async function upload(url: string, said: string): Promise<void> {
  const [, password] = /^ +lab +(\S+)/m.exec(said) ?? []
  const login = await fetch(url + authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'lab', password }),
  })
  const { token } = authEndpoints.login.output.parse(await login.json())
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'once' }
  const path = `${url}${fileEndpoints.upload.path}?name=a.pdf`
  expect((await fetch(path, { method: 'POST', headers, body: wholePdf() })).status).toBe(201)
}

const log = createLogger('silent', silent)

/** What a clinic has that somebody worked in: a notice, and rows of the audit with their seal. */
async function writeDown() {
  const { db, close } = await openDatabase(readConfig(env, cwd), log)
  const [user] = await db.select().from(users).limit(1)
  if (!user) throw new Error('the clinic has no accounts')
  const at = new Date('2026-11-23T08:00:00.123Z')
  await db.insert(notices).values({
    ...{ userId: user.id, recordId: crypto.randomUUID(), at },
    what: { kind: 'booking-requested', by: 'Priya Nair', to: 'desk', number: 1 },
  })
  const entry = { at, userId: user.id, username: user.username, role: 'Doctor' }
  const more = { address: '::1', key: 'patient_view', isOutside: false }
  await db.insert(auditEntries).values([
    { ...entry, ...more, kind: 'opened', call: 'read patient', recordIds: ['a'], query: '' },
    {
      ...{ ...entry, ...more, kind: 'listed', call: 'list patients', recordIds: ['a', 'b'] },
      ...{ shownPatients: ['a', 'b'], query: '{"q":"é"}' },
    },
  ])
  await sealAudit({ db, clock: Date.now, log })
  await close()
}

/** Every row of these tables, in an order of its own. */
async function rowsOf(more: Record<string, string>): Promise<Record<string, unknown>> {
  const { db, close } = await openDatabase(
    readConfig({ ...env, ...more }, cwd),
    createLogger('silent', silent),
  )
  const read = async (db: Db) => {
    const all: Record<string, unknown> = {}
    for (const table of [
      clinics,
      users,
      patients,
      visits,
      prescriptions,
      bookingRequests,
      notices,
      files,
      auditEntries,
      auditSeals,
    ])
      all[getTableName(table)] = await db
        .select({ row: sql<string>`to_jsonb(${table})::text` })
        .from(table)
        .orderBy(sql`1`)
    return all
  }
  return await read(db).finally(close)
}

test('a clinic moves whole from the embedded database into an empty PostgreSQL, and once', async () => {
  expect(await move({ DATABASE_URL })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no database in'),
  })
  let said = ''
  const out = {
    write: (words: string) => {
      said += words
    },
  }
  const server = await start({ env, cwd, out })
  await upload(server.url, said)
  await server.stop()
  await writeDown()
  expect(await move({})).toMatchObject({
    code: 1,
    said: expect.stringContaining('DATABASE_URL is missing'),
  })

  const done = await move({ DATABASE_URL })
  expect(done.said).toContain('patients: 40')
  expect(done.said).toContain('files: 2')
  expect(done.said).toContain(`The content of files stays in ${join(cwd, 'data', 'files')}`)
  expect(done.code).toBe(0)
  const [before, after] = [await rowsOf({}), await rowsOf({ DATABASE_URL })]
  expect(after).toEqual(before)
  for (const table of ['visits', 'notices', 'audit_entries', 'audit_seals'])
    expect(before[table], table).not.toEqual([])
  const there = await openDatabase(readConfig({ ...env, DATABASE_URL }, cwd), log)
  expect((await verifyAudit(there.db)).findings).toEqual([])
  await there.close()

  const again = await move({ DATABASE_URL })
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('has accounts already') })
  expect(await rowsOf({ DATABASE_URL })).toEqual(before)
})
