import { binMessages } from '@shared/contracts/bin'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { lookAlike } from '../auth/look-alikes'
import type { Db } from '../db/database'
import { clinicId, departments, roles, users, workingTimes } from '../db/schema'
import { bookingRequests, type KeptReferences } from '../db/schema-care'
import { isId, type Refusal } from '../http'
import { publishEvents, type Reassigned } from './change-events'
import { userColumns } from './dependents'
import { refuse } from './staff-changes'

/** Any number that no other lock of ours has. */
const namesLockKey = 7_203_117

/** The tables of what has a name and is held by users, what answers have of each, and what the feed calls it. */
export const keptTables = {
  department: {
    table: departments,
    columns: { _id: departments.id, name: departments.name, version: departments.version },
    topic: 'departments',
  },
  role: {
    table: roles,
    columns: {
      _id: roles.id,
      name: roles.name,
      roles: roles.permissions,
      description: roles.description,
      version: roles.version,
    },
    topic: 'roles',
  },
  'working-time': {
    table: workingTimes,
    columns: {
      _id: workingTimes.id,
      workTimingName: workingTimes.name,
      inTime: workingTimes.inTime,
      inTimePeriod: workingTimes.inTimePeriod,
      outTime: workingTimes.outTime,
      outTimePeriod: workingTimes.outTimePeriod,
      totalHour: workingTimes.totalHours,
      version: workingTimes.version,
    },
    topic: 'working-times',
  },
} as const

export type NamedKind = keyof typeof keptTables

/**
 * Refuses a name that looks like another's of its kind, within the transaction that gives it: such names
 * are given one at a time.
 * @param of.id whose name it is, or is to be; a new one's need not be there
 * @throws Refusal the one that is given
 */
export async function refuseLookAlike(
  tx: Db,
  kind: NamedKind,
  { id, name }: { id?: string | undefined; name: string },
  refused: Refusal,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${namesLockKey})`)
  const { table } = keptTables[kind]
  const rows = await tx
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.clinicId, clinicId))
  if (rows.some((row) => row.id !== id?.toLowerCase() && lookAlike(row.name, name))) throw refused
}

/** What users hold one of. Working times are parts of their weeks. */
export type HeldKind = Exclude<NamedKind, 'working-time'>

/** Which of its columns a user's row has one in. */
export const userFields = {
  department: 'departmentId',
  role: 'roleId',
} as const satisfies Record<HeldKind, keyof typeof users.$inferSelect>

/** What everything is given to. @throws Refusal 422 where there is no such thing, or it is deleted too */
export async function replacementOf(
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

export type Replacement = Awaited<ReturnType<typeof replacementOf>> | null

/** What referred to what is deleted, by its id, and what of that was given to another or to none. */
interface Reassignment {
  references: ReadonlyMap<string, KeptReferences[]>
  reassigned: readonly Reassigned[]
}

/** Rows that referred to what is deleted, each `of` its id, and what stands there since. */
interface Referring extends Omit<KeptReferences, 'ids'> {
  rows: readonly { id: string; of: string | null }[]
}

/** What is to be put back of each deletion, by its id; nothing where nothing referred to it. */
const referencesTo = (ids: readonly string[], ...referring: Referring[]) =>
  new Map(
    ids.map((id) => [
      id,
      referring
        .map(({ of, rows, left }) => ({
          ...{ of, left },
          ids: rows.filter((row) => row.of === id).map((row) => row.id),
        }))
        .filter((references) => references.ids.length > 0),
    ]),
  )

const nameIn = (rows: readonly { id: string; name: string }[], id: string | null): string | null =>
  rows.find((row) => row.id === id)?.name ?? null

/** Takes it from its users, and gives those who are not deleted to its replacement, where it has one. */
export async function reassignUsers(
  tx: Db,
  kind: HeldKind,
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
  const alive = holders.filter(({ deletedAt }) => deletedAt === null)
  const gone = holders.filter(({ deletedAt }) => deletedAt !== null)
  return {
    references: referencesTo(
      ids,
      { of: 'users', rows: alive, left: replacement?.id ?? null },
      { of: 'users', rows: gone, left: null },
    ),
    reassigned: alive.map(({ id, username, of }) => ({
      ...{ id, patientId: null },
      what: { user: username, from: nameIn(rows, of), to: replacement?.name ?? null },
    })),
  }
}

/** Gives the bookings that wait in departments to their replacement; of the others none is left but the name. */
export async function reassignBookings(
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
    await publishEvents(
      tx,
      given.map(({ id, patientId, accountId }) => ({
        ...{ topic: 'booking-requests', id, patientId, accountId },
      })),
    )
  }
  return {
    references: referencesTo(
      ids,
      { of: 'bookings', rows: given, left: replacement?.id ?? null },
      { of: 'bookings', rows: others, left: null },
    ),
    reassigned: given.map(({ id, number, patientId, of }) => ({
      ...{ id, patientId },
      what: { booking: number, from: nameIn(departmentRows, of), to: replacement?.name ?? null },
    })),
  }
}
