import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { versionSchema } from './lists'

/** What a person reads about the setting of notes (docs/product/notes.md). */
export const noteSettingsMessages = {
  about: 'Signed notes and their addenda, without what was entered in error.',
  shows: 'Patients with an account then read all their signed notes, earlier ones too.',
  hides: 'Patients then read none of their notes. The notes stay in the record.',
  versionMissing: 'The version of the setting is missing',
  stale:
    'This has been changed meanwhile. See what it says now, and save again if you still want to.',
  fetchFailed: 'Failed to fetch whether patients read their notes',
  saved: 'Notes for patients saved.',
  saveFailed: 'Failed to save whether patients read their notes',
} as const

/** Whether patients read their signed notes. */
const noteSettingsSchema = z.object({ forPatients: z.boolean(), version: z.number() })
export type NoteSettings = z.infer<typeof noteSettingsSchema>

export const noteSettingEndpoints = {
  read: {
    name: 'read note settings',
    method: 'GET',
    path: '/api/clinic/notes',
    input: null,
    output: noteSettingsSchema,
    access: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Notes for patients',
      can: 'see whether patients read their notes',
    },
  },
  change: {
    name: 'change note settings',
    method: 'PATCH',
    path: '/api/clinic/notes',
    input: z.object({
      forPatients: z.boolean(),
      version: versionSchema(noteSettingsMessages.versionMissing),
    }),
    output: noteSettingsSchema,
    access: 'staff_edit',
    alsoNeeds: 'admin_dashboard',
    scope: 'clinic',
    resource: 'clinic',
    recordsOnly: true,
    words: {
      screen: 'Admin dashboard',
      label: 'Notes for patients, Change',
      can: 'change whether patients read their notes',
      did: 'Changed whether patients read their notes',
    },
  },
} as const satisfies Record<string, Endpoint>
