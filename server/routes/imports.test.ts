import { testMinute } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { auditEndpoints } from '@shared/contracts/audit'
import { authEndpoints } from '@shared/contracts/auth'
import {
  type ImportColumn,
  type ImportPreview,
  importEndpoints,
  importMessages,
  importMost,
} from '@shared/contracts/imports'
import { contactMessages } from '@shared/contracts/patient-contacts'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { removeExpired } from '../db/expired'
import { isReferred } from '../db/references'
import { clinicId, patients } from '../db/schema'
import { changes } from '../db/schema-care'
import { importRows, imports } from '../db/schema-imports'
import { addUser, call, observedApi, observedConfig, refusal } from '../test/api'
import { importCalls } from '../test/imports'
import { patientCalls, readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const { ask, list, registered, correct, get } = patientCalls(
  () => world,
  () => token,
)
const { opened, added, committed, undone } = importCalls(
  () => world,
  () => token,
)

/** A row that nobody on record is. */
const row = (line: number, more: Partial<Record<ImportColumn, string>> = {}) => ({
  ...{ line, name: `Wilma Storm ${'abcdefghij'[line % 10]}`, age: '44', gender: 'Female' },
  ...{ telephone: String(9_000_000_000 + line), ...more },
})
const priya = { name: 'Priya Nair', age: '43', gender: 'Female', telephone: '9018159083' }
const arun = { name: 'Arun Thomas', age: '32', gender: 'Male', telephone: '7860913909' }

describe('the preview', () => {
  it('says of each row whether it is new, known, different, repeated or wrong, and makes nothing', async () => {
    const { rows } = await opened('patients', [
      row(2),
      row(3, { ...priya, name: 'NAIR, priya', telephone: '+91 90181 59083' }),
      row(4, { ...arun, address: '1 Hill Road' }),
      row(5, { name: row(2).name, telephone: row(2).telephone }),
      row(6, { name: row(2).name, telephone: row(2).telephone, email: 'w@storm.example' }),
      row(7, { telephone: ' ' }),
    ])
    expect(rows).toMatchObject([
      { line: 2, as: 'new' },
      { line: 3, as: 'same', known: { number: 1, name: 'Priya Nair' } },
      {
        ...{ line: 4, as: 'differs', known: { number: 2 } },
        differences: [{ field: 'address', file: '1 Hill Road', known: expect.any(String) }],
      },
      { line: 5, as: 'repeated', of: 2 },
      {
        ...{ line: 6, as: 'repeated', of: 2 },
        differences: [{ field: 'email', file: 'w@storm.example', known: '' }],
      },
      { line: 7, as: 'wrong', wrong: [{ field: 'telephone' }] },
    ])
    expect((await list()).total).toBe(40)
  })

  it('asks about a namesake whom nothing tells apart, and not about one who is another person', async () => {
    const { rows } = await opened('patients', [
      row(2, { ...priya, age: '44', telephone: '9111111111' }),
      row(3, { ...priya, age: '70', telephone: '9111111112' }),
      row(4, { ...priya, gender: 'Male', telephone: '9111111113' }),
    ])
    expect(rows.map(({ as }) => as)).toEqual(['differs', 'new', 'new'])
  })

  it('says that a record is closed, asks about it, and names an open one before it', async () => {
    const closing = sql`update patients set closed_at = now() where number = 1`
    await world.db.execute(closing)
    const { id, rows } = await opened('patients', [row(2, priya), row(3, arun)])
    expect(rows).toMatchObject([
      { as: 'same', known: { number: 1, closed: true } },
      { as: 'same', known: { number: 2 } },
    ])
    expect(rows[1]?.known).not.toHaveProperty('closed')
    expect(await committed(id)).toMatchObject(refusal(409, importMessages.undecided(1)))
    expect(await committed(id, [{ line: 2, as: 'new' }])).toMatchObject({ status: 200 })
    expect((await opened('patients', [row(2, priya)])).rows).toMatchObject([
      { as: 'same', known: { number: 41 } },
    ])
  })

  it('asks about the same date of birth with the same telephone, whatever the name', async () => {
    const born = { dateOfBirth: '1982-02-01', age: '' }
    const { number } = await registered({
      ...{ name: 'محمد علي', age: '44', dateOfBirth: '1982-02-01' },
      contact: '9000000123, m@ali.example',
    })
    const { rows } = await opened('patients', [
      row(2, { ...born, name: 'Mohammed Ali', telephone: '+91 90000 00123' }),
      row(3, { ...born, name: 'M. Aly', telephone: '', email: 'M@Ali.example' }),
      row(4, { ...born, name: 'Ali Noor', telephone: '9000000124' }),
      row(5, { age: '44', name: 'Mohamed Alli', telephone: '9000000123' }),
    ])
    expect(rows).toMatchObject([
      {
        ...{ as: 'differs', known: { number } },
        differences: expect.arrayContaining([
          { field: 'name', file: 'Mohammed Ali', known: 'محمد علي' },
        ]),
      },
      { as: 'differs', known: { number } },
      { as: 'new' },
      { as: 'new' },
    ])
  })

  it('knows a name that is written with other blanks, or whose many words are in another order', async () => {
    const dateOfBirth = '1982-02-01'
    const numbers: number[] = []
    for (const name of ['Maria DeSilva', 'Ana De Souza', 'Rosa Maria Lopez Garcia'])
      numbers.push((await registered({ name, age: '44', dateOfBirth, contact: name })).number)
    const { rows } = await opened('patients', [
      row(2, { name: 'Maria De Silva', age: '', dateOfBirth }),
      row(3, { name: 'Ana DeSouza', age: '', dateOfBirth }),
      row(4, { name: 'Lopez Garcia, Rosa Maria', age: '', dateOfBirth }),
      row(5, { name: 'Maria De Silva', age: '44' }),
      row(6, {
        name: 'MariaDe Silva',
        age: '',
        dateOfBirth: '1982-02-02',
        telephone: '9000000002',
      }),
    ])
    expect(rows.map(({ known }) => known?.number)).toEqual([...numbers, numbers[0], undefined])
    expect(rows[4]).toMatchObject({ as: 'repeated', of: 2 })
  })

  it('goes on piece by piece, and knows the lines of the pieces before', async () => {
    const { id } = await opened('patients', [row(2)])
    expect(await added(id, [{ ...row(2), line: 12 }, row(13)])).toMatchObject({
      status: 200,
      body: {
        rows: [
          { line: 12, as: 'repeated', of: 2 },
          { line: 13, as: 'new' },
        ],
      },
    })
  })

  it('takes a piece that is longer than a form', async () => {
    const long = Array.from({ length: importMost.piece }, (_, at) =>
      row(at + 2, { name: `Wilma ${at}`, address: 'x'.repeat(490) }),
    )
    expect((await opened('patients', long)).rows).toHaveLength(importMost.piece)
  })

  it('is refused without rows, with too many, with a line twice and to another user', async () => {
    const { id } = await opened('patients', [row(2)])
    await world.db.execute(sql`insert into import_rows (import_id, line, preview, record_id, name_key)
      select ${id}, n, '{}', gen_random_uuid(), '' from generate_series(1001, ${importMost.patients + 999}) n`)
    await addUser(world.db, 'other', ['patient_register'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      const pieces: [object[], number, string][] = [
        [[], 400, importMessages.empty],
        [
          Array.from({ length: importMost.piece + 1 }, (_, at) => row(at + 3)),
          400,
          importMessages.pieceTooLong,
        ],
        [[row(2)], 409, importMessages.tooManyRows('patients')],
      ]
      for (const [rows, status, message] of pieces) {
        const refused = await added(id, rows)
        expect(refused.status).toBe(status)
        expect(refused.body).toMatchObject({ message })
      }
    })
    await world.db.execute(sql`delete from import_rows where line > 1000`)
    await unchanged(world.db, async () => {
      for (const rows of [[row(2)], [row(3), row(3)]])
        expect(await added(id, rows)).toMatchObject(
          refusal(409, importMessages.lineSent(rows[0]?.line ?? 0)),
        )
      const foreign = refusal(404, importMessages.notFound)
      expect(await added(id, [row(3)], other)).toMatchObject(foreign)
      expect(await committed(id, [], other)).toMatchObject(foreign)
      expect(await undone(id)).toMatchObject(foreign)
    })
  })

  it("replaces the same user's open import of that kind, and no other", async () => {
    const { id: first } = await opened('patients', [row(2)])
    await addUser(world.db, 'other', ['patient_register'])
    const { body } = await ask('POST', importEndpoints.open.path, {
      json: { kind: 'patients', rows: [row(3)] },
      token: await world.signIn('other'),
    })
    const { id: foreign } = importEndpoints.open.output.parse(body)
    await world.db.execute(sql`insert into imports (id, kind, file, user_id, expires_at)
      select gen_random_uuid(), 'staff', '', user_id, expires_at from imports where id = ${first}`)
    const { id: done } = await opened('patients', [row(4)])
    await committed(done)
    const { id: last } = await opened('patients', [row(5)])
    const rows = await world.db.select({ id: imports.id, kind: imports.kind }).from(imports)
    expect(rows.flatMap(({ id, kind }) => (kind === 'staff' ? kind : id)).toSorted()).toEqual(
      [foreign, 'staff', done, last].toSorted(),
    )
    expect(await added(first, [row(6)])).toMatchObject(refusal(404, importMessages.notFound))
  })

  it('takes the permission of the kind', async () => {
    const refused = await ask('POST', importEndpoints.open.path, {
      json: { kind: 'staff', rows: [{ line: 2 }] },
    })
    expect(refused).toMatchObject(refusal(403, importMessages.kindBeyondOwn('staff')))
  })
})

describe('a cell', () => {
  const wrongIn = ({ as, wrong }: ImportPreview) => (as === 'wrong' ? wrong : as)
  const fields = async (...cells: Partial<Record<ImportColumn, string>>[]) =>
    (
      await opened(
        'patients',
        cells.map((more, at) => row(at + 2, more)),
      )
    ).rows.map(wrongIn)

  it('is read as the registration reads it, in any script and notation', async () => {
    const { id, rows } = await opened('patients', [
      row(2, { name: 'محمد علي', age: '٤٤', telephone: '٩٠١٨١٥٩٠٨٣', gender: 'm' }),
      row(3, { name: '山田 太郎', age: '', dateOfBirth: '１９８０-０３-１４', gender: 'MALE' }),
      row(4, {
        age: '',
        dateOfBirth: '14.3.1980',
        language: 'Hindi',
        telephone2: '080 2345678 (home)',
      }),
      row(5, {
        age: '',
        dateOfBirth: '1980-03-14 00:00:00',
        telephone: '',
        email: 'W@Storm.example',
      }),
      row(6, {
        ...{ note: 'rings the neighbour', contactPersonName: 'Ada Storm' },
        ...{ contactPersonRelation: 'mother', contactPersonTelephone: '+49 (0)30 1234567' },
      }),
    ])
    expect(rows.map(wrongIn)).toEqual(Array(5).fill('new'))
    await committed(id)
    const { rows: made } = await list({ sort: 'number', limit: '5', page: '8', with: 'contacts' })
    expect(made).toMatchObject([
      { name: 'محمد علي', age: 44, gender: 'Male', telephones: [{ number: '9018159083' }] },
      { name: '山田 太郎', dateOfBirth: '1980-03-14' },
      {
        ...{ dateOfBirth: '1980-03-14', language: 'hi' },
        telephones: [{ number: '9000000004' }, { number: '080 2345678', label: 'home' }],
      },
      { dateOfBirth: '1980-03-14', email: 'w@storm.example', contact: 'w@storm.example' },
      {
        contactNote: 'rings the neighbour',
        contactPerson: { name: 'Ada Storm', relation: 'mother', telephone: '+49 (0)30 1234567' },
      },
    ])
  })

  it('is read as the screen reads it, also the words and dates of other programs', async () => {
    expect(
      await fields(
        { gender: 'Frau', age: '', dateOfBirth: '13 - 3 - 1980' },
        { gender: 'FÉMININ', age: '', dateOfBirth: '3 Sept. 80' },
        { gender: 'non-binary', age: '', dateOfBirth: '03051980' },
      ),
    ).toEqual(['new', 'new', 'new'])
  })

  it('of a date of birth is one date of the last 130 years', async () => {
    const message = (text: string) => [{ field: 'dateOfBirth', message: text }]
    expect(
      await fields(
        { age: '', dateOfBirth: '2999-01-01' },
        { age: '', dateOfBirth: '1890-01-01' },
        { age: '', dateOfBirth: 'last spring' },
        { age: '', dateOfBirth: '03/04/1980' },
        { age: '', dateOfBirth: '03/13/1980' },
      ),
    ).toEqual([
      message(patientMessages.birthDateUnlikely),
      message(patientMessages.birthDateUnlikely),
      message(importMessages.birthDateUnread),
      message(importMessages.birthDateUnclear(['1980-04-03', '1980-03-04'])),
      'new',
    ])
  })

  it('of a date of birth is wrong with another time than midnight, which a time zone may have shifted', async () => {
    const message = (time: string) => [
      { field: 'dateOfBirth', message: importMessages.birthDateWithTime(time) },
    ]
    expect(
      await fields(
        ...[
          ...['1980-05-02T18:30:00.000Z', '1980-05-02 05:00:00', '02.05.1980 11:59 PM'],
          ...['5/13/1980 12:00:00 AM', '1980-05-02T00:00:00.000Z', '1980-05-02T00:00:00+05:30'],
        ].map((dateOfBirth) => ({ age: '', dateOfBirth })),
      ),
    ).toEqual([
      ...[message('18:30'), message('05:00'), message('11:59')],
      ...['new', 'new', message('05:30')],
    ])
  })

  it('of an age agrees with the date of birth, and one of both is there', async () => {
    const message = (text: string) => [{ field: 'age', message: text }]
    expect(
      await fields(
        { age: '44', dateOfBirth: '1982-03-01' },
        { age: '43', dateOfBirth: '1982-03-01' },
        { age: '30', dateOfBirth: '1982-03-01' },
        { age: '' },
        { age: '131' },
      ),
    ).toEqual([
      ...['new', 'new', message(patientMessages.ageByBirthDate(44))],
      ...[message(importMessages.ageOrBirthDate), message(patientMessages.ageInvalid)],
    ])
  })

  it('that is wrong is named with all the others of its row', async () => {
    const { rows } = await opened('patients', [
      row(2, {
        ...{ name: ' ', age: 'old', gender: 'robot', telephone: 'none', language: 'Klingon' },
        ...{ email: 'no at', contactPersonTelephone: '12', address: 'x'.repeat(501) },
      }),
    ])
    const wrong = rows.flatMap((one) => one.wrong ?? [])
    expect(Object.fromEntries(wrong.map(({ field, message }) => [field, message]))).toEqual({
      name: patientMessages.nameRequired,
      age: patientMessages.ageInvalid,
      gender: importMessages.genderUnread,
      telephone: importMessages.telephoneUnread,
      language: importMessages.languageUnread,
      email: patientMessages.emailInvalid,
      contactPersonName: contactMessages.personIncomplete,
      contactPersonTelephone: contactMessages.telephoneInvalid,
      address: patientMessages.addressTooLong,
    })
  })

  it('may have an e-mail where a telephone is meant, but no other one than the column', async () => {
    expect(
      await fields(
        { telephone: '9018159083, w@storm.example' },
        { telephone: '9018159084, w@storm.example', email: 'x@storm.example' },
        { email: 'w@storm.example; x@storm.example' },
      ),
    ).toEqual([
      'new',
      [{ field: 'email', message: contactMessages.emailTwice('w@storm.example') }],
      [{ field: 'email', message: patientMessages.emailInvalid }],
    ])
  })
})

describe('the commit', () => {
  it('registers what is new and decided, with one row in the feed and one in the audit', async () => {
    const { id } = await opened('patients', [
      row(2),
      row(3, priya),
      row(4, { ...arun, address: 'x' }),
      row(5, { telephone: '' }),
      row(6, { telephone: '', email: 'wilma@storm.example' }),
      row(7),
    ])
    await unchanged(world.db, async () => {
      expect(await committed(id)).toMatchObject(refusal(409, importMessages.undecided(2)))
      expect(
        await committed(id, [
          { line: 4, as: 'left-out' },
          { line: 5, as: 'new' },
        ]),
      ).toMatchObject(refusal(409, importMessages.decisionWrong(5)))
    })
    const before = await world.db.$count(changes)
    const answer = await committed(id, [
      { line: 4, as: 'new' },
      { line: 5, as: 'left-out' },
      { line: 7, as: 'left-out' },
    ])
    expect(answer).toMatchObject({ status: 200, body: { id, registered: 3, leftOut: 3 } })
    expect((await list({ sort: '-number', limit: '3' })).rows).toMatchObject([
      { number: 43, contact: 'wilma@storm.example' },
      { number: 42, name: 'Arun Thomas' },
      { number: 41, contact: '9000000002' },
    ])
    expect((await list({ q: '41' })).rows).toMatchObject([{ number: 41 }])
    expect((await list({ q: 'storm 9000000002' })).rows).toMatchObject([{ number: 41 }])
    expect(await world.db.$count(changes)).toBe(before + 1)
    expect(await world.db.$count(importRows)).toBe(0)
    const admin = await world.signIn('admin')
    const { body } = await ask('GET', `${auditEndpoints.list.path}?kind=changed&limit=1`, {
      token: admin,
    })
    expect(auditEndpoints.list.output.parse(body).rows).toMatchObject([
      { call: importEndpoints.commit.name, records: 3 },
    ])
    expect((await registered()).number).toBe(44)
  })

  it('makes the record that a registration makes', async () => {
    const cells = {
      telephone: '080 2345678 (home)',
      address: '1 Hill Road',
      dateOfBirth: '1982-03-01',
    }
    const { id } = await opened('patients', [row(2, cells)])
    await committed(id)
    const { id: _typed, ...byHand } = await registered({
      ...row(2),
      ...{ contact: cells.telephone, address: cells.address, dateOfBirth: cells.dateOfBirth },
    })
    const [imported] = (await list({ q: 'no. 41' })).rows
    const { body } = await get(imported?.id ?? '')
    expect(readPatient(body)).toMatchObject({ ...byHand, number: 41 })
    const { rows } = (await world.db.execute(sql`
      select distinct name_key, contact_key, replace(search_text, ' 42 ', ' 41 ') from patients where number > 40`)) as {
      rows: unknown[]
    }
    expect(rows).toHaveLength(1)
  })

  it('registers nobody where a patient was registered meanwhile, or none is left', async () => {
    const { id } = await opened('patients', [row(2), row(3)])
    const { number } = await registered({ name: row(3).name, contact: row(3).telephone })
    await unchanged(world.db, async () => {
      expect(await committed(id)).toMatchObject(
        refusal(409, importMessages.changedMeanwhile(3, number)),
      )
    })
    const { id: known } = await opened('patients', [row(2, priya)])
    await unchanged(world.db, async () => {
      expect(await committed(known)).toMatchObject(refusal(409, importMessages.nothingLeft))
    })
  })

  it('compares also rows of which somebody decided, and refuses a match that was not shown', async () => {
    const { id, rows } = await opened('patients', [
      row(2),
      { ...row(2), line: 3 },
      row(4, { ...priya, address: '1 Hill Road' }),
      row(5, { ...priya, address: '2 Hill Road' }),
    ])
    expect(rows).toMatchObject([
      { as: 'new' },
      { as: 'repeated', of: 2 },
      { as: 'differs', known: { number: 1 } },
      { as: 'repeated', of: 4, known: { number: 1 } },
    ])
    expect(rows[1]).not.toHaveProperty('known')
    const decisions = [
      { line: 2, as: 'left-out' },
      { line: 3, as: 'new' },
      { line: 4, as: 'new' },
      { line: 5, as: 'new' },
    ]
    const { number } = await registered({ name: row(2).name, contact: row(2).telephone })
    await unchanged(world.db, async () => {
      expect(await committed(id, decisions)).toMatchObject(
        refusal(409, importMessages.changedMeanwhile(3, number)),
      )
    })
    const [, , ...shown] = decisions
    const others = [
      { line: 2, as: 'left-out' },
      { line: 3, as: 'left-out' },
    ]
    expect(await committed(id, [...others, ...shown])).toMatchObject({
      status: 200,
      body: { registered: 2 },
    })
  })

  it('says to its own user that it is written, and to nobody else', async () => {
    const { id } = await opened('patients', [row(2)])
    await committed(id)
    const written = {
      status: 409,
      body: { error: 'committed', message: importMessages.committedAlready },
    }
    await addUser(world.db, 'other', ['patient_register'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      expect(await committed(id)).toMatchObject(written)
      expect(await added(id, [row(3)])).toMatchObject(written)
      const foreign = refusal(404, importMessages.notFound)
      expect(await committed(id, [], other)).toMatchObject(foreign)
    })
    await undone(id)
    expect(await committed(id)).toMatchObject(refusal(404, importMessages.notFound))
  })

  it('is made once by two at the same moment, and once for its key', async () => {
    const { id } = await opened('patients', [row(2), row(3)])
    const answers = await Promise.all([committed(id), committed(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id: second } = await opened('patients', [row(4)])
    const call = { headers: { 'idempotency-key': 'the-same' } }
    const [one, other] = [await committed(second, [], call), await committed(second, [], call)]
    expect(other).toMatchObject({ status: 200, body: one.body })
    expect((await list()).total).toBe(43)
  })
})

describe('the undo', () => {
  it('takes back each record that nobody has changed, used or opened, and names the others', async () => {
    const { id } = await opened('patients', [row(2), row(3), row(4), row(5), row(6)])
    await committed(id)
    const { rows } = await list({ sort: 'number', limit: '5', page: '8' })
    const [changed, used, seen] = rows
    const { body } = await get(changed?.id ?? '')
    await correct(readPatient(body), { address: '1 Hill Road' })
    await world.db.execute(sql`
      insert into vitals (id, patient_id, measured_at, recorded_by)
      select gen_random_uuid(), ${used?.id}, now(), id from users where username = 'doctor'`)
    await get(seen?.id ?? '')
    expect(await undone(id)).toMatchObject({
      status: 200,
      body: {
        removed: 2,
        kept: [
          { number: 41, name: changed?.name, why: 'changed' },
          { number: 42, why: 'used' },
          { number: 43, why: 'opened' },
        ],
      },
    })
    expect((await list()).total).toBe(43)
    expect(await undone(id)).toMatchObject(refusal(409, importMessages.undoneAlready))
    expect((await registered()).number).toBe(46)
  })

  it('is seen in the number of patients at once', async () => {
    const { api, adoptAccounts } = observedApi(world.db, {
      config: { ...observedConfig, figuresKeptMs: 60_000 },
    })
    await adoptAccounts(demoPassword)
    const { body } = await call(api, 'POST', authEndpoints.login.path, {
      json: { username: 'receptionist', password: demoPassword },
    })
    const session = { token: z.object({ token: z.string() }).parse(body).token }
    const calls = importCalls(
      () => ({ api }),
      () => session.token,
    )
    const { id } = await calls.opened('patients', [row(2), row(3)])
    await calls.committed(id)
    const counted = async () => (await call(api, 'GET', patientEndpoints.counts.path, session)).body
    expect(await counted()).toEqual({ total: 42 })
    expect(await calls.undone(id)).toMatchObject({ status: 200, body: { removed: 2 } })
    expect(await counted()).toEqual({ total: 40 })
  })

  it('counts the references of a table that is added later', async () => {
    const { id } = await registered()
    const added = world.db.transaction(async (tx) => {
      await tx.execute(sql`create table later (clinic_id uuid, person_id uuid,
        foreign key (clinic_id, person_id) references patients (clinic_id, id))`)
      const isIt = eq(patients.id, id)
      const isKept = async () =>
        await tx.$count(patients, and(isIt, await isReferred(tx, patients)))
      const before = await isKept()
      await tx.execute(sql`insert into later values (${clinicId}, ${id})`)
      throw new Error(`${before} before, ${await isKept()} after`)
    })
    await expect(added).rejects.toThrow('0 before, 1 after')
  })

  it('is not kept longer than it can be made, as an import that is never committed', async () => {
    const { id } = await opened('patients', [row(3)])
    await committed(id)
    const { id: open } = await opened('patients', [row(2)])
    await world.db.execute(sql`insert into import_rows (import_id, line, preview, record_id, name_key)
      select ${open}, n, '{}', gen_random_uuid(), '' from generate_series(3, 2500) n`)
    const day = 24 * 60 * 60_000
    const left = async (days: number) => {
      await removeExpired(world.db, new Date(testMinute + days * day))
      return [await world.db.$count(imports), await world.db.$count(importRows)]
    }
    expect([await left(0.9), await left(1), await left(29), await left(30)]).toEqual([
      ...[
        [2, 2499],
        [1, 0],
        [1, 0],
        [0, 0],
      ],
    ])
  })

  it('may be made by another user who may import, and is refused after thirty days', async () => {
    const { id } = await opened('patients', [row(2)], 'patients of 2025.csv')
    await committed(id)
    await addUser(world.db, 'other', ['patient_register'])
    const other = { token: await world.signIn('other') }
    const imported = async () => {
      const { body } = await ask('GET', importEndpoints.list.path, other)
      return importEndpoints.list.output.parse(body)
    }
    expect(await imported()).toMatchObject([
      {
        ...{ id, kind: 'patients', file: 'patients of 2025.csv', records: 1, undone: null },
        ...{ at: '2026-03-02T09:55:00.000Z', undoableUntil: '2026-04-01T09:55:00.000Z' },
      },
    ])
    await world.db.update(imports).set({ expiresAt: sql`expires_at - interval '31 days'` })
    expect(await imported()).toEqual([])
    await unchanged(world.db, async () => {
      expect(await undone(id)).toMatchObject(refusal(409, importMessages.tooLate))
    })
    await world.db.update(imports).set({ expiresAt: sql`expires_at + interval '31 days'` })
    expect(await undone(id, other)).toMatchObject({ status: 200, body: { removed: 1 } })
    expect(await imported()).toMatchObject([{ id, undone: { by: 'other', removed: 1 } }])
  })
})
