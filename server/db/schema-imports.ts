import { type ImportPreview, importKinds } from '@shared/contracts/imports'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ImportedRecord } from '../records/imported-record'
import { clinic, createdAt, idInClinic, instant } from './schema'

/** Files of patients or staff that are being looked at, or were imported. */
export const imports = pgTable(
  'imports',
  {
    clinicId: clinic(),
    id: idInClinic(),
    kind: text('kind', { enum: importKinds }).notNull(),
    /** The file's name. */
    file: text('file').notNull(),
    /** The user who opened it, and is the only one who commits it. */
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: ['open', 'committed', 'undone'] })
      .notNull()
      .default('open'),
    committedAt: instant('committed_at'),
    /** Who imported it, as that person was called. */
    committedBy: text('committed_by').notNull().default(''),
    /** What was made, in the order of the file. */
    recordIds: uuid('record_ids').array().notNull().default([]),
    undoneAt: instant('undone_at'),
    undoneBy: text('undone_by').notNull().default(''),
    /** How many of the records the undo took back. */
    removed: integer('removed').notNull().default(0),
    /** When it is removed: a day after it was opened, or when it can no longer be undone. */
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
)

/** The rows of an import that is open. Its commit removes them. */
export const importRows = pgTable(
  'import_rows',
  {
    clinicId: clinic(),
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    preview: jsonb('preview').$type<ImportPreview>().notNull(),
    /** What would be written; null of a row that is wrong. */
    record: jsonb('record').$type<ImportedRecord>(),
    /** The id that the record would have. */
    recordId: uuid('record_id').notNull(),
    /** The letters by which the same name is found in another line (`lettersOf`); of staff the username. */
    nameKey: text('name_key').notNull(),
    /** Of staff, once a start password was made. */
    passwordHash: text('password_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.importId, table.line] }),
    index('import_rows_name_key_index').on(table.clinicId, table.importId, table.nameKey),
    foreignKey({
      name: 'import_rows_import_id_fk',
      columns: [table.clinicId, table.importId],
      foreignColumns: [imports.clinicId, imports.id],
    }).onDelete('cascade'),
  ],
)
