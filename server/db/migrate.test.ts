import { readdir } from 'node:fs/promises'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { authEndpoints } from '@shared/contracts/auth'
import { departmentEndpoints } from '@shared/contracts/departments'
import { noticeText } from '@shared/contracts/notices'
import { contactOf } from '@shared/contracts/patient-contacts'
import { staffEndpoints } from '@shared/contracts/staff'
import { telephoneText } from '@shared/lib/telephones'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readMigrations } from '../node/migrations'
import { nextNumber } from '../records/numbers'
import { call, observedApi } from '../test/api'
import { type Migration, migrate } from './migrate'
import * as schema from './schema'
import * as care from './schema-care'
import * as hours from './schema-hours'
import { problems } from './schema-record'
import { allTables } from './tables'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ ownDatabase: true })
})
afterAll(() => world.close())

const first: Migration = { name: '0000_first', sql: 'create table first (id integer)' }
const second: Migration = {
  name: '0001_second',
  sql: 'create table second (id integer);--> statement-breakpoint\ninsert into first values (1);',
}
const broken: Migration = {
  name: '0002_broken',
  sql: 'create table third (id integer);--> statement-breakpoint\ninsert into nowhere values (1);',
}

const exists = async (table: string) => {
  const columns = sql`information_schema.columns where table_schema = 'public' and table_name = ${table}`
  return (await world.db.$count(columns)) > 0
}

describe("the product's own steps", () => {
  it('are all applied to a new database', async () => {
    const files = await readdir(new URL('migrations/', import.meta.url))
    const applied = await world.db.execute(sql`select name from schema_migrations order by name`)
    expect(applied).toMatchObject({
      rows: files
        .filter((file) => file.endsWith('.sql'))
        .map((file) => ({ name: file.replace('.sql', '') }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    })
  })

  it('make every table and column that the schema names', async () => {
    expect(allTables.length).toBeGreaterThan(30)
    for (const table of allTables) await world.db.select().from(table).limit(1)
  })
})

describe('migrating', () => {
  beforeEach(async () => {
    await world.db.execute(sql`drop schema public cascade`)
    await world.db.execute(sql`create schema public`)
  })

  it('brings the accounts of an older version along, by the names that they sign in with', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0002'),
    )
    await world.db.execute(sql`with role as (insert into roles (name) values ('Admin') returning id)
      insert into users (username, name, email, password_hash, role_id)
      select 'Admin', 'Asha', 'Admin@rounds.example', '', id from role`)
    await migrate(world.db, steps)
    expect(await world.db.select().from(schema.users)).toMatchObject([
      {
        ...{ username: 'Admin', usernameKey: 'admin', usernameLooks: ['adrnin'] },
        emailKey: 'admin@rounds.example',
      },
    ])
  })

  it('brings a clinic of the version before staff were kept: accounts, roles, bookings; no session', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0005'),
    )
    await world.db.execute(sql`with
      role as (insert into roles (name, key, permissions)
        values ('Admin', 'admin', '{staff_view,staff_edit}') returning id),
      department as (insert into departments (name) values ('ENT') returning id),
      account as (insert into users (username, username_key, name, email, email_key, password_hash, role_id)
        select 'Asha', 'asha', 'Asha Menon', 'asha@rounds.example', 'asha@rounds.example',
          'plain secret', id from role returning id),
      signed as (insert into sessions (user_id, expires_at)
        select id, now() + interval '1 day' from account)
      insert into appointments (type, first_name, last_name, gender, mobile, email, age,
          department_id, department_name, doctor_id, booked_by)
        select 'consulting', 'Ada', 'Moss', 'Female', '9876543210', 'ada@example.org', 36,
          department.id, 'ENT', '7', account.id from department, account`)
    expect(await migrate(world.db, steps)).toEqual(
      steps.map(({ name }) => name).filter((name) => name >= '0005'),
    )

    expect(await world.db.$count(schema.sessions)).toBe(0)
    expect(await world.db.select().from(schema.roles)).toMatchObject([
      { name: 'Admin', key: 'admin', permissions: ['staff_view', 'staff_edit'] },
    ])
    const [account] = await world.db.select().from(schema.users)
    const [department] = await world.db.select().from(schema.departments)
    expect(await world.db.select().from(care.bookingRequests)).toMatchObject([
      { lastName: 'Moss', bookedBy: account?.id, departmentId: department?.id, doctorId: '7' },
    ])

    const { api } = observedApi(world.db)
    const json = { username: 'asha', password: 'secret' }
    const { body } = await call(api, 'POST', authEndpoints.login.path, { json })
    expect(body).not.toHaveProperty('mustChangePassword')
    const { token } = z.object({ token: z.string() }).parse(body)
    for (const q of ['asha menon', 'ASHA@rounds', 'Men']) {
      const query = new URLSearchParams({ q })
      const found = await call(api, 'GET', `${staffEndpoints.list.path}?${query}`, { token })
      expect(staffEndpoints.list.output.parse(found.body).rows, q).toMatchObject([
        {
          ...{ username: 'Asha', number: 1, version: 1, status: 'active' },
          ...{ department: null, workingTime: null },
        },
      ])
    }
    await world.db.update(schema.roles).set({ permissions: ['staff_delete'] })
    expect(
      (
        await call(api, 'DELETE', departmentEndpoints.delete.path, {
          token,
          json: { id: [department?.id] },
        })
      ).status,
    ).toBe(200)
    expect(await world.db.select().from(care.bookingRequests)).toMatchObject([
      { departmentId: null, departmentName: 'ENT' },
    ])
  })

  it('brings a clinic of the version before staff had numbers: in the order in which they came', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0009'),
    )
    await world.db.execute(sql`with
      staff as (insert into roles (name, permissions)
        values ('Nurse', '{patient_dashboard,lab_dashboard}') returning id),
      patient as (insert into roles (name, permissions)
        values ('Patient', '{patient_dashboard,appointment_create}') returning id),
      given (username, role_id, deleted_at, days) as (
        select 'second', staff.id, null::timestamptz, 2 from staff
        union all select 'own', patient.id, null, 4 from patient
        union all select 'first', null, now(), 5
        union all select 'third', staff.id, null, 1 from staff),
      accounts as (insert into users (username, username_key, name, email, email_key, role_id, deleted_at, created_at)
        select username, username, username, username, username, role_id, deleted_at,
          now() - make_interval(days => days) from given returning id, username),
      mail as (insert into outbox (recipient, subject, text, due_at)
        values ('first@rounds.example', 'Welcome', 'Hello', now())),
      booked as (insert into booking_requests (number, type, first_name, last_name, gender, mobile, email, age)
        values (1, 'checkup', 'Ada', 'Moss', 'Female', '9876543210', 'ada@example.org', 36))
      insert into idempotency_keys (user_id, endpoint, key, digest, expires_at)
        select id, 'list staff', 'a key', 'a digest', now() from accounts where username = 'third'`)
    expect(await migrate(world.db, steps)).toEqual(
      steps.map(({ name }) => name).filter((name) => name >= '0009'),
    )

    const accounts = await world.db.select().from(schema.users).orderBy(schema.users.username)
    expect(accounts.map(({ username, number }) => [username, number])).toEqual([
      ['first', 1],
      ['own', null],
      ['second', 2],
      ['third', 3],
    ])
    expect(await nextNumber(world.db, 'staff')).toBe(4)
    const { clinicId } = schema
    expect(await world.db.select().from(schema.outbox)).toMatchObject([
      { clinicId, recipient: 'first@rounds.example' },
    ])
    expect(await world.db.select().from(schema.idempotencyKeys)).toMatchObject([
      { clinicId, key: 'a key' },
    ])
    expect(await world.db.select().from(care.bookingRequests)).toMatchObject([
      { lastName: 'Moss', status: 'new' },
    ])
  })

  it('ends start passwords of patients that nobody has used, and keeps their accounts', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0028'),
    )
    await world.db.execute(sql`with role as (insert into roles (name) values ('Any') returning id),
      patient as (insert into patients (id, number, name, gender, contact, address, age, age_on,
        last_visit, diagnosis, name_key, contact_key, search_text)
        values (gen_random_uuid(), 1, 'Ada', 'Female', '9', '', 36, '2026-03-02', '2026-03-02', '',
          '', '', '') returning id)
      insert into users (username, username_key, name, email, email_key, password_hash, role_id,
        patient_id, must_change_password)
      select name, name, name, name, name, 'hash', role.id, case when of_patient then patient.id end,
        is_start
      from role, patient, (values ('used', true, false), ('unused', true, true),
        ('staff', false, true)) as made(name, of_patient, is_start)`)
    await migrate(world.db, steps)
    const accounts = await world.db.select().from(schema.users).orderBy(schema.users.username)
    expect(accounts).toMatchObject([
      { username: 'staff', passwordHash: 'hash', startCodeEndsAt: null },
      { username: 'unused', passwordHash: null, startCodeEndsAt: expect.any(Date) },
      { username: 'used', passwordHash: 'hash', startCodeEndsAt: null },
    ])
    const patientId = accounts[1]?.patientId
    expect(accounts.map((account) => account.patientId)).toEqual([null, patientId, patientId])
    const links = await world.db.select().from(schema.accountLinks)
    const shown = [accounts[1]?.id, accounts[2]?.id].toSorted()
    expect(links.map(({ userId }) => userId).toSorted()).toEqual(shown)
  })

  it('reminds nobody of a critical result that time had released', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0030'),
    )
    // Without the order, the patient and the people that they refer to.
    await world.db.execute(sql`set session_replication_role = replica`)
    await world.db.execute(sql`insert into lab_results (order_id, patient_id, revision, observation,
        values, is_critical, reported_by, reporter, reported_at, told_at)
      select gen_random_uuid(), gen_random_uuid(), 1, made.observation, '[]', true, gen_random_uuid(), '',
        '2026-03-01', made.told_at::timestamptz
      from (values ('released', '2026-03-02'), ('waits', null)) as made(observation, told_at)`)
    await migrate(world.db, steps)
    await world.db.execute(sql`set session_replication_role = origin`)
    const results = sql`select observation, reminders from lab_results order by observation`
    expect(await world.db.execute(results)).toMatchObject({
      rows: [
        { observation: 'released', reminders: 2 },
        { observation: 'waits', reminders: 0 },
      ],
    })
  })

  it('has results looked at again whose critical limits were not stored, and marks stored alone', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0034'),
    )
    const glucose = { analyte: 'Glucose', value: 2.1, unit: 'mmol/L', low: null, high: null }
    const stored = (criticalLow: number | null, value: number | string = glucose.value) =>
      JSON.stringify([{ ...glucose, value, criticalLow, criticalHigh: null }])
    await world.db.execute(sql`set session_replication_role = replica`)
    await world.db.execute(sql`insert into lab_results (order_id, patient_id, revision, observation,
        values, is_critical, reported_by, reporter, reported_at, found_critical, acknowledged_at)
      select gen_random_uuid(), gen_random_uuid(), 1, made.observation, made.measured::jsonb, made.critical,
        gen_random_uuid(), '', '2026-03-01', made.found, made.seen::timestamptz
      from (values ('acknowledged', ${JSON.stringify([glucose])}, false, true, '2026-03-01'),
        ('critical', ${JSON.stringify([glucose])}, true, false, null),
        ('found', ${JSON.stringify([glucose])}, false, true, null),
        ('not found', ${JSON.stringify([glucose])}, false, false, null),
        ('words', '[]', false, false, null),
        ('with a limit', ${stored(1.9)}, false, false, null),
        ('without a limit', ${stored(null)}, false, false, null),
        ('a mark', ${stored(1.9, 'HH')}, false, false, null),
        ('an acknowledged mark', ${stored(1.9, 'HH')}, false, false, '2026-03-01'),
        ('a critical mark', ${stored(1.9, 'HH')}, true, false, null))
        as made(observation, measured, critical, found, seen)`)
    await migrate(world.db, steps)
    await world.db.execute(sql`set session_replication_role = origin`)
    const again = sql`select observation from lab_results where found_critical is null order by observation`
    expect(await world.db.execute(again)).toMatchObject({
      rows: ['a mark', 'found', 'not found', 'without a limit'].map((observation) => ({
        observation,
      })),
    })
  })

  it('goes on sending mail that waits, and sends patients nothing until it is switched on', async () => {
    const steps = await readMigrations()
    // By what it is called: its number is given where branches meet.
    const from = steps.findIndex(({ name }) => name.endsWith('_messages'))
    expect(from).toBeGreaterThan(0)
    await migrate(world.db, steps.slice(0, from))
    await world.db.execute(sql`insert into outbox (recipient, subject, text, due_at)
      values ('ada@example.org', 'Your account', 'Welcome', '2026-03-01')`)
    await migrate(world.db, steps)
    expect(await world.db.select().from(schema.outbox)).toMatchObject([
      { channel: 'mail', kind: 'account', recipient: 'ada@example.org', text: 'Welcome' },
    ])
    expect(await world.db.select().from(schema.clinics)).toMatchObject([{ messageKinds: [] }])
  })

  it('gives roles that could order or acknowledge what that takes since, and notifies the admins', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0032'),
    )
    await world.db.execute(sql`with held as (insert into roles (name, permissions) values
        ('Admin', '{admin_dashboard,staff_edit,staff_view}'),
        ('Manager', '{admin_dashboard,staff_view}'),
        ('ward nurse', '{medical_record_create}'),
        ('Registrar', '{doctor_dashboard,patient_dashboard,medical_record_edit}'),
        ('Doctor', '{medical_record_edit,lab_report_view}'),
        ('Clerk', '{medical_record_view,patient_profile_edit}'),
        ('Patient', '{patient_dashboard,medical_record_create}') returning id, name)
      insert into users (username, username_key, name, email, email_key, role_id, active, deleted_at)
        select username, username, username, username, username, held.id, is_active, deleted_at
        from held join (values ('Admin', 'asha', true, null::timestamptz),
          ('Admin', 'away', false, null), ('Admin', 'gone', true, now()),
          ('Manager', 'mora', true, null)) as made(role, username, is_active, deleted_at)
          on made.role = held.name`)
    await migrate(world.db, steps)

    const roles = await world.db.select().from(schema.roles).orderBy(schema.roles.name)
    const given = roles.filter(({ version }) => version === 2)
    expect(given.map(({ name, permissions }) => [name, permissions.at(-1)]).toSorted()).toEqual([
      ['Registrar', 'lab_report_view'],
      ['ward nurse', 'lab_report_view'],
    ])
    const views = roles.filter(({ permissions }) => permissions.includes('lab_report_view'))
    expect(views.map(({ name }) => name).toSorted()).toEqual(['Doctor', 'Registrar', 'ward nurse'])
    const heard = await world.db.select().from(care.changes)
    expect(heard.map(({ topic, recordId }) => [topic, recordId]).toSorted()).toEqual(
      given.map(({ id }) => ['roles', id]).toSorted(),
    )
    const [asha] = await world.db
      .select()
      .from(schema.users)
      .where(eq(schema.users.username, 'asha'))
    const notices = await world.db.select().from(care.notices)
    expect(notices).toMatchObject([{ userId: asha?.id, readAt: null }])
    expect(notices.map(({ what }) => noticeText(what))).toEqual([
      'Rounds gave Lab Report View to these roles: Registrar, ward nurse. Ordering tests and acknowledging critical results need it now.',
    ])
  })

  it('divides contacts into telephones, e-mail and note, which are found as before', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0040'),
    )
    const old = [
      ['+91 98765-43210', ''],
      ['Ada@Moss.example', ''],
      ['other@moss.example', 'ada@moss.example'],
      ['ada@moss.example', 'ada@moss.example'],
      ['none', ''],
      ['9876543210 (son), call after six', 'ada@moss.example'],
      ['9876543210/11', ''],
    ]
    await world.db.execute(sql`insert into patients (number, name, gender, contact, email, age, age_on,
        last_visit, diagnosis, name_key, contact_key, search_text)
      select (at)::int, 'Ada', 'Female', row ->> 0, row ->> 1, 36, '2026-03-02', '2026-03-02', '', '', '', ''
      from jsonb_array_elements(${JSON.stringify(old)}::jsonb) with ordinality as made(row, at)`)
    await migrate(world.db, steps)
    const rows = await world.db.select().from(schema.patients).orderBy(schema.patients.number)
    expect(
      rows.map((row) => [row.telephones.map(telephoneText), row.email, row.contactNote]),
    ).toEqual([
      [['+91 98765-43210'], '', ''],
      [[], 'ada@moss.example', ''],
      [[], 'ada@moss.example', 'other@moss.example'],
      [[], 'ada@moss.example', ''],
      [[], '', 'none'],
      [['9876543210 (son)'], 'ada@moss.example', 'call after six'],
      [[], '', '9876543210/11'],
    ])
    expect(rows.map(contactOf)).toEqual([
      ...['+91 98765-43210', 'ada@moss.example', 'ada@moss.example', 'ada@moss.example'],
      ...['none', '9876543210', '9876543210/11'],
    ])
    const found = await world.db
      .select({ number: schema.patients.number })
      .from(schema.patients)
      .where(sql`search_text like '%9876543210%'`)
      .orderBy(schema.patients.number)
    expect(found.map(({ number }) => number)).toEqual([1, 6, 7])
  })

  it('has one working time of before on all seven days, and one kind of visit', async () => {
    const steps = await readMigrations()
    await migrate(
      world.db,
      steps.filter(({ name }) => name < '0036'),
    )
    await world.db.execute(sql`with role as (insert into roles (name) values ('Any') returning id),
      shift as (insert into working_times (name, in_time, in_time_period, out_time, out_time_period,
        total_hours) values ('Day', '09:00', 'AM', '05:00', 'PM', 8) returning id)
      insert into users (username, username_key, name, email, email_key, role_id, working_time_id)
      select name, name, name, name, name, role.id, case when works then shift.id end
      from role, shift, (values ('free', false), ('works', true)) as made(name, works)`)
    await migrate(world.db, steps)
    const [free, works] = await world.db.select().from(schema.users).orderBy(schema.users.username)
    expect([free?.hasWeek, works?.hasWeek]).toEqual([false, true])
    const [shift] = await world.db.select().from(schema.workingTimes)
    const week = await world.db.select().from(hours.weekHours).orderBy(hours.weekHours.weekday)
    expect(week).toMatchObject(
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        ...{ weekday, userId: works?.id, workingTimeId: shift?.id },
      })),
    )
    expect(await world.db.select().from(hours.visitKinds)).toMatchObject([
      { ...hours.firstKind, active: true, departmentIds: [] },
    ])
  })

  it('begins problem lists with the diagnoses of prescriptions, and the one on record', async () => {
    const steps = await readMigrations()
    // By what it is called: its number is given where branches meet.
    const from = steps.findIndex(({ name }) => name.endsWith('_patient_record'))
    expect(from).toBeGreaterThan(0)
    await migrate(world.db, steps.slice(0, from))
    const old = [
      [
        'Ada',
        'Knee osteoarthritis',
        ['Type 2 diabetes', 'Knee osteoarthritis', 'TYPE 2  diabetes'],
      ],
      ['Ben', 'New Patient Registration', []],
      ['Cem', ' ', ['New patient registration', '']],
      ['Dan', 'Rhinite allergique', ['Rhinite Allergique', 'Asthma']],
      ['Eva', 'Gout', []],
    ]
    await world.db.execute(sql`with role as (insert into roles (name) values ('Doctor') returning id),
      doctor as (insert into users (username, username_key, name, email, email_key, role_id)
        select 'reyes', 'reyes', 'Daniel Reyes', 'r@x', 'r@x', id from role returning id),
      made as (select row, at from jsonb_array_elements(${JSON.stringify(old)}::jsonb)
        with ordinality as made(row, at)),
      patient as (insert into patients (number, name, gender, contact, age, age_on, last_visit,
          diagnosis, name_key, contact_key, search_text)
        select at::int, row ->> 0, 'Female', '', 36, '2026-03-01', '2026-03-02', row ->> 1, '', '', ''
        from made returning id, number)
      insert into prescriptions (number, patient_id, age, prescribed_by, doctor, date, diagnosis,
          medicines, has_interaction, interaction_alert, "check")
        select row_number() over (), patient.id, 36, doctor.id, 'Dr. Daniel Reyes',
          date '2026-01-01' + said.at::int, said.words, '[]', false, '', '{}'
        from made join patient on patient.number = made.at, doctor,
          jsonb_array_elements_text(made.row -> 2) with ordinality as said(words, at)`)
    await migrate(world.db, steps)
    const { patients, users } = schema
    const found = await world.db
      .select({
        ...{ name: patients.name, words: problems.words, key: problems.wordsKey },
        ...{ on: problems.enteredOn, by: users.name },
      })
      .from(problems)
      .innerJoin(patients, eq(patients.id, problems.patientId))
      .leftJoin(users, eq(users.id, problems.enteredBy))
      .orderBy(patients.name, problems.enteredOrder)
    const by = 'Daniel Reyes'
    const knee = { words: 'Knee osteoarthritis', key: 'knee osteoarthritis' }
    expect(found).toEqual([
      { name: 'Ada', words: 'Type 2 diabetes', key: 'type 2 diabetes', on: '2026-01-02', by },
      { name: 'Ada', ...knee, on: '2026-01-03', by },
      { name: 'Dan', words: 'Asthma', key: 'asthma', on: '2026-01-03', by },
      { name: 'Dan', words: 'Rhinite Allergique', key: 'rhinite allergique', on: '2026-01-02', by },
      { name: 'Eva', words: 'Gout', key: 'gout', on: '2026-03-02', by: null },
    ])
  })

  it('numbers nobody in a clinic that has nobody yet', async () => {
    await migrate(world.db, await readMigrations())
    expect(await nextNumber(world.db, 'staff')).toBe(1)
  })

  it('applies each step once, in the order of the names', async () => {
    expect(await migrate(world.db, [second, first])).toEqual(['0000_first', '0001_second'])
    expect(await migrate(world.db, [second, first])).toEqual([])
    expect(await world.db.$count(sql`first`)).toBe(1)
  })

  it('applies what is new to a database that knows the rest', async () => {
    await migrate(world.db, [first])
    expect(await migrate(world.db, [first, second])).toEqual(['0001_second'])
  })

  it('is done once by servers that start at the same moment', async () => {
    const starts = [1, 2, 3, 4]
    // Each on a connection that is open already, or the first would be done before the second.
    await Promise.all(starts.map(() => world.db.execute(sql`select 1`)))
    const applied = await Promise.all(starts.map(() => migrate(world.db, [first, second])))
    expect(applied.flat()).toEqual(['0000_first', '0001_second'])
    expect(await world.db.$count(sql`first`)).toBe(1)
  })

  it('takes all steps back when one fails, and can be tried again', async () => {
    await expect(migrate(world.db, [first, second, broken])).rejects.toThrow()
    expect(await exists('first')).toBe(false)
    expect(await exists('third')).toBe(false)
    expect(await migrate(world.db, [first, second])).toEqual(['0000_first', '0001_second'])
  })

  it('keeps what was there before the failing step', async () => {
    await migrate(world.db, [first, second])
    await expect(migrate(world.db, [first, second, broken])).rejects.toThrow()
    expect(await world.db.$count(sql`first`)).toBe(1)
    expect(await exists('third')).toBe(false)
  })

  it('refuses a database of a newer version and leaves it as it is', async () => {
    await migrate(world.db, [first, second])
    await expect(migrate(world.db, [first])).rejects.toThrow(/newer version.*0001_second/)
    await expect(migrate(world.db, [first, broken])).rejects.toThrow(/newer version/)
    expect(await exists('third')).toBe(false)
  })
})
