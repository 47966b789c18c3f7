import { demoPassword } from '@mocks/world'
import { auditEndpoints, targetsSchema } from '@shared/contracts/audit'
import { authEndpoints } from '@shared/contracts/auth'
import {
  type ImportColumn,
  type ImportPreview,
  importEndpoints,
  importMessages,
  importMost,
} from '@shared/contracts/imports'
import { permissionKeys } from '@shared/contracts/permissions'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { departments, outbox, roles, users, workingTimes } from '../db/schema'
import { changes } from '../db/schema-care'
import { addUser, call, observedApi, pathOf, refusal } from '../test/api'
import { importCalls } from '../test/imports'
import { unchanged } from '../test/records'
import { ask, setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const { opened, added, passwordsFor, committed, undone } = importCalls(
  () => world,
  () => token,
)

let time: { id: string; name: string }
beforeEach(async () => {
  const [row] = await world.db.select().from(workingTimes).limit(1)
  if (!row) throw new Error('the world is not seeded')
  time = row
})

/** A row of staff that nobody is. */
const row = (line: number, more: Partial<Record<ImportColumn, string>> = {}) => ({
  ...{ line, firstName: 'Wilma', lastName: 'Storm', email: `wilma${line}@storm.example` },
  ...{ username: `storm.w${line}`, phone: '9876543210', role: 'Receptionist' },
  ...{ department: 'ENT', ...more },
})

async function passwordsOf(id: string, lines: readonly number[]): Promise<string[]> {
  const { status, body } = await passwordsFor(id, lines)
  expect(status).toBe(200)
  const { passwords = [] } = importEndpoints.passwords.output.parse(body)
  expect(passwords.map(({ line }) => line)).toEqual(lines)
  return passwords.map(({ password }) => password)
}

/** Imports rows, each with its password. */
async function imported(...rows: ReturnType<typeof row>[]) {
  const { id } = await opened('staff', rows, 'staff.csv')
  const passwords = await passwordsOf(
    id,
    rows.map(({ line }) => line),
  )
  expect(await committed(id)).toMatchObject({ status: 200, body: { registered: rows.length } })
  return { id, passwords }
}

/** The same calls by an administrator, to an API of which mails and hashes are seen. */
async function observed(overrides: Parameters<typeof observedApi>[1] = {}) {
  const { api, adoptAccounts, ...seen } = observedApi(world.db, overrides)
  await adoptAccounts(demoPassword)
  const { body } = await call(api, 'POST', authEndpoints.login.path, {
    json: { username: 'admin', password: demoPassword },
  })
  const session = z.object({ token: z.string() }).parse(body).token
  const calls = importCalls(
    () => ({ api }),
    () => session,
  )
  return { ...seen, calls }
}

const signIn = (username: string, password: string) =>
  call(world.api, 'POST', authEndpoints.login.path, { json: { username, password } })

const found = async (username: string) => {
  const { body } = await ask('GET', `${staffEndpoints.list.path}?q=${username}`)
  return staffEndpoints.list.output.parse(body).rows
}

describe('the preview of staff', () => {
  const wrongIn = ({ as, wrong }: ImportPreview) => (as === 'wrong' ? wrong : as)

  it('reads role, department, working time and status by their names', async () => {
    const { rows } = await opened('staff', [
      row(2, { role: ' receptionist ', department: 'ent', workingTime: time.name.toUpperCase() }),
      row(3, { phone: '+91 98765-43211', status: 'In-Active' }),
    ])
    expect(rows.map(wrongIn)).toEqual(['new', 'new'])
  })

  it('reads a status also as yes or no, and says which words it knows', async () => {
    const statuses = ['yes', 'No', '1', '0', 'TRUE', 'false', 'maybe']
    const { id, rows } = await opened(
      'staff',
      statuses.map((status, at) => row(at + 2, { status })),
    )
    expect(rows.map(({ as }) => as)).toEqual([...Array(6).fill('new'), 'wrong'])
    await passwordsOf(id, [2, 3, 4, 5, 6, 7])
    await committed(id, [{ line: 8, as: 'left-out' }])
    const made = await found('storm.w')
    expect(
      made.toSorted((a, b) => a.username.localeCompare(b.username)).map(({ status }) => status),
    ).toEqual(['active', 'inactive', 'active', 'inactive', 'active', 'inactive'])
  })

  it('names the known places where they are few', () => {
    expect([
      importMessages.departmentUnknown(['ENT', 'Eye']),
      importMessages.departmentUnknown([]),
      importMessages.departmentUnknown(Array(13).fill('ENT')),
    ]).toEqual([
      'There is no department of this name. Known: ENT, Eye.',
      ...Array(2).fill('There is no department of this name.'),
    ])
  })

  it('names all that is wrong in a row', async () => {
    const { rows } = await opened('staff', [
      row(2, {
        ...{ firstName: '', email: 'no at', phone: '12', role: 'Wizard', department: 'Magic' },
        ...{ workingTime: 'never', status: 'asleep' },
      }),
      row(3, { role: '', department: '', username: ' ' }),
      row(4, { role: 'Super Admin' }),
      row(5, { lastName: 'St\ufffdrm' }),
    ])
    const message = (field: ImportColumn, text: string) => ({ field, message: text })
    const named = (all: { name: string }[]) =>
      all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'))
    const staffRoles = (await world.db.select().from(roles)).filter(
      ({ name }) => !['Super Admin', 'Patient'].includes(name),
    )
    expect(rows[0]?.wrong?.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      message(
        'department',
        importMessages.departmentUnknown(named(await world.db.select().from(departments))),
      ),
      message('email', staffMessages.emailInvalid),
      message('firstName', staffMessages.firstNameRequired),
      message('phone', staffMessages.phoneInvalid),
      message('role', importMessages.roleUnknown(named(staffRoles))),
      message('status', importMessages.statusUnread),
      message(
        'workingTime',
        importMessages.workingTimeUnknown(named(await world.db.select().from(workingTimes))),
      ),
    ])
    expect(rows.slice(1).map(wrongIn)).toEqual([
      [
        message('username', staffMessages.usernameRequired),
        message('role', staffMessages.roleRequired),
        message('department', staffMessages.departmentRequired),
      ],
      [message('role', importMessages.superAdmin)],
      [message('lastName', importMessages.letterUnread)],
    ])
  })

  it('knows accounts by username and e-mail, and the lines in front', async () => {
    const { id } = await opened('staff', [row(2)])
    const [receptionist] = await found('receptionist')
    const [firstName = '', lastName = ''] = receptionist?.name.split(' ') ?? []
    const known = {
      ...{ firstName, lastName, email: receptionist?.email ?? '', username: 'RECEPTIONIST' },
      ...{
        phone: receptionist?.phone || '9876543210',
        department: receptionist?.department?.name ?? 'ENT',
      },
    }
    const { body } = await added(id, [
      row(3, known),
      row(4, { email: 'wilma2@storm.example', username: 'storm.w2', phone: '9876543211' }),
      row(5, { username: 'receptionist' }),
      row(6, { email: 'WILMA2@storm.example' }),
      row(7, { username: 'st0rm.w2' }),
    ])
    expect(importEndpoints.add.output.parse(body).rows).toMatchObject([
      { line: 3, known: { id: receptionist?._id } },
      {
        ...{ line: 4, as: 'repeated', of: 2 },
        differences: [{ field: 'phone', file: '9876543211', known: '9876543210' }],
      },
      { line: 5, wrong: [{ field: 'username', message: staffMessages.usernameTaken }] },
      { line: 6, wrong: [{ field: 'email', message: importMessages.emailInLine(2) }] },
      { line: 7, wrong: [{ field: 'username', message: importMessages.usernameInLine(2) }] },
    ])
  })

  it('refuses a role that gives more than the caller holds, and more than 500 rows', async () => {
    await addUser(world.db, 'helper', ['staff_create', 'staff_view'])
    const helper = { token: await world.signIn('helper') }
    const { body } = await ask('POST', importEndpoints.open.path, {
      json: { kind: 'staff', rows: [row(2)] },
      ...helper,
    })
    expect(importEndpoints.open.output.parse(body).rows).toMatchObject([
      { wrong: [{ field: 'role', message: importMessages.roleBeyondOwn }] },
    ])
    const { id } = await opened('staff', [row(2)])
    await world.db.execute(sql`insert into import_rows (import_id, line, preview, record_id, name_key)
      select ${id}, n, '{}', gen_random_uuid(), '' from generate_series(1001, ${importMost.staff + 999}) n`)
    expect(await added(id, [row(3)])).toMatchObject(
      refusal(409, importMessages.tooManyRows('staff')),
    )
  })
})

describe('the commit of staff', () => {
  it('adds users who sign in with their start passwords, of which only hashes are kept', async () => {
    const before = await world.db.$count(changes)
    const { passwords } = await imported(
      row(2, { workingTime: time.name }),
      row(3, { status: 'inactive' }),
    )
    expect(await world.db.$count(changes)).toBe(before + 2)
    expect(await found('storm.w2')).toMatchObject([
      {
        ...{ name: 'Wilma Storm', phone: '9876543210', status: 'active' },
        ...{ department: { name: 'ENT' }, role: { name: 'Receptionist' } },
        workingTime: { name: time.name },
      },
    ])
    expect(await found('storm.w3')).toMatchObject([{ status: 'inactive', workingTime: null }])
    expect(new Set(passwords).size).toBe(2)
    const { rows } = (await world.db.execute(
      sql`select 1 from idempotency_keys where answer::text like ${`%${passwords[0]}%`}`,
    )) as { rows: unknown[] }
    expect(rows).toEqual([])
    expect(await signIn('storm.w2', passwords[0] ?? '')).toMatchObject({ status: 200 })
    const [user] = await world.db.select().from(users).where(eq(users.username, 'storm.w2'))
    expect(user?.mustChangePassword).toBe(true)
    const { body } = await ask('GET', `${auditEndpoints.list.path}?kind=changed&limit=1`)
    const [entry] = auditEndpoints.list.output.parse(body).rows
    expect(entry).toMatchObject({ call: importEndpoints.commit.name, records: 2 })
    expect(targetsSchema.parse(JSON.parse(entry?.query ?? ''))).toEqual({
      targets: [{ kind: 'staff', name: '2 users of staff.csv' }],
    })
  })

  it('needs a start password for each user, and a repeat by its key does not answer them again', async () => {
    const { id } = await opened('staff', [row(2), row(3), row(4, { role: 'Wizard' })])
    const key = { headers: { 'idempotency-key': 'once' } }
    const first = await passwordsFor(id, [2], key)
    expect(first.body).toHaveProperty('passwords')
    expect(await passwordsFor(id, [2], key)).toMatchObject({ status: 200, body: {} })
    expect((await passwordsFor(id, [2], key)).body).not.toHaveProperty('passwords')
    const decisions = [{ line: 4, as: 'left-out' }]
    await unchanged(world.db, async () => {
      expect(await committed(id, decisions)).toMatchObject(
        refusal(409, importMessages.passwordsMissing(1)),
      )
      expect(await passwordsFor(id, [4])).toMatchObject(
        refusal(409, importMessages.decisionWrong(4)),
      )
    })
    expect(await committed(id, [...decisions, { line: 3, as: 'left-out' }])).toMatchObject({
      status: 200,
      body: { registered: 1, leftOut: 2 },
    })
  })

  it('looks for the import and its lines before it makes a start password', async () => {
    const { calls, hashed } = await observed()
    const { id } = await calls.opened('staff', [row(2)])
    const before = hashed.length
    expect(await calls.passwordsFor(crypto.randomUUID(), [2])).toMatchObject(
      refusal(404, importMessages.notFound),
    )
    expect(await calls.passwordsFor(id, [2, 3])).toMatchObject(
      refusal(409, importMessages.decisionWrong(3)),
    )
    expect(await calls.passwordsFor(id, [1.5])).toMatchObject({ status: 400 })
    expect(hashed).toHaveLength(before)
    expect(await calls.passwordsFor(id, [2])).toMatchObject({ status: 200 })
    expect(hashed).toHaveLength(before + 1)
  })

  it('adds nobody where a username was taken, or a place or the own role was changed meanwhile', async () => {
    const { id } = await opened('staff', [row(2), row(3, { workingTime: time.name })])
    await passwordsOf(id, [2, 3])
    const [role] = await world.db.select().from(roles).where(eq(roles.name, 'Receptionist'))
    const [ent] = await world.db.select().from(departments).where(eq(departments.name, 'ENT'))
    const created = await ask('POST', staffEndpoints.create.path, {
      json: {
        ...{ ...row(3), username: 'other', password: 'secret', status: 'active' },
        ...{ role: role?.id, department: ent?.id },
      },
    })
    expect(created.status).toBe(201)
    await unchanged(world.db, async () => {
      expect(await committed(id)).toMatchObject(refusal(409, importMessages.takenMeanwhile(3)))
    })
    const decisions = [{ line: 3, as: 'left-out' }]
    const admin = sql`name = 'Admin'`
    await world.db.execute(
      sql`update roles set permissions = array_remove(permissions, 'patient_register') where ${admin}`,
    )
    await unchanged(world.db, async () => {
      expect((await committed(id, decisions)).status).toBe(403)
    })
    await world.db
      .update(roles)
      .set({ permissions: [...permissionKeys] })
      .where(admin)
    await world.db.execute(
      sql`update import_rows set record = jsonb_set(record, '{departmentId}', '"0b0e4d0a-5c55-4f6e-8d1e-2f6f7a1c9b11"')`,
    )
    await unchanged(world.db, async () => {
      expect(await committed(id, decisions)).toMatchObject(
        refusal(409, importMessages.wrongMeanwhile(2)),
      )
    })
  })
})

describe('the mail about a new account', () => {
  it('is sent to active users only', async () => {
    const { calls, mails, settle } = await observed()
    const { id } = await calls.opened('staff', [row(2), row(3, { status: 'inactive' })])
    await calls.passwordsFor(id, [2, 3])
    expect(await calls.committed(id)).toMatchObject({ status: 200, body: { registered: 2 } })
    await settle()
    expect(mails.map(({ to }) => to)).toEqual(['wilma2@storm.example'])
  })

  it('is not sent once the user was taken back, and stays for others', async () => {
    const { calls, settle } = await observed({
      mail: { send: () => Promise.reject(new Error('no mail server')) },
    })
    const { id } = await calls.opened('staff', [row(2), row(3)])
    await calls.passwordsFor(id, [2, 3])
    expect(await calls.committed(id)).toMatchObject({ status: 200 })
    await settle()
    const waiting = async () => {
      const rows = await world.db.select({ to: outbox.recipient }).from(outbox)
      return rows.map(({ to }) => to).toSorted()
    }
    expect(await waiting()).toEqual(['wilma2@storm.example', 'wilma3@storm.example'])
    await world.db.update(users).set({ version: 2 }).where(eq(users.username, 'storm.w3'))
    expect(await calls.undone(id)).toMatchObject({ status: 200, body: { removed: 1 } })
    expect(await waiting()).toEqual(['wilma3@storm.example'])
  })
})

describe('the undo of staff', () => {
  it('takes back users who have not signed in and were not changed, and frees their names', async () => {
    const { id, passwords } = await imported(
      row(2, { workingTime: time.name }),
      row(3),
      row(4),
      row(5, { role: 'Doctor' }),
    )
    expect((await signIn('storm.w3', passwords[1] ?? '')).status).toBe(200)
    const [changed] = await found('storm.w4')
    const { status } = await ask('PATCH', pathOf(staffEndpoints.update, changed?._id ?? ''), {
      json: {
        ...{ role: changed?.role._id, status: 'active', version: 1 },
        phone: '9876543299',
      },
    })
    expect(status).toBe(200)
    const [doctor] = await found('storm.w5')
    await world.db.execute(sql`
      insert into absences (id, user_id, first_day, last_day, kind, note, status, entered_by, entered_at)
      select gen_random_uuid(), ${doctor?._id}, '2026-05-01', '2026-05-02', 'leave', '', 'asked', id, now()
      from users where username = 'admin'`)
    expect(await undone(id)).toMatchObject({
      status: 200,
      body: {
        removed: 1,
        kept: [
          { name: 'Wilma Storm', why: 'used' },
          { name: 'Wilma Storm', why: 'changed' },
          { name: 'Wilma Storm', why: 'used' },
        ],
      },
    })
    expect(await found('storm.w2')).toEqual([])
    expect((await signIn('storm.w2', passwords[0] ?? '')).status).toBe(401)
    expect((await opened('staff', [row(2)])).rows).toMatchObject([{ as: 'new' }])
    await imported(row(2))
  })
})
