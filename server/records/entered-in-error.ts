import type { InError } from '@shared/contracts/entered-in-error'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import type { documents, letters } from '../db/schema-record'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'

/** The columns of a row that say so. */
interface Marked {
  inErrorAt: Date | null
  inErrorReason: string | null
}

/** As it is sent that something was entered in error; null of what counts. @param by the user's name */
export const sentInError = ({ inErrorAt, inErrorReason }: Marked, by: string): InError =>
  inErrorAt && { by, at: inErrorAt.toISOString(), reason: inErrorReason ?? '' }

/** What a mark writes. */
export const markOf = ({ caller, now }: Actor, reason: string) => ({
  ...{ inErrorBy: caller.id, inErrorAt: new Date(now), inErrorReason: reason },
})

/** A part of a record in the version that was seen, and why it is an error. */
export interface Mark {
  id: string
  version: number
  reason: string
}

/** What is written once, and at most marked. */
interface Markable<Sent> {
  table: typeof letters | typeof documents
  words: { notFound: string; stale: string; isInError: string }
  /** Reads one as it is sent. */
  read: (tx: Db, id: string) => Promise<Sent>
}

/**
 * Marks a letter or a document as entered in error.
 * @throws Refusal 404; 409 with it as it is, or where it is marked already
 */
export async function markInError<Sent>(
  tx: Db,
  actor: Actor,
  { table, words, read }: Markable<Sent>,
  { id, version, reason }: Mark,
): Promise<Sent> {
  const isIt = and(eq(table.clinicId, clinicId), eq(table.id, id))
  const seen = { version: table.version, inErrorAt: table.inErrorAt }
  const [row] = isId(id) ? await tx.select(seen).from(table).where(isIt).for('no key update') : []
  if (!row) throw new Refusal(404, words.notFound)
  if (row.version !== version)
    throw new Refusal(409, words.stale, { error: 'stale', current: await read(tx, id) })
  if (row.inErrorAt) throw new Refusal(409, words.isInError)
  await tx
    .update(table)
    .set({ ...markOf(actor, reason), version: version + 1 })
    .where(isIt)
  return await read(tx, id)
}
