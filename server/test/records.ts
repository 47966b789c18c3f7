import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import type { Api } from '../app'
import type { Db } from '../db/database'
import * as schema from '../db/schema'
import * as care from '../db/schema-care'
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

/** Every row of every table, in an order of its own. */
export async function everything(db: Db): Promise<Record<string, unknown>> {
  const tables = Object.values({ ...schema, ...care, ...lab }).filter((value) => is(value, PgTable))
  const rows: Record<string, unknown> = {}
  for (const table of tables)
    rows[getTableConfig(table).name] = await db
      .select({ row: sql<string>`to_jsonb(${table})::text` })
      .from(table)
      .orderBy(sql`1`)
  return rows
}

/** Makes calls that are refused, after which the database has to be as it was. */
export async function unchanged<T>(db: Db, calls: () => Promise<T>): Promise<T> {
  const before = await everything(db)
  const answer = await calls()
  expect(await everything(db)).toEqual(before)
  return answer
}
