import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import {
  clinics,
  counters,
  departments,
  medicineNames,
  outbox,
  patients,
  roles,
  users,
  workingTimes,
} from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { auditEntries, auditMails, auditSeals } from '../db/schema-audit'
import {
  bin,
  bookingRequests,
  daySheets,
  files,
  messages,
  notices,
  prescriptionRequests,
  prescriptions,
  visits,
  vitals,
} from '../db/schema-care'
import {
  absences,
  closingDays,
  extraHours,
  openingHours,
  visitKinds,
  weekHours,
} from '../db/schema-hours'
import { importRows, imports } from '../db/schema-imports'
import { labOrders, labRanges, labResults } from '../db/schema-lab'
import { noteAddenda, notes, templates } from '../db/schema-notes'
import { documents, letters, problems } from '../db/schema-record'
import { type CommandSurroundings, inClinicDatabase } from './clinic-database'
import { readConfig } from './config'
import { openDatabase } from './database'
import { createLogger } from './log'
import { postgresLimits } from './postgres'
import { StartError } from './start-error'

/**
 * What is moved, each after what it refers to. Sessions, kept answers, counters of attempts, one-time
 * codes and the feed of changes stay behind: they live for a day at most.
 */
const moved: readonly PgTable[] = [
  ...[clinics, roles, departments, workingTimes, counters, patients, users],
  ...[openingHours, closingDays, weekHours, absences, extraHours, visitKinds, visits, messages],
  ...[prescriptionRequests, prescriptions, vitals, bookingRequests, notices, files, bin, daySheets],
  ...[notes, noteAddenda, templates],
  ...[problems, letters, documents],
  absenceSettlements,
  ...[
    labOrders,
    labResults,
    labRanges,
    outbox,
    medicineNames,
    auditEntries,
    auditSeals,
    auditMails,
  ],
  ...[imports, importRows],
]

const rowsAtOnce = 5_000

/** An hour in milliseconds: nobody waits for this but who has asked for it. */
const patience = 3_600_000

/** @returns how many rows were copied */
async function copyTable(from: Db, to: Db, table: PgTable): Promise<number> {
  const name = sql.identifier(getTableName(table))
  for (let copied = 0; ; ) {
    const rows = await from
      .select({ row: sql<object>`to_jsonb(${name})` })
      .from(table)
      .orderBy(sql`${name}.ctid`)
      .limit(rowsAtOnce)
      .offset(copied)
    if (rows.length === 0) return copied
    await to.execute(sql`
      insert into ${name}
      select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows.map(({ row }) => row))}::jsonb)`)
    copied += rows.length
  }
}

/**
 * Copies a clinic from the embedded database into the empty PostgreSQL that DATABASE_URL names, whole
 * or not at all, and says how much it was. The embedded database stays as it is.
 * @returns the exit code
 */
export async function moveClinic(surroundings: CommandSurroundings): Promise<number> {
  const { env, cwd, err } = surroundings
  return await inClinicDatabase(
    { ...surroundings, env: { ...env, DATABASE_URL: '' } },
    async ({ db: from, place }) => {
      const config = readConfig(env, cwd)
      if (config.databaseUrl === undefined)
        throw new StartError(
          'DATABASE_URL is missing: it names the PostgreSQL that the clinic moves to.',
        )
      const target = await openDatabase(config, createLogger(config.logLevel, err), {
        ...postgresLimits,
        statementMs: patience,
        answerMs: patience,
        idleTransactionMs: patience,
      })
      try {
        const lines = await target.db.transaction(async (to) => {
          if ((await to.$count(users)) > 0)
            throw new StartError(`${target.place} has accounts already: nothing was moved.`)
          // The migrations have written rows there: a clinic that has no name yet, and its one kind of visit.
          await to.delete(visitKinds)
          await to.delete(clinics)
          const told: string[] = []
          for (const table of moved)
            told.push(`  ${getTableName(table)}: ${await copyTable(from, to, table)}`)
          // New rows of the audit go on where those that came along end.
          await to.execute(sql`
            select setval(pg_get_serial_sequence('audit_entries', 'id'), max(id))
            from audit_entries having max(id) is not null`)
          return told
        })
        return [
          `moved from ${place} to ${target.place}, in rows:`,
          ...lines,
          'Start the server with this DATABASE_URL from now on, and keep DATA_DIR, which has the token secret. Everybody signs in anew.',
          `The content of files stays in ${config.filesDirectory}: keep it, and set FILES_DIR where several servers are to share it.`,
        ]
      } finally {
        await target.close()
      }
    },
  )
}
