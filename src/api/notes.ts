import type { InputOf } from '@shared/contracts/endpoint'
import { noteSettingEndpoints } from '@shared/contracts/note-settings'
import { type NoteDraft, noteDraftSchema, noteEndpoints } from '@shared/contracts/notes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of a patient's signed notes, the last signed first. */
export const notesOfPatientQuery = (input: InputOf<typeof noteEndpoints.list>) =>
  queryOptions({
    queryKey: ['notes', 'patient', input],
    queryFn: ({ signal }) => call(noteEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

/**
 * The drafts of the user who is signed in, the last saved first.
 * @param patientId of one patient alone; null for all
 */
export const ownDraftsQuery = (patientId: string | null) =>
  queryOptions({
    queryKey: ['notes', 'drafts', patientId],
    queryFn: ({ signal }) => call(noteEndpoints.drafts, { patientId }, { signal }),
  })

/** The notes of the patient who is signed in, where the clinic shows them. */
export const ownNotesQuery = queryOptions({
  queryKey: ['notes', 'own'],
  queryFn: ({ signal }) => call(noteEndpoints.own, {}, { signal }),
})

/** Whether patients read their notes. */
export const noteSettingsQuery = queryOptions({
  queryKey: ['clinic', 'notes'],
  queryFn: ({ signal }) => call(noteSettingEndpoints.read, {}, { signal }),
})

/** The doctor's day says which visits have a note. */
const invalidates = ['notes', 'visits'] as const

export const useBeginNote = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof noteEndpoints.begin>, attempt) =>
    call(noteEndpoints.begin, input, attempt),
  )

/** Saves a draft while it is typed. Nothing is read again after it. */
export const useSaveDraft = () =>
  useResourceMutation(
    ['notes'],
    (input: InputOf<typeof noteEndpoints.saveDraft>, attempt) =>
      call(noteEndpoints.saveDraft, input, attempt),
    { readsAfterSuccess: false },
  )

export const useDiscardDraft = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof noteEndpoints.discard>, attempt) =>
    call(noteEndpoints.discard, input, attempt),
  )

export const useSignNote = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof noteEndpoints.sign>, attempt) =>
    call(noteEndpoints.sign, input, attempt),
  )

export const useAddAddendum = () =>
  useResourceMutation(['notes'], (input: InputOf<typeof noteEndpoints.addAddendum>, attempt) =>
    call(noteEndpoints.addAddendum, input, attempt),
  )

export const useMarkNoteInError = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof noteEndpoints.markInError>, attempt) =>
    call(noteEndpoints.markInError, input, attempt),
  )

export const useMarkAddendumInError = () =>
  useResourceMutation(
    ['notes'],
    (input: InputOf<typeof noteEndpoints.markAddendumInError>, attempt) =>
      call(noteEndpoints.markAddendumInError, input, attempt),
  )

export const useChangeNoteSettings = () =>
  useResourceMutation(['clinic'], (input: InputOf<typeof noteSettingEndpoints.change>, attempt) =>
    call(noteSettingEndpoints.change, input, attempt),
  )

/** The draft as it is, where a save or a signature was refused for an old version; null for any other failure. */
export const staleDraft = (error: unknown): NoteDraft | null =>
  noteDraftSchema.safeParse(staleRecord(error)).data ?? null
