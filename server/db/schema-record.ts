import { documentKinds } from '@shared/contracts/documents'
import { letterKinds } from '@shared/contracts/letters'
import { sql } from 'drizzle-orm'
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { clinic, createdAt, idInClinic, instant, patients, users } from './schema'
import { files } from './schema-care'

/** A user who is named in a record. */
const user = (name: string) => uuid(name).references(() => users.id, { onDelete: 'restrict' })

/** By whom, when and why something was marked as entered in error; all null of what counts. */
const inErrorColumns = () => ({
  inErrorBy: user('in_error_by'),
  inErrorAt: instant('in_error_at'),
  inErrorReason: text('in_error_reason'),
})

/** Patients' problems. No row is deleted: a problem ends, or is marked as entered in error. */
export const problems = pgTable(
  'problems',
  {
    clinicId: clinic(),
    id: idInClinic(),
    patientId: uuid('patient_id').notNull(),
    words: text('words').notNull(),
    /** The words as they are compared (`problemKey`). */
    wordsKey: text('words_key').notNull(),
    /** YYYY, YYYY-MM, YYYY-MM-DD, or empty. */
    since: text('since').notNull().default(''),
    code: text('code').notNull().default(''),
    enteredOn: date('entered_on').notNull(),
    /** The patient's diagnosis is that of the greatest; it rises when the same words are entered again. */
    enteredOrder: integer('entered_order').notNull(),
    /** Null where it is not known who entered it. */
    enteredBy: user('entered_by'),
    endedOn: date('ended_on'),
    endedBy: user('ended_by'),
    ...inErrorColumns(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    foreignKey({
      name: 'problems_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    index('problems_patient_id_index').on(table.clinicId, table.patientId, table.enteredOrder),
    uniqueIndex('problems_active_unique')
      .on(table.clinicId, table.patientId, table.wordsKey)
      .where(sql`${table.endedOn} is null and ${table.inErrorAt} is null`),
  ],
)

/** Letters as they were issued; at most marked as entered in error. */
export const letters = pgTable(
  'letters',
  {
    clinicId: clinic(),
    id: idInClinic(),
    patientId: uuid('patient_id').notNull(),
    year: integer('year').notNull(),
    /** From 1 on in each year, without a gap. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: letterKinds }).notNull(),
    /** Of a sick note. */
    fromDate: date('from_date'),
    untilDate: date('until_date'),
    /** Of a referral. */
    addressee: text('addressee').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Of a free letter. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull().default(''),
    issuedOn: date('issued_on').notNull(),
    issuedBy: user('issued_by').notNull(),
    /** That person's name as it was then. */
    issuer: text('issuer').notNull(),
    ...inErrorColumns(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('letters_number_unique').on(table.clinicId, table.year, table.number),
    foreignKey({
      name: 'letters_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    index('letters_patient_id_index').on(
      table.clinicId,
      table.patientId,
      table.createdAt,
      table.id,
    ),
  ],
)

/** What patients bring: each is one file; at most marked as entered in error. */
export const documents = pgTable(
  'documents',
  {
    clinicId: clinic(),
    id: idInClinic(),
    patientId: uuid('patient_id').notNull(),
    fileId: uuid('file_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: text('title').notNull(),
    /** Of the document itself. */
    date: date('date').notNull(),
    addedOn: date('added_on').notNull(),
    addedBy: user('added_by').notNull(),
    ...inErrorColumns(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    foreignKey({
      name: 'documents_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'documents_file_id_fk',
      columns: [table.clinicId, table.fileId],
      foreignColumns: [files.clinicId, files.id],
    }).onDelete('restrict'),
    index('documents_patient_id_index').on(table.clinicId, table.patientId, table.date, table.id),
    // A file is one document's, and is looked for when it is read.
    uniqueIndex('documents_file_id_unique').on(table.clinicId, table.fileId),
  ],
)
