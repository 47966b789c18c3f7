import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { Api } from '../app'
import type { Db } from '../db/database'
import * as schema from '../db/schema'
import * as absenceDesk from '../db/schema-absence-desk'
import * as care from '../db/schema-care'
import * as hours from '../db/schema-hours'
import * as importing from '../db/schema-imports'
import * as lab from '../db/schema-lab'
import { type Answer, type Call, call } from './api'

/** Calls that change records: each with a key of its own, where the test gives none. */
export const keyedCalls =
  (api: () => Pick<Api, 'request'>, token: () => string) =>
  (method: string, path: string, { headers, ...more }: Call = {}): Promise<Answer> =>
    call(api(), method, path, {
      token: token(),
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      ...more,
    })

const tables = Object.values({ ...schema, ...care, ...lab, ...hours, ...absenceDesk, ...importing })
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table).name)

const contentsSchema = z.object({
  rows: z.array(z.object({ name: z.string(), rows: z.number(), hash: z.string() })),
})

/** Asks for what every table has; `row` is how a row of the table `t` is read as text. */
const asking = (row: string): string =>
  tables
    .map(
      (name) => `select '${name}' as name, count(*)::int as rows,
        md5(coalesce(string_agg(md5(${row}), '' order by md5(${row})), '')) as hash from "${name}" t`,
    )
    .join(' union all ')

const contentsIn = async (db: Db, statement: string): Promise<Record<string, string>> => {
  const { rows } = contentsSchema.parse(await db.execute(sql.raw(statement)))
  return Object.fromEntries(rows.map(({ name, rows, hash }) => [name, `${rows} rows, ${hash}`]))
}

const wholeRows = asking('t::text')
/** What every table has, by its name: the number of its rows, and a hash of all of them. */
const everything = (db: Db) => contentsIn(db, wholeRows)

const rowsWithoutVersion = asking("(to_jsonb(t) - 'version')::text")
/** The same, whatever the versions of the records are. */
export const everythingButVersions = (db: Db) => contentsIn(db, rowsWithoutVersion)

/** Makes calls that are refused, after which the database has to be as it was. */
export async function unchanged<T>(db: Db, calls: () => Promise<T>): Promise<T> {
  // What was written before may still be on its way to its reader, and leaves the outbox by itself.
  await expect.poll(() => db.$count(schema.outbox)).toBe(0)
  const before = await everything(db)
  const answer = await calls()
  const after = await everything(db)
  const changed = tables.filter((name) => after[name] !== before[name])
  expect(after, `tables that have changed: ${changed.join(', ')}`).toEqual(before)
  return answer
}
