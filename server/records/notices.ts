import type { Notice, NoticeOf } from '@shared/contracts/notices'
import { vitalsAcknowledgerKeys } from '@shared/contracts/vital-endpoints'
import { and, eq, gte, inArray, isNull, not, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, patients, roles, users } from '../db/schema'
import { bookingRequests, notices, prescriptionRequests, visits, vitals } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import type { Shown } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { holdsRole, isDoctorAccount, isStaff, technicianRole } from './staff'

type NoticeRow = typeof notices.$inferSelect

/** As it is sent. */
export const sentNotice = ({ id, recordId, what, at, readAt }: NoticeRow): Notice => ({
  ...{ id, recordId, what },
  at: at.toISOString(),
  isRead: readAt !== null,
})

/** The patients whom these notices name to the staff: those to a patient are about that one. */
async function patientsIn(db: Db, rows: readonly NoticeRow[]): Promise<string[]> {
  const ids = rows.filter(({ what }) => what.to !== 'patient').map(({ recordId }) => recordId)
  if (ids.length === 0) return []
  const of = (
    table: typeof visits | typeof labOrders | typeof prescriptionRequests | typeof vitals,
  ) =>
    db
      .select({ id: sql<string | null>`${table.patientId}` })
      .from(table)
      .where(and(eq(table.clinicId, clinicId), inArray(table.id, ids)))
  const booked = db
    .select({ id: sql<string | null>`${bookingRequests.patientId}` })
    .from(bookingRequests)
    .where(and(eq(bookingRequests.clinicId, clinicId), inArray(bookingRequests.id, ids)))
  const themselves = db
    .select({ id: sql<string | null>`${patients.id}` })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), inArray(patients.id, ids)))
  const found = await union(
    ...[of(visits), of(labOrders), of(prescriptionRequests), of(vitals)],
    ...[booked, themselves],
  )
  return found.flatMap(({ id }) => id ?? [])
}

/** What notices show, for the audit; null where they name no patient to another. */
export async function shownInNotices(db: Db, rows: readonly NoticeRow[]): Promise<Shown | null> {
  const patients = await patientsIn(db, rows)
  if (patients.length === 0) return null
  return { kind: 'listed', recordIds: rows.map(({ id }) => id), patients }
}

/** The change event of a notice, which only its own account receives. */
export const noticeEvent = ({ id, userId }: Pick<NoticeRow, 'id' | 'userId'>): ChangeEvent => ({
  topic: 'notices',
  id,
  accountId: userId,
})

interface NewNotice {
  /** Accounts; the actor's own gets no notice. */
  whom: readonly (string | null)[]
  recordId: string
  /** @param by the actor's name */
  what: (by: string) => NoticeOf
}

/** Notifies accounts of what an actor did, in the transaction that does it. */
export async function notify(
  tx: Db,
  { caller, now }: Actor,
  { whom, recordId, what }: NewNotice,
): Promise<readonly ChangeEvent[]> {
  const ids = [...new Set(whom.filter((id) => id !== null))].filter((id) => id !== caller.id)
  if (ids.length === 0) return []
  return await addNotices(tx, ids, { recordId, what: what(await callerName(tx, caller)), now })
}

/** Adds a notice for each of these accounts. */
export async function addNotices(
  tx: Db,
  accounts: readonly string[],
  { recordId, what, now }: { recordId: string; what: NoticeOf; now: number },
): Promise<readonly ChangeEvent[]> {
  if (accounts.length === 0) return []
  const at = new Date(now)
  const rows = await tx
    .insert(notices)
    .values(accounts.map((userId) => ({ id: newId(), userId, recordId, what, at })))
    .returning()
  return rows.map(noticeEvent)
}

/** The accounts with such a notice since then, and what it says. */
export const notifiedSince = (
  tx: Db,
  { recordId, kind, from }: { recordId: string; kind: NoticeOf['kind']; from: Date },
): Promise<Pick<NoticeRow, 'userId' | 'what'>[]> =>
  tx
    .select({ userId: notices.userId, what: notices.what })
    .from(notices)
    .where(
      and(
        eq(notices.clinicId, clinicId),
        eq(notices.recordId, recordId),
        eq(sql`${notices.what} ->> 'kind'`, kind),
        gte(notices.at, from),
      ),
    )

interface RetractedNotice {
  recordId: string
  kind: NoticeOf['kind']
  /** When it was added. */
  at: Date
}

/**
 * Deletes the unread notices of something that was undone.
 * @returns their events, and the accounts that have read one: these need another notice
 */
export async function retractNotices(
  tx: Db,
  { recordId, kind, at }: RetractedNotice,
): Promise<{ events: readonly ChangeEvent[]; readBy: string[] }> {
  const areThese = and(
    ...[eq(notices.clinicId, clinicId), eq(notices.recordId, recordId), eq(notices.at, at)],
    eq(sql`${notices.what} ->> 'kind'`, kind),
  )
  const retracted = await tx
    .delete(notices)
    .where(and(areThese, isNull(notices.readAt)))
    .returning()
  const read = await tx.select({ userId: notices.userId }).from(notices).where(areThese)
  return { events: retracted.map(noticeEvent), readBy: read.map(({ userId }) => userId) }
}

/** The accounts that show a patient's record. */
export async function accountsOf(tx: Db, patientId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ...[eq(users.clinicId, clinicId), eq(users.patientId, patientId)],
        ...[isNull(users.deletedAt), users.active],
      ),
    )
  return rows.map(({ id }) => id)
}

const holds = (key: string) => sql`${key} = any(${roles.permissions})`

/** Who takes bookings: whoever else may schedule has other work than to wait for them. */
export async function deskAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(
      and(
        ...[isStaff, users.active, holds('receptionist_dashboard'), holds('appointment_create')],
        not(holds('admin_dashboard')),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Who runs the clinic's accounts. */
export async function adminAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, users.active, holds('admin_dashboard'), holds('staff_edit')))
  return rows.map(({ id }) => id)
}

/** Who may acknowledge a critical result. */
export async function acknowledgerAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, users.active, holds('medical_record_edit'), holds('lab_report_view')))
  return rows.map(({ id }) => id)
}

/** The doctor accounts that may acknowledge critical vitals; all users who may, where no doctor account may. */
export async function vitalsAcknowledgers(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id, isDoctor: isDoctorAccount(users) })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(...[isStaff, users.active], ...vitalsAcknowledgerKeys.map(holds)))
  const doctors = rows.filter(({ isDoctor }) => isDoctor)
  return (doctors.length > 0 ? doctors : rows).map(({ id }) => id)
}

/** Who does the tests that are ordered. */
export async function technicianAccounts(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, holdsRole)
    .where(and(isStaff, users.active, technicianRole))
  return rows.map(({ id }) => id)
}

/** Of these each waits for somebody to deal with it. */
const waiting: readonly NoticeOf['kind'][] = [
  ...(['booking-requested', 'prescription-requested', 'lab-urgent', 'lab-assigned'] as const),
]

/** These wait for a doctor to acknowledge a critical result. */
export const waitingForDoctor: readonly NoticeOf['kind'][] = ['lab-critical', 'lab-waits']

/** These wait for a doctor to acknowledge critical vitals. */
export const waitingVitals: readonly NoticeOf['kind'][] = ['vitals-critical', 'vitals-waits']

/** Marks as unread again what `settleNotices` marked as read at that moment. */
export async function unsettleNotices(
  tx: Db,
  recordId: string,
  at: Date,
): Promise<readonly ChangeEvent[]> {
  const rows = await tx
    .update(notices)
    .set({ readAt: null })
    .where(
      and(
        ...[eq(notices.clinicId, clinicId), eq(notices.recordId, recordId), eq(notices.readAt, at)],
        inArray(sql`${notices.what} ->> 'kind'`, waiting),
      ),
    )
    .returning()
  return rows.map(noticeEvent)
}

/** What waits for somebody is read by all once one of them has dealt with it. */
export async function settleNotices(
  tx: Db,
  recordId: string,
  now: number,
  kinds = waiting,
): Promise<readonly ChangeEvent[]> {
  const rows = await tx
    .update(notices)
    .set({ readAt: new Date(now) })
    .where(
      and(
        eq(notices.clinicId, clinicId),
        eq(notices.recordId, recordId),
        isNull(notices.readAt),
        inArray(sql`${notices.what} ->> 'kind'`, kinds),
      ),
    )
    .returning()
  return rows.map(noticeEvent)
}
