import type { TestWorld } from '@mocks/node'
import { emptyNoteText, type NoteText } from '@shared/contracts/note-text'
import { type NoteDraft, noteDraftSchema, noteEndpoints, noteSchema } from '@shared/contracts/notes'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../db/schema'
import { noteAddenda, notes } from '../db/schema-notes'
import { type Call, pathOf } from './api'
import { keyedCalls } from './records'

export const noteText = (more: Partial<NoteText> = {}): NoteText => ({ ...emptyNoteText, ...more })

/** Removes the notes that a demo clinic has: none is deleted row by row. */
export const removeNotes = ({ db }: TestWorld) => db.execute(sql`truncate ${notes}, ${noteAddenda}`)

/** Writes a signed note of a patient by the account `doctor`. @returns its id */
export async function signedNote({ db, now }: TestWorld, patientId: string): Promise<string> {
  const [doctor] = await db.select().from(users).where(eq(users.username, 'doctor'))
  const at = new Date(now())
  const [row] = await db
    .insert(notes)
    .values({
      ...{ patientId, authorId: doctor?.id ?? '', status: 'signed', history: 'Cough' },
      ...{ startedAt: at, savedAt: at, signedAt: at, signedBy: 'Dr. Daniel Reyes' },
    })
    .returning({ id: notes.id })
  return row?.id ?? ''
}

/** The calls about notes, to a test's world, by whoever's token it gives. */
export function noteCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const begin = (patientId: string, visitId: string | null = null, call: Call = {}) =>
    ask('POST', noteEndpoints.begin.path, { json: { patientId, visitId }, ...call })
  const begun = async (
    patientId: string,
    visitId: string | null = null,
    call: Call = {},
  ): Promise<NoteDraft> => {
    const { status, body } = await begin(patientId, visitId, call)
    expect(status, JSON.stringify(body)).toBeLessThan(300)
    return noteDraftSchema.parse(body)
  }
  const sign = (
    { id, version }: Pick<NoteDraft, 'id' | 'version'>,
    text: Partial<NoteText>,
    call: Call = {},
  ) =>
    ask('POST', pathOf(noteEndpoints.sign, id), {
      json: { version, text: noteText(text) },
      ...call,
    })
  return {
    ask,
    begin,
    begun,
    sign,
    save: (
      { id, version }: Pick<NoteDraft, 'id' | 'version'>,
      text: Partial<NoteText>,
      call: Call = {},
    ) =>
      ask('PUT', pathOf(noteEndpoints.saveDraft, id), {
        json: { version, text: noteText(text) },
        ...call,
      }),
    discard: ({ id, version }: Pick<NoteDraft, 'id' | 'version'>, call: Call = {}) =>
      ask('DELETE', pathOf(noteEndpoints.discard, id), { json: { version }, ...call }),
    signed: async (
      patientId: string,
      text: Partial<NoteText>,
      visitId: string | null = null,
      call: Call = {},
    ) => {
      const answer = await sign(await begun(patientId, visitId, call), text, call)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return noteSchema.parse(answer.body)
    },
    add: (id: string, text: string, call: Call = {}) =>
      ask('POST', pathOf(noteEndpoints.addAddendum, id), { json: { text }, ...call }),
    mark: (id: string, version: number, reason = 'Another patient', call: Call = {}) =>
      ask('POST', pathOf(noteEndpoints.markInError, id), { json: { version, reason }, ...call }),
    markAddendum: (id: string, addendumId: string, version: number, call: Call = {}) =>
      ask(
        'POST',
        pathOf(noteEndpoints.markAddendumInError, id).replace(':addendumId', addendumId),
        { json: { version, reason: 'Another patient' }, ...call },
      ),
    list: async (patientId: string, more: Record<string, string> = {}, call: Call = {}) => {
      const query = new URLSearchParams({ patientId, ...more })
      const { status, body } = await ask('GET', `${noteEndpoints.list.path}?${query}`, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return noteEndpoints.list.output.parse(body)
    },
    read: (id: string, call: Call = {}) => ask('GET', pathOf(noteEndpoints.get, id), call),
    drafts: async (call: Call = {}) => {
      const { body } = await ask('GET', noteEndpoints.drafts.path, call)
      return noteEndpoints.drafts.output.parse(body)
    },
    own: async (call: Call = {}) => {
      const { body } = await ask('GET', noteEndpoints.own.path, call)
      return noteEndpoints.own.output.parse(body)
    },
  }
}
