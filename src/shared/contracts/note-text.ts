import * as z from 'zod/mini'

/** The parts of a note, in their order. Any of them may be empty. */
export const noteParts = {
  history: 'History',
  findings: 'Findings',
  assessment: 'Assessment',
  plan: 'Plan',
} as const
export type NotePart = keyof typeof noteParts

// The names are all there are.
export const notePartNames = Object.keys(noteParts) as readonly NotePart[]

/** The longest part of a note, and the longest addendum, in characters. */
export const notePartMaxLength = 20_000

/** What a person reads about notes (docs/product/notes.md). */
export const noteMessages = {
  partTooLong: 'Please use at most 20,000 characters',
  nothing: 'Please write at least one part',
  addendumRequired: 'Please write the addendum',
  patientRequired: 'Please select a patient',
  visitUnknown: 'This appointment is not one of this patient.',
  versionMissing: 'The version of the note is missing',
  notFound: 'This note was not found.',
  signedMeanwhile: 'This note was signed in another window. Nothing was changed.',
  stale: 'This draft has been changed in another window. See what it says now.',
  isInError: 'This note is marked as entered in error. It takes no addendum.',
  isMarked: 'This is marked as entered in error already.',
  markedMeanwhile: 'This has been marked as entered in error meanwhile.',
  signed: 'Note signed.',
  signFailed: 'Failed to sign the note',
  saveFailed: 'Failed to save the draft',
  discarded: 'Draft discarded.',
  discardFailed: 'Failed to discard the draft',
  added: 'Addendum added.',
  addFailed: 'Failed to add the addendum',
  marked: 'Marked as entered in error.',
  markFailed: 'Failed to mark it as entered in error',
  fetchFailed: 'Failed to fetch the notes',
  draftFetchFailed: 'Failed to fetch your draft',
  draftsFetchFailed: 'Failed to fetch your drafts',
  none: 'No notes yet.',
} as const

const partSchema = z.string().check(z.maxLength(notePartMaxLength, noteMessages.partTooLong))

/** A note's text as it was typed: plain text of any script, in lines. */
export const noteTextSchema = z.object({
  history: partSchema,
  findings: partSchema,
  assessment: partSchema,
  plan: partSchema,
})
export type NoteText = z.infer<typeof noteTextSchema>

export const emptyNoteText: NoteText = { history: '', findings: '', assessment: '', plan: '' }

/** Characters that no font draws, and blanks. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/gu

export const isSeen = (text: string): boolean => text.replace(unseen, '') !== ''

/** Whether a note has no text that can be seen. */
export const isNoteEmpty = (text: NoteText): boolean =>
  notePartNames.every((part) => !isSeen(text[part]))

/** The text of a note that is signed. */
export const signedTextSchema = noteTextSchema.check(
  z.refine((text) => !isNoteEmpty(text), { error: noteMessages.nothing, path: ['history'] }),
)
