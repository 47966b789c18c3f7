import { staffOnly } from '@shared/contracts/access'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { addDays } from '@shared/lib/clinic-date'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { patients, users } from '../db/schema'
import { rewritePatientTexts } from '../records/patient-search'
import { addUser, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('receptionist')
})

const calls = patientCalls(
  () => world,
  () => token,
)
const { ask, registered, get, list, close } = calls
const names = async (query: Record<string, string>) =>
  (await list({ limit: '100', ...query })).rows.map(({ name }) => name)
const holderOf = async (...permissions: PermissionKey[]) => {
  await addUser(world.db, 'other', permissions)
  return { token: await world.signIn('other') }
}

describe('the list', () => {
  it('is by name, of all that there are', async () => {
    const { rows, total, totalIsExact, next } = await list()
    expect({ total, totalIsExact }).toEqual({ total: 40, totalIsExact: true })
    expect(rows).toHaveLength(10)
    expect(rows[0]).toMatchObject({ name: 'Anjali Das', number: 26, closedAt: null })
    expect(rows[0]).not.toHaveProperty('accounts')
    expect(next).toEqual(expect.any(String))
  })

  it('is filtered by gender, by numbers and by whether a record is open', async () => {
    expect(await names({ gender: 'Other' })).toEqual(['Noel Dsouza', 'Zane Cooper'])
    await close(readPatient((await get('14')).body))
    expect(await names({ status: 'closed' })).toEqual(['Manoj Kumar'])
    expect((await list({ status: 'open' })).total).toBe(39)
    expect(await names({ numbers: '14,1,4711' })).toEqual(['Manoj Kumar', 'Priya Nair'])
    expect((await list()).total).toBe(40)
  })

  it.each(['', 'name', 'number', '-number', 'age', '-lastVisit'])(
    'leads on by its cursor as by pages, in the order %j',
    async (sort) => {
      const order = sort ? { sort } : {}
      const seen: string[] = []
      for (let cursor: string | null | undefined = ''; cursor !== null; ) {
        const page = await list({ ...order, limit: '15', ...(cursor ? { cursor } : {}) })
        seen.push(...page.rows.map(({ id }) => id))
        cursor = page.next ?? null
      }
      expect(new Set(seen).size).toBe(40)
      const all = await list({ ...order, limit: '100' })
      expect(all.rows.map(({ id }) => id)).toEqual(seen)
      const second = await list({ ...order, limit: '15', page: '1' })
      expect(second.rows.map(({ id }) => id)).toEqual(seen.slice(15, 30))
      expect((await list({ ...order, page: '4' })).rows).toEqual([])
      expect((await list({ ...order, page: '100000' })).rows).toEqual([])
    },
  )

  it('is in the order that was asked for', async () => {
    const { rows: newest } = await list({ sort: '-number' })
    expect(newest.map(({ number }) => number)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31])
    const { rows: seen } = await list({ sort: '-lastVisit' })
    const days = seen.map(({ lastVisit }) => lastVisit)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('answers what its rows show, and of chosen numbers and similar patients no diagnosis and no e-mail', async () => {
    const who = ['id', 'number', 'name', 'age', 'gender', 'contact', 'dateOfBirth']
    const row = [...who, 'lastVisit', 'closedAt', 'telephones']
    const fieldsOf = async (path: string) => {
      const { body } = await ask('GET', path)
      const rows = z.union([
        z.array(z.looseObject({})),
        z.object({ rows: z.array(z.looseObject({})) }),
      ])
      const answered = rows.parse(body)
      return (Array.isArray(answered) ? answered : answered.rows).map((each) => Object.keys(each))
    }
    const { path } = patientEndpoints.list
    const shown = [...row, 'diagnosis'].toSorted()
    for (const query of ['limit=2', 'sort=-lastVisit&limit=2', 'q=priya'])
      for (const fields of await fieldsOf(`${path}?${query}`))
        expect(fields.toSorted(), query).toEqual(shown)
    const likeness = 'name=Arun+Thomas&contact=7860913909'
    const chosen = [`${path}?numbers=3,20`, `${patientEndpoints.similar.path}?${likeness}`]
    for (const address of chosen) {
      const answered = await fieldsOf(address)
      expect(answered, address).not.toEqual([])
      for (const fields of answered) expect(fields.toSorted(), address).toEqual(row.toSorted())
    }
  })

  it('refuses what is no page, and a cursor of another list', async () => {
    const { next } = await list()
    for (const query of [
      ...[
        { limit: '101' },
        { limit: 'x' },
        { page: '-1' },
        { sort: 'contact' },
        { status: 'gone' },
      ],
      ...[{ cursor: 'W10=' }, { cursor: '…' }, { cursor: next ?? '', sort: '-number' }],
      ...[{ cursor: next ?? '', sort: '-lastVisit' }, { numbers: '1,x' }, { q: 'x'.repeat(201) }],
    ])
      expect(
        await ask('GET', `${patientEndpoints.list.path}?${new URLSearchParams(query)}`),
        JSON.stringify(query),
      ).toMatchObject({ status: 400, body: { fields: {} } })
  })
})

describe('one patient', () => {
  it('is read by the id and by the number', async () => {
    const { body, status } = await get('1')
    expect(status).toBe(200)
    const patient = readPatient(body)
    expect(patient).toMatchObject({ name: 'Priya Nair', number: 1, accounts: ['patient'] })
    expect((await get(patient.id)).body).toEqual(body)
  })

  it.each(['0', '41', '99999999999', 'x', unknownId, '1e1'])('is not there by %j', async (id) => {
    expect(await get(id)).toMatchObject(refusal(404, patientMessages.notFound))
  })

  it('has its accounts shown to those alone who may change them', async () => {
    const answer = await get('1', await holderOf('patient_view'))
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('accounts')
  })

  it('grows older by the date of birth, otherwise from the age that was told', async () => {
    const born = addDays(clinicDay, -40 * 366)
    const known = await registered({ dateOfBirth: born, age: '3' })
    const told = await registered({ age: '39' })
    expect(told.age).toBe(39)
    world.advance(366 * 24 * 60 * 60_000)
    token = await world.signIn('receptionist')
    expect(readPatient((await get(known.id)).body).age).toBe(known.age + 1)
    expect(readPatient((await get(told.id)).body).age).toBe(40)
  })
})

describe('a search', () => {
  const everywhere = [
    ...['José Núñez', 'Łukasz Wójcik', 'Иванов Артём', 'Γιώργος Παπαδόπουλος', 'राम शर्मा'],
    ...['محمد علي', 'אדם כהן', '田中太郎', '田村', 'ヤマダ ハナコ', '김철수', 'สมชาย ใจดี', '😀'],
    ...["O'Connor", 'Anne-Marie Roux', '100% Sure_Thing'],
  ]
  beforeEach(async () => {
    for (const name of everywhere) await registered({ name, contact: '+44 20 7946-0018' })
  })

  it('finds parts of names in any script, case and composition', async () => {
    for (const [q, expected] of [
      ['JOSE NUN', ['José Núñez']],
      ['nez jos', ['José Núñez']],
      ['Jose\u0301 n', ['José Núñez']],
      ['lukasz', ['Łukasz Wójcik']],
      ['ванов', ['Иванов Артём']],
      ['АРТЕМ', ['Иванов Артём']],
      ['παπαδοπουλοσ', ['Γιώργος Παπαδόπουλος']],
      ['राम', ['राम शर्मा']],
      ['रम', []],
      ['محمد', ['محمد علي']],
      ['כהן', ['אדם כהן']],
      ['太郎', ['田中太郎']],
      ['田中', ['田中太郎']],
      ['田', ['田中太郎', '田村']],
      ['村', []],
      ['ﾊﾅ', ['ヤマダ ハナコ']],
      ['철수', ['김철수']],
      ['ชาย', ['สมชาย ใจดี']],
      ['😀', ['😀']],
      ['o’connor', ["O'Connor"]],
      ['marie anne', ['Anne-Marie Roux']],
      ['nov', ['Tomas Novotny', 'Olga Ivanova']],
      ['ivanova', ['Olga Ivanova']],
    ] as const)
      expect((await names({ q })).toSorted(), q).toEqual(expected.toSorted())
  })

  it('finds any part of a number and a contact, however it is spaced', async () => {
    expect((await list({ q: '2079460018' })).total).toBe(everywhere.length)
    expect((await list({ q: '7946-0018 jos' })).rows).toMatchObject([{ name: 'José Núñez' }])
    expect((await list({ q: '14' })).rows[0]).toMatchObject({ number: 14 })
    for (const q of ['no. 1', 'NO.1', 'Priya Nair, no. 1', 'nair no. 1 ', '?? no. 1', ', no. 1'])
      expect(await list({ q }), q).toMatchObject({ rows: [{ number: 1 }], total: 1 })
    for (const q of ['no. 99', 'Arun no. 1', 'no. 1 nair'])
      expect((await list({ q })).total, q).toBe(0)
    expect(await names({ q: '8159083' })).toEqual(['Priya Nair'])
  })

  it('finds a telephone number however it is written, and in digits of any script', async () => {
    await registered({ name: 'Ines Roth', contact: '030/901820' })
    await registered({ name: 'Vikram Rao', contact: '+91 81234 56789' })
    for (const q of [
      '+49 30 901820',
      '0049 30 90 18 20',
      '030901820',
      '٠٣٠ ٩٠١٨٢٠',
      '(030) 9018-20',
    ])
      expect(await names({ q }), q).toEqual(['Ines Roth'])
    for (const q of ['+918123456789', '08123456789', '00918123456789 rao', '८१२३४ ५६७८९'])
      expect(await names({ q }), q).toEqual(['Vikram Rao'])
    expect(await names({ q: '+49 30 901820 Rao' })).toEqual([])
    expect((await list({ q: '١٤' })).rows[0]).toMatchObject({ number: 14 })
  })

  it('finds a name that is written with or without its blanks', async () => {
    await registered({ name: 'Abdul Rahman Saleh' })
    await registered({ name: 'Maryjane Poe' })
    for (const q of ['abdulrahman', 'RahmanSaleh', 'abdul rahman'])
      expect(await names({ q }), q).toEqual(['Abdul Rahman Saleh'])
    expect(await names({ q: 'mary jane' })).toEqual(['Maryjane Poe'])
  })

  it('finds a date of birth in the usual notations, alone and with a name', async () => {
    await registered({ name: 'Thomas Anders', dateOfBirth: '1994-08-02' })
    const arun = ['Arun Thomas']
    for (const q of ['1994-02-08', '8.2.1994', '8 February 1994', '١٩٩٤/٢/٨', 'arun 08/02/1994'])
      expect(await names({ q }), q).toEqual(arun)
    expect((await names({ q: '08/02/1994 thomas' })).toSorted()).toEqual([...arun, 'Thomas Anders'])
    expect(await names({ q: 'nair 8.2.1994' })).toEqual([])
    expect(await names({ q: '1994-02-30' })).toEqual([])
  })

  it('finds what another version has written, once it is worked out again', async () => {
    await registered({ name: 'Abdul Rahman', contact: '+49 30 901820' })
    await world.db.update(patients).set({ searchText: '', contactKey: '', nameKey: '' })
    await rewritePatientTexts(world.db)
    expect(await names({ q: 'abdulrahman 030901820' })).toEqual(['Abdul Rahman'])
  })

  it('finds two letters where a word begins with them, and three anywhere', async () => {
    expect(await names({ q: 'pr' })).toEqual(['Priya Nair'])
    expect(await names({ q: 'iy' })).toEqual([])
    expect(await names({ q: 'iya' })).toEqual(['Priya Nair'])
  })

  it('takes no sign for what stands for any other', async () => {
    for (const q of ['%', '_', '%%%', '\\', ' - '])
      expect(await list({ q })).toMatchObject({ rows: [], total: 0, next: null })
  })

  it('shows the likeliest first, and leads on through namesakes', async () => {
    for (let at = 0; at < 12; at++) await registered({ name: 'Ravi Ram' })
    await registered({ name: 'Abiram' })
    await registered({ name: 'Ramesh' })
    const { rows } = await list({ q: 'ram', limit: '100' })
    expect(rows.map(({ name }) => name)).toEqual([
      'Ramesh',
      'Abiram',
      ...Array(12).fill('Ravi Ram'),
    ])
    const seen: string[] = []
    for (let cursor: string | null | undefined = ''; cursor !== null; ) {
      const page = await list({ q: 'ram', limit: '5', ...(cursor ? { cursor } : {}) })
      expect(page.total).toBe(14)
      seen.push(...page.rows.map(({ id }) => id))
      cursor = page.next ?? null
    }
    expect(seen).toEqual(rows.map(({ id }) => id))
    const second = await list({ q: 'ram', limit: '5', page: '1' })
    expect(second.rows.map(({ id }) => id)).toEqual(seen.slice(5, 10))
    expect(await list({ q: 'ram', page: '9' })).toMatchObject({ rows: [], total: 14 })
    expect(await list({ q: 'ram', page: '100000' })).toMatchObject({ rows: [], total: 14 })
    const newest = await list({ q: 'ram', sort: '-number', limit: '2' })
    expect(newest.rows.map(({ name }) => name)).toEqual(['Ramesh', 'Abiram'])
  })
})

/** More than are counted, with the numbers 1001 to 2002 and the last of these as everybody's contact. */
const many = () =>
  world.db.execute(sql`
    insert into ${patients} (number, name, gender, contact, age, age_on, last_visit, diagnosis, name_key, contact_key, search_text)
    select 1000 + n, 'Zoe Many', 'Other', '2002', 30, current_date, current_date, '', 'zoe many', '2002', ' ' || 1000 + n || ' zoe many 2002'
    from generate_series(1, 1002) n`)

it('counts a thousand exactly, and leads by pages through no more', async () => {
  await many()
  for (const query of [{ q: 'zoe' }, { sort: '-number' }]) {
    const told = { total: 1000, totalIsExact: false }
    expect(await list(query)).toMatchObject({ ...told, next: expect.any(String) })
    expect((await list({ ...query, page: '99' })).rows).toHaveLength(10)
    expect(await list({ ...query, page: '100' })).toMatchObject({ ...told, rows: [] })
  }
  expect((await list({ q: 'zoe 1700' })).rows).toMatchObject([{ number: 1700 }])
})

it('shows first who is likeliest, though a thousand others are found', async () => {
  await many()
  expect((await list({ q: '2002' })).rows[0]).toMatchObject({ number: 2002 })
  await registered({ name: 'Zoe Able' })
  expect((await list({ q: 'zoe' })).rows[0]).toMatchObject({ name: 'Zoe Able' })
})

it('has names in the one order in which an index finds what begins so, in any locale', async () => {
  const [column] = await world.db
    .select({ collation: sql`collation_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_name = 'patients' and column_name = 'name_key'`)
  expect(column).toEqual({ collation: 'C' })
})

describe('whoever sees their own record alone', () => {
  let own: string
  let other: string
  beforeEach(async () => {
    own = readPatient((await get('1')).body).id
    other = readPatient((await get('2')).body).id
    token = await world.signIn('patient')
  })

  it('reads it, by any of its addresses and in the list', async () => {
    const answer = await ask('GET', patientEndpoints.own.path)
    expect(answer).toMatchObject({ status: 200, body: { id: own, name: 'Priya Nair' } })
    expect(answer.body).not.toHaveProperty('accounts')
    for (const id of [own, '1']) expect(await get(id)).toMatchObject({ body: answer.body })
    expect(await list()).toMatchObject({ rows: [{ id: own }], total: 1 })
  })

  it('finds nobody else', async () => {
    for (const id of [other, '2', unknownId])
      expect(await get(id)).toMatchObject(refusal(404, patientMessages.notFound))
    expect((await list({ q: 'arun' })).total).toBe(0)
    expect((await list({ numbers: '2' })).total).toBe(0)
    expect((await list({ sort: '-number' })).rows).toMatchObject([{ id: own }])
  })

  it('chooses among nobody and changes nothing, whatever else the role permits', async () => {
    expect(await ask('GET', patientEndpoints.choices.path)).toMatchObject(refusal(403, staffOnly))
    const { token: hers } = await holderOf(
      ...([
        'patient_dashboard',
        'patient_view',
        'patient_register',
        'patient_profile_edit',
      ] as const),
      ...(['patient_discharge', 'medical_record_edit', 'appointment_create'] as const),
    )
    await world.db.update(users).set({ patientId: own }).where(eq(users.username, 'other'))
    token = hers
    const patient = readPatient((await get(own)).body)
    await unchanged(world.db, async () => {
      expect((await get(other)).status).toBe(404)
      const account = { username: 'a', email: 'a@example.org', by: 'slip' }
      for (const answer of [
        await calls.register(),
        await calls.correct(patient),
        await calls.writeAllergies(patient, { allergies: [] }),
        await calls.close(patient),
        await calls.reopen(patient),
        await calls.openAccount(patient, account),
        await calls.linkAccount(patient, { username: null }),
        await ask('GET', patientEndpoints.similar.path),
      ])
        expect(answer).toMatchObject(refusal(403, staffOnly))
    })
  })

  it('is told so where no record belongs to the account', async () => {
    await world.db.update(users).set({ patientId: null })
    // No refusal: a browser would write one into its console.
    expect(await ask('GET', patientEndpoints.own.path)).toMatchObject({ status: 200, body: null })
    expect((await get(own)).status).toBe(404)
    expect((await list()).total).toBe(0)
  })

  it('sees no more beside another dashboard, unless the role lets staff see patients', async () => {
    const hers = await holderOf('patient_dashboard', 'lab_dashboard')
    expect((await get(own, hers)).status).toBe(404)
    expect((await list({}, hers)).total).toBe(0)
  })
})

it('shows patients to holders of one of their keys, and to nobody else', async () => {
  for (const key of ['patient_register', 'patient_discharge', 'medical_record_edit'] as const) {
    await addUser(world.db, key, [key])
    const hers = { token: await world.signIn(key) }
    expect((await list({}, hers)).total).toBe(40)
    expect((await get('1', hers)).status).toBe(200)
  }
  const hers = await holderOf('staff_view')
  expect(await ask('GET', pathOf(patientEndpoints.get, '1'), hers)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('Patient View') },
  })
})
