import {
  emptyNoteText,
  type NoteText,
  notePartNames,
  noteTextSchema,
} from '@shared/contracts/note-text'
import type { NoteDraft } from '@shared/contracts/notes'
import * as z from 'zod/mini'

/** A draft as the server has it. */
export interface SavedDraft {
  id: string
  version: number
  text: NoteText
  /** An ISO time. */
  savedAt: string
}

/** What this tab keeps of a draft until the server has answered. */
export const localDraftSchema = z.object({
  text: noteTextSchema,
  /** What was typed over; null of a draft that the server has not begun. */
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
  /** What was sent without an answer: the server may have it. */
  unanswered: z.array(noteTextSchema),
})
export type LocalDraft = z.infer<typeof localDraftSchema>

/** Why the last save did not succeed. */
interface SaveFailure {
  /** Whether the connection or the server was away, and the same can be sent again. */
  isTransient: boolean
  message: string
}

export interface DraftState {
  /** What is on the screen. */
  text: NoteText
  /** As the server has it; null before it has begun one. */
  saved: SavedDraft | null
  /** What is being sent, saved or signed; null while nothing is. */
  sending: NoteText | null
  unanswered: readonly NoteText[]
  failure: SaveFailure | null
  /** What another window has saved, until the writer has chosen. */
  other: SavedDraft | null
  /** Whether it was signed or discarded in another window. */
  isGone: boolean
}

export type DraftEvent =
  | { type: 'typed'; text: Partial<NoteText> }
  | { type: 'sent' }
  | { type: 'begun'; draft: SavedDraft }
  | { type: 'saved'; draft: SavedDraft }
  | { type: 'failed'; failure: SaveFailure }
  /** The server has another version than the one typed over. */
  | { type: 'differs'; draft: SavedDraft }
  | { type: 'gone' }
  | { type: 'chosen'; which: 'mine' | 'other' | 'both' }
  | { type: 'restarted' }
  /** The server was asked again, or for the first time. */
  | { type: 'read'; draft: SavedDraft | null }

/** So many texts that were sent without an answer are known again; one more than a person waits for. */
const unansweredMost = 4

const isSameText = (one: NoteText, other: NoteText): boolean =>
  notePartNames.every((part) => one[part] === other[part])

/** Whether something is typed that the server is not known to have. */
export const isUnsaved = ({ text, saved }: Pick<DraftState, 'text' | 'saved'>): boolean =>
  !isSameText(text, saved?.text ?? emptyNoteText)

/** Whether what is typed can be sent now. */
export const canSend = (state: DraftState): boolean =>
  state.sending === null && state.other === null && !state.isGone

export const savedDraft = ({ id, version, text, savedAt }: NoteDraft): SavedDraft => ({
  ...{ id, version, text, savedAt },
})

/** Text below what is there already; nothing that is typed is replaced. */
export const appended = (typed: string, more: string): string => {
  if (more.trim() === '' || typed === more) return typed
  return typed.trim() === '' ? more : `${typed.trimEnd()}\n${more}`
}

/** Both texts part by part, each once. */
export const bothTexts = (one: NoteText, other: NoteText): NoteText => ({
  history: appended(one.history, other.history),
  findings: appended(one.findings, other.findings),
  assessment: appended(one.assessment, other.assessment),
  plan: appended(one.plan, other.plan),
})

const blank: DraftState = {
  text: emptyNoteText,
  saved: null,
  sending: null,
  unanswered: [],
  failure: null,
  other: null,
  isGone: false,
}

/**
 * What is written on, from what this tab has kept and what the server has.
 * @param server undefined where it could not be asked: what the tab has is written on, and the next save finds out
 */
export function openedDraft(
  local: LocalDraft | null,
  server: SavedDraft | null | undefined,
): DraftState {
  if (!local) return { ...blank, text: server?.text ?? emptyNoteText, saved: server ?? null }
  const typed = { ...blank, text: local.text, unanswered: local.unanswered }
  if (server === undefined) {
    // Its text is not known: what is typed is sent again, by the version that it was typed over.
    return local.base === null
      ? typed
      : { ...typed, saved: { ...local.base, text: emptyNoteText, savedAt: '' } }
  }
  if (server === null) return { ...typed, isGone: local.base !== null }
  return withServer(typed, server, local.base?.version)
}

/** Whether the server's text is one that this tab wrote or would write itself. */
const isOwn = (state: DraftState, { text }: SavedDraft): boolean =>
  [state.text, emptyNoteText, ...state.unanswered].some((known) => isSameText(known, text))

/** With what the server has: taken as the base where it is one's own, otherwise to be chosen from. */
const withServer = (state: DraftState, server: SavedDraft, base?: number): DraftState =>
  server.version === base || isOwn(state, server)
    ? { ...state, saved: server, other: null }
    : { ...state, other: server }

export function draftStep(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'typed':
      return { ...state, text: { ...state.text, ...event.text } }
    case 'sent': {
      const unanswered = [...state.unanswered, state.text].slice(-unansweredMost)
      return { ...state, sending: state.text, unanswered }
    }
    case 'begun':
      return { ...state, saved: event.draft }
    case 'saved':
      return { ...state, saved: event.draft, sending: null, unanswered: [], failure: null }
    case 'failed':
      return { ...state, sending: null, failure: event.failure }
    case 'differs':
      return { ...withServer(state, event.draft), sending: null, failure: null }
    case 'gone':
      return { ...state, sending: null, failure: null, isGone: true }
    case 'chosen': {
      const { other } = state
      if (!other) return state
      const text = {
        mine: state.text,
        other: other.text,
        both: bothTexts(other.text, state.text),
      }[event.which]
      return { ...state, text, saved: other, other: null, unanswered: [] }
    }
    case 'restarted':
      return { ...blank, text: state.text }
    case 'read': {
      const { draft } = event
      if (!canSend(state) || isUnsaved(state)) return state
      if (draft) return draft.version === state.saved?.version ? state : openedDraft(null, draft)
      return state.saved === null ? state : { ...state, isGone: true }
    }
  }
}

/** What this tab has to keep; null where the server has all of it. */
export function localDraft(state: DraftState): LocalDraft | null {
  if (!isUnsaved(state) && !state.isGone && state.other === null) return null
  const { text, saved, unanswered } = state
  if (saved === null && isSameText(text, emptyNoteText)) return null
  const base = saved && { id: saved.id, version: saved.version }
  return { text, base, unanswered: [...unanswered] }
}
