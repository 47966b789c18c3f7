import { auditEndpoints } from '@shared/contracts/audit'
import { importEndpoints, importMessages } from '@shared/contracts/imports'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { changes } from '../db/schema-care'
import { importRows } from '../db/schema-imports'
import { addUser, refusal } from '../test/api'
import {
  added,
  arun,
  ask,
  committed,
  get,
  list,
  opened,
  priya,
  registered,
  row,
  undone,
} from '../test/imported-patients'
import { readPatient } from '../test/patients'
import { unchanged } from '../test/records'
import { setUpWorld, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

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
