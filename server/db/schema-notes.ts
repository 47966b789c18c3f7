import { templateKindNames } from '@shared/contracts/templates'
import { sql } from 'drizzle-orm'
import {
  check,
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
import { visits } from './schema-care'

/** The parts of a text, as they were typed. */
const parts = () => ({
  history: text('history').notNull().default(''),
  findings: text('findings').notNull().default(''),
  assessment: text('assessment').notNull().default(''),
  plan: text('plan').notNull().default(''),
})

/** Who marked it as entered in error, by the name of then, when and why; null of what counts. */
const inError = () => ({
  inErrorBy: text('in_error_by'),
  inErrorAt: instant('in_error_at'),
  inErrorReason: text('in_error_reason'),
})

const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' })

/**
 * Notes of visits, and outside of them. A draft is its author's alone. Of a signed note only the marks of an error and
 * the version change: the trigger `notes_signed_final` refuses all else.
 */
export const notes = pgTable(
  'notes',
  {
    clinicId: clinic(),
    id: idInClinic(),
    patientId: uuid('patient_id').notNull(),
    visitId: uuid('visit_id'),
    authorId: userId('author_id'),
    status: text('status', { enum: ['draft', 'signed'] })
      .notNull()
      .default('draft'),
    ...parts(),
    savedAt: instant('saved_at').notNull(),
    /** Both null of a draft. The name is that of then, a doctor's with the title. */
    signedBy: text('signed_by'),
    signedAt: instant('signed_at'),
    ...inError(),
    version: integer('version').notNull().default(1),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    foreignKey({
      name: 'notes_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'notes_visit_id_fk',
      columns: [table.clinicId, table.visitId],
      foreignColumns: [visits.clinicId, visits.id],
    }).onDelete('restrict'),
    check(
      'notes_signed',
      sql`(${table.status} = 'signed') = (${table.signedBy} is not null) and (${table.status} = 'signed') = (${table.signedAt} is not null)`,
    ),
    index('notes_patient_id_index').on(table.clinicId, table.patientId, table.signedAt, table.id),
    index('notes_visit_id_index').on(table.clinicId, table.visitId),
    uniqueIndex('notes_draft_of_visit_unique')
      .on(table.clinicId, table.authorId, table.visitId)
      .where(sql`${table.status} = 'draft' and ${table.visitId} is not null`),
    uniqueIndex('notes_draft_of_patient_unique')
      .on(table.clinicId, table.authorId, table.patientId)
      .where(sql`${table.status} = 'draft' and ${table.visitId} is null`),
    // Drafts of visits are looked for by author too.
    index('notes_drafts_index')
      .on(table.clinicId, table.authorId, table.savedAt)
      .where(sql`${table.status} = 'draft'`),
  ],
)

/** What was added to signed notes, each signed as it was added; `note_addenda_final` refuses other changes. */
export const noteAddenda = pgTable(
  'note_addenda',
  {
    clinicId: clinic(),
    id: idInClinic(),
    noteId: uuid('note_id').notNull(),
    authorId: userId('author_id'),
    text: text('text').notNull(),
    signedBy: text('signed_by').notNull(),
    signedAt: instant('signed_at').notNull(),
    ...inError(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    foreignKey({
      name: 'note_addenda_note_id_fk',
      columns: [table.clinicId, table.noteId],
      foreignColumns: [notes.clinicId, notes.id],
    }).onDelete('restrict'),
    index('note_addenda_note_id_index').on(table.clinicId, table.noteId, table.signedAt, table.id),
  ],
)

/** The clinic's templates of notes, which have parts, and of letters, which have a body. */
export const templates = pgTable(
  'templates',
  {
    clinicId: clinic(),
    id: idInClinic(),
    kind: text('kind', { enum: templateKindNames }).notNull(),
    name: text('name').notNull(),
    ...parts(),
    body: text('body').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('templates_name_unique').on(table.clinicId, table.kind, sql`lower(${table.name})`),
  ],
)
