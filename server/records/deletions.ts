import { isOwnScope } from '@shared/contracts/access'
import { type BinEntryKind, binMessages, type Dependents } from '@shared/contracts/bin'
import { isSuperAdmin, roleMessages } from '@shared/contracts/roles'
import { isProtected, staffMessages } from '@shared/contracts/staff'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { refuseBeyondOwn } from '../auth/administration'
import { endSessions } from '../auth/session'
import { type Db, isStillReferred } from '../db/database'
import { clinicId, roles, users } from '../db/schema'
import { bin } from '../db/schema-care'
import { weekHours } from '../db/schema-hours'
import { type Caller, isId, Refusal } from '../http'
import type { Actor } from './actor'
import {
  accountEvent,
  type ChangeEvent,
  eventsWithStaff,
  publishEvents,
  type Reassigned,
} from './change-events'
import { dependentsOf } from './dependents'
import {
  keptTables,
  type NamedKind,
  type Replacement,
  reassignBookings,
  reassignUsers,
  replacementOf,
} from './reassignments'
import { isStaff, type StaffRow, sentStaff, staffNotFound, staffRows } from './staff'
import { refuse } from './staff-changes'
import { usersOfWorkingTime } from './staff-hours'
import { userNamed } from './targets'
import { refuseWithVisits } from './visits-to-come'

interface Deletion {
  ids: readonly string[]
  /** The id of another of the kind, to which goes who and what depends on them. */
  reassignTo?: string | undefined
  /** The versions that the caller has seen, by id; what has none is deleted as it is. */
  versions?: Readonly<Record<string, number>> | undefined
}

/** Those of a deletion that names one alone. */
export const versionOf = (id: string, version: number | undefined) =>
  version === undefined ? undefined : { [id]: version }

/** The first that was changed since the caller has seen it. */
function changedSince<Row extends { version: number }>(
  rows: readonly Row[],
  versions: Deletion['versions'] = {},
  idOf: (row: Row) => string,
): Row | undefined {
  const seen = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]))
  return rows.find((row) => row.version !== (seen.get(idOf(row)) ?? row.version))
}

const changedMeanwhile = (name: string, current: unknown) =>
  new Refusal(409, binMessages.stale(name), { error: 'stale', current })

/** @throws Refusal 409 where one was changed since the caller has seen it */
async function refuseChanged(
  tx: Db,
  kind: NamedKind,
  rows: Awaited<ReturnType<typeof lockRows>>,
  versions: Deletion['versions'],
): Promise<void> {
  const changed = changedSince(rows, versions, ({ id }) => id)
  if (!changed) return
  const { table, columns } = keptTables[kind]
  const [current] = await tx.select(columns).from(table).where(eq(table.id, changed.id))
  throw changedMeanwhile(changed.name, current)
}

/** What has been deleted. */
interface Deleted {
  ids: readonly string[]
  /** By these it is restored. */
  entries: readonly string[]
  events: readonly ChangeEvent[]
  reassigned: readonly Reassigned[]
}

const nothing: Deleted = { ids: [], entries: [], events: [], reassigned: [] }

type Kept = typeof bin.$inferInsert.kept

/**
 * Puts into the bin what this transaction deletes.
 * @param dependents what depended on it before
 */
export async function keepInBin(
  tx: Db,
  kind: BinEntryKind,
  rows: readonly { id: string; name: string; kept: Kept }[],
  dependents: ReadonlyMap<string, Dependents>,
  { caller, now }: Pick<Actor, 'caller' | 'now'>,
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

/** The rows as they stand, locked, to be put back as they are. */
const lockRows = (tx: Db, kind: NamedKind, ids: readonly string[]) => {
  const { table } = keptTables[kind]
  return tx
    .select({
      id: table.id,
      name: table.name,
      version: table.version,
      row: sql<Record<string, unknown>>`to_jsonb(${table})`,
    })
    .from(table)
    .where(and(eq(table.clinicId, clinicId), inArray(table.id, [...ids])))
    .orderBy(table.id)
    .for('update')
}

/** Deletes what has a name and is held by users, and keeps it in the bin. */
async function deleteNamed(
  tx: Db,
  kind: NamedKind,
  rows: Awaited<ReturnType<typeof lockRows>>,
  replacement: Replacement,
  actor: Actor,
): Promise<Deleted> {
  if (rows.length === 0) return nothing
  const { table, topic } = keptTables[kind]
  const ids = rows.map(({ id }) => id)
  const dependents = await dependentsOf(tx, kind, ids, actor)
  const bookings = kind === 'department' ? await reassignBookings(tx, rows, replacement) : undefined
  const weeks = kind === 'working-time' ? await leaveWeeks(tx, rows) : []
  const people =
    kind === 'working-time' ? undefined : await reassignUsers(tx, kind, rows, replacement)
  await tx.delete(table).where(and(eq(table.clinicId, clinicId), inArray(table.id, ids)))
  const entries = await keepInBin(
    tx,
    kind,
    rows.map(({ id, name, row }) => ({
      ...{ id, name },
      kept: {
        row,
        references: [
          ...(people?.references.get(id) ?? []),
          ...(bookings?.references.get(id) ?? []),
        ],
        ...keptWeeks(weeks, id),
      },
    })),
    dependents,
    actor,
    replacement?.name,
  )
  return {
    ids,
    entries,
    events: rows.flatMap(({ id, name }): ChangeEvent[] => [
      // Nobody has a role that goes without another.
      ...(kind === 'role' && !replacement
        ? [{ topic, id, target: { kind, name } }]
        : eventsWithStaff(topic, id, { kind, name })),
      { topic: 'bin', id },
    ]),
    reassigned: [...(people?.reassigned ?? []), ...(bookings?.reassigned ?? [])],
  }
}

/** How many of the people are named. */
const namedMost = 10

/**
 * Takes working times out of the weeks of deleted users; no other user may have them.
 * @returns the parts of weeks that it took out
 * @throws Refusal 409 with the names of the others
 */
async function leaveWeeks(tx: Db, rows: readonly { id: string; name: string }[]) {
  const ids = rows.map(({ id }) => id)
  const people = await usersOfWorkingTime(tx, ids)
  const used = rows.find(({ id }) => people.some(({ workingTimeId }) => workingTimeId === id))
  if (used) {
    const names = people.filter(({ workingTimeId }) => workingTimeId === used.id)
    const named = names.slice(0, namedMost).map(({ name }) => name)
    const more = names.length - named.length
    throw new Refusal(409, workingTimeMessages.inUse(used.name, named, more))
  }
  return await tx
    .delete(weekHours)
    .where(and(eq(weekHours.clinicId, clinicId), inArray(weekHours.workingTimeId, ids)))
    .returning()
}

/** Of a working time: the weeks of deleted users that it was part of, to be put back with it. */
function keptWeeks(weeks: Awaited<ReturnType<typeof leaveWeeks>>, id: string): Pick<Kept, 'weeks'> {
  const its = weeks.filter(({ workingTimeId }) => workingTimeId === id)
  if (its.length === 0) return {}
  return { weeks: its.map(({ userId, weekday }) => ({ userId, weekday })) }
}

/** Deletes departments or working times; those that are gone already are passed over. */
export async function deleteGroups(
  tx: Db,
  kind: Exclude<NamedKind, 'role'>,
  { ids, reassignTo, versions }: Deletion,
  actor: Actor,
): Promise<Deleted> {
  const rows = await lockRows(tx, kind, idsIn(ids))
  await refuseChanged(tx, kind, rows, versions)
  const isGiven = reassignTo !== undefined && kind !== 'working-time'
  const replacement = isGiven ? await replacementOf(tx, kind, reassignTo, rows) : null
  return await deleteNamed(tx, kind, rows, replacement, actor)
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
  { ids, reassignTo, versions }: Deletion,
  actor: Actor,
): Promise<Deleted> {
  const rows = await lockRows(tx, 'role', idsIn(ids))
  await refuseChanged(tx, 'role', rows, versions)
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
      actor,
    )
    for (const role of rows.filter(({ id }) => (dependents.get(id)?.people ?? 0) > 0)) {
      const before = permissionsIn(role)
      if (isOwnScope(new Set(before)) !== isOwnScope(new Set(given.permissions)))
        throw refuse(422, binMessages.replacementScope, 'reassignTo')
      await refuseBeyondOwn(tx, actor.caller.id, before, given.permissions)
    }
    // Whoever holds it from now on sees it.
    await publishEvents(tx, [{ topic: 'roles', id: replacement.id }])
  }
  return await deleteNamed(tx, 'role', rows, replacement, actor).catch((error: unknown) => {
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
  { ids, confirmed, versions }: Deletion & { confirmed?: boolean | undefined },
  actor: Actor,
): Promise<Deleted> {
  const { caller, now } = actor
  const rows = await staffRows(tx)
    .where(and(isStaff, inArray(users.id, idsIn(ids))))
    .for('no key update', { of: users })
  if (rows.some(({ _id }) => _id === caller.id)) throw refuse(409, staffMessages.ownAccount)
  if (rows.length === 0) throw staffNotFound()
  const changed = changedSince(rows, versions, ({ _id }) => _id)
  if (changed) throw changedMeanwhile(changed.name, sentStaff(changed))
  if (rows.some(isProtected)) throw refuse(403, staffMessages.protected)
  refuseAdmins(caller, rows)
  const found = rows.map(({ _id }) => _id)
  if (!confirmed) await refuseWithVisits(tx, found, actor)
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
    await dependentsOf(tx, 'staff', found, actor),
    actor,
  )
  await tx
    .update(users)
    .set({ active: false, deletedAt: new Date(now), version: sql`${users.version} + 1` })
    .where(inArray(users.id, found))
  await endSessions(tx, ...found)
  return {
    ids: found,
    entries,
    events: rows.flatMap((row) => [
      accountEvent(row._id, userNamed(row)),
      { topic: 'bin', id: row._id } as const,
    ]),
    reassigned: [],
  }
}
