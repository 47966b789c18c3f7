import { type Letter, letterMessages, type TypedLetter } from '@shared/contracts/letters'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { letters } from '../db/schema-record'
import { isId, Refusal } from '../http'
import type { ChangeEvent } from './change-events'
import { sentInError } from './entered-in-error'
import { instantKey, keysOf, type Order } from './page'
import { isDoctorAccount } from './staff'

const ofClinic = eq(letters.clinicId, clinicId)

export const lettersOf = (patientId: string): SQL | undefined =>
  and(ofClinic, eq(letters.patientId, patientId))

/** The latest first. */
export const byIssue: Order = {
  ...instantKey(letters.createdAt),
  ...{ id: letters.id, descending: true },
}

const markers = alias(users, 'markers')

/** Letters with the names that the users who marked them have now. */
export const letterRows = (db: Db) =>
  db
    .select({
      row: letters,
      ...{ markedBy: markers.name, markedByDoctor: isDoctorAccount(markers) },
      keys: keysOf(byIssue),
    })
    .from(letters)
    .leftJoin(markers, eq(markers.id, letters.inErrorBy))
    .$dynamic()

type Found = Omit<Awaited<ReturnType<typeof letterRows>>[number], 'keys'>

export const sentLetter = ({ row, ...marker }: Found): Letter => ({
  ...{ id: row.id, patientId: row.patientId, year: row.year, number: row.number, kind: row.kind },
  ...{ from: row.fromDate ?? '', until: row.untilDate ?? '' },
  ...{ addressee: row.addressee, reason: row.reason, subject: row.subject, text: row.text },
  ...{ issuedOn: row.issuedOn, by: row.issuer },
  inError: sentInError(row, marker),
  version: row.version,
})

/** The columns of what was typed, without what belongs to other kinds. */
export const keptOf = ({ kind, from, until, addressee, reason, subject, text }: TypedLetter) => ({
  ...{ kind, text },
  ...(kind === 'sick-note' && { fromDate: from, untilDate: until }),
  ...(kind === 'referral' && { addressee, reason }),
  ...(kind === 'free' && { subject }),
})

/** @throws Refusal 404 */
export async function letterWith(tx: Db, id: string): Promise<Letter> {
  const [found] = await letterRows(tx).where(and(ofClinic, eq(letters.id, id)))
  if (!found) throw new Refusal(404, letterMessages.notFound)
  return sentLetter(found)
}

export const letterEvent = (id: string, patientId: string): ChangeEvent => ({
  ...{ topic: 'letters', id, patientId },
})

interface Mark {
  inErrorBy: string
  inErrorAt: Date
  inErrorReason: string
}

/** @throws Refusal 404; 409 with the letter as it is, or where it is marked already */
export async function markLetter(
  tx: Db,
  { id, version }: { id: string; version: number },
  mark: Mark,
): Promise<{ body: Letter; events: readonly ChangeEvent[] }> {
  const isRow = and(ofClinic, eq(letters.id, id))
  const [row] = isId(id) ? await tx.select().from(letters).where(isRow).for('update') : []
  if (!row) throw new Refusal(404, letterMessages.notFound)
  if (row.version !== version)
    throw new Refusal(409, letterMessages.stale, {
      error: 'stale',
      current: await letterWith(tx, id),
    })
  if (row.inErrorAt) throw new Refusal(409, letterMessages.isInError)
  await tx
    .update(letters)
    .set({ ...mark, version: version + 1 })
    .where(isRow)
  return { body: await letterWith(tx, id), events: [letterEvent(id, row.patientId)] }
}
