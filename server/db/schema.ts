import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const id = () => uuid('id').primaryKey().defaultRandom()
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text('name').notNull(),
    /** The name that tokens carry for a role the product knows, whatever it is renamed to. */
    key: text('key'),
    description: text('description'),
    permissions: text('permissions').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('roles_name_unique').on(sql`lower(${table.name})`),
    uniqueIndex('roles_key_unique').on(table.key),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text('username').notNull(),
    /** The username as it is looked up (`auth/names.ts`): the same on every database and locale. */
    usernameKey: text('username_key').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The e-mail as it is looked up. */
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    roleId: uuid('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'restrict' }),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username_key_unique').on(table.usernameKey),
    uniqueIndex('users_email_key_unique').on(table.emailKey),
    index('users_role_id_index').on(table.roleId),
  ],
)

/** Who is signed in: a token names its row, and is refused once the row is gone. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user_id_index').on(table.userId),
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
)

/**
 * The living codes for a new password, by the e-mail that was asked for, whether an account has it
 * or not. Only keyed hashes are kept.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    emailKey: text('email_key').primaryKey(),
    /** `expiresAt` in milliseconds since 1970. */
    codes: jsonb('codes').$type<{ hash: string; expiresAt: number }[]>().notNull(),
    /** Wrong guesses that are left for all of them together. */
    triesLeft: integer('tries_left').notNull(),
    /** When the last of them ends. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('one_time_codes_expires_at_index').on(table.expiresAt)],
)

/** Counters of attempts, each for a subject (an account, an address) in a window of time. */
export const attempts = pgTable(
  'attempts',
  {
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.action, table.subject] }),
    index('attempts_window_ends_at_index').on(table.windowEndsAt),
  ],
)

export const departments = pgTable(
  'departments',
  { id: id(), name: text('name').notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('departments_name_unique').on(sql`lower(${table.name})`)],
)

export const workingTimes = pgTable(
  'working_times',
  {
    id: id(),
    name: text('name').notNull(),
    inTime: text('in_time').notNull(),
    inTimePeriod: text('in_time_period', { enum: ['AM', 'PM'] }).notNull(),
    outTime: text('out_time').notNull(),
    outTimePeriod: text('out_time_period', { enum: ['AM', 'PM'] }).notNull(),
    /** Hours, one decimal. */
    totalHours: doublePrecision('total_hours').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('working_times_name_unique').on(sql`lower(${table.name})`)],
)

/** Bookings. Those of a department that is gone keep its name. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    type: text('type', { enum: ['consulting', 'checkup'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender', { enum: ['Male', 'Female', 'Other'] }).notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    /** Whole years. */
    age: integer('age').notNull(),
    /** Of a checkup only. */
    checkupDetails: text('checkup_details'),
    /** The department and the doctor are a consultation's only. */
    departmentId: uuid('department_id').references(() => departments.id, { onDelete: 'set null' }),
    departmentName: text('department_name'),
    doctorId: text('doctor_id'),
    bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('appointments_department_id_index').on(table.departmentId),
    // Each booking looks through the account's last minute.
    index('appointments_booked_by_index').on(table.bookedBy, table.createdAt),
  ],
)

/** Names of medicines that a clinic has loaded besides those that the product knows. */
export const medicineNames = pgTable(
  'medicine_names',
  {
    /** The name as it is looked up (`brandKeys` in contracts/interactions/brand-keys.ts). */
    key: text('key').notNull(),
    source: text('source', { enum: ['rxnorm', 'cdci'] }).notNull(),
    label: text('label').notNull(),
    /** By the names that the interaction rules have for them. */
    ingredients: text('ingredients').array().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.source] })],
)
