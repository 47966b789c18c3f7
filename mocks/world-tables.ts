import { type Db, writing } from '@server/db/database'
import * as schema from '@server/db/schema'
import * as absenceDesk from '@server/db/schema-absence-desk'
import * as audit from '@server/db/schema-audit'
import * as care from '@server/db/schema-care'
import * as hours from '@server/db/schema-hours'
import * as importing from '@server/db/schema-imports'
import * as lab from '@server/db/schema-lab'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

const tables = Object.values({
  ...schema,
  ...audit,
  ...care,
  ...lab,
  ...hours,
  ...absenceDesk,
  ...importing,
})
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table).name)

/** Deleting is a tenth of what truncating takes, which gives every table and index a new file. */
const emptying = tables.map((name) => `delete from public."${name}";`)

/**
 * A body that works as a replica does: the audit refuses to be emptied by a server, and no order of the
 * tables is right for all their references.
 */
const asReplica = (statements: readonly string[]) => `begin
  perform set_config('session_replication_role', 'replica', true);
  ${statements.join('\n')}
  perform set_config('session_replication_role', 'origin', true);
end`

/** Leaves what the migrations write: the clinic, without a name, and its one kind of visit. */
export async function emptyTables(db: Db): Promise<void> {
  const { id, name, minutes } = hours.firstKind
  const statements = [
    ...emptying,
    `insert into clinics (id) values ('${schema.clinicId}');`,
    `insert into visit_kinds (id, name, minutes, is_default) values ('${id}', '${name}', ${minutes}, true);`,
  ]
  await db.execute(sql.raw(`do $do$ ${asReplica(statements)} $do$`))
}

/** Whether the database has a copy of this name. */
export const hasCopy = async (db: Db, name: string): Promise<boolean> =>
  (await db.$count(sql`pg_namespace`, sql`nspname = ${name}`)) > 0

/** Copies all tables as they are now into a schema of this name, for `restoreTables`. */
export async function copyTables(db: Db, name: string): Promise<void> {
  const copying = tables.map((table) => `create table "${name}"."${table}" as table "${table}";`)
  const restoring = tables.map(
    (table) => `insert into public."${table}" select * from "${name}"."${table}";`,
  )
  await db.execute(
    sql.raw(`do $do$ begin
      create schema "${name}";
      ${copying.join('\n')}
      create function "${name}".restore() returns void language plpgsql as
        $restore$ ${asReplica([...emptying, ...restoring])} $restore$;
    end $do$`),
  )
}

/** After so many times the dead rows that were left are removed: each next time had to pass them by. */
const timesUntilVacuum = 25
let times = 0

/**
 * Puts all tables back to the copy of this name, once more where a call that is still under way holds rows of
 * theirs and waits for others.
 */
export async function restoreTables(db: Db, name: string): Promise<void> {
  await writing(db, (tx) => tx.execute(sql.raw(`select "${name}".restore()`)))
  times += 1
  if (times % timesUntilVacuum === 0) await db.execute(sql`vacuum`)
}
