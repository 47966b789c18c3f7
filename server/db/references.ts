import { eq, getTableName, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database'

/**
 * Whether a row of a table is referred to by a foreign key, whatever tables there are by now.
 * @param but tables of which that does not count
 */
export async function isReferred(
  tx: Db,
  table: PgTable,
  { but = [] }: { but?: readonly PgTable[] } = {},
): Promise<SQL> {
  const referring = await tx
    .select({
      name: sql<string>`t.relname`,
      /** The columns that refer, each with the one that it refers to. */
      columns: sql<[string, string][]>`(
        select jsonb_agg(jsonb_build_array(own.attname, other.attname) order by k.at)
        from unnest(c.conkey, c.confkey) with ordinality as k(own, other, at)
        join pg_attribute own on own.attrelid = c.conrelid and own.attnum = k.own
        join pg_attribute other on other.attrelid = c.confrelid and other.attnum = k.other)`,
    })
    .from(sql`pg_constraint c join pg_class t on t.oid = c.conrelid`)
    .where(sql`c.contype = 'f' and c.confrelid = ${getTableName(table)}::regclass`)
  const ignored = but.map(getTableName)
  return or(
    sql`false`,
    ...referring
      .filter(({ name }) => !ignored.includes(name))
      .map(({ name, columns }) => {
        const same = columns.map(([own, other]) =>
          eq(sql`referring.${sql.identifier(own)}`, sql`${table}.${sql.identifier(other)}`),
        )
        return sql`exists (select from ${sql.identifier(name)} referring where ${sql.join(same, sql` and `)})`
      }),
  ) as SQL
}
