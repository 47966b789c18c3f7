import { isNoteEmpty, type NoteText, noteMessages } from '@shared/contracts/note-text'
import { noteWritingMessages as words } from '@shared/contracts/note-words'
import type { Note } from '@shared/contracts/notes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { ApiError, errorText } from '@/api/api-error'
import {
  ownDraftsQuery,
  staleDraft,
  useBeginNote,
  useDiscardDraft,
  useSaveDraft,
  useSignNote,
} from '@/api/notes'
import { isLocked, useSession } from '@/stores/session'
import { dropDraft, readDraft, saveDraft } from '@/stores/work'
import {
  canSend,
  type DraftEvent,
  draftStep,
  isUnsaved,
  localDraft,
  localDraftSchema,
  openedDraft,
  type SavedDraft,
  savedDraft,
} from './draft-state'

/** Milliseconds after the last key until a draft is sent, and until a failed save is sent again. */
const saveAfter = 2000
const retryAfter = 10_000

interface NoteDraftOptions {
  patientId: string
  /** Null of a note outside of a visit. */
  visitId: string | null
  /** The draft as the server has it; null where it has none, undefined where it could not be asked. */
  server: SavedDraft | null | undefined
}

/** Whether the same can be answered later: the connection, the server or the session was away. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 401

/** Whether there is no such draft any more. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

/**
 * A note while it is written: kept in this tab at each key, on the server two seconds after the last one,
 * and as one draft for each patient and visit (docs/product/notes.md).
 */
export function useNoteDraft({ patientId, visitId, server }: NoteDraftOptions) {
  const name = `note.${patientId}.${visitId ?? 'none'}`
  const { mutateAsync: begin } = useBeginNote()
  const { mutateAsync: put } = useSaveDraft()
  const { mutateAsync: signNote } = useSignNote()
  const { mutateAsync: discardDraft } = useDiscardDraft()
  const client = useQueryClient()
  const [state, dispatch] = useReducer(draftStep, null, () =>
    openedDraft(readDraft(name, localDraftSchema), server),
  )
  /** The state after the last event, for what goes on between two renderings. */
  const latest = useRef(state)
  /** The save under way: a signature waits for it. */
  const saving = useRef<Promise<void>>(Promise.resolve())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether it is signed or discarded here: nothing more is kept or sent. */
  const isDone = useRef(false)
  const owner = useRef(useSession.getState().session?.owner)

  const step = (event: DraftEvent) => {
    latest.current = draftStep(latest.current, event)
    dispatch(event)
    // What comes in after a logout is not the next user's.
    if (isDone.current || useSession.getState().session?.owner !== owner.current) return
    const local = localDraft(latest.current)
    if (local) saveDraft(name, local)
    else dropDraft(name)
  }

  /** It is signed or discarded. */
  const finish = () => {
    isDone.current = true
    clearTimeout(timer.current)
    dropDraft(name)
  }

  const fail = (error: unknown, said: { transient: string; otherwise: string }) => {
    const other = staleDraft(error)
    if (other) return step({ type: 'differs', draft: savedDraft(other) })
    if (isOver(error) && latest.current.saved) return step({ type: 'gone' })
    const transient = isTransient(error)
    const message = transient ? said.transient : errorText(error, said)
    step({ type: 'failed', failure: { isTransient: transient, message } })
  }

  /** The draft on the server, begun where there is none; null where another text was found there. */
  const base = async (): Promise<SavedDraft | null> => {
    const { saved } = latest.current
    if (saved) return saved
    const draft = savedDraft(await begin({ patientId, visitId }))
    step({ type: isNoteEmpty(draft.text) ? 'begun' : 'differs', draft })
    return latest.current.saved
  }

  const save = async () => {
    if (isDone.current || isLocked() || !canSend(latest.current) || !isUnsaved(latest.current))
      return
    step({ type: 'sent' })
    const { text } = latest.current
    try {
      const draft = await base()
      if (!draft) return
      const { id, savedAt, version } = await put({ id: draft.id, version: draft.version, text })
      step({ type: 'saved', draft: { id, savedAt, version, text } })
    } catch (error) {
      fail(error, { transient: words.noConnection, otherwise: noteMessages.saveFailed })
    }
  }
  const saveSoon = (after: number) => {
    clearTimeout(timer.current)
    if (!isDone.current && isUnsaved(latest.current)) timer.current = setTimeout(saveNow, after)
  }
  const saveNow = () => {
    clearTimeout(timer.current)
    // One after the other: a signature waits for the last of them.
    saving.current = saving.current.then(save).then(() => {
      const { failure } = latest.current
      // What the server refuses is sent again once it is changed.
      if (failure === null) saveSoon(saveAfter)
      else if (failure.isTransient) saveSoon(retryAfter)
    })
  }

  /** What another window has done with the draft is seen when this one is looked at again. */
  const readAgain = async () => {
    if (isDone.current || !canSend(latest.current)) return
    if (isUnsaved(latest.current)) return saveNow()
    const { saved } = latest.current
    const query = { ...ownDraftsQuery(patientId), staleTime: 0 }
    const drafts = await client.fetchQuery(query).catch(() => undefined)
    const draft = drafts?.find(({ visit }) => (visit?.id ?? null) === visitId)
    // What was begun, saved or sent meanwhile is newer than this answer.
    if (latest.current.saved !== saved || !canSend(latest.current)) return
    if (drafts) step({ type: 'read', draft: draft ? savedDraft(draft) : null })
  }

  const begun = useEffectEvent(() => saveSoon(saveAfter))
  const looked = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isLocked()) void readAgain()
  })
  const unlocked = useEffectEvent(() => void readAgain())
  const left = useEffectEvent(() => saveNow())
  useEffect(() => {
    begun()
    const look = () => looked()
    const unsubscribe = useSession.subscribe((now, before) => {
      if (now.lock === null && before.lock !== null && now.session) unlocked()
    })
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
      left()
    }
  }, [])

  const typed = (text: Partial<NoteText>) => {
    step({ type: 'typed', text })
    saveSoon(saveAfter)
  }

  /** Signs what is on the screen. @returns null where it is not signed, which the state says */
  const sign = async (): Promise<Note | null> => {
    clearTimeout(timer.current)
    await saving.current
    if (!canSend(latest.current)) return null
    step({ type: 'sent' })
    const { text } = latest.current
    try {
      const draft = await base()
      if (!draft) return null
      const note = await signNote({ id: draft.id, version: draft.version, text })
      finish()
      return note
    } catch (error) {
      fail(error, { transient: words.signWithout, otherwise: noteMessages.signFailed })
      // It was this text that the server had, from a save whose answer was lost.
      return staleDraft(error) && canSend(latest.current) ? await sign() : null
    }
  }

  /** Throws the draft away. @returns whether it is gone */
  const discard = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    await saving.current
    const { saved, isGone } = latest.current
    try {
      if (saved && !isGone) await discardDraft({ id: saved.id, version: saved.version })
      finish()
      return true
    } catch (error) {
      fail(error, { transient: words.notDiscarded, otherwise: noteMessages.discardFailed })
      if (!latest.current.isGone) return false
      finish()
      return true
    }
  }

  return {
    state,
    typed,
    sign,
    discard,
    choose: (which: 'mine' | 'other' | 'both') => {
      step({ type: 'chosen', which })
      saveNow()
    },
    /** Goes on with the text as a note that is begun again. */
    restart: () => {
      step({ type: 'restarted' })
      saveNow()
    },
  }
}
