import { type NoteText, noteMessages, notePartNames } from '@shared/contracts/note-text'
import type { ListedDraft, Note, NoteAddendum, NoteDraft, OwnNote } from '@shared/contracts/notes'
import { doctorName } from '@shared/contracts/staff'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { noteAddenda, notes } from '../db/schema-notes'
import { type Caller, isId, Refusal } from '../http'
import { called } from './caller-name'
import { clinicTimeOf } from './clinic-time'
import { sentInError } from './entered-in-error'
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
import { isDoctorAccount } from './staff'
import { isVisibleToPatient } from './visits'

type AddendumRow = typeof noteAddenda.$inferSelect

const ofClinic = eq(notes.clinicId, clinicId)

export const isSigned = and(ofClinic, eq(notes.status, 'signed'))

/** A draft is its author's alone: what reads drafts goes by this. `countDrafts` and
 * `countDraftsByAuthor` alone count those of others. */
export const isOwnDraft = ({ id }: Pick<Caller, 'id'>): SQL | undefined =>
  and(ofClinic, eq(notes.status, 'draft'), eq(notes.authorId, id))

/** The last signed first. */
const bySigned: Order = {
  ...instantKey(notes.signedAt),
  ...{ id: notes.id, descending: true },
}

/** Notes with their visits. */
const noteRows = (db: Db) =>
  db
    .select({
      note: notes,
      visit: { id: visits.id, number: visits.number, startsAt: visits.startsAt },
      doctor: users.name,
      isVisitVisible: sql<boolean>`coalesce(${isVisibleToPatient}, false)`,
      keys: keysOf(bySigned),
    })
    .from(notes)
    .leftJoin(visits, and(eq(visits.clinicId, notes.clinicId), eq(visits.id, notes.visitId)))
    .leftJoin(users, eq(users.id, visits.doctorId))
    .$dynamic()

type Found = Omit<Awaited<ReturnType<typeof noteRows>>[number], 'keys'>

const textOf = ({ history, findings, assessment, plan }: NoteText): NoteText => ({
  ...{ history, findings, assessment, plan },
})

/** Whether two texts are the same to the letter. */
export const isSameText = (one: NoteText, other: NoteText): boolean =>
  notePartNames.every((part) => one[part] === other[part])

const sentVisit = ({ visit, doctor }: Pick<Found, 'visit' | 'doctor'>, zone: string) =>
  visit && {
    ...{ id: visit.id, number: visit.number, doctor: doctorName(doctor ?? '') },
    ...clinicTimeOf(visit.startsAt, zone),
  }

const sentAddendum = (row: AddendumRow): NoteAddendum => ({
  ...{ id: row.id, by: row.signedBy, signedAt: row.signedAt.toISOString(), text: row.text },
  ...{ inError: sentInError(row, row.inErrorBy ?? ''), version: row.version },
})

const sentNote = (
  { note, ...found }: Found,
  addenda: readonly AddendumRow[],
  zone: string,
): Note => ({
  ...{ id: note.id, patientId: note.patientId, visit: sentVisit(found, zone) },
  ...{ by: note.signedBy ?? '', signedAt: note.signedAt?.toISOString() ?? '' },
  ...{ text: textOf(note), inError: sentInError(note, note.inErrorBy ?? '') },
  addenda: addenda.filter(({ noteId }) => noteId === note.id).map(sentAddendum),
  version: note.version,
})

/** The addenda of notes, the first first. */
const addendaOf = async (db: Db, noteIds: readonly string[]): Promise<AddendumRow[]> =>
  noteIds.length === 0
    ? []
    : await db
        .select()
        .from(noteAddenda)
        .where(and(eq(noteAddenda.clinicId, clinicId), inArray(noteAddenda.noteId, [...noteIds])))
        .orderBy(asc(noteAddenda.signedAt), asc(noteAddenda.id))

/** A page of a patient's signed notes. */
export async function listNotes(
  db: Db,
  zone: string,
  {
    patientId,
    visitId,
    ...wanted
  }: PageWanted & { patientId: string; visitId?: string | null | undefined },
) {
  if (!isId(patientId) || (visitId && !isId(visitId))) return emptyPage
  const found = and(
    isSigned,
    eq(notes.patientId, patientId),
    visitId ? eq(notes.visitId, visitId) : undefined,
  )
  const page = await readPage(wanted, bySigned, {
    rows: (after, order) =>
      noteRows(db)
        .where(and(found, after))
        .orderBy(...order),
    total: () => countRows(db, db.select({ id: notes.id }).from(notes).where(found).$dynamic()),
    sent: (row) => row,
  })
  const addenda = await addendaOf(
    db,
    page.rows.map(({ note }) => note.id),
  )
  return { ...page, rows: page.rows.map((row) => sentNote(row, addenda, zone)) }
}

/** What a patient reads: signed notes and addenda, and nothing that was entered in error. */
export async function notesForPatient(db: Db, zone: string, patientId: string): Promise<OwnNote[]> {
  const rows = await noteRows(db)
    .where(and(isSigned, eq(notes.patientId, patientId), isNull(notes.inErrorAt)))
    .orderBy(desc(notes.signedAt), desc(notes.id))
    .limit(ownMost)
  const all = await addendaOf(
    db,
    rows.map(({ note }) => note.id),
  )
  return rows.map(({ isVisitVisible, visit, ...row }) => {
    const shown = isVisitVisible ? visit : null
    const {
      inError: _,
      version: _version,
      addenda,
      ...note
    } = sentNote({ ...row, visit: shown, isVisitVisible }, all, zone)
    return {
      ...note,
      addenda: addenda.flatMap(({ inError, version: _of, ...addendum }) =>
        inError === null ? [addendum] : [],
      ),
    }
  })
}

export const noteNotFound = () => new Refusal(404, noteMessages.notFound)

/** One signed note. @throws Refusal 404, of a draft too */
export async function noteWith(db: Db, zone: string, id: string): Promise<Note> {
  const [row] = isId(id) ? await noteRows(db).where(and(isSigned, eq(notes.id, id))) : []
  if (!row) throw noteNotFound()
  return sentNote(row, await addendaOf(db, [id]), zone)
}

/** Of these visits those about which there are notes that a caller may know of: an own draft, or a signed one. */
export async function notedIn(
  db: Db,
  { id, permissions }: Pick<Caller, 'id' | 'permissions'>,
  visitIds: readonly string[],
): Promise<Map<string, 'draft' | 'signed'>> {
  const readable = or(
    isOwnDraft({ id }),
    permissions.has('medical_record_view') ? and(isSigned, isNull(notes.inErrorAt)) : undefined,
  )
  const rows =
    visitIds.length === 0
      ? []
      : await db
          .select({ visitId: notes.visitId, status: notes.status })
          .from(notes)
          .where(and(readable, inArray(notes.visitId, [...visitIds])))
          // The draft comes last, and is what the map keeps.
          .orderBy(desc(notes.status))
  return new Map(rows.flatMap(({ visitId, status }) => (visitId ? [[visitId, status]] : [])))
}

/** How many drafts are shown. */
const draftsMost = 100

/** What a list shows of a draft: its text is not read for it. */
const draftHead = {
  ...{ id: notes.id, patientId: notes.patientId, version: notes.version },
  ...{ startedAt: notes.startedAt, savedAt: notes.savedAt },
}

interface DraftReader {
  caller: Pick<Caller, 'id'>
  zone: string
}

/** A caller's own drafts, the last saved first. */
export async function ownDrafts(
  db: Db,
  { caller, zone }: DraftReader,
  among?: SQL,
): Promise<ListedDraft[]> {
  const rows = await db
    .select({
      note: draftHead,
      visit: { id: visits.id, number: visits.number, startsAt: visits.startsAt },
      doctor: users.name,
      patient: { number: patients.number, name: patients.name },
    })
    .from(notes)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, notes.clinicId), eq(patients.id, notes.patientId)),
    )
    .leftJoin(visits, and(eq(visits.clinicId, notes.clinicId), eq(visits.id, notes.visitId)))
    .leftJoin(users, eq(users.id, visits.doctorId))
    .where(and(isOwnDraft(caller), among))
    .orderBy(desc(notes.savedAt), desc(notes.id))
    .limit(draftsMost)
  return rows.map(({ note, patient, ...found }) => ({
    ...{ id: note.id, patientId: note.patientId },
    ...{ patientNumber: patient.number, patientName: patient.name },
    visit: sentVisit(found, zone),
    ...{ startedAt: note.startedAt.toISOString(), savedAt: note.savedAt.toISOString() },
    version: note.version,
  }))
}

/** A caller's own draft with its text; null where there is none. */
export async function ownDraft(
  db: Db,
  reader: DraftReader,
  isIt: SQL | undefined,
): Promise<NoteDraft | null> {
  const [listed] = await ownDrafts(db, reader, isIt)
  if (!listed) return null
  const [note] = await db
    .select()
    .from(notes)
    .where(and(isOwnDraft(reader.caller), eq(notes.id, listed.id)))
  // A save between the two reads is read whole.
  return note
    ? {
        ...{ ...listed, text: textOf(note), version: note.version },
        savedAt: note.savedAt.toISOString(),
      }
    : null
}

/** How many drafts there are by users, or about a patient: their number alone. */
export const countDrafts = (
  db: Db,
  of: { authorIds: readonly string[] } | { patientId: string },
): Promise<number> =>
  db.$count(
    notes,
    and(
      ...[ofClinic, eq(notes.status, 'draft')],
      'authorIds' in of
        ? inArray(notes.authorId, [...of.authorIds])
        : eq(notes.patientId, of.patientId),
    ),
  )

/** How many drafts there are of visits, by the names of their authors: their number alone. */
export async function countDraftsByAuthor(db: Db, visitIds: readonly string[]) {
  const rows = await db
    .select({ author: users.name, isDoctor: isDoctorAccount(users), notes: count() })
    .from(notes)
    .innerJoin(users, eq(users.id, notes.authorId))
    .where(and(ofClinic, eq(notes.status, 'draft'), inArray(notes.visitId, [...visitIds])))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.id))
  return rows.map(({ author, isDoctor, ...counted }) => ({
    author: called(author, isDoctor),
    ...counted,
  }))
}

/** The notes of a patient and a visit, or outside of visits. */
export const isNoteOf = (patientId: string, visitId: string | null): SQL | undefined =>
  and(
    eq(notes.patientId, patientId),
    visitId === null ? isNull(notes.visitId) : eq(notes.visitId, visitId),
  )
