import { absenceKinds, absenceStatuses } from '@shared/contracts/absences'
import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { clinic, createdAt, idInClinic, instant, users, workingTimes } from './schema'

// Minutes are counted from midnight by the clinic's clocks. Where an end is not after its start, it is on the next
// day. 1440 is the end of the day.

/** A member of the staff. */
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' })

/** The clinic's week; no row at all means that no opening hours are set. */
export const openingHours = pgTable(
  'opening_hours',
  {
    clinicId: clinic(),
    id: idInClinic(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
)

/** Days on which the clinic is closed, or a part of one. */
export const closingDays = pgTable(
  'closing_days',
  {
    clinicId: clinic(),
    id: idInClinic(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    /** Both of a part of a single day; both null of whole days. */
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    name: text('name').notNull(),
    yearly: boolean('yearly').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.id] })],
)

/** The weeks that are made of working times. Whose week is set, `users.has_week` says. */
export const weekHours = pgTable(
  'week_hours',
  {
    clinicId: clinic(),
    userId: userId(),
    weekday: integer('weekday').notNull(),
    workingTimeId: uuid('working_time_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.userId, table.weekday, table.workingTimeId] }),
    index('week_hours_working_time_id_index').on(table.clinicId, table.workingTimeId),
    foreignKey({
      name: 'week_hours_working_time_id_fk',
      columns: [table.clinicId, table.workingTimeId],
      foreignColumns: [workingTimes.clinicId, workingTimes.id],
    }).onDelete('restrict'),
  ],
)

/**
 * Absences. That those of a person which are confirmed do not overlap is an exclusion constraint,
 * `absences_no_overlap`, which Drizzle has no words for: the migration makes it.
 */
export const absences = pgTable(
  'absences',
  {
    clinicId: clinic(),
    id: idInClinic(),
    userId: userId(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    kind: text('kind', { enum: absenceKinds }).notNull(),
    note: text('note').notNull(),
    status: text('status', { enum: absenceStatuses }).notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    enteredAt: instant('entered_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'restrict' }),
    decidedAt: instant('decided_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('absences_user_id_index').on(table.clinicId, table.userId, table.lastDay),
    index('absences_last_day_index').on(table.clinicId, table.lastDay, table.id),
    index('absences_first_day_index').on(table.clinicId, table.firstDay, table.id),
  ],
)

/** When people work outside of their week. */
export const extraHours = pgTable(
  'extra_hours',
  {
    clinicId: clinic(),
    id: idInClinic(),
    userId: userId(),
    date: date('date').notNull(),
    fromMinute: integer('from_minute').notNull(),
    toMinute: integer('to_minute').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('extra_hours_user_id_index').on(table.clinicId, table.userId, table.date),
  ],
)

/** What visits are and how long they take. One is the default. */
export const visitKinds = pgTable(
  'visit_kinds',
  {
    clinicId: clinic(),
    id: idInClinic(),
    name: text('name').notNull(),
    minutes: integer('minutes').notNull(),
    active: boolean('active').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    /**
     * Where it is offered; none means everywhere. Ids without a reference: one that is deleted has to stay, or
     * the kind would be offered everywhere.
     */
    departmentIds: uuid('department_ids').array().notNull().default(sql`'{}'`),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('visit_kinds_name_unique').on(table.clinicId, sql`lower(${table.name})`),
    uniqueIndex('visit_kinds_default_unique').on(table.clinicId).where(sql`${table.isDefault}`),
  ],
)

/** The default kind that the migration has written: visits took 15 minutes before there were kinds. */
export const firstKind = {
  ...{ id: '01934f00-0000-7000-8000-000000000002', name: 'Consultation', minutes: 15 },
  isDefault: true,
}
