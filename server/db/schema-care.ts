import { binEntryKinds, type Dependents } from '@shared/contracts/bin'
import { messageChannels, sentKinds } from '@shared/contracts/messages'
import type { NoticeOf } from '@shared/contracts/notices'
import type { PrescribedMedicine } from '@shared/contracts/prescriptions'
import type { Comparator } from '@shared/contracts/quantity'
import type { MeasureName } from '@shared/contracts/vitals'
import type { InteractionCheck } from '@shared/medicines/kept-check'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  customType,
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
import { clinic, createdAt, departments, idInClinic, instant, patients, users } from './schema'
import { visitKinds } from './schema-hours'

/** Where a visit was before its check-in on another day moved it. Times are ISO instants. */
export interface VisitPlace {
  doctorId: string
  startsAt: string
  endsAt: string
  anywayReason: string | null
  anywayBy: string | null
  anywayAt: string | null
  outsideReason: string | null
  outsideBy: string | null
  outsideAt: string | null
  /** Because of whose absence it was there; places of earlier servers lack it. */
  awayDoctorId?: string | null
  /** The ids of the doctor's other visits in that time. */
  beside: readonly string[]
}

/**
 * Visits: who comes to whom, and when. Behind the lock on the doctor's row stands an exclusion
 * constraint, `visits_no_overlap`, which Drizzle has no words for: the migration makes it.
 */
export const visits = pgTable(
  'visits',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
    patientId: uuid('patient_id').notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    reason: text('reason').notNull(),
    /** Null of visits from before there were kinds. */
    kindId: uuid('kind_id'),
    status: text('status', {
      enum: ['pending', 'checked-in', 'completed', 'cancelled', 'no-show'],
    })
      .notNull()
      .default('pending'),
    checkedInAt: instant('checked_in_at'),
    /** Since when the patient is with the doctor, of a visit that is checked in or completed. */
    withDoctorSince: instant('with_doctor_since'),
    /** The last step, for it to be taken back: what was before it, and when it was made. */
    statusBefore: text('status_before', { enum: ['pending', 'checked-in'] }),
    checkedInBefore: instant('checked_in_before'),
    steppedAt: instant('stepped_at'),
    cancelReason: text('cancel_reason'),
    /** Whether it was cancelled because its doctor is away. */
    cancelledForAbsence: boolean('cancelled_for_absence').notNull().default(false),
    /** Of a visit that was knowingly scheduled over another. */
    anywayReason: text('anyway_reason'),
    anywayBy: uuid('anyway_by').references(() => users.id, { onDelete: 'restrict' }),
    anywayAt: instant('anyway_at'),
    /** Of a visit that was knowingly scheduled in an absence or on a closing day. */
    outsideReason: text('outside_reason'),
    outsideBy: uuid('outside_by').references(() => users.id, { onDelete: 'restrict' }),
    outsideAt: instant('outside_at'),
    /** Set by a check-in on another day than the visit's, until that check-in is undone. */
    cameFrom: jsonb('came_from').$type<VisitPlace>(),
    /** The doctor whose absence gave it this time or doctor, until it is moved again. */
    awayDoctorId: uuid('away_doctor_id').references(() => users.id, { onDelete: 'restrict' }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('visits_number_unique').on(table.clinicId, table.number),
    foreignKey({
      name: 'visits_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'visits_kind_id_fk',
      columns: [table.clinicId, table.kindId],
      foreignColumns: [visitKinds.clinicId, visitKinds.id],
    }).onDelete('restrict'),
    index('visits_status_index').on(table.clinicId, table.status, table.startsAt, table.id),
    index('visits_starts_at_index').on(table.clinicId, table.startsAt, table.id),
    index('visits_doctor_id_index').on(table.clinicId, table.doctorId, table.startsAt),
    index('visits_patient_id_index').on(table.clinicId, table.patientId, table.startsAt),
  ],
)

/** Messages to patients about their visits: each that was sent, or given up. */
export const messages = pgTable(
  'messages',
  {
    clinicId: clinic(),
    id: idInClinic(),
    visitId: uuid('visit_id').notNull(),
    kind: text('kind', { enum: sentKinds }).notNull(),
    channel: text('channel', { enum: messageChannels }).notNull(),
    /** When it was sent, or given up. */
    at: instant('at').notNull(),
    /** Why it could not be sent; null of what was. */
    failure: text('failure'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    foreignKey({
      name: 'messages_visit_id_fk',
      columns: [table.clinicId, table.visitId],
      foreignColumns: [visits.clinicId, visits.id],
    }).onDelete('restrict'),
    index('messages_visit_id_index').on(table.clinicId, table.visitId),
    index('messages_failed_index')
      .on(table.clinicId, table.at)
      .where(sql`${table.failure} is not null`),
  ],
)

/**
 * Seconds by which bookings are listed: the new ones in front, the longest waiting first, and the others
 * after them, the last closed first. An index takes no expression that goes by the session's time zone.
 */
export const bookingOrder = (table: Record<'status' | 'createdAt' | 'closedAt', AnyPgColumn>) =>
  sql<string>`(case when ${table.status} = 'new'
    then extract(epoch from ${table.createdAt} at time zone 'UTC')
    else 1e12 - extract(epoch from ${table.closedAt} at time zone 'UTC') end)`

/** By whose name bookings are listed, where that is asked for. */
export const bookerKey = (table: Record<'firstName' | 'lastName', AnyPgColumn>) =>
  sql<string>`lower(${table.firstName} || ' ' || ${table.lastName})`

/** Bookings, which wait for the desk. Those of a department that is gone keep its name. */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
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
    departmentId: uuid('department_id'),
    departmentName: text('department_name'),
    /** As it was sent: the id of a member of staff, or what another host's screens had for one. */
    doctorId: text('doctor_id'),
    bookedBy: uuid('booked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whose record the account that booked showed. */
    patientId: uuid('patient_id'),
    status: text('status', { enum: ['new', 'scheduled', 'declined', 'withdrawn'] })
      .notNull()
      .default('new'),
    /** Why it was declined. */
    reason: text('reason'),
    visitId: uuid('visit_id'),
    closedAt: instant('closed_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('booking_requests_number_unique').on(table.clinicId, table.number),
    // The migration's own words: of the two columns only the second is set to null.
    foreignKey({
      name: 'booking_requests_department_id_fk',
      columns: [table.clinicId, table.departmentId],
      foreignColumns: [departments.clinicId, departments.id],
    }).onDelete('set null'),
    foreignKey({
      name: 'booking_requests_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'booking_requests_visit_id_fk',
      columns: [table.clinicId, table.visitId],
      foreignColumns: [visits.clinicId, visits.id],
    }).onDelete('restrict'),
    index('booking_requests_department_id_index').on(table.clinicId, table.departmentId),
    // The undo of an import deletes patients, each of whom is looked for here.
    index('booking_requests_patient_id_index').on(table.clinicId, table.patientId),
    // Each change of a visit looks for its booking.
    index('booking_requests_visit_id_index').on(table.clinicId, table.visitId),
    // Each booking looks through the account's last minute.
    index('booking_requests_booked_by_index').on(table.clinicId, table.bookedBy, table.createdAt),
    index('booking_requests_name_index').on(table.clinicId, bookerKey(table), table.id),
    index('booking_requests_created_at_index').on(table.clinicId, table.createdAt, table.id),
    index('booking_requests_order_index').on(table.clinicId, bookingOrder(table), table.id),
    index('booking_requests_status_index').on(
      table.clinicId,
      table.status,
      bookingOrder(table),
      table.id,
    ),
  ],
)

/** What a patient asks a doctor for; open until a prescription names it, or it is declined. */
export const prescriptionRequests = pgTable(
  'prescription_requests',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
    date: date('date').notNull(),
    patientId: uuid('patient_id').notNull(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    medicine: text('medicine').notNull(),
    note: text('note').notNull().default(''),
    /** Whether it still waits: no prescription has answered it, and nobody has declined it. */
    open: boolean('open').notNull().default(true),
    /** Why it was declined, by whose account and when; null of all others. */
    declineReason: text('decline_reason'),
    declinedBy: uuid('declined_by').references(() => users.id, { onDelete: 'restrict' }),
    declinedAt: instant('declined_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('prescription_requests_number_unique').on(table.clinicId, table.number),
    foreignKey({
      name: 'prescription_requests_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    index('prescription_requests_open_index').on(table.clinicId, table.open, table.number),
    index('prescription_requests_patient_id_index').on(table.clinicId, table.patientId),
  ],
)

/**
 * Prescriptions, with the check for interactions that was made. Nothing is changed of them but that a
 * medicine is ended.
 */
export const prescriptions = pgTable(
  'prescriptions',
  {
    clinicId: clinic(),
    id: idInClinic(),
    number: integer('number').notNull(),
    patientId: uuid('patient_id').notNull(),
    /** Whole years, on the day on which it was prescribed. */
    age: integer('age').notNull(),
    /** Whose account prescribed. */
    prescribedBy: uuid('prescribed_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** That person's name as it stood then. */
    doctor: text('doctor').notNull(),
    date: date('date').notNull(),
    diagnosis: text('diagnosis').notNull(),
    medicines: jsonb('medicines').$type<PrescribedMedicine[]>().notNull(),
    hasInteraction: boolean('has_interaction').notNull(),
    interactionAlert: text('interaction_alert').notNull(),
    check: jsonb('check').$type<InteractionCheck>().notNull(),
    requestId: uuid('request_id'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    uniqueIndex('prescriptions_number_unique').on(table.clinicId, table.number),
    foreignKey({
      name: 'prescriptions_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    foreignKey({
      name: 'prescriptions_request_id_fk',
      columns: [table.clinicId, table.requestId],
      foreignColumns: [prescriptionRequests.clinicId, prescriptionRequests.id],
    }).onDelete('restrict'),
    index('prescriptions_patient_id_index').on(
      table.clinicId,
      table.patientId,
      table.date,
      table.number,
    ),
    // A patient's requests each look for the one that answers them.
    index('prescriptions_request_id_index').on(table.clinicId, table.requestId),
  ],
)

/** Rows that referred to what was deleted, and what they refer to since. */
export interface KeptReferences {
  of: 'users' | 'bookings'
  ids: readonly string[]
  /** The id that stands there since; null for none. */
  left: string | null
}

/** What a deletion has taken away, for it to be put back. */
export interface Kept {
  /** The row that was deleted, by its columns; null of a user, whose row stays. */
  row: Readonly<Record<string, unknown>> | null
  references: readonly KeptReferences[]
  /** The ids of users among these who were given another by hand since; absent where there are none. */
  chosenSince?: readonly string[]
  /** Of a working time: the weeks of deleted users that it was part of; absent where there are none. */
  weeks?: readonly { userId: string; weekday: number }[]
  /** Of a user: whether the account was active, and what its role gave. */
  wasActive?: boolean
  permissions?: readonly string[]
}

interface NotifiedDoctor {
  id: string
  name: string
}

/** What was measured of a patient at one time; a row is written once, and at most acknowledged or marked as an error. */
export const vitals = pgTable(
  'vitals',
  {
    clinicId: clinic(),
    id: idInClinic(),
    patientId: uuid('patient_id').notNull(),
    /** Units and bounds stand in `measures`; null of what was not measured. */
    pulse: integer('pulse'),
    systolic: integer('systolic'),
    diastolic: integer('diastolic'),
    weight: doublePrecision('weight'),
    height: doublePrecision('height'),
    temperature: doublePrecision('temperature'),
    oxygenSaturation: integer('oxygen_saturation'),
    respiratoryRate: integer('respiratory_rate'),
    /** Of the numbers that are a bound and no exact value. */
    comparators: jsonb('comparators')
      .$type<Partial<Record<MeasureName, Comparator>>>()
      .notNull()
      .default({}),
    measuredAt: instant('measured_at').notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    inErrorBy: uuid('in_error_by').references(() => users.id, { onDelete: 'restrict' }),
    inErrorAt: instant('in_error_at'),
    /** Whether one of them was critical by the limits of the patient's age when it was recorded. */
    isCritical: boolean('is_critical').notNull().default(false),
    /** The doctors who were notified of critical ones, by the names that they had. */
    notified: jsonb('notified').$type<readonly NotifiedDoctor[]>().notNull().default([]),
    acknowledgedBy: uuid('acknowledged_by').references(() => users.id, { onDelete: 'restrict' }),
    acknowledgedAt: instant('acknowledged_at'),
    /** When all who may acknowledge them were notified, because no doctor had. */
    escalatedAt: instant('escalated_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    // Doctors are shown those that wait; a search looks every minute for those to escalate.
    index('vitals_critical_index')
      .on(table.clinicId, table.measuredAt, table.id)
      .where(
        sql`${table.isCritical} and ${table.acknowledgedAt} is null and ${table.inErrorAt} is null`,
      ),
    foreignKey({
      name: 'vitals_patient_id_fk',
      columns: [table.clinicId, table.patientId],
      foreignColumns: [patients.clinicId, patients.id],
    }).onDelete('restrict'),
    index('vitals_patient_id_index').on(
      table.clinicId,
      table.patientId,
      table.measuredAt,
      table.id,
    ),
  ],
)

/**
 * Files that were uploaded: their content lies outside of the database, under its hash (`FileStore`). What
 * refers to one stands in the table of what it is attached to.
 */
export const files = pgTable(
  'files',
  {
    clinicId: clinic(),
    id: idInClinic(),
    /** SHA-256 of the content, in hexadecimal: two uploads of one content have the same. */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/jpeg', 'image/png'] }).notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('files_hash_index').on(table.clinicId, table.hash),
    index('files_created_at_index').on(table.clinicId, table.createdAt),
  ],
)

/**
 * What was deleted and can be restored (`/api/bin`), as it was deleted: with what depended on it, and what the
 * deletion has made of that. Kept for 30 days.
 */
export const bin = pgTable(
  'bin',
  {
    clinicId: clinic(),
    id: idInClinic(),
    kind: text('kind', { enum: binEntryKinds }).notNull(),
    recordId: uuid('record_id').notNull(),
    /** As it was called. */
    name: text('name').notNull(),
    deletedBy: uuid('deleted_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: instant('deleted_at').notNull(),
    /** How much depended on it. */
    dependents: jsonb('held').$type<Dependents>().notNull(),
    /** What that was given to, as it was called; null where it was given to nothing. */
    givenTo: text('given_to'),
    kept: jsonb('kept').$type<Kept>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('bin_deleted_at_index').on(table.clinicId, table.deletedAt, table.id),
    index('bin_record_id_index').on(table.clinicId, table.recordId),
  ],
)

/** A transaction's id, which never comes round again: as text, since it outgrows what numbers hold. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Days that were closed: a trigger of the migration refuses to change or delete a sheet. */
export const daySheets = pgTable(
  'day_sheets',
  {
    clinicId: clinic(),
    date: date('date').notNull(),
    /** The sheet as JSON (`sheetContentSchema`), letter by letter as it was hashed. */
    content: text('content').notNull(),
    /** SHA-256 of the content, in hexadecimal. */
    hash: text('hash').notNull(),
    /** Whose account closed it. No foreign key: nothing that empties the accounts may reach a sheet. */
    closedBy: uuid('closed_by').notNull(),
    closedAt: instant('closed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clinicId, table.date] })],
)

/** What has changed, for the screens that show it (`/api/changes`). Rows are kept for a day. */
export const changes = pgTable(
  'changes',
  {
    clinicId: clinic(),
    id: bigserial('id', { mode: 'number' }).notNull(),
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    topic: text('topic').notNull(),
    recordId: text('record_id').notNull(),
    /** Whose record it concerns, for whoever sees no more than their own. */
    patientId: uuid('patient_id'),
    /** Whose own it is besides: the account that booked. */
    accountId: uuid('account_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('changes_place_index').on(table.clinicId, table.xid, table.id),
    index('changes_at_index').on(table.clinicId, table.at),
  ],
)

/**
 * What others did that concerns an account (`/api/notices`), in the words and times of that moment: it
 * tells what happened, whatever has become of it since. Kept 90 days.
 */
export const notices = pgTable(
  'notices',
  {
    clinicId: clinic(),
    id: idInClinic(),
    /** Whom it tells. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The visit, the booking or the request that it is about. */
    recordId: uuid('record_id').notNull(),
    what: jsonb('what').$type<NoticeOf>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clinicId, table.id] }),
    index('notices_user_id_index').on(table.clinicId, table.userId, table.at, table.id),
    // Each page asks how many there are.
    index('notices_unread_index')
      .on(table.clinicId, table.userId)
      .where(sql`${table.readAt} is null`),
    // Whoever handles what waits looks for its notices.
    index('notices_record_id_index').on(table.clinicId, table.recordId),
    index('notices_at_index').on(table.clinicId, table.at),
  ],
)
