import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { filterBy, pageFields, pageOf, versionSchema } from './lists'
import {
  isSeen,
  noteMessages,
  notePartMaxLength,
  noteTextSchema,
  signedTextSchema,
} from './note-text'

/** Who wrote or marked it: a doctor with the title. An ISO time. */
const bySchema = { by: z.string(), at: z.string() }

const inErrorSchema = z.object({ ...bySchema, reason: z.string() })

/** The visit that a note is about. */
const noteVisitSchema = z.object({
  id: z.string(),
  number: z.number(),
  /** YYYY-MM-DD and HH:MM, in the clinic's zone. */
  date: z.string(),
  time: z.string(),
  /** 'Dr. ' and the name: the visit's doctor, who need not be the author. */
  doctor: z.string(),
})

/** What was added to a signed note. It is signed as it is added, and never changed. */
const addendumSchema = z.object({
  id: z.string(),
  /** Who signed it: a doctor with the title. */
  by: z.string(),
  /** An ISO time. */
  signedAt: z.string(),
  text: z.string(),
  /** Null of what counts. */
  inError: z.nullable(inErrorSchema),
  version: z.number(),
})
export type NoteAddendum = z.infer<typeof addendumSchema>

/** A signed note. It is never changed: an addendum is added, or it is marked as entered in error. */
export const noteSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  /** Null of a note outside of a visit. */
  visit: z.nullable(noteVisitSchema),
  /** Who signed it: a doctor with the title. */
  by: z.string(),
  /** An ISO time, of the server's clock. */
  signedAt: z.string(),
  text: noteTextSchema,
  /** Null of what counts. */
  inError: z.nullable(inErrorSchema),
  /** The first first, those entered in error among them. */
  addenda: z.array(addendumSchema),
  version: z.number(),
})
export type Note = z.infer<typeof noteSchema>

/** A note that is not signed. No account but its author's reads it. */
export const noteDraftSchema = z.object({
  id: z.string(),
  patientId: z.string(),
  patientNumber: z.number(),
  patientName: z.string(),
  visit: z.nullable(noteVisitSchema),
  text: noteTextSchema,
  /** ISO times. */
  startedAt: z.string(),
  savedAt: z.string(),
  version: z.number(),
})
export type NoteDraft = z.infer<typeof noteDraftSchema>

/** A note as its patient reads it: what was entered in error is not among it. */
const ownNoteSchema = z.extend(z.omit(noteSchema, { inError: true, version: true }), {
  addenda: z.array(z.omit(addendumSchema, { inError: true, version: true })),
})
export type OwnNote = z.infer<typeof ownNoteSchema>

/** The version that was seen. */
const seen = { version: versionSchema(noteMessages.versionMissing) }

const reasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, noteMessages.reasonRequired),
    z.maxLength(500, noteMessages.reasonTooLong),
  )

/** Four parts of 20,000 characters, each of up to four bytes, some of them escaped. */
const longestBody = 1024 * 1024

const ofNotes = { scope: 'clinic', resource: 'visits', recordsOnly: true } as const
const ofDrafts = { access: 'medical_record_create', ...ofNotes } as const

export const noteEndpoints = {
  /** A patient's signed notes with their addenda, the last signed first, those entered in error too. */
  list: {
    name: 'list notes',
    method: 'GET',
    path: '/api/notes',
    input: z.object({
      patientId: z.string().check(z.maxLength(100)),
      /** Of one visit alone, where one is named. */
      visitId: filterBy(z.string().check(z.maxLength(100))),
      ...pageFields,
    }),
    output: pageOf(noteSchema),
    access: 'medical_record_view',
    shows: 'records',
    ...ofNotes,
    words: {
      screen: 'Patient page',
      also: 'Doctor dashboard',
      label: 'Notes',
      can: 'see a patient’s notes',
      patient: { read: 'Looked through your notes' },
    },
  },
  /** One signed note. A draft is not found here, not by its author. */
  get: {
    name: 'read note',
    method: 'GET',
    path: '/api/notes/:id',
    input: null,
    output: noteSchema,
    access: 'medical_record_view',
    shows: 'records',
    ...ofNotes,
    words: {
      screen: 'Patient page',
      label: 'a note',
      can: 'open a note',
      patient: { read: 'Opened one of your notes' },
    },
  },
  /**
   * The caller's own drafts, the last saved first, 100 at most.
   * Of one patient alone, where one is named.
   */
  drafts: {
    name: 'list own draft notes',
    method: 'GET',
    path: '/api/notes/drafts',
    input: z.object({ patientId: filterBy(z.string().check(z.maxLength(100))) }),
    output: z.array(noteDraftSchema),
    ...ofDrafts,
    shows: 'records',
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'My open drafts',
      can: 'see the own draft notes',
      // That there is a draft is the author's alone.
      patient: null,
    },
  },
  /** Those of the patient who is signed in, the last signed first, at most 100; none while it is switched off. */
  own: {
    name: 'list own notes',
    method: 'GET',
    path: '/api/notes/own',
    input: null,
    output: z.object({
      /** Whether the clinic has switched it on. */
      isOn: z.boolean(),
      rows: z.array(ownNoteSchema),
    }),
    access: 'patient_dashboard',
    shows: 'own',
    resource: 'visits',
    recordsOnly: true,
    words: {
      screen: 'Patient dashboard',
      label: 'Notes',
      can: 'see the own notes, where the clinic shows them',
    },
  },
  /**
   * Begins a draft; the caller's own of this patient and visit where there is one already, with status 200.
   * A visit of any status has notes, a cancelled one too.
   */
  begin: {
    name: 'begin note',
    method: 'POST',
    path: '/api/notes',
    input: z.object({
      patientId: z.string().check(z.minLength(1, noteMessages.patientRequired)),
      /** Null of a note outside of a visit. */
      visitId: z.nullable(z.string()),
    }),
    output: noteDraftSchema,
    ...ofDrafts,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Note',
      can: 'write a note',
      did: null,
      patient: null,
    },
  },
  /**
   * Saves the caller's own draft, outside of audit and feed. 409 `stale` with the draft as `current`; 409 `signed`
   * where it was signed meanwhile, 404 where it was discarded.
   */
  saveDraft: {
    name: 'save draft of note',
    method: 'PUT',
    path: '/api/notes/:id/draft',
    input: z.object({ ...seen, text: noteTextSchema }),
    output: z.object({ id: z.string(), savedAt: z.string(), version: z.number() }),
    longestBody,
    ...ofDrafts,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Note, saved while it is typed',
      can: 'save an own draft note',
      did: null,
      patient: null,
    },
  },
  /** Throws the caller's own draft away. */
  discard: {
    name: 'discard draft of note',
    method: 'DELETE',
    path: '/api/notes/:id/draft',
    input: z.object(seen),
    output: z.object({ id: z.string() }),
    ...ofDrafts,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Note, Discard',
      can: 'discard an own draft note',
      did: null,
      patient: null,
    },
  },
  /**
   * Signs the caller's own draft with the text that is sent, which the signer has on the screen; it needs at least
   * one part. 409 `stale` with the draft as `current`; 409 `signed` where it was signed meanwhile with another text.
   * With the same text the signed note is answered.
   */
  sign: {
    name: 'sign note',
    method: 'POST',
    path: '/api/notes/:id/sign',
    input: z.object({ ...seen, text: signedTextSchema }),
    output: noteSchema,
    longestBody,
    ...ofDrafts,
    words: {
      screen: 'Doctor dashboard',
      also: 'Patient page',
      label: 'Note, Sign',
      can: 'sign a note',
      did: 'Signed a note',
      patient: { did: 'Signed a note about you' },
    },
  },
  /** Signed as it is added. A note that was entered in error takes none. */
  addAddendum: {
    name: 'add addendum to note',
    method: 'POST',
    path: '/api/notes/:id/addenda',
    input: z.object({
      text: z
        .string()
        .check(
          z.maxLength(notePartMaxLength, noteMessages.partTooLong),
          z.refine(isSeen, noteMessages.addendumRequired),
        ),
    }),
    output: noteSchema,
    longestBody,
    access: 'medical_record_edit',
    ...ofNotes,
    words: {
      screen: 'Patient page',
      label: 'Note, Add Addendum',
      can: 'add an addendum to a signed note',
      did: 'Added an addendum to a note',
      patient: { did: 'Added to a note about you' },
    },
  },
  /** Crosses a signed note out: it is kept with the reason. */
  markInError: {
    name: 'mark note as entered in error',
    method: 'POST',
    path: '/api/notes/:id/enter-in-error',
    input: z.object({ ...seen, reason: reasonSchema }),
    output: noteSchema,
    access: 'medical_record_delete',
    ...ofNotes,
    words: {
      screen: 'Patient page',
      label: 'Note, Mark as Error',
      can: 'mark a note as entered in error',
      did: 'Marked a note as entered in error',
      patient: { did: 'Marked a note about you as entered in error' },
    },
  },
  /** The same of one addendum, with the addendum's version. */
  markAddendumInError: {
    name: 'mark addendum as entered in error',
    method: 'POST',
    path: '/api/notes/:id/addenda/:addendumId/enter-in-error',
    input: z.object({ ...seen, reason: reasonSchema }),
    output: noteSchema,
    access: 'medical_record_delete',
    ...ofNotes,
    words: {
      screen: 'Patient page',
      label: 'Addendum, Mark as Error',
      can: 'mark an addendum as entered in error',
      did: 'Marked an addendum as entered in error',
      patient: { did: 'Marked an addendum about you as entered in error' },
    },
  },
} as const satisfies Record<string, Endpoint>
