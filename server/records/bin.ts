import { denialOf } from '@shared/contracts/access'
import {
  type BinEntry,
  type BinEntryKind,
  type BinKind,
  type binEndpoints,
  binEntryKinds,
  binMessages,
  changedMost,
  type Restored,
} from '@shared/contracts/bin'
import { deletionOf } from '@shared/contracts/bin-deletion'
import type { ParsedInputOf } from '@shared/contracts/endpoint'
import type { LabRange } from '@shared/contracts/lab-ranges'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { refuseBeyondOwn } from '../auth/administration'
import { denialText } from '../auth/session'
import { type Db, isUniqueViolation } from '../db/database'
import { binLifetime } from '../db/expired'
import { clinicId, roles, users, workingTimes } from '../db/schema'
import { bin, bookingRequests, type KeptReferences } from '../db/schema-care'
import { weekHours } from '../db/schema-hours'
import { labRanges } from '../db/schema-lab'
import { type Caller, isId, Refusal } from '../http'
import type { Actor } from './actor'
import {
  accountEvent,
  type ChangeEvent,
  eventsWithStaff,
  publishEvents,
  type Reassigned,
} from './change-events'
import { refuseAdmins } from './deletions'
import { userColumns } from './dependents'
import { lockRanges, restoredRange } from './lab-ranges'
import { countRows, instantKey, keysOf, type Order, readPage } from './page'
import { keptTables, refuseLookAlike, userFields } from './reassignments'
import { staffWith } from './staff'
import { refuse } from './staff-changes'
import { userNamed } from './targets'

type Entry = typeof bin.$inferSelect

/** The entries that can be restored still. @param now milliseconds since 1970 */
const isKept = (now: number): SQL | undefined =>
  and(eq(bin.clinicId, clinicId), gt(bin.deletedAt, new Date(now - binLifetime)))

const lastFirst: Order = { ...instantKey(bin.deletedAt), id: bin.id, descending: true }

/** A page of the bin, the last deleted first. */
export async function listBin(db: Db, now: number, of: ParsedInputOf<typeof binEndpoints.list>) {
  return await readPage(of, lastFirst, {
    rows: (after, order) =>
      db
        .select({ entry: bin, deletedBy: users.name, keys: keysOf(lastFirst) })
        .from(bin)
        .innerJoin(users, eq(users.id, bin.deletedBy))
        .where(and(isKept(now), after))
        .orderBy(...order),
    total: () => countRows(db, db.select({ one: sql`1` }).from(bin).where(isKept(now)).$dynamic()),
    sent: ({ entry, deletedBy }): BinEntry => {
      const { id, kind, name, deletedAt, dependents, givenTo } = entry
      return { id, kind, name, deletedBy, deletedAt: deletedAt.toISOString(), dependents, givenTo }
    },
  })
}

/** @throws Refusal 409 where a patient would have two ranges, or there are too many */
async function putBackRange(tx: Db, { recordId, kept }: Entry): Promise<LabRange> {
  await lockRanges(tx)
  if (kept.row) await insertKept(tx, labRanges, kept.row)
  return await restoredRange(tx, recordId)
}

/** Puts back what was deleted. @throws Refusal 409 where something else is in its place */
async function putBack(tx: Db, entry: Entry): Promise<void> {
  const { kind, name, kept } = entry
  const { row } = kept
  if (kind === 'staff' || row === null) return
  if (kind === 'lab-range') {
    await putBackRange(tx, entry)
    return
  }
  const taken = new Refusal(409, binMessages.nameTaken(kind, name))
  await refuseLookAlike(tx, kind, { name }, taken)
  await insertKept(tx, keptTables[kind].table, row).catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken : error
  })
  if (kind === 'working-time') await returnWeeks(tx, entry)
}

/**
 * Puts a working time back into the weeks that its deletion took it out of. Nobody has changed them since: their
 * users were deleted, and are not restored before it.
 */
async function returnWeeks(tx: Db, { recordId, kept: { weeks = [] } }: Entry): Promise<void> {
  if (weeks.length === 0) return
  await tx.insert(weekHours).values(weeks.map((day) => ({ ...day, workingTimeId: recordId })))
}

/**
 * A user whose week has lost a working time would come back as one who never works, or works less.
 * @throws Refusal 409 with the working times that are to be restored first
 */
async function refuseLostTimes(tx: Db, { recordId, name }: Entry): Promise<void> {
  // Whoever deletes a working time of this week meanwhile waits, or has it in the bin by now.
  await tx
    .select({ id: workingTimes.id })
    .from(workingTimes)
    .where(
      inArray(
        workingTimes.id,
        tx
          .select({ id: weekHours.workingTimeId })
          .from(weekHours)
          .where(and(eq(weekHours.clinicId, clinicId), eq(weekHours.userId, recordId))),
      ),
    )
    .orderBy(workingTimes.id)
    .for('key share')
  const days = JSON.stringify([{ userId: recordId }])
  const lost = await tx
    .select({ name: bin.name })
    .from(bin)
    .where(
      and(
        eq(bin.clinicId, clinicId),
        eq(bin.kind, 'working-time'),
        sql`${bin.kept} -> 'weeks' @> ${days}::jsonb`,
        // One that is restored with the user is back by now.
        notInArray(
          bin.recordId,
          tx
            .select({ id: workingTimes.id })
            .from(workingTimes)
            .where(eq(workingTimes.clinicId, clinicId)),
        ),
      ),
    )
    .orderBy(bin.name)
  if (lost.length === 0) return
  const times = lost.map((time) => time.name)
  throw refuse(409, binMessages.timesGone(name, times))
}

/** Puts a row back as it was, to the microsecond; a column that it knows nothing of has its default. */
async function insertKept(
  tx: Db,
  table: PgTable,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns = Object.values<PgColumn>(getTableColumns(table)).filter(
    (column) => column.name in row,
  )
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`,
  )
}

/** Among these ids, however many they are. */
const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`

const stillLeft = (column: PgColumn, left: string | null) =>
  left === null ? isNull(column) : eq(column, left)

/** Whom and what an entry has back, and the names of the others. */
interface Returned {
  reassigned: readonly Reassigned[]
  changed: readonly string[]
}

/** Has users refer to it again, where they are as the deletion has left them. */
async function returnUsers(
  tx: Db,
  { kind, recordId, name: to, givenTo, kept }: Entry,
  { ids, left }: KeptReferences,
): Promise<Returned> {
  // A working time had users of its own before people had weeks.
  if (kind === 'staff' || kind === 'lab-range' || kind === 'working-time')
    return { reassigned: [], changed: [] }
  const chosen = new Set(kept.chosenSince)
  const returned = await tx
    .update(users)
    .set({
      [userFields[kind]]: recordId,
      // Whoever has seen the user with the other one is to see this before changing it.
      ...(left !== null && { version: sql`${users.version} + 1` }),
    })
    .where(
      and(
        isAmong(
          users.id,
          ids.filter((id) => !chosen.has(id)),
        ),
        stillLeft(userColumns[kind], left),
      ),
    )
    .returning({ id: users.id, username: users.username, deletedAt: users.deletedAt })
  const others = await tx
    .select({ name: users.name })
    .from(users)
    .where(isAmong(users.id, idsWithout(ids, returned)))
    .orderBy(users.name, users.id)
  return {
    reassigned: returned
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, username }) => ({
        ...{ id, patientId: null },
        what: { user: username, from: left === null ? null : givenTo, to },
      })),
    changed: others.map(({ name }) => name),
  }
}

/**
 * The same of bookings; one that was given away and has been answered since is no more as it was left. No
 * call gives a booking to another department.
 */
async function returnBookings(
  tx: Db,
  { recordId, name: to, givenTo: from }: Entry,
  { ids, left }: KeptReferences,
): Promise<Returned> {
  const returned = await tx
    .update(bookingRequests)
    .set({
      departmentId: recordId,
      ...(left !== null && { version: sql`${bookingRequests.version} + 1` }),
    })
    .where(
      and(
        eq(bookingRequests.clinicId, clinicId),
        isAmong(bookingRequests.id, ids),
        stillLeft(bookingRequests.departmentId, left),
        left === null ? undefined : eq(bookingRequests.status, 'new'),
      ),
    )
    .returning({
      ...{ id: bookingRequests.id, number: bookingRequests.number },
      ...{ patientId: bookingRequests.patientId, accountId: bookingRequests.bookedBy },
    })
  const given = left === null ? [] : returned
  await publishEvents(
    tx,
    given.map(({ number: _, ...booking }) => ({ topic: 'booking-requests', ...booking })),
  )
  const others = await tx
    .select({ number: bookingRequests.number })
    .from(bookingRequests)
    .where(isAmong(bookingRequests.id, idsWithout(ids, returned)))
    .orderBy(bookingRequests.number)
  return {
    reassigned: given.map(({ id, number, patientId }) => ({
      ...{ id, patientId },
      what: { booking: number, from, to },
    })),
    changed: others.map(({ number }) => `Booking no. ${number}`),
  }
}

function idsWithout(ids: readonly string[], returned: readonly { id: string }[]): string[] {
  const done = new Set(returned.map(({ id }) => id))
  return ids.filter((id) => !done.has(id))
}

/** Nobody is given a role again by somebody who could not give it. @throws Refusal 403 */
async function refuseRoleBeyond(tx: Db, callerId: string, { kept }: Entry): Promise<void> {
  for (const { left } of kept.references) {
    if (left === null) continue
    const [replacement] = await tx.select().from(roles).where(eq(roles.id, left))
    const before = Array.isArray(kept.row?.permissions) ? kept.row.permissions.map(String) : []
    if (replacement) await refuseBeyondOwn(tx, callerId, replacement.permissions, before)
    await publishEvents(tx, [{ topic: 'roles', id: left }])
  }
}

/**
 * Lets a user in again. Who has deleted them can take that back, but for what the role has gained since; anybody
 * else has to hold what the role gives.
 * @throws Refusal
 */
async function returnUser(tx: Db, caller: Caller, entry: Entry): Promise<void> {
  const { recordId, name, kept, deletedBy } = entry
  const [user] = await tx
    .select({ roleId: users.roleId, permissions: roles.permissions })
    .from(users)
    .leftJoin(roles, and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId)))
    .where(eq(users.id, recordId))
    .for('no key update', { of: users })
  if (!user?.permissions) throw refuse(409, binMessages.roleGone(name))
  await refuseLostTimes(tx, entry)
  const { permissions } = user
  const before = deletedBy === caller.id ? (kept.permissions ?? []) : []
  if (kept.wasActive)
    await refuseBeyondOwn(
      tx,
      caller.id,
      before.filter((key) => permissions.includes(key)),
      permissions,
      refuse(403, binMessages.beyondOwn),
    )
  await tx
    .update(users)
    .set({
      active: kept.wasActive ?? false,
      deletedAt: null,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, recordId))
  // What is not staff any more was changed by hand in the database.
  refuseAdmins(caller, [await staffWith(tx, recordId)])
}

/** Roles before the users who hold them, and of the rest what was deleted last before what was earlier. */
const kindOrder = (kind: BinEntryKind): number =>
  kind === 'role' ? -1 : binEntryKinds.indexOf(kind)

/** Restoring takes what deleting takes. @throws Refusal 403 */
function refuseKind({ permissions }: Caller, kind: BinEntryKind): void {
  const denial = denialOf(deletionOf(kind), permissions)
  if (denial) throw new Refusal(403, denialText(denial))
}

/** The change events of a restored entry. @param people the users who are restored */
function eventsOf(
  { kind, recordId: id, name }: Entry,
  people: readonly { id: string; name: string; username: string }[],
): readonly ChangeEvent[] {
  const inBin = { topic: 'bin', id } as const
  if (kind === 'lab-range') return [{ topic: 'lab-ranges', id, target: { kind, name } }, inBin]
  if (kind !== 'staff')
    return [...eventsWithStaff(keptTables[kind].topic, id, { kind, name }), inBin]
  const accounts = people
    .filter((user) => user.id === id)
    .map((user) => accountEvent(id, userNamed(user)))
  return [...accounts, inBin]
}

/**
 * Restores entries of the bin, all or none, within `changeAdministration`. Who and what depended on them comes
 * back where it still is as the deletion has left it; the others are named and stay.
 * @throws Refusal 404 where one is not in the bin, 409 where something stands in the way, 403
 */
export async function restoreEntries(
  tx: Db,
  ids: readonly string[],
  { caller, now }: Pick<Actor, 'caller' | 'now'>,
): Promise<{
  restored: Restored
  events: readonly ChangeEvent[]
  reassigned: readonly Reassigned[]
}> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const entries = wanted.every(isId)
    ? await tx
        .select()
        .from(bin)
        .where(and(isKept(now), inArray(bin.id, wanted)))
        .orderBy(desc(bin.deletedAt), desc(bin.id))
        .for('update')
    : []
  if (entries.length < wanted.length) throw new Refusal(404, binMessages.notFound)
  for (const { kind } of entries) refuseKind(caller, kind)
  const changed: string[] = []
  const reassigned: Reassigned[] = []
  for (const entry of entries.toSorted((a, b) => kindOrder(a.kind) - kindOrder(b.kind))) {
    if (entry.kind === 'staff') await returnUser(tx, caller, entry)
    if (entry.kind === 'role') await refuseRoleBeyond(tx, caller.id, entry)
    await putBack(tx, entry)
    for (const references of entry.kept.references) {
      const returned =
        references.of === 'users'
          ? await returnUsers(tx, entry, references)
          : await returnBookings(tx, entry, references)
      changed.push(...returned.changed)
      reassigned.push(...returned.reassigned)
    }
  }
  await tx.delete(bin).where(and(eq(bin.clinicId, clinicId), inArray(bin.id, wanted)))
  const people = await tx
    .select({ id: users.id, name: users.name, username: users.username })
    .from(users)
    .where(
      inArray(
        users.id,
        entries.map(({ recordId }) => recordId),
      ),
    )
  return {
    restored: {
      changed: changed.slice(0, changedMost),
      more: Math.max(0, changed.length - changedMost),
    },
    events: entries.flatMap((entry) => eventsOf(entry, people)),
    reassigned,
  }
}

/** Restores one lab range. @throws Refusal 404 where it is not in the bin, 409 where another is in its place */
export async function restoreLabRange(
  tx: Db,
  entryId: string,
  now: number,
): Promise<{ body: LabRange; events: readonly ChangeEvent[] }> {
  const [entry] = isId(entryId)
    ? await tx
        .select()
        .from(bin)
        .where(and(isKept(now), eq(bin.kind, 'lab-range'), eq(bin.id, entryId)))
        .for('update')
    : []
  if (!entry) throw new Refusal(404, binMessages.notFound)
  const body = await putBackRange(tx, entry)
  await tx.delete(bin).where(and(eq(bin.clinicId, clinicId), eq(bin.id, entry.id)))
  return { body, events: eventsOf(entry, []) }
}

/**
 * Notes that a user was given another department or role by hand: a restoring leaves them with
 * that, though it be the one that the deletion had given them.
 */
export async function noteChosen(
  tx: Db,
  userId: string,
  kinds: readonly Exclude<BinKind, 'staff' | 'working-time'>[],
): Promise<void> {
  if (kinds.length === 0) return
  const those = JSON.stringify([{ of: 'users', ids: [userId] }])
  await tx
    .update(bin)
    .set({
      kept: sql`jsonb_set(${bin.kept}, '{chosenSince}',
        coalesce(${bin.kept} -> 'chosenSince', '[]') || ${JSON.stringify([userId])}::jsonb)`,
    })
    .where(
      and(
        eq(bin.clinicId, clinicId),
        inArray(bin.kind, [...kinds]),
        sql`${bin.kept} -> 'references' @> ${those}::jsonb`,
      ),
    )
}
