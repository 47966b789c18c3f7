import type { Db } from '@server/db/database'
import * as schema from '@server/db/schema'
import * as audit from '@server/db/schema-audit'
import * as care from '@server/db/schema-care'
import * as lab from '@server/db/schema-lab'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

const tables = Object.values({ ...schema, ...audit, ...care, ...lab })
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table).name)

/** Deleting is a tenth of what truncating takes, which gives every table and index a new file. */
const emptying = tables.map((name) => `delete from "${name}";`)

/**
 * Does this as a replica does: the audit refuses to be emptied by a server, and no order of the tables is
 * right for all that they refer to.
 */
const asReplica = (statements: readonly string[]) =>
  sql.raw(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    ${statements.join('\n')}
    perform set_config('session_replication_role', 'origin', true);
  end $$`)

/** Leaves what the migrations write: the clinic, without a name. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(
    asReplica([...emptying, `insert into clinics (id) values ('${schema.clinicId}');`]),
  )
}

/** Copies all tables as they are now, for `restoreTables`. */
export async function copyTables(db: Db): Promise<void> {
  const copying = tables.map((name) => `create table copies."${name}" as table "${name}";`)
  await db.execute(sql.raw(`do $$ begin create schema copies; ${copying.join('\n')} end $$`))
}

/** Puts all tables back to what was copied. */
export async function restoreTables(db: Db): Promise<void> {
  const restoring = tables.map((name) => `insert into "${name}" select * from copies."${name}";`)
  await db.execute(asReplica([...emptying, ...restoring]))
}
