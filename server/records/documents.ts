import { documentMessages, type PatientDocument } from '@shared/contracts/documents'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { files } from '../db/schema-care'
import { documents } from '../db/schema-record'
import { isId, Refusal } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { sentInError } from './entered-in-error'
import { sentFile } from './files'
import { keysOf, type Order, readDate } from './page'
import { isDoctorAccount } from './staff'

const ofClinic = eq(documents.clinicId, clinicId)

export const documentsOf = (patientId: string): SQL | undefined =>
  and(ofClinic, eq(documents.patientId, patientId))

/** By their own dates, the latest first. */
export const byDate: Order = {
  ...{ by: documents.date, read: readDate, id: documents.id, descending: true },
}

const markers = alias(users, 'markers')

/** Documents with their files, and the names that the users in them have now. */
export const documentRows = (db: Db) =>
  db
    .select({
      ...{ row: documents, file: files },
      ...{ by: users.name, byDoctor: isDoctorAccount(users) },
      ...{ markedBy: markers.name, markedByDoctor: isDoctorAccount(markers) },
      keys: keysOf(byDate),
    })
    .from(documents)
    .innerJoin(files, and(eq(files.clinicId, documents.clinicId), eq(files.id, documents.fileId)))
    .innerJoin(users, eq(users.id, documents.addedBy))
    .leftJoin(markers, eq(markers.id, documents.inErrorBy))
    .$dynamic()

type Found = Omit<Awaited<ReturnType<typeof documentRows>>[number], 'keys'>

export const sentDocument = ({ row, file, by, byDoctor, ...marker }: Found): PatientDocument => ({
  ...{ id: row.id, patientId: row.patientId, kind: row.kind, title: row.title, date: row.date },
  ...{ file: sentFile(file), addedOn: row.addedOn, by: called(by, byDoctor) },
  inError: sentInError(row, marker),
  version: row.version,
})

/** @throws Refusal 404 */
export async function documentWith(tx: Db, id: string): Promise<PatientDocument> {
  const [found] = await documentRows(tx).where(and(ofClinic, eq(documents.id, id)))
  if (!found) throw new Refusal(404, documentMessages.notFound)
  return sentDocument(found)
}

export const documentEvent = (id: string, patientId: string): ChangeEvent => ({
  ...{ topic: 'documents', id, patientId },
})

interface Mark {
  inErrorBy: string
  inErrorAt: Date
  inErrorReason: string
}

/** @throws Refusal 404; 409 with the document as it is, or where it is marked already */
export async function markDocument(
  tx: Db,
  { id, version }: { id: string; version: number },
  mark: Mark,
): Promise<{ body: PatientDocument; events: readonly ChangeEvent[] }> {
  const isRow = and(ofClinic, eq(documents.id, id))
  const [row] = isId(id) ? await tx.select().from(documents).where(isRow).for('update') : []
  if (!row) throw new Refusal(404, documentMessages.notFound)
  if (row.version !== version)
    throw new Refusal(409, documentMessages.stale, {
      error: 'stale',
      current: await documentWith(tx, id),
    })
  if (row.inErrorAt) throw new Refusal(409, documentMessages.isInError)
  await tx
    .update(documents)
    .set({ ...mark, version: version + 1 })
    .where(isRow)
  return { body: await documentWith(tx, id), events: [documentEvent(id, row.patientId)] }
}
