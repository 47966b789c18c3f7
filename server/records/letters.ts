import { type Letter, letterMessages, type TypedLetter } from '@shared/contracts/letters'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { letters } from '../db/schema-record'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import { called, callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { type Mark, markInError, sentInError } from './entered-in-error'
import { nextNumber } from './numbers'
import {
  countRows,
  emptyPage,
  instantKey,
  keysOf,
  type Order,
  ownMost,
  type PageWanted,
  readPage,
} from './page'
import { requireOpenPatient } from './patients'
import { isDoctorAccount } from './staff'

const ofClinic = eq(letters.clinicId, clinicId)

const lettersOf = (patientId: string): SQL | undefined =>
  and(ofClinic, eq(letters.patientId, patientId))

/** The latest first. */
const byIssue: Order = {
  ...instantKey(letters.createdAt),
  ...{ id: letters.id, descending: true },
}

const markers = alias(users, 'markers')

/** Letters with the names that the users who marked them have now. */
const letterRows = (db: Db) =>
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

const sentLetter = ({ row, markedBy, markedByDoctor }: Found): Letter => ({
  ...{ id: row.id, patientId: row.patientId, year: row.year, number: row.number, kind: row.kind },
  ...{ from: row.fromDate ?? '', until: row.untilDate ?? '' },
  ...{ addressee: row.addressee, reason: row.reason, subject: row.subject, text: row.text },
  ...{ issuedOn: row.issuedOn, by: row.issuer },
  inError: sentInError(row, called(markedBy ?? '', markedByDoctor)),
  version: row.version,
})

/** The columns of what was typed, without what belongs to other kinds. */
const columnsOf = ({ kind, from, until, addressee, reason, subject, text }: TypedLetter) => ({
  ...{ kind, text },
  ...(kind === 'sick-note' && { fromDate: from, untilDate: until }),
  ...(kind === 'referral' && { addressee, reason }),
  ...(kind === 'free' && { subject }),
})

/** @throws Refusal 404 */
async function letterWith(tx: Db, id: string): Promise<Letter> {
  const [found] = await letterRows(tx).where(and(ofClinic, eq(letters.id, id)))
  if (!found) throw new Refusal(404, letterMessages.notFound)
  return sentLetter(found)
}

const letterEvent = (id: string, patientId: string): ChangeEvent => ({
  ...{ topic: 'letters', id, patientId },
})

/** A page of a patient's letters. */
export async function listLetters(
  db: Db,
  { patientId, ...wanted }: PageWanted & { patientId: string },
) {
  if (!isId(patientId)) return emptyPage
  const found = lettersOf(patientId)
  return await readPage(wanted, byIssue, {
    rows: (after, order) =>
      letterRows(db)
        .where(and(found, after))
        .orderBy(...order),
    total: () => countRows(db, db.select({ id: letters.id }).from(letters).where(found).$dynamic()),
    sent: (row) => sentLetter(row),
  })
}

/** What a patient reads: the letters that count, the latest first. */
export const lettersForPatient = async (db: Db, patientId: string): Promise<Letter[]> =>
  (
    await letterRows(db)
      .where(and(lettersOf(patientId), isNull(letters.inErrorAt)))
      .orderBy(desc(letters.createdAt), desc(letters.id))
      .limit(ownMost)
  ).map(sentLetter)

interface Changed {
  body: Letter
  events: readonly ChangeEvent[]
}

/** Issues a letter, with the next number of its year. @throws Refusal 422 */
export async function issueLetter(
  tx: Db,
  { caller, now, zone }: Actor,
  { patientId, ...typed }: TypedLetter & { patientId: string },
): Promise<Changed> {
  await requireOpenPatient(tx, patientId)
  const id = newId()
  const issuedOn = dayIn(zone, now)
  const year = Number(issuedOn.slice(0, 4))
  const issuer = await callerName(tx, caller)
  // The counter stays locked until the letter is written or given up, so that no number is left out.
  const number = await nextNumber(tx, `letter-${year}`)
  await tx.insert(letters).values({
    ...{ ...columnsOf(typed), id, patientId, year, number },
    ...{ issuedOn, issuedBy: caller.id, issuer, createdAt: new Date(now) },
  })
  return { body: await letterWith(tx, id), events: [letterEvent(id, patientId)] }
}

/** Marks a letter as entered in error. @throws Refusal 404, 409 */
export async function markLetter(tx: Db, actor: Actor, mark: Mark): Promise<Changed> {
  const of = { table: letters, words: letterMessages, read: letterWith }
  const body = await markInError(tx, actor, of, mark)
  return { body, events: [letterEvent(body.id, body.patientId)] }
}
