import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from './schema'
import * as absenceDesk from './schema-absence-desk'
import * as audit from './schema-audit'
import * as care from './schema-care'
import * as hours from './schema-hours'
import * as imports from './schema-imports'
import * as lab from './schema-lab'
import * as notes from './schema-notes'
import * as outside from './schema-outside'
import * as record from './schema-record'

const tablesOf = (...named: object[]): PgTable[] =>
  named.flatMap((one) => Object.values(one)).filter((value) => is(value, PgTable))

/** The tables of all schemas but the audit's. */
export const recordTables = tablesOf(
  ...[schema, care, lab, hours, outside, absenceDesk, imports, notes, record],
)

export const allTables = [...recordTables, ...tablesOf(audit)]
