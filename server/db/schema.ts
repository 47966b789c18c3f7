import type { EndedMedication, Medication } from '@shared/contracts/medications'
import { messageChannels, messageKinds } from '@shared/contracts/messages'
import type { ContactPerson } from '@shared/contracts/patient-contacts'
import type { NoKnownAllergies } from '@shared/contracts/patients'
import type { Telephone } from '@shared/lib/telephones'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const id = () => uuid('id').primaryKey().defaultRandom()
/** A moment, whatever the clinic's zone is. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const idInClinic = () => uuid('id').notNull().defaultRandom()
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/**
 * Clinics. There is one by now, and no call or screen for it: its id stands first in every key of what
 * a clinic keeps, so that a second one needs no other tables.
 */
export const clinics = pgTable('clinics', {
  id: uuid('id').primaryKey(),
  /** What stands on paper; empty until somebody writes it. */
  name: text('name').notNull().default(''),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  version: integer('version').notNull().default(1),
  /** Of what patients get messages; their version counts apart from that of name and address. */
  messageKinds: text('message_kinds', { enum: messageKinds }).array().notNull().default(sql`'{}'`),
  messagesVersion: integer('messages_version').notNull().default(1),
  /** The clinic's day on which reminders of the next day's visits were put into the outbox last. */
  remindedOn: date('reminded_on'),
  /** Whether patients read their signed notes, and the version of that. */
  notesForPatients: boolean('notes_for_patients').notNull().default(false),
  notesVersion: integer('notes_version').notNull().default(1),
  /** Counts the changes of the opening hours. */
  hoursVersion: integer('hours_version').notNull().default(1),
  createdAt: createdAt(),
})

/** The one clinic's. The migration has written it. */
export const clinicId = '01934f00-0000-7000-8000-000000000001'

export const clinic = () =>
  uuid('clinic_id')
    .notNull()
    .default(clinicId)
    .references(() => clinics.id)

export const roles = pgTable(
  'roles',
  {
    clinicId: clinic(),
    id: idInClinic(),
    name: text('name').notNull(),
    /** The name that tokens carry for a role the product knows, whatever it is renamed to. */
    key: text('key'),
    description: text('description'),
    permissions: text('permissions').array().notNull().default(sql`'{}'`),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('roles_name_unique').on(table.clinicId, sql`lower(${table.name})`),
    uniqueIndex('roles_key_unique').on(table.clinicId, table.key),
  ],
)

export const departments = pgTable(
  'departments',
  {
    clinicId: clinic(),
    id: idInClinic(),
    name: text('name').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('departments_name_unique').on(table.clinicId, sql`lower(${table.name})`),
  ],
)

export const workingTimes = pgTable(
  'working_times',
  {
    clinicId: clinic(),
    id: idInClinic(),
    name: text('name').notNull(),
    inTime: text('in_time').notNull(),
    inTimePeriod: text('in_time_period', { enum: ['AM', 'PM'] }).notNull(),
    outTime: text('out_time').notNull(),
    outTimePeriod: text('out_time_period', { enum: ['AM', 'PM'] }).notNull(),
    /** Hours, one decimal. */
    totalHours: doublePrecision('total_hours').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('working_times_name_unique').on(table.clinicId, sql`lower(${table.name})`),
  ],
)

/** What numbers that people read were given last, each kind counted for itself. Some stay unused. */
export const counters = pgTable(
  'counters',
  {
    clinicId: clinic(),
    name: text('name')
      .$type<
        | 'staff'
        | 'patient'
        | 'visit'
        | 'booking-request'
        | 'prescription'
        | 'prescription-request'
        | 'lab-order'
        // Those of a year.
        | `letter-${number}`
      >()
      .notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.name] })],
)

/** The day on which patients are taken to be born: told, or as many years before their age was. */
export const bornOn = (table: Record<'dateOfBirth' | 'age' | 'ageOn', AnyPgColumn>) =>
  sql<string>`coalesce(${table.dateOfBirth}, (${table.ageOn} - ${table.age} * interval '1 year')::date)`

/** A text ordered by its characters' numbers in any locale, so that an index can find what starts with another. */
const textInC = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Patients. They are closed and not deleted. */
export const patients = pgTable(
  'patients',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['Male', 'Female', 'Other'] }).notNull(),
    /** As they were typed, the one to call first in front. */
    telephones: jsonb('telephones').$type<Telephone[]>().notNull().default([]),
    /** The patient's own; empty where it is not known. */
    email: text('email').notNull().default(''),
    /** What was typed as the contact and is neither a number nor an address: once all of it was here. */
    contactNote: text('contact').notNull().default(''),
    contactPerson: jsonb('contact_person').$type<ContactPerson>(),
    /** A BCP 47 tag; empty where it is not known. */
    language: text('language').notNull().default(''),
    address: text('address').notNull().default(''),
    dateOfBirth: date('date_of_birth'),
    /** Whole years, as they were told on a day; the date of birth goes before them. */
    age: integer('age').notNull(),
    ageOn: date('age_on').notNull(),
    lastVisit: date('last_visit').notNull(),
    diagnosis: text('diagnosis').notNull(),
    currentMedications: jsonb('current_medications').$type<Medication[]>().notNull().default([]),
    endedMedications: jsonb('ended_medications').$type<EndedMedication[]>().notNull().default([]),
    allergies: text('allergies').array().notNull().default(sql`'{}'`),
    /** When and to whom the patient has said that there are none; null where nobody has asked. */
    noKnownAllergies: jsonb('no_known_allergies').$type<NoKnownAllergies>(),
    pastMedicalHistory: text('past_medical_history').notNull().default(''),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    /** The name and the contacts as they are compared, and what a search looks into (`patientTexts`). */
    nameKey: textInC('name_key').notNull(),
    contactKey: text('contact_key').notNull(),
    searchText: text('search_text').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('patients_number_unique').on(table.clinicId, table.number),
    index('patients_name_key_index').on(table.clinicId, table.nameKey, table.id),
    index('patients_born_on_index').on(table.clinicId, bornOn(table), table.id),
    index('patients_last_visit_index').on(table.clinicId, table.lastVisit, table.id),
    // Nobody empties a list of pending entries on the embedded database, and each search reads it.
    index('patients_search_text_index')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .with({ fastupdate: 'off' }),
  ],
)

/** Accounts: staff, and patients who sign in. */
export const users = pgTable(
  'users',
  {
    clinicId: clinic(),
    id: id(),
    /** Of staff, by which people know them, counted by the clinic; null of a patient's account. */
    number: integer('number'),
    username: text('username').notNull(),
    /** The username as it is looked up (`auth/names.ts`): the same on every database and locale. */
    usernameKey: text('username_key').notNull(),
    /** What the username may be read as (`auth/look-alikes.ts`); empty until a server has worked it out. */
    usernameLooks: text('username_looks').array().notNull().default(sql`'{}'`),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The e-mail as it is looked up. */
    emailKey: text('email_key').notNull(),
    /** Without one nobody signs in: sample colleagues have none. */
    passwordHash: text('password_hash'),
    /** Whether the password was chosen by somebody else, and is to be changed before anything else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Null only of somebody deleted, whose role was deleted after them. */
    roleId: uuid('role_id'),
    departmentId: uuid('department_id'),
    /** Whether the week is set that `week_hours` holds; otherwise the clinic's opening hours count. */
    hasWeek: boolean('has_week').notNull().default(false),
    /** Whose record a patient's account shows; several accounts can show one. */
    patientId: uuid('patient_id'),
    /** Whose record a patient's account is to show, once a user who reads such records has confirmed it. */
    pendingPatientId: uuid('pending_patient_id'),
    /** How often the account was linked to a patient, from its opening on: it never counts down. */
    patientLinks: integer('patient_links').notNull().default(0),
    /** Until when the password is a code to start with; null once its person has chosen a password. */
    startCodeEndsAt: timestamp('start_code_ends_at', { withTimezone: true }),
    /** Wrong dates of birth that are left to whoever signs in with that code. */
    startCodeTries: integer('start_code_tries').notNull().default(0),
    /** Whether that code was mailed to the account's e-mail: who has used it reads what goes there. */
    startCodeMailed: boolean('start_code_mailed').notNull().default(false),
    /** When the account's person has shown that the e-mail is theirs, by a code that was mailed to it. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    /** Ten digits; empty where none was asked for. */
    phone: text('phone').notNull().default(''),
    place: text('place').notNull().default(''),
    active: boolean('active').notNull().default(true),
    /** Deleted for good; the username and the e-mail stay taken. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** What a search looks into (`searchText`): name, username and e-mail. */
    searchText: text('search_text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_number_unique').on(table.clinicId, table.number),
    uniqueIndex('users_username_key_unique').on(table.usernameKey),
    uniqueIndex('users_email_key_unique').on(table.emailKey),
    index('users_username_looks_index').using('gin', table.usernameLooks),
    index('users_name_index').on(table.clinicId, sql`lower(${table.name})`, table.id),
    index('users_role_id_index').on(table.clinicId, table.roleId),
    index('users_department_id_index').on(table.clinicId, table.departmentId),
    index('users_patient_id_index').on(table.clinicId, table.patientId),
    index('users_pending_patient_id_index').on(table.clinicId, table.pendingPatientId),
    foreignKey({
      name: 'users_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'users_pending_patient_id_fk',
      columns: [table.clinicId, table.pendingPatientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'users_role_id_fk',
      columns: [table.clinicId, table.roleId],
      foreignColumns: [roles.clinicId, roles.id],
    }).onDelete('restrict'),
    // The migration's own words: of the two columns only the second is set to null.
    foreignKey({
      name: 'users_department_id_fk',
      columns: [table.clinicId, table.departmentId],
      foreignColumns: [departments.clinicId, departments.id],
    }).onDelete('set null'),
  ],
)

/** Each opening of a patient's account and each link of one, in the names of that moment. */
export const accountLinks = pgTable(
  'account_links',
  {
    clinicId: clinic(),
    id: idInClinic(),
    userId: uuid('user_id').notNull(),
    patientId: uuid('patient_id').notNull(),
    kind: text('kind', { enum: ['opened', 'linked'] }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Who did it, as that person was called. */
    by: text('by').notNull(),
    /** When another code was given last, and by whom, as that person was called. */
    codeAt: timestamp('code_at', { withTimezone: true }),
    codeBy: text('code_by'),
    /** When the account's person chose a password with the code; null again after another one. */
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
    /** When the record was shown from, and who confirmed it, where that was another one. */
    shownAt: timestamp('shown_at', { withTimezone: true }),
    confirmedBy: text('confirmed_by'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('account_links_patient_index').on(table.clinicId, table.patientId, table.at),
    index('account_links_user_index').on(table.clinicId, table.userId),
  ],
)

/** A role that is tried before it is saved, as its session keeps it. */
export interface TriedRole {
  name: string
  key: string | null
  permissions: readonly string[]
}

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
    /** From where it was begun, and by which browser, as that calls itself. */
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** What a trial of a role permits, in place of the account's own role; null of all others. */
    triedRole: jsonb('tried_role').$type<TriedRole>(),
    /** The session in which a trial was begun, with which it ends. */
    begunIn: uuid('begun_in').references((): AnyPgColumn => sessions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('sessions_begun_in_index').on(table.begunIn),
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

/**
 * The answers of calls that changed something, for whoever makes the same call again with its key. A
 * row without an answer is of a call that is under way, in the transaction that wrote it.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    clinicId: clinic(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The endpoint's name. */
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** What the call carried, as a digest. */
    digest: text('digest').notNull(),
    status: integer('status'),
    /** As text, so that it is sent again letter by letter. */
    answer: json('answer').$type<unknown>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.userId, table.endpoint, table.key] }),
    index('idempotency_keys_expires_at_index').on(table.clinicId, table.expiresAt),
  ],
)

/** What a patient knows of a visit, from before the change that a message is to tell of. */
export interface KnownVisit {
  /** An ISO time. */
  startsAt: string
  doctorId: string
  /** The doctor's name, as it was then. */
  doctor: string
  isCancelled: boolean
}

/**
 * What is to be sent: written with the change that it tells of, and gone when it was taken. A mail about an
 * account is kept as it will be read. A message to a patient is written when it is sent, from the visit as
 * it is then: of each visit at most one waits for each kind and channel.
 */
export const outbox = pgTable(
  'outbox',
  {
    clinicId: clinic(),
    id: idInClinic(),
    channel: text('channel', { enum: messageChannels }).notNull().default('mail'),
    kind: text('kind', { enum: ['account', 'change', 'reminder'] })
      .notNull()
      .default('account'),
    /** The mail about an account; null of a message to a patient. */
    recipient: text('recipient'),
    subject: text('subject'),
    text: text('text'),
    /** The visit that a message to a patient is about. */
    visitId: uuid('visit_id'),
    /** What the patient knows of it; null of a visit that is new. */
    known: jsonb('known').$type<KnownVisit>(),
    /** Counts the changes since it waits: a sender finishes only what it has sent. */
    revision: integer('revision').notNull().default(1),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, and when. */
    failure: text('failure'),
    failedAt: timestamp('failed_at', { withTimezone: true }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('outbox_due_at_index').on(table.clinicId, table.dueAt),
    uniqueIndex('outbox_visit_unique')
      .on(table.clinicId, table.visitId, table.kind, table.channel)
      .where(sql`${table.visitId} is not null`),
  ],
)

/** Names of medicines that a clinic has loaded besides those that the product knows. */
export const medicineNames = pgTable(
  'medicine_names',
  {
    /** The name as it is looked up (`brandKeys` in shared/medicines/brand-keys.ts). */
    key: text('key').notNull(),
    source: text('source', { enum: ['rxnorm', 'cdci'] }).notNull(),
    label: text('label').notNull(),
    /** By the names that the interaction rules have for them. */
    ingredients: text('ingredients').array().notNull(),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.source] })],
)
