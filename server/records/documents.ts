import {
  type documentEndpoints,
  documentMessages,
  type PatientDocument,
} from '@shared/contracts/documents'
import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { files } from '../db/schema-care'
import { documents } from '../db/schema-record'
import { isId, Refusal, refuseField } from '../http'
import type { Actor } from './actor'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { type Mark, markInError, sentInError } from './entered-in-error'
import { isFreeUpload, sentFile } from './files'
import {
  countRows,
  emptyPage,
  keysOf,
  type Order,
  ownMost,
  type PageWanted,
  readDate,
  readPage,
} from './page'
import { requireOpenPatient } from './patients'
import { isDoctorAccount } from './staff'

const ofClinic = eq(documents.clinicId, clinicId)

const documentsOf = (patientId: string): SQL | undefined =>
  and(ofClinic, eq(documents.patientId, patientId))

/** By their own dates, the latest first. */
const byDate: Order = {
  ...{ by: documents.date, read: readDate, id: documents.id, descending: true },
}

const markers = alias(users, 'markers')

/** Documents with their files, and the names that the users in them have now. */
const documentRows = (db: Db) =>
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

const sentDocument = ({
  row,
  file,
  by,
  byDoctor,
  markedBy,
  markedByDoctor,
}: Found): PatientDocument => ({
  ...{ id: row.id, patientId: row.patientId, kind: row.kind, title: row.title, date: row.date },
  ...{ file: sentFile(file), addedOn: row.addedOn, by: called(by, byDoctor) },
  inError: sentInError(row, called(markedBy ?? '', markedByDoctor)),
  version: row.version,
})

/** @throws Refusal 404 */
async function documentWith(tx: Db, id: string): Promise<PatientDocument> {
  const [found] = await documentRows(tx).where(and(ofClinic, eq(documents.id, id)))
  if (!found) throw new Refusal(404, documentMessages.notFound)
  return sentDocument(found)
}

const documentEvent = (id: string, patientId: string): ChangeEvent => ({
  ...{ topic: 'documents', id, patientId },
})

/** A page of a patient's documents. */
export async function listDocuments(
  db: Db,
  { patientId, ...wanted }: PageWanted & { patientId: string },
) {
  if (!isId(patientId)) return emptyPage
  const found = documentsOf(patientId)
  return await readPage(wanted, byDate, {
    rows: (after, order) =>
      documentRows(db)
        .where(and(found, after))
        .orderBy(...order),
    total: () =>
      countRows(db, db.select({ id: documents.id }).from(documents).where(found).$dynamic()),
    sent: (row) => sentDocument(row),
  })
}

/** What a patient reads: the documents that count, the latest first. */
export const documentsForPatient = async (db: Db, patientId: string): Promise<PatientDocument[]> =>
  (
    await documentRows(db)
      .where(and(documentsOf(patientId), isNull(documents.inErrorAt)))
      .orderBy(desc(documents.date), desc(documents.id))
      .limit(ownMost)
  ).map(sentDocument)

interface Changed {
  body: PatientDocument
  events: readonly ChangeEvent[]
}

/** Adds a document by its uploaded file. @throws Refusal 400, 422 */
export async function addDocument(
  tx: Db,
  { caller, now, zone }: Actor,
  { patientId, fileId, kind, title, date }: ParsedInputOf<typeof documentEndpoints.create>,
): Promise<Changed> {
  const addedOn = dayIn(zone, now)
  if (date > addedOn) throw refuseField(400, 'date', documentMessages.dateLater)
  await requireOpenPatient(tx, patientId)
  if (!(await isFreeUpload(tx, caller, fileId)))
    throw refuseField(422, 'fileId', documentMessages.fileGone)
  const id = newId()
  await tx.insert(documents).values({
    ...{ id, patientId, fileId, kind, title, date, addedOn },
    ...{ addedBy: caller.id, createdAt: new Date(now) },
  })
  return { body: await documentWith(tx, id), events: [documentEvent(id, patientId)] }
}

/** Marks a document as entered in error. @throws Refusal 404, 409 */
export async function markDocument(tx: Db, actor: Actor, mark: Mark): Promise<Changed> {
  const of = { table: documents, words: documentMessages, read: documentWith }
  const body = await markInError(tx, actor, of, mark)
  return { body, events: [documentEvent(body.id, body.patientId)] }
}
