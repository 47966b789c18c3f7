import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { isReferred } from '../db/references'
import { accountLinks, clinicId, outbox, patients, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bookingRequests, daySheets } from '../db/schema-care'
import { weekHours } from '../db/schema-hours'
import { afterOthers } from './import-gate'

/** Records that one statement takes back: others are answered after each. */
const atOnce = 500

/** A record that stays, and why. */
interface Kept {
  id: string
  number: number
  name: string
  why: 'changed' | 'used' | 'opened'
}

interface Undone {
  removed: string[]
  kept: Kept[]
}

/** Why a record stays; null of one that can go. */
const whyKept = ({ changed, used, opened }: { changed: SQL; used: SQL; opened: SQL }) =>
  sql<Kept['why'] | null>`case when ${changed} then 'changed' when ${used} then 'used'
    when ${opened} then 'opened' end`

const piecesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) =>
    ids.slice(at * atOnce, (at + 1) * atOnce),
  )

const isAmong = (ids: readonly string[]) => sql`any(${sql.param(ids)}::uuid[])`

interface Looked {
  id: string
  number: number | null
  name: string
  why: Kept['why'] | null
}

const divided = (rows: readonly Looked[]): Undone => ({
  removed: rows.filter(({ why }) => why === null).map(({ id }) => id),
  kept: rows.flatMap(({ id, number, name, why }) =>
    why === null ? [] : [{ id, number: number ?? 0, name, why }],
  ),
})

/**
 * Deletes the patients among these that nobody has changed, used or opened. A reference to a patient locks its row,
 * so that nobody begins to use one meanwhile.
 */
export async function removePatients(tx: Db, ids: readonly string[]): Promise<Undone> {
  const isReferredTo = await isReferred(tx, patients)
  const all: Undone = { removed: [], kept: [] }
  for (const piece of piecesOf(ids)) {
    const isIt = and(eq(patients.clinicId, clinicId), sql`${patients.id} = ${isAmong(piece)}`)
    await tx.select({ id: patients.id }).from(patients).where(isIt).for('update')
    const looked = await tx
      .select({
        ...{ id: patients.id, number: patients.number, name: patients.name },
        why: whyKept({
          changed: sql`${patients.version} <> 1`,
          used: sql`(${isReferredTo} or exists (select from ${accountLinks}
            where ${accountLinks.clinicId} = ${clinicId} and ${accountLinks.patientId} = ${patients.id}))`,
          opened: sql`exists (select from ${auditEntries}
            where ${auditEntries.clinicId} = ${clinicId} and ${auditEntries.patientId} = ${patients.id})`,
        }),
      })
      .from(patients)
      .where(isIt)
      .orderBy(asc(patients.number))
    const { removed, kept } = divided(looked)
    if (removed.length > 0)
      await tx
        .delete(patients)
        .where(and(eq(patients.clinicId, clinicId), sql`${patients.id} = ${isAmong(removed)}`))
    await afterOthers()
    all.removed.push(...removed)
    all.kept.push(...kept)
  }
  return all
}

/**
 * Takes back the users among these that have not signed in and were not changed or used. Their rows stay without a
 * name that anybody could have: a clinic's tables refer to accounts in so many ways that deleting one would have
 * each of them searched. Their usernames and e-mails are free again, and mail that was not sent yet is deleted.
 */
export async function removeStaff(tx: Db, ids: readonly string[], now: number): Promise<Undone> {
  // Their weeks were imported with them.
  const isReferredTo = await isReferred(tx, users, { but: [weekHours] })
  const isIt = and(sql`${users.id} = ${isAmong(ids)}`, isNull(users.deletedAt))
  await tx.select({ id: users.id }).from(users).where(isIt).orderBy(asc(users.id)).for('update')
  const looked = await tx
    .select({
      ...{ id: users.id, number: users.number, name: users.name },
      why: whyKept({
        changed: sql`(${users.version} <> 1 or not ${users.mustChangePassword})`,
        used: sql`(${isReferredTo} or ${or(
          sql`exists (select from ${auditEntries} where ${auditEntries.clinicId} = ${clinicId} and ${auditEntries.userId} = ${users.id})`,
          sql`exists (select from ${accountLinks} where ${accountLinks.clinicId} = ${clinicId} and ${accountLinks.userId} = ${users.id})`,
          sql`exists (select from ${daySheets} where ${daySheets.clinicId} = ${clinicId} and ${daySheets.closedBy} = ${users.id})`,
          sql`exists (select from ${bookingRequests} where ${bookingRequests.clinicId} = ${clinicId} and ${bookingRequests.doctorId} = ${users.id}::text)`,
        )})`,
        opened: sql`false`,
      }),
    })
    .from(users)
    .where(isIt)
    .orderBy(asc(users.number))
  const undone = divided(looked)
  if (undone.removed.length > 0) {
    await tx
      .delete(weekHours)
      .where(and(eq(weekHours.clinicId, clinicId), inArray(weekHours.userId, undone.removed)))
    // An address belongs to one account.
    const addresses = tx
      .select({ email: users.email })
      .from(users)
      .where(inArray(users.id, undone.removed))
    await tx
      .delete(outbox)
      .where(
        and(
          ...[eq(outbox.clinicId, clinicId), eq(outbox.kind, 'account')],
          inArray(outbox.recipient, addresses),
        ),
      )
    const own = sql`${users.id}::text`
    await tx
      .update(users)
      .set({
        ...{ username: own, usernameKey: own, usernameLooks: sql`array[${own}]` },
        ...{ email: '', emailKey: own, phone: '', searchText: '', passwordHash: null },
        ...{ active: false, deletedAt: new Date(now), hasWeek: false, departmentId: null },
        version: sql`${users.version} + 1`,
      })
      .where(inArray(users.id, undone.removed))
  }
  return undone
}
