import { affectedKinds, settledAs } from '@shared/contracts/absence-desk'
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
import { clinic, instant, users } from './schema'
import type { VisitPlace } from './schema-care'
import { absences } from './schema-hours'

/** What a settled record was before: a visit with its place, a booking with whom it asked for. */
export type BeforeSettled =
  | {
      kind: 'visit'
      place: VisitPlace
      cameFrom: VisitPlace | null
      /** Because of whom it was there already. */
      awayDoctorId: string | null
    }
  | {
      kind: 'request'
      doctorId: string | null
      departmentId: string | null
      departmentName: string | null
    }

/** What became of what an absence affects: the last decision on each record, until it is undone. */
export const absenceSettlements = pgTable(
  'absence_settlements',
  {
    clinicId: clinic(),
    absenceId: uuid('absence_id').notNull(),
    kind: text('kind', { enum: affectedKinds }).notNull(),
    /** The visit's, the booking's or the lab order's. */
    recordId: uuid('record_id').notNull(),
    settledAs: text('settled_as', { enum: settledAs }).notNull(),
    /** To whom it was handed over. */
    doctorId: uuid('doctor_id').references(() => users.id, { onDelete: 'restrict' }),
    /** Null of what is to be called, and of results and lab orders: nothing of them was changed. */
    before: jsonb('before').$type<BeforeSettled>(),
    /** The record's, after it was settled: another one means that somebody has changed it since. */
    version: integer('version').notNull(),
    settledBy: uuid('settled_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.absenceId, table.kind, table.recordId] }),
    foreignKey({
      name: 'absence_settlements_absence_id_fk',
      columns: [table.clinicId, table.absenceId],
      foreignColumns: [absences.clinicId, absences.id],
    }).onDelete('restrict'),
    // Each result looks for the colleague to whom it was handed over.
    index('absence_settlements_record_id_index').on(table.clinicId, table.recordId),
  ],
)
