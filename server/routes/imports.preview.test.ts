import { importEndpoints, importMessages, importMost } from '@shared/contracts/imports'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { imports } from '../db/schema-imports'
import { addUser, refusal } from '../test/api'
import {
  added,
  arun,
  ask,
  committed,
  list,
  opened,
  priya,
  registered,
  row,
  undone,
} from '../test/imported-patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

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

  it('asks about a namesake up to two years older or younger, on record and in another line', async () => {
    const name = 'Nora Berg'
    await registered({ name, age: '44', contact: '9000000101', gender: 'Female' })
    const known = { name: 'Ada Berg', contact: '9000000102', gender: 'Female' }
    await registered({ ...known, age: '44', dateOfBirth: '1982-01-31' })
    const of = (line: number, name: string, age: string) =>
      row(line, { name, age, telephone: String(9_000_000_200 + line) })
    const { rows } = await opened('patients', [
      ...[of(2, name, '42'), of(3, name, '46'), of(4, name, '41'), of(5, name, '50')],
      row(6, { name, age: '', dateOfBirth: '1980-01-31', telephone: '9000000206' }),
      row(7, { name, age: '', dateOfBirth: '1976-01-31', telephone: '9000000207' }),
      ...[of(8, 'Ada Berg', '46'), of(9, 'Berg, Ada', '47')],
    ])
    expect(rows.map(({ as, of: line, known }) => line ?? known?.number ?? as)).toEqual([
      ...[41, 41, 2, 'new', 3, 5, 42, 8],
    ])
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
