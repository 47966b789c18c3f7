import { testMinute } from '@mocks/node'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/database'
import { auditEntries, auditSeals } from '../db/schema-audit'
import { setUpWorld, world } from '../test/world'
import { hashOfSeal, hashRows, nameOfSeal, sealAudit, writtenRows } from './audit-seals'
import { verifyAudit } from './audit-verify'

/** The ids of the rows, in their order: three seals of four rows each. */
let ids: number[]
/** The last seal, as the log has it. */
let logged: string

const lines: Record<string, unknown>[] = []
const log = {
  info: (fields: Record<string, unknown>) => {
    lines.push(fields)
  },
  warn: () => {},
  error: () => {},
}
const seal = () => sealAudit({ db: world.db, clock: () => Date.UTC(2026, 10, 23, 8), log })

async function write(db: Db, ...calls: string[]): Promise<number[]> {
  const rows = await db
    .insert(auditEntries)
    .values(
      calls.map((call) => ({
        ...{
          at: new Date(testMinute),
          userId: crypto.randomUUID(),
          username: 'asha',
          role: 'Doctor',
          call,
        },
        ...{ kind: 'opened' as const, recordIds: [call], query: '' },
        ...{ address: '', key: '', isOutside: false },
      })),
    )
    .returning({ id: auditEntries.id })
  return rows.map(({ id }) => id)
}

/** As somebody does who owns the database: past the triggers. */
const tamper = (change: (tx: Db) => Promise<unknown>) =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`)
    await change(tx)
  })

setUpWorld()
beforeEach(async () => {
  lines.length = 0
  ids = []
  for (const at of [1, 2, 3]) {
    ids.push(...(await write(world.db, `a${at}`, `b${at}`, `c${at}`, `d${at}`)))
    await seal()
  }
  logged = String(lines.at(-1)?.seal)
})

const findings = async (known?: string) => (await verifyAudit(world.db, known)).findings
const at = (place: number) => ids.at(place) ?? 0
const isRow = (id: number) => eq(auditEntries.id, id)

it('proves what is sealed, and says what is not sealed yet', async () => {
  expect(await verifyAudit(world.db, logged)).toEqual({
    ...{ findings: [], sealedRows: 12, lastSeal: logged, unsealed: null },
  })
  const [first, last] = await write(world.db, 'x', 'y')
  expect(await verifyAudit(world.db)).toMatchObject({
    ...{ findings: [], sealedRows: 12, unsealed: { rows: 2, first, last } },
  })
})

it('seals a thousand rows at a time, and nothing where there is nothing', async () => {
  await write(world.db, ...Array.from({ length: 1001 }, (_, row) => `${row}`))
  await seal()
  await seal()
  const seals = await world.db.select().from(auditSeals).orderBy(auditSeals.number)
  expect(seals.map(({ rows }) => rows.split(' ').length)).toEqual([4, 4, 4, 1000, 1])
  expect(lines).toHaveLength(5)
})

it('is sealed once by two who seal at the same time', async () => {
  await write(world.db, 'x', 'y')
  await Promise.all([seal(), seal()])
  expect(await world.db.$count(auditSeals)).toBe(4)
  expect(await findings()).toEqual([])
})

describe('names', () => {
  it('a row that was changed', async () => {
    await tamper((tx) =>
      tx
        .update(auditEntries)
        .set({ username: 'ben' })
        .where(isRow(at(5))),
    )
    expect(await findings(logged)).toEqual([`Row ${at(5)} was changed after seal 2.`])
  })

  it('rows that were removed', async () => {
    await tamper((tx) => tx.delete(auditEntries).where(isRow(at(1))))
    expect(await findings(logged)).toEqual([`Removed after seal 1: row ${at(1)}.`])
  })

  it('rows that were reordered', async () => {
    await tamper(async (tx) => {
      await tx
        .update(auditEntries)
        .set({ id: 0 })
        .where(isRow(at(4)))
      await tx
        .update(auditEntries)
        .set({ id: at(4) })
        .where(isRow(at(6)))
      await tx
        .update(auditEntries)
        .set({ id: at(6) })
        .where(isRow(0))
    })
    expect(await findings(logged)).toEqual([
      `Rows were reordered: row ${at(4)} says what row ${at(6)} said at seal 2.`,
      `Rows were reordered: row ${at(6)} says what row ${at(4)} said at seal 2.`,
    ])
  })

  it('a row that was put among the others', async () => {
    await tamper(async (tx) => {
      await tx.delete(auditEntries).where(isRow(at(5)))
      await tx.execute(sql`
        insert into audit_entries (id, at, user_id, username, role, kind, call, record_ids, query, address, key, is_outside)
        select ${at(5)}, at, user_id, username, role, kind, 'other', record_ids, query, address, key, false
        from audit_entries where id = ${at(6)}`)
    })
    expect(await findings()).toEqual([`Row ${at(5)} was changed after seal 2.`])
  })

  it('an end that was cut off, with its seal too where the log names that', async () => {
    await tamper((tx) => tx.delete(auditEntries).where(sql`${auditEntries.id} >= ${at(10)}`))
    expect(await findings()).toEqual([
      `The end was cut off: rows ${at(10)} to ${at(11)} of the last seal, 3, are missing.`,
    ])
    await tamper(async (tx) => {
      await tx.delete(auditEntries).where(sql`${auditEntries.id} >= ${at(8)}`)
      await tx.delete(auditSeals).where(eq(auditSeals.number, 3))
    })
    expect(await findings(logged)).toEqual([
      'The end was cut off: seal 3 was noted, and the last one here is 2.',
    ])
  })

  it('a seal that is missing between others', async () => {
    await tamper((tx) => tx.delete(auditSeals).where(eq(auditSeals.number, 2)))
    expect(await findings(logged)).toEqual(['Seal 2 is missing.'])
  })

  it.each([2, 3])('seal %s that was replaced by one of changed rows', async (number) => {
    await tamper((tx) =>
      tx
        .update(auditEntries)
        .set({ username: 'ben' })
        .where(isRow(at(number * 4 - 1))),
    )
    const [before] = await world.db.select().from(auditSeals).where(eq(auditSeals.number, number))
    if (!before) throw new Error('there is no such seal')
    const rows = writtenRows(await hashRows(world.db, before.afterId, before.lastId))
    const hash = await hashOfSeal({ ...before, rows })
    await tamper((tx) =>
      tx.update(auditSeals).set({ rows, hash }).where(eq(auditSeals.number, number)),
    )
    expect(await findings(logged)).toEqual([
      number === 2
        ? 'Seal 2 was replaced: seal 3 was made on top of another.'
        : 'Seal 3 was replaced: it is not the one that was noted.',
    ])
  })

  it('a seal whose hash is not its own', async () => {
    const [last] = await world.db
      .select()
      .from(auditSeals)
      .orderBy(desc(auditSeals.number))
      .limit(1)
    expect(last && nameOfSeal(last)).toBe(logged)
    await tamper((tx) =>
      tx
        .update(auditSeals)
        .set({ at: new Date(0) })
        .where(eq(auditSeals.number, 3)),
    )
    expect(await findings()).toEqual(['Seal 3 is false: its hash is not that of what it says.'])
  })
})

it('finds that somebody was taken out of a list, or put into one from before lists were kept', async () => {
  const [listed] = await world.db
    .insert(auditEntries)
    .values({
      ...{
        at: new Date(testMinute),
        userId: crypto.randomUUID(),
        username: 'asha',
        role: 'Doctor',
      },
      ...{ kind: 'listed' as const, call: 'list patients', recordIds: [], query: '' },
      ...{ address: '', key: '', isOutside: false, shownPatients: ['a', 'b'] },
    })
    .returning({ id: auditEntries.id })
  await seal()
  const set = (id: number | undefined, shown: string) =>
    tamper((tx) =>
      tx.execute(sql`update audit_entries set shown_patients = ${shown}::text[] where id = ${id}`),
    )
  expect((await verifyAudit(world.db)).findings).toEqual([])
  await set(listed?.id, '{a}')
  await set(ids[0], '{a}')
  expect((await verifyAudit(world.db)).findings).toEqual([
    `Row ${ids[0]} was changed after seal 1.`,
    `Row ${listed?.id} was changed after seal 4.`,
  ])
})

it('verifies a row that was sealed before lists kept whom they showed', async () => {
  const row = {
    ...{ userId: '01934f00-0000-7000-8000-000000000002', username: 'asha', role: 'Doctor' },
    ...{ kind: 'listed' as const, call: 'list patients', recordIds: ['x'], query: '{}' },
    ...{ address: '::1', key: 'patient_view', isOutside: false, patientId: null },
  }
  const [written] = await world.db
    .insert(auditEntries)
    .values({ ...row, at: new Date('2026-11-23T08:00:00Z') })
    .returning({ id: auditEntries.id })
  const id = written?.id ?? 0
  const [hashed] = await hashRows(world.db, id - 1, id)
  const asBefore = JSON.stringify([
    ...['1795420800.000000', row.userId, row.username, row.role, row.kind, row.call, null],
    ...[row.recordIds, row.query, row.address, row.key, row.isOutside],
  ])
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(asBefore))
  expect(hashed?.hash).toBe(Buffer.from(digest).toString('hex'))
})
