import { labPriorities, labStatuses, labTestTypes } from '@shared/contracts/lab-orders'
import { ageUnits, rangeSexes } from '@shared/contracts/lab-ranges'
import type { LabValue } from '@shared/contracts/lab-results'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clinic, createdAt, idInClinic, instant, patients, users } from './schema'
import { files } from './schema-care'

type OrderedBy = Record<
  'status' | 'priority' | 'requestedDate' | 'completedDate' | 'completedAt' | 'number',
  AnyPgColumn
>

const isOpen = (table: Pick<OrderedBy, 'status'>) =>
  sql`${table.status} in ('pending', 'in-progress')`

/**
 * A number by which orders are listed, as `compareLabOrders` has it: the rank and the day, then the
 * milliseconds at which a closed one was completed, then the order's number; of the closed ones, of which
 * the last stands in front, each is taken from the most that it can be.
 */
export const labListOrder = (table: OrderedBy) =>
  sql<string>`(case when ${isOpen(table)}
    then (case when ${table.priority} = 'urgent' then 0 else 1000000 end
      + (${table.requestedDate} - date '1970-01-01')) * 1e22 + ${table.number}
    else (3000000 - (coalesce(${table.completedDate}, ${table.requestedDate}) - date '1970-01-01')) * 1e22
      + (1e13 - 1 - coalesce(floor(extract(epoch from ${table.completedAt} at time zone 'UTC') * 1000), 0)) * 1e9
      + (1e9 - 1 - ${table.number}) end)`

/** The condition that a result can be given to an order, in the words of the index. */
export const rowAwaits = (table: Pick<OrderedBy, 'status'> & { revisions: AnyPgColumn }) =>
  sql`(${isOpen(table)} or (${table.status} = 'completed' and ${table.revisions} = 0))`

/** Lab orders: each is of one test. */
export const labOrders = pgTable(
  'lab_orders',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
    patientId: uuid('patient_id').notNull(),
    /** Whole years, on the day on which it was ordered. */
    age: integer('age').notNull(),
    testType: text('test_type', { enum: labTestTypes }).notNull(),
    priority: text('priority', { enum: labPriorities }).notNull(),
    question: text('question').notNull().default(''),
    status: text('status', { enum: labStatuses }).notNull().default('pending'),
    orderedBy: uuid('ordered_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    technicianId: uuid('technician_id').references(() => users.id, { onDelete: 'restrict' }),
    requestedDate: date('requested_date').notNull(),
    completedDate: date('completed_date'),
    /** When it was completed, or when its first result came after that. */
    completedAt: instant('completed_at'),
    /** How many versions its result has: the last counts. */
    revisions: integer('revisions').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('lab_orders_number_unique').on(table.clinicId, table.number),
    foreignKey({
      name: 'lab_orders_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    index('lab_orders_order_index').on(table.clinicId, labListOrder(table), table.id),
    index('lab_orders_status_index').on(
      table.clinicId,
      table.status,
      labListOrder(table),
      table.id,
    ),
    index('lab_orders_patient_id_index').on(
      table.clinicId,
      table.patientId,
      labListOrder(table),
      table.id,
    ),
    index('lab_orders_technician_id_index').on(
      table.clinicId,
      table.technicianId,
      labListOrder(table),
      table.id,
    ),
    index('lab_orders_requested_date_index').on(
      table.clinicId,
      table.requestedDate,
      labListOrder(table),
      table.id,
    ),
    index('lab_orders_completed_date_index').on(table.clinicId, table.completedDate),
    index('lab_orders_awaiting_index')
      .on(table.clinicId, labListOrder(table), table.id)
      .where(rowAwaits(table)),
  ],
)

/** Versions of a lab order's result, each written once; at most acknowledged, and told of. */
export const labResults = pgTable(
  'lab_results',
  {
    clinicId: clinic(),
    id: idInClinic(),
    orderId: uuid('order_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    /** From 1 on; each correction is one more. */
    revision: integer('revision').notNull(),
    observation: text('observation').notNull(),
    values: jsonb('values').$type<LabValue[]>().notNull(),
    fileId: uuid('file_id'),
    isCritical: boolean('is_critical').notNull(),
    /** Whether the laboratory knew that the patient was pregnant. */
    isPregnant: boolean('is_pregnant').notNull().default(false),
    reportedBy: uuid('reported_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** That person's name as it stood then. */
    reporter: text('reporter').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** Of a correction. */
    correctionReason: text('correction_reason'),
    acknowledgedBy: uuid('acknowledged_by').references(() => users.id, { onDelete: 'restrict' }),
    acknowledgedAt: instant('acknowledged_at'),
    /** Who was reminded that a critical one waits: 0 no one, 1 the doctor who ordered it, 2 the others too. */
    reminders: integer('reminders').notNull().default(0),
    /** Since when a doctor is waited for, where that was for an earlier version of it already. */
    heldSince: instant('held_since'),
    /** When it was released and the patient told, or passed over for a later version's. */
    toldAt: instant('told_at'),
    /**
     * Whether its values are critical by what is understood now, though it was released as not critical;
     * null until somebody has looked.
     */
    foundCritical: boolean('found_critical'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('lab_results_revision_unique').on(table.clinicId, table.orderId, table.revision),
    foreignKey({
      name: 'lab_results_order_id_fk',
      columns: [table.clinicId, table.orderId],
      foreignColumns: [labOrders.clinicId, labOrders.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'lab_results_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'lab_results_file_id_fk',
      columns: [table.clinicId, table.fileId],
      foreignColumns: [files.clinicId, files.id],
    }).onDelete('restrict'),
    index('lab_results_patient_id_index').on(table.clinicId, table.patientId, table.reportedAt),
    // A file is looked for by whoever reads it.
    index('lab_results_file_id_index').on(table.clinicId, table.fileId),
    // In the order of the doctors' list: those that no time has released come first.
    index('lab_results_critical_index')
      .on(table.clinicId, sql`(${table.toldAt} is not null)`, table.reportedAt, table.id)
      .where(sql`${table.isCritical} and ${table.acknowledgedAt} is null`),
    // A search looks every minute for those that doctors are still to be reminded of.
    index('lab_results_reminders_index')
      .on(table.clinicId, table.reportedAt)
      .where(
        sql`${table.isCritical} and ${table.acknowledgedAt} is null and ${table.reminders} < 2`,
      ),
    index('lab_results_unread_index')
      .on(table.clinicId, table.id)
      .where(sql`${table.foundCritical} is null`),
    index('lab_results_found_critical_index')
      .on(table.clinicId, table.orderId)
      .where(sql`${table.foundCritical} and ${table.acknowledgedAt} is null`),
  ],
)

/** The clinic's own reference ranges, by age and sex. */
export const labRanges = pgTable(
  'lab_ranges',
  {
    clinicId: clinic(),
    id: idInClinic(),
    testType: text('test_type', { enum: labTestTypes }).notNull(),
    analyte: text('analyte').notNull(),
    unit: text('unit').notNull(),
    sex: text('sex', { enum: rangeSexes }).notNull(),
    ageFrom: integer('age_from').notNull(),
    ageFromUnit: text('age_from_unit', { enum: ageUnits }).notNull(),
    ageTo: integer('age_to'),
    ageToUnit: text('age_to_unit', { enum: ageUnits }).notNull(),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    criticalLow: doublePrecision('critical_low'),
    criticalHigh: doublePrecision('critical_high'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
)
