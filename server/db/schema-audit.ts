import { auditKinds } from '@shared/contracts/audit'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { clinic, instant } from './schema'

/** Of rows that say what an act of the administration was about, by how their JSON begins. */
export const hasTargets = sql.raw(`"query" like '{"targets":%'`)

/**
 * Who opened or changed what. Rows are added and never changed or deleted: triggers of the migration
 * refuse both. Names stand here as they were then, and nothing is referred to, so that a row says the same
 * whatever becomes of the others.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    clinicId: clinic(),
    /** In the order in which rows are written, with gaps. */
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Null where an attempt to sign in named no account. */
    userId: uuid('user_id'),
    username: text('username').notNull(),
    role: text('role').notNull(),
    kind: text('kind', { enum: auditKinds }).notNull(),
    /** The name of the endpoint. */
    call: text('call').notNull(),
    /** Whose record it is, where it is one patient's. */
    patientId: uuid('patient_id'),
    /** What was shown or changed, by ids. */
    recordIds: text('record_ids').array().notNull(),
    /**
     * What a list was asked for, which role was tried, what was reassigned from what to what, or what an
     * administrator's act was about, as JSON; that further attempts are not listed; empty of all others.
     */
    query: text('query').notNull(),
    /** The caller's network address, as the server trusts it. */
    address: text('address').notNull(),
    /** The permission by which the call was allowed; empty where a session is enough. */
    key: text('key').notNull(),
    /** Whom it showed besides, by ids: who stood in a list of several. Empty in rows from before it was kept. */
    shownPatients: text('shown_patients').array().notNull().default(sql`'{}'`),
    /** Whether a doctor had no visit with the patient on that day, as the visits were then. */
    isOutside: boolean('is_outside').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('audit_entries_patient_index').on(table.clinicId, table.patientId, table.at, table.id),
    index('audit_entries_user_index').on(table.clinicId, table.userId, table.at, table.id),
    index('audit_entries_at_index').on(table.clinicId, table.at, table.id),
    // Nobody empties a list of pending entries on the embedded database.
    index('audit_entries_shown_index')
      .using('gin', table.shownPatients)
      .with({ fastupdate: false }),
    // The last changes are shown on a dashboard, however much was read since.
    index('audit_entries_changed_index')
      .on(table.clinicId, table.at, table.id)
      .where(sql`${table.kind} = 'changed'`),
    // What administrators did is little among all that was changed.
    index('audit_entries_targets_index').on(table.clinicId, table.at, table.id).where(hasTargets),
  ],
)

/** Seals over the rows of the audit, each on top of the one before it. They are not changed either. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    clinicId: clinic(),
    /** From 1 on, without gaps. */
    number: integer('number').notNull(),
    at: instant('at').notNull(),
    /** The rows sealed are those after the one id, up to the other. */
    afterId: bigint('after_id', { mode: 'number' }).notNull(),
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    /** `id:hash` of each row, apart by blanks: by these a row that is no longer the same is named. */
    rows: text('rows').notNull(),
    /** The hash of the seal before; empty of the first. */
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.number] })],
)

/** The last seal that was mailed: the clinic's one row, by which of several servers one mails it. */
export const auditMails = pgTable(
  'audit_mails',
  {
    clinicId: clinic(),
    /** On which day, by the clinic's clocks. */
    day: date('day').notNull(),
    /** Its number and its hash, as it is named in the mail. */
    seal: text('seal').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId] })],
)
