import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { clinic, instant, users } from './schema'
import { visits } from './schema-care'

/**
 * Visits that a change of hours left outside of them, each at the place that it had then: one that was moved or
 * handed over since is settled. A row is deleted when a user keeps the visit.
 */
export const notedOutsideVisits = pgTable(
  'outside_visits',
  {
    clinicId: clinic(),
    visitId: uuid('visit_id').notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startsAt: instant('starts_at').notNull(),
    /** When the hours were changed. */
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.visitId] }),
    foreignKey({
      name: 'outside_visits_visit_id_fk',
      columns: [table.clinicId, table.visitId],
      foreignColumns: [visits.clinicId, visits.id],
    }).onDelete('cascade'),
  ],
)
