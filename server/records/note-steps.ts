import type { OutputOf, ParsedInputOf } from '@shared/contracts/endpoint'
import { type NoteText, noteMessages } from '@shared/contracts/note-text'
import type { Note, noteEndpoints } from '@shared/contracts/notes'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Db } from '../db/database'
import { clinicId, clinics } from '../db/schema'
import { visits } from '../db/schema-care'
import { noteAddenda, notes } from '../db/schema-notes'
import { isId, Refusal, refuseField } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import type { ChangeEvent } from './change-events'
import { type Mark, markOf } from './entered-in-error'
import {
  isNoteOf,
  isOwnDraft,
  isSameText,
  isSigned,
  noteNotFound,
  noteWith,
  ownDraft,
  ownDrafts,
} from './notes'
import { requireOpenPatient } from './patients'

interface Changed {
  body: Note
  events: readonly ChangeEvent[]
}

/** The change event of a signed note. Its patient hears of it where the clinic shows notes to patients. */
async function noteEvent(tx: Db, { id, patientId }: Pick<Note, 'id' | 'patientId'>) {
  const event: ChangeEvent = { topic: 'notes', id, patientId }
  return (await areForPatients(tx)) ? event : { ...event, isForStaff: true as const }
}

/** Whether the clinic shows signed notes to their patients. */
export async function areForPatients(db: Db): Promise<boolean> {
  const [clinic] = await db
    .select({ areShown: clinics.notesForPatients })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  return clinic?.areShown ?? false
}

/** @throws Refusal 422 where the visit is not one of this patient */
async function requireVisitOf(tx: Db, patientId: string, visitId: string): Promise<void> {
  const isIt = and(
    eq(visits.clinicId, clinicId),
    eq(visits.id, visitId),
    eq(visits.patientId, patientId),
  )
  if (!isId(visitId) || (await tx.$count(visits, isIt)) === 0)
    throw refuseField(422, 'visitId', noteMessages.visitUnknown)
}

/**
 * Begins a draft, or finds the caller's own of this patient and visit.
 * @throws Refusal 422 for a patient whose record is closed, or another patient's visit
 */
export async function beginNote(
  tx: Db,
  actor: Actor,
  { patientId, visitId }: ParsedInputOf<typeof noteEndpoints.begin>,
): Promise<OutputOf<typeof noteEndpoints.begin>> {
  await requireOpenPatient(tx, patientId)
  if (visitId !== null) await requireVisitOf(tx, patientId, visitId)
  const at = new Date(actor.now)
  const [begun] = await tx
    .insert(notes)
    .values({
      ...{ id: newId(), patientId, visitId, authorId: actor.caller.id },
      ...{ startedAt: at, savedAt: at },
    })
    .onConflictDoNothing()
    .returning({ id: notes.id })
  const [draft] = await ownDrafts(tx, actor, isNoteOf(patientId, visitId))
  // It was signed or discarded between the two statements.
  if (!draft) return await beginNote(tx, actor, { patientId, visitId })
  const { id, savedAt, version } = draft
  return { id, savedAt, version, isNew: begun !== undefined }
}

interface Seen {
  id: string
  version: number
}

/** The caller's own note, whatever its status, locked. @throws Refusal 404 */
async function lockedOwnNote(tx: Db, { caller }: Actor, id: string) {
  const isIt = and(eq(notes.clinicId, clinicId), eq(notes.id, id), eq(notes.authorId, caller.id))
  const [row] = isId(id) ? await tx.select().from(notes).where(isIt).for('update') : []
  if (!row) throw noteNotFound()
  return row
}

/** @throws Refusal 409 with the draft as it is */
async function refuseStale(
  tx: Db,
  actor: Actor,
  row: typeof notes.$inferSelect,
  version: number,
): Promise<void> {
  if (row.status === 'signed')
    throw new Refusal(409, noteMessages.signedMeanwhile, { error: 'signed' })
  if (row.version === version) return
  const current = await ownDraft(tx, actor, eq(notes.id, row.id))
  throw new Refusal(409, noteMessages.stale, { error: 'stale', current })
}

const isOwnDraftOf = (actor: Actor, id: string) => and(isOwnDraft(actor.caller), eq(notes.id, id))

/** Saves the caller's own draft. @throws Refusal 404, 409 */
export async function saveDraft(
  tx: Db,
  actor: Actor,
  { id, version, text }: Seen & { text: NoteText },
) {
  await refuseStale(tx, actor, await lockedOwnNote(tx, actor, id), version)
  const savedAt = new Date(actor.now)
  await tx
    .update(notes)
    .set({ ...text, savedAt, version: version + 1 })
    .where(isOwnDraftOf(actor, id))
  return { id, savedAt: savedAt.toISOString(), version: version + 1 }
}

/** Deletes the caller's own draft. @throws Refusal 404, 409 */
export async function discardDraft(tx: Db, actor: Actor, { id, version }: Seen) {
  await refuseStale(tx, actor, await lockedOwnNote(tx, actor, id), version)
  await tx.delete(notes).where(isOwnDraftOf(actor, id))
  return { id }
}

/**
 * Signs the caller's own draft with a text. A record that was closed meanwhile still takes it: what was found is not
 * lost. Who signed it in another window with the same text has signed it.
 * @throws Refusal 404, 409
 */
export async function signNote(
  tx: Db,
  actor: Actor,
  { id, version, text }: Seen & { text: NoteText },
): Promise<Changed> {
  const row = await lockedOwnNote(tx, actor, id)
  if (row.status === 'signed' && isSameText(row, text))
    return { body: await noteWith(tx, actor.zone, id), events: [] }
  await refuseStale(tx, actor, row, version)
  await tx
    .update(notes)
    .set({
      ...text,
      ...{ status: 'signed', version: version + 1, savedAt: new Date(actor.now) },
      ...{ signedBy: await callerName(tx, actor.caller), signedAt: new Date(actor.now) },
    })
    .where(isOwnDraftOf(actor, id))
  const body = await noteWith(tx, actor.zone, id)
  return { body, events: [await noteEvent(tx, body)] }
}

/** A signed note, locked. @throws Refusal 404, of a draft too */
async function lockedNote(tx: Db, id: string) {
  const [row] = isId(id)
    ? await tx
        .select()
        .from(notes)
        .where(and(isSigned, eq(notes.id, id)))
        .for('update')
    : []
  if (!row) throw noteNotFound()
  return row
}

/** Adds to a signed note. @throws Refusal 404; 409 of a note that was entered in error */
export async function addAddendum(
  tx: Db,
  actor: Actor,
  { id, text }: { id: string; text: string },
): Promise<Changed> {
  const note = await lockedNote(tx, id)
  if (note.inErrorAt) throw new Refusal(409, noteMessages.isInError)
  await tx.insert(noteAddenda).values({
    ...{ id: newId(), noteId: note.id, authorId: actor.caller.id, text },
    ...{ signedBy: await callerName(tx, actor.caller), signedAt: new Date(actor.now) },
  })
  const body = await noteWith(tx, actor.zone, id)
  return { body, events: [await noteEvent(tx, body)] }
}

/** What a mark of a note writes: its author has the name of then, as the one who signed it. */
const markOfNote = async (tx: Db, actor: Actor, version: number, reason: string) => ({
  ...{ ...markOf(actor, reason), inErrorBy: await callerName(tx, actor.caller) },
  version: version + 1,
})

/** @throws Refusal 409 with the note as it is, where it is stale; 409 where it is marked already */
async function refuseMarked(
  tx: Db,
  { zone }: Actor,
  noteId: string,
  row: { version: number; inErrorAt: Date | null },
  version: number,
): Promise<void> {
  if (row.version !== version) {
    const current = await noteWith(tx, zone, noteId)
    throw new Refusal(409, noteMessages.markedMeanwhile, { error: 'stale', current })
  }
  if (row.inErrorAt) throw new Refusal(409, noteMessages.isMarked)
}

/** Marks a signed note as entered in error. @throws Refusal 404, 409 */
export async function markNote(
  tx: Db,
  actor: Actor,
  { id, version, reason }: Mark,
): Promise<Changed> {
  const row = await lockedNote(tx, id)
  await refuseMarked(tx, actor, id, row, version)
  await tx
    .update(notes)
    .set(await markOfNote(tx, actor, version, reason))
    .where(and(isSigned, eq(notes.id, id)))
  const body = await noteWith(tx, actor.zone, id)
  return { body, events: [await noteEvent(tx, body)] }
}

/** Marks an addendum as entered in error. @throws Refusal 404, 409 */
export async function markAddendum(
  tx: Db,
  actor: Actor,
  { id, addendumId, version, reason }: Mark & { addendumId: string },
): Promise<Changed> {
  await lockedNote(tx, id)
  const isIt = and(
    eq(noteAddenda.clinicId, clinicId),
    eq(noteAddenda.noteId, id),
    eq(noteAddenda.id, addendumId),
  )
  const [row] = isId(addendumId)
    ? await tx.select().from(noteAddenda).where(isIt).for('update')
    : []
  if (!row) throw noteNotFound()
  await refuseMarked(tx, actor, id, row, version)
  await tx
    .update(noteAddenda)
    .set(await markOfNote(tx, actor, version, reason))
    .where(isIt)
  const body = await noteWith(tx, actor.zone, id)
  return { body, events: [await noteEvent(tx, body)] }
}
