import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { isOwnScope } from '@/contracts/access'
import { type BinKind, binMessages, type Dependents } from '@/contracts/bin'
import { isSuperAdmin, roleMessages } from '@/contracts/roles'
import { isProtected, staffMessages } from '@/contracts/staff'
import { refuseBeyondOwn } from '../auth/administration'
import { endSessions } from '../auth/session'
import { type Db, isStillReferred } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { bin, bookingRequests, type KeptReferences } from '../db/schema-care'
import { type Caller, isId, Refusal } from '../http'
import { dependentsOf, userColumns } from './dependents'
import { isStaff, type StaffRow, staffNotFound, staffRows } from './staff'
import { refuse } from './staff-changes'
import {
  publishTouched,
  type Reassigned,
  type Touched,
  touchedAccount,
  touchedWithStaff,
} from './touched'
import type { Desk } from './visits'
import { refuseWithVisits } from './visits-to-come'

interface Deletion {
  ids: readonly string[]
  /** The id of another of the kind, to which goes who and what depends on them. */
  reassignTo?: string | undefined
}

/** What has been deleted. */
interface Deleted {
  ids: readonly string[]
  /** By these it is restored. */
  entries: readonly string[]
  touched: readonly Touched[]
  reassigned: readonly Reassigned[]
}

const nothing: Deleted = { ids: [], entries: [], touched: [], reassigned: [] }

type Kept = typeof bin.$inferInsert.kept

/**
 * Puts into the bin what this transaction deletes.
 * @param dependents what depended on it before
 */
async function keepInBin(
  tx: Db,
  kind: BinKind,
  rows: readonly { id: string; name: string; kept: Kept }[],
  dependents: ReadonlyMap<string, Dependents>,
  { caller, now }: Desk,
  givenTo: string | null = null,
): Promise<string[]> {
  const entries = rows.map(({ id, name, kept }) => {
    const its = dependents.get(id) ?? { people: 0, visits: 0, requests: 0 }
    const isGiven = its.people > 0 || its.requests > 0
    return {
      ...{ id: newId(), kind, recordId: id, name, kept, dependents: its },
      ...{ deletedBy: caller.id, deletedAt: new Date(now), givenTo: isGiven ? givenTo : null },
    }
  })
  await tx.insert(bin).values(entries)
  return entries.map(({ id }) => id)
}

const idsIn = (ids: readonly string[]) => [
  ...new Set(ids.filter(isId).map((id) => id.toLowerCase())),
]

/** The tables of what has a name and is held by users, and what the feed calls each. */
export const keptTables = {
  department: { table: departments, topic: 'departments' },
  role: { table: roles, topic: 'roles' },
  'working-time': { table: workingTimes, topic: 'working-times' },
} as const

type NamedKind = keyof typeof keptTables

/** Which of its columns a user's row has one in. */
export const userFields = {
  department: 'departmentId',
  role: 'roleId',
  'working-time': 'workingTimeId',
} as const satisfies Record<NamedKind, keyof typeof users.$inferSelect>

/** The rows as they stand, locked, to be put back as they are. */
const lockRows = (tx: Db, kind: NamedKind, ids: readonly string[]) => {
  const { table } = keptTables[kind]
  return tx
    .select({
      id: table.id,
      name: table.name,
      row: sql<Record<string, unknown>>`to_jsonb(${table})`,
    })
    .from(table)
    .where(and(eq(table.clinicId, clinicId), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('update')
}

/** What everything is given to. @throws Refusal 422 where there is no such thing, or it is deleted too */
async function replacementOf(
  tx: Db,
  kind: NamedKind,
  id: string,
  deleted: readonly { id: string }[],
) {
  const { table } = keptTables[kind]
  const [replacement] = isId(id)
    ? await tx
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(and(eq(table.clinicId, clinicId), eq(table.id, id)))
        .for('key share')
    : []
  if (!replacement || deleted.some((row) => row.id === replacement.id))
    throw refuse(422, binMessages.replacementMissing, 'reassignTo')
  return replacement
}

type Replacement = Awaited<ReturnType<typeof replacementOf>> | null

/** What referred to what is deleted, by its id, and what of that was given to another or to none. */
interface Reassignment {
  references: ReadonlyMap<string, KeptReferences[]>
  reassigned: readonly Reassigned[]
}

const nameIn = (rows: readonly { id: string; name: string }[], id: string | null): string | null =>
  rows.find((row) => row.id === id)?.name ?? null

/** Takes it from its users, and gives those who are not deleted to its replacement, where it has one. */
async function reassignUsers(
  tx: Db,
  kind: NamedKind,
  rows: readonly { id: string; name: string }[],
  replacement: Replacement,
): Promise<Reassignment> {
  const ids = rows.map(({ id }) => id)
  const column = userColumns[kind]
  const isHolder = and(eq(users.clinicId, clinicId), inArray(column, ids))
  const holders = await tx
    .select({ id: users.id, username: users.username, of: column, deletedAt: users.deletedAt })
    .from(users)
    .where(isHolder)
    .orderBy(users.id)
    .for('no key update')
  const field = userFields[kind]
  if (replacement)
    await tx
      .update(users)
      .set({ [field]: replacement.id, version: sql`${users.version} + 1` })
      .where(and(isHolder, isNull(users.deletedAt)))
  // Whoever has been deleted can be given nothing, and needs nothing.
  await tx
    .update(users)
    .set({ [field]: null })
    .where(and(isHolder, isNotNull(users.deletedAt)))
  const left = replacement?.id ?? null
  const alive = holders.filter(({ deletedAt }) => deletedAt === null)
  const gone = holders.filter(({ deletedAt }) => deletedAt !== null)
  const idsIn = (id: string, among: typeof holders) =>
    among.filter(({ of }) => of === id).map((user) => user.id)
  return {
    references: new Map(
      ids.map((id) => [
        id,
        [
          { of: 'users' as const, ids: idsIn(id, alive), left },
          { of: 'users' as const, ids: idsIn(id, gone), left: null },
        ].filter((references) => references.ids.length > 0),
      ]),
    ),
    reassigned: alive.map(({ id, username, of }) => ({
      ...{ id, patientId: null },
      what: { user: username, from: nameIn(rows, of), to: replacement?.name ?? null },
    })),
  }
}

/** Gives the bookings that wait in departments to their replacement; of the others none is left but the name. */
async function reassignBookings(
  tx: Db,
  departmentRows: readonly { id: string; name: string }[],
  replacement: Replacement,
): Promise<Reassignment> {
  const ids = departmentRows.map(({ id }) => id)
  const isThere = and(
    eq(bookingRequests.clinicId, clinicId),
    inArray(bookingRequests.departmentId, ids),
  )
  const rows = await tx
    .select({
      ...{ id: bookingRequests.id, number: bookingRequests.number },
      ...{ of: bookingRequests.departmentId, status: bookingRequests.status },
      ...{ patientId: bookingRequests.patientId, accountId: bookingRequests.bookedBy },
    })
    .from(bookingRequests)
    .where(isThere)
    .orderBy(bookingRequests.id)
    .for('no key update')
  const given = replacement ? rows.filter(({ status }) => status === 'new') : []
  const others = rows.filter((booking) => !given.includes(booking))
  if (replacement) {
    await tx
      .update(bookingRequests)
      .set({ departmentId: replacement.id, version: sql`${bookingRequests.version} + 1` })
      .where(and(isThere, eq(bookingRequests.status, 'new')))
    await publishTouched(
      tx,
      given.map(({ id, patientId, accountId }) => ({
        ...{ topic: 'booking-requests', id, patientId, accountId },
      })),
    )
  }
  const idsIn = (id: string, among: typeof rows) =>
    among.filter(({ of }) => of === id).map((booking) => booking.id)
  return {
    references: new Map(
      ids.map((id) => [
        id,
        [
          { of: 'bookings' as const, ids: idsIn(id, given), left: replacement?.id ?? null },
          { of: 'bookings' as const, ids: idsIn(id, others), left: null },
        ].filter((references) => references.ids.length > 0),
      ]),
    ),
    reassigned: given.map(({ id, number, patientId, of }) => ({
      ...{ id, patientId },
      what: { booking: number, from: nameIn(departmentRows, of), to: replacement?.name ?? null },
    })),
  }
}

/** Deletes what has a name and is held by users, and keeps it in the bin. */
async function deleteNamed(
  tx: Db,
  kind: NamedKind,
  rows: Awaited<ReturnType<typeof lockRows>>,
  replacement: Replacement,
  desk: Desk,
): Promise<Deleted> {
  if (rows.length === 0) return nothing
  const { table, topic } = keptTables[kind]
  const ids = rows.map(({ id }) => id)
  const dependents = await dependentsOf(tx, kind, ids, desk)
  const bookings = kind === 'department' ? await reassignBookings(tx, rows, replacement) : undefined
  const people = await reassignUsers(tx, kind, rows, replacement)
  await tx.delete(table).where(and(eq(table.clinicId, clinicId), inArray(table.id, ids)))
  const entries = await keepInBin(
    tx,
    kind,
    rows.map(({ id, name, row }) => ({
      ...{ id, name },
      kept: {
        row,
        references: [...(people.references.get(id) ?? []), ...(bookings?.references.get(id) ?? [])],
      },
    })),
    dependents,
    desk,
    replacement?.name,
  )
  return {
    ids,
    entries,
    touched: ids.flatMap((id): Touched[] => [
      // Nobody has a role that goes without another.
      ...(kind === 'role' && !replacement ? [{ topic, id }] : touchedWithStaff(topic, id)),
      { topic: 'bin', id },
    ]),
    reassigned: [...people.reassigned, ...(bookings?.reassigned ?? [])],
  }
}

/** Deletes departments or working times; those that are gone already are passed over. */
export async function deleteGroups(
  tx: Db,
  kind: Exclude<NamedKind, 'role'>,
  { ids, reassignTo }: Deletion,
  desk: Desk,
): Promise<Deleted> {
  const rows = await lockRows(tx, kind, idsIn(ids))
  const replacement =
    reassignTo === undefined ? null : await replacementOf(tx, kind, reassignTo, rows)
  return await deleteNamed(tx, kind, rows, replacement, desk)
}

const permissionsIn = ({ row }: { row: Record<string, unknown> }): string[] =>
  Array.isArray(row.permissions) ? row.permissions.map(String) : []

/**
 * Deletes roles, within `changeAdministration`; those that are gone already are passed over. Whoever holds
 * one is given the other.
 * @throws Refusal 409 where a role is held and there is no other, 403 for what is protected or beyond the caller
 */
export async function deleteRoles(
  tx: Db,
  { ids, reassignTo }: Deletion,
  desk: Desk,
): Promise<Deleted> {
  const rows = await lockRows(tx, 'role', idsIn(ids))
  if (rows.some(isSuperAdmin)) throw new Refusal(403, roleMessages.protected)
  const replacement =
    reassignTo === undefined ? null : await replacementOf(tx, 'role', reassignTo, rows)
  if (replacement) {
    const [given] = await tx.select().from(roles).where(eq(roles.id, replacement.id))
    if (!given || isSuperAdmin(given))
      throw refuse(422, binMessages.replacementMissing, 'reassignTo')
    const dependents = await dependentsOf(
      tx,
      'role',
      rows.map(({ id }) => id),
      desk,
    )
    for (const role of rows.filter(({ id }) => (dependents.get(id)?.people ?? 0) > 0)) {
      const before = permissionsIn(role)
      if (isOwnScope(new Set(before)) !== isOwnScope(new Set(given.permissions)))
        throw refuse(422, binMessages.replacementScope, 'reassignTo')
      await refuseBeyondOwn(tx, desk.caller.id, before, given.permissions)
    }
    // Whoever holds it from now on sees it.
    await publishTouched(tx, [{ topic: 'roles', id: replacement.id }])
  }
  return await deleteNamed(tx, 'role', rows, replacement, desk).catch((error: unknown) => {
    throw isStillReferred(error) ? new Refusal(409, roleMessages.inUse) : error
  })
}

/** An admin is sent away by another, and by nobody who could not have been given as much. */
export function refuseAdmins({ permissions }: Caller, rows: readonly StaffRow[]): void {
  if (!permissions.has('admin_dashboard') && rows.some(({ isAdmin }) => isAdmin))
    throw refuse(403, staffMessages.adminsOnly)
}

/**
 * Sends staff away, within `changeAdministration`; those that are gone already are passed over.
 * @param confirmed whether it is known that they have visits to come
 * @throws Refusal 404 where none is left, 403, 409
 */
export async function deleteStaff(
  tx: Db,
  { ids, confirmed }: Deletion & { confirmed?: boolean | undefined },
  desk: Desk,
): Promise<Deleted> {
  const { caller, now } = desk
  const rows = await staffRows(tx)
    .where(and(isStaff, inArray(users.id, idsIn(ids))))
    .for('no key update', { of: users })
  if (rows.some(({ _id }) => _id === caller.id)) throw refuse(409, staffMessages.ownAccount)
  if (rows.length === 0) throw staffNotFound()
  if (rows.some(isProtected)) throw refuse(403, staffMessages.protected)
  refuseAdmins(caller, rows)
  const found = rows.map(({ _id }) => _id)
  if (!confirmed) await refuseWithVisits(tx, found, desk)
  const given = await tx
    .select({ id: users.id, permissions: roles.permissions })
    .from(users)
    .innerJoin(roles, and(eq(roles.clinicId, users.clinicId), eq(roles.id, users.roleId)))
    .where(inArray(users.id, found))
  const permissionsOf = new Map(given.map(({ id, permissions }) => [id, permissions]))
  const entries = await keepInBin(
    tx,
    'staff',
    rows.map(({ _id, name, active }) => ({
      ...{ id: _id, name },
      kept: {
        ...{ row: null, references: [], wasActive: active },
        permissions: permissionsOf.get(_id) ?? [],
      },
    })),
    await dependentsOf(tx, 'staff', found, desk),
    desk,
  )
  await tx
    .update(users)
    .set({ active: false, deletedAt: new Date(now), version: sql`${users.version} + 1` })
    .where(inArray(users.id, found))
  await endSessions(tx, ...found)
  return {
    ids: found,
    entries,
    touched: found.flatMap((id) => [touchedAccount(id), { topic: 'bin', id } as const]),
    reassigned: [],
  }
}
