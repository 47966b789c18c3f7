import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authEndpoints } from '@shared/contracts/auth'
import { patientEndpoints } from '@shared/contracts/patients'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { dueMigrations } from '../db/migrate'
import { auditEntries } from '../db/schema-audit'
import { sealAudit } from '../records/audit-seals'
import { audit } from './audit'
import { readConfig } from './config'
import { openDatabase } from './database'
import { createLogger } from './log'
import { readMigrations } from './migrations'
import { start } from './start'

let folder = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-audit-'))
  env = { PORT: '0', DATA_DIR: join(folder, 'data'), CLINIC: 'empty' }
  await cp(join(inject('dataDirectory'), 'postgres'), join(folder, 'data', 'postgres'), {
    recursive: true,
  })
})
afterAll(() => rm(folder, { recursive: true }))

/** Takes down what is said. */
function listener() {
  let said = ''
  return {
    write: (words: string) => {
      said += words
    },
    said: () => said,
  }
}

/** `npm run audit -- …` */
async function run(...args: string[]) {
  const ear = listener()
  const code = await audit({ args, env, cwd: folder, out: ear, err: ear })
  return { code, said: ear.said() }
}

/** Opens the list of patients, as the admin of a server whose introduction this is. */
async function listPatients(url: string, introduction: string) {
  const [, password] = /^ {4}admin +(\S+)/m.exec(introduction) ?? []
  const login = await fetch(url + authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { token } = authEndpoints.login.output.parse(await login.json())
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(url + patientEndpoints.list.path, { headers })).status).toBe(200)
}

test('ends with 2 while the server runs, whose stop seals what is not sealed yet', async () => {
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining('-- verify') })
  const out = listener()
  const server = await start({ env, cwd: folder, out, dist: join(folder, 'dist') })
  expect(await run('verify')).toMatchObject({
    code: 2,
    said: expect.stringContaining('Stop the server first'),
  })
  await listPatients(server.url, out.said())
  await server.stop()
  // No minute has passed.
  expect(out.said()).toContain('audit sealed')
})

const log = createLogger('silent', { write: () => undefined })

test('ends with 0 where all is in order, with 2 where the schema is older, with 1 where a row was changed', async () => {
  const database = await openDatabase(readConfig(env, folder), log)
  const entry = {
    ...{ at: new Date(), userId: crypto.randomUUID(), username: 'asha', role: 'Doctor' },
    ...{ kind: 'opened' as const, call: 'read patient', recordIds: [], query: '' },
    ...{ address: '', key: '', isOutside: false },
  }
  await database.db.insert(auditEntries).values([entry, entry])
  await sealAudit({ db: database.db, clock: Date.now, log })
  await database.db.insert(auditEntries).values(entry)
  await database.close()
  const whole = await run('verify')
  expect(whole.said).toContain('All that is sealed is as it was, in rows: 4.')
  expect(whole.said).toContain('Not sealed yet, and so not proven: 1 (5 to 5).')
  expect(whole.code).toBe(0)

  const older = await openDatabase(readConfig(env, folder), log)
  await older.db.execute(sql`delete from schema_migrations where name like '0018%'`)
  await older.close()
  expect(await run('verify')).toMatchObject({
    code: 2,
    said: expect.stringMatching(/written by an older version of Rounds .* without 0018/),
  })
  const untouched = await openDatabase(readConfig(env, folder), log, undefined, async () => {})
  expect(await dueMigrations(untouched.db, await readMigrations())).toEqual([
    '0018_endings_and_audit',
  ])
  await untouched.db.execute(
    sql`insert into schema_migrations (name) values ('0018_endings_and_audit')`,
  )
  await untouched.close()

  const owner = await openDatabase(readConfig(env, folder), log)
  await owner.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_entries disable trigger user`)
    await tx.execute(sql`update audit_entries set username = 'ben' where id = 3`)
  })
  await owner.close()
  expect(await run('verify')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Row 3 was changed after seal 2.'),
  })
})
