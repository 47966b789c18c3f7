import { isOwnScope } from '@shared/contracts/access'
import { binEndpoints } from '@shared/contracts/bin'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { type ChangeTopic, changeMessages, changeTopics } from '@shared/contracts/changes'
import { clinicEndpoints } from '@shared/contracts/clinic'
import { openingHoursEndpoints } from '@shared/contracts/clinic-hours'
import { departmentEndpoints } from '@shared/contracts/departments'
import { documentEndpoints } from '@shared/contracts/documents'
import { type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { letterEndpoints } from '@shared/contracts/letters'
import { noteEndpoints } from '@shared/contracts/notes'
import { noticeEndpoints } from '@shared/contracts/notices'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { problemEndpoints } from '@shared/contracts/problems'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { templateEndpoints } from '@shared/contracts/templates'
import { visitKindEndpoints } from '@shared/contracts/visit-kinds'
import { visitEndpoints } from '@shared/contracts/visits'
import { vitalsEndpoints } from '@shared/contracts/vitals'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { changes } from '../db/schema-care'
import { type Caller, Refusal } from '../http'

/** Whoever may read a list may see what changes in it. */
const lists: Record<ChangeTopic, Endpoint> = {
  staff: staffEndpoints.list,
  roles: roleEndpoints.list,
  departments: departmentEndpoints.list,
  'working-times': workingTimeEndpoints.list,
  patients: patientEndpoints.list,
  visits: visitEndpoints.list,
  'booking-requests': bookingRequestEndpoints.list,
  prescriptions: prescriptionEndpoints.list,
  'prescription-requests': prescriptionRequestEndpoints.list,
  problems: problemEndpoints.list,
  letters: letterEndpoints.list,
  documents: documentEndpoints.list,
  'lab-orders': labOrderEndpoints.list,
  vitals: vitalsEndpoints.list,
  notes: noteEndpoints.list,
  templates: templateEndpoints.list,
  clinic: clinicEndpoints.get,
  'lab-ranges': labRangeEndpoints.list,
  hours: openingHoursEndpoints.get,
  'visit-kinds': visitKindEndpoints.list,
  bin: binEndpoints.list,
  notices: noticeEndpoints.list,
}

/** The topics that a caller names, apart by commas; all where none are named. */
export const topicsIn = (text: string | undefined): ReadonlySet<ChangeTopic> =>
  // A name that is not known here may be a newer client's, or an older one's.
  new Set(changeTopics.filter((topic) => text === undefined || text.split(',').includes(topic)))

/**
 * A position in the feed, up to which a reader has read. Rows are in the order of their transactions'
 * ids, and then of their own.
 */
export interface Position {
  xid: bigint
  id: number
}

export const isAfter = (one: Position, other: Position): boolean =>
  one.xid === other.xid ? one.id > other.id : one.xid > other.xid

/** The feed at one moment, by PostgreSQL's snapshot (`pg_current_snapshot`). */
export interface Snapshot {
  /** Tells this clinic's feed from all others, and this database from a copy that lives elsewhere. */
  feed: string
  /** All transactions before this one have ended, so that nothing more comes in front of it. */
  xmin: bigint
  /** No transaction has had this id yet. */
  xmax: bigint
}

export async function readSnapshot(db: Db): Promise<Snapshot> {
  const [snapshot] = await db
    .select({
      feed: sql<string>`to_hex(hashtextextended(concat_ws(':', system_identifier, (select oid from pg_database where datname = current_database()), ${clinicId}::text), 0))`,
      xmin: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`,
      xmax: sql<string>`pg_snapshot_xmax(pg_current_snapshot())::text`,
    })
    .from(sql`pg_control_system()`)
  if (!snapshot) throw new Error('the database gave no snapshot')
  return { feed: snapshot.feed, xmin: BigInt(snapshot.xmin), xmax: BigInt(snapshot.xmax) }
}

/** Rows that one statement reads at most, and so an answer holds. */
export const batchSize = 500

/** What comes after a position, before the transaction `xmin`, in the feed's order. */
export async function readChanges(db: Db, after: Position, xmin: bigint) {
  const rows = await db
    .select({
      xid: changes.xid,
      id: changes.id,
      topic: changes.topic,
      recordId: changes.recordId,
      patientId: changes.patientId,
      accountId: changes.accountId,
    })
    .from(changes)
    .where(
      and(
        eq(changes.clinicId, clinicId),
        sql`(${changes.xid}, ${changes.id}) > (${String(after.xid)}::xid8, ${after.id}::bigint)`,
        lt(changes.xid, String(xmin)),
      ),
    )
    .orderBy(asc(changes.xid), asc(changes.id))
    .limit(batchSize)
  return rows.map((row) => ({ ...row, xid: BigInt(row.xid) }))
}

export type Change = Awaited<ReturnType<typeof readChanges>>[number]

/** Whether a caller may see a change: of what they may read, and of their own account always. */
function isVisibleTo(
  caller: Caller,
  topic: ChangeTopic,
  { recordId, patientId, accountId }: Change,
): boolean {
  if (accountId === caller.id || (topic === 'roles' && recordId === caller.roleId)) return true
  if (patientId !== null && patientId === caller.patientId)
    if (caller.permissions.has('patient_dashboard')) return true
  // Which is each account's own.
  if (topic === 'notices') return false
  // Whoever works here chooses from the doctors, and sees whose visits are whose.
  if (topic === 'staff') return !isOwnScope(caller.permissions)
  const { access, scope } = lists[topic]
  if (access === 'session') return scope !== 'clinic' || !isOwnScope(caller.permissions)
  // That dashboard shows its holder's own record and nobody else's.
  return seesClinic(
    caller,
    keysOf({ access }).filter((key) => key !== 'patient_dashboard'),
  )
}

/** What a caller may see of these changes, each record once. */
export function visibleChanges(
  caller: Caller,
  topics: ReadonlySet<ChangeTopic>,
  rows: readonly Change[],
): { topic: ChangeTopic; id: string }[] {
  const visible = new Map<string, { topic: ChangeTopic; id: string }>()
  for (const row of rows) {
    // A newer server beside this one may publish what is not known here.
    const topic = changeTopics.find((each) => each === row.topic)
    if (topic && topics.has(topic) && isVisibleTo(caller, topic, row))
      visible.set(`${topic} ${row.recordId}`, { topic, id: row.recordId })
  }
  return [...visible.values()]
}

/**
 * How old a cursor may be, in milliseconds: an hour less than changes are kept, since their time is that
 * of the beginning of their transaction, by the database's clock.
 */
const cursorMaxAge = 23 * 60 * 60_000

/** @param now in milliseconds since 1970 */
export const encodeCursor = ({ xid, id }: Position, { feed }: Snapshot, now: number): string =>
  `${feed}.${xid}.${id}.${Math.floor(now / 1000)}`

/** A position as a cursor holds it: of which feed it is, and when it was given. */
interface Cursor extends Position {
  feed: string
  issuedAt: number
}

/** @throws Refusal 400 for what no feed has given */
export function decodeCursor(text: string): Cursor {
  const [, feed, xid, id, seconds] =
    /^([0-9a-f]{1,16})\.(\d{1,20})\.(\d{1,15})\.(\d{1,12})$/.exec(text) ?? []
  if (!feed || !xid || BigInt.asUintN(64, BigInt(xid)) !== BigInt(xid))
    throw new Refusal(400, changeMessages.cursorForeign, {
      fields: { after: changeMessages.cursorForeign },
    })
  return { feed, xid: BigInt(xid), id: Number(id), issuedAt: Number(seconds) * 1000 }
}

/** Whether all that has come since a cursor was given is still kept here. */
export const canResume = (cursor: Cursor, snapshot: Snapshot, now: number): boolean =>
  cursor.feed === snapshot.feed &&
  // Of a database that has been put back to an earlier state.
  cursor.xid <= snapshot.xmax &&
  now - cursor.issuedAt < cursorMaxAge
