import {
  type NoteSettings,
  noteSettingEndpoints,
  noteSettingsMessages,
} from '@shared/contracts/note-settings'
import { noteEndpoints } from '@shared/contracts/notes'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { clinicId, clinics } from '../db/schema'
import { notes } from '../db/schema-notes'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { actorOf } from '../records/actor'
import { handleChange } from '../records/change'
import {
  addAddendum,
  areForPatients,
  beginNote,
  discardDraft,
  markAddendum,
  markNote,
  saveDraft,
  signNote,
} from '../records/note-steps'
import { listNotes, notesForPatient, noteWith, ownDrafts } from '../records/notes'
import { changesOf } from '../records/targets'

const columns = {
  name: clinics.name,
  forPatients: clinics.notesForPatients,
  version: clinics.notesVersion,
}
const isClinic = eq(clinics.id, clinicId)

/** Notes: a draft is its author's alone, a signed note is never changed. */
export function noteRoutes(dependencies: ApiDependencies) {
  const { db, config } = dependencies
  const { zone } = config
  const app = new Hono<ApiEnv>()

  handle(app, noteEndpoints.list, async (c, wanted) => c.json(await listNotes(db, zone, wanted)))

  handle(app, noteEndpoints.drafts, async (c, { patientId }) => {
    if (patientId && !isId(patientId)) return c.json([])
    const among = patientId ? eq(notes.patientId, patientId) : undefined
    return c.json(await ownDrafts(db, actorOf(c, dependencies), among))
  })

  handle(app, noteEndpoints.own, async (c) => {
    const isOn = await areForPatients(db)
    const { patientId } = c.get('caller')
    const rows = isOn && patientId !== null ? await notesForPatient(db, zone, patientId) : []
    return c.json({ isOn, rows })
  })

  handle(app, noteEndpoints.get, async (c, { id }) => c.json(await noteWith(db, zone, id)))

  handleChange(app, dependencies, noteEndpoints.begin, (c, input) => async (tx) => {
    const { body, isNew } = await beginNote(tx, actorOf(c, dependencies), input)
    return { status: isNew ? 201 : 200, body, events: [] }
  })

  handleChange(app, dependencies, noteEndpoints.saveDraft, (c, input) => async (tx) => ({
    body: await saveDraft(tx, actorOf(c, dependencies), input),
    events: [],
  }))

  handleChange(app, dependencies, noteEndpoints.discard, (c, input) => async (tx) => ({
    body: await discardDraft(tx, actorOf(c, dependencies), input),
    events: [],
  }))

  handleChange(
    app,
    dependencies,
    noteEndpoints.sign,
    (c, input) => (tx) => signNote(tx, actorOf(c, dependencies), input),
  )

  handleChange(app, dependencies, noteEndpoints.addAddendum, (c, input) => async (tx) => ({
    status: 201,
    ...(await addAddendum(tx, actorOf(c, dependencies), input)),
  }))

  handleChange(
    app,
    dependencies,
    noteEndpoints.markInError,
    (c, input) => (tx) => markNote(tx, actorOf(c, dependencies), input),
  )

  handleChange(
    app,
    dependencies,
    noteEndpoints.markAddendumInError,
    (c, input) => (tx) => markAddendum(tx, actorOf(c, dependencies), input),
  )

  handle(app, noteSettingEndpoints.read, async (c) => {
    const [row] = await db.select(columns).from(clinics).where(isClinic)
    return c.json({
      ...{ forPatients: row?.forPatients ?? false, version: row?.version ?? 1 },
    } satisfies NoteSettings)
  })

  handleChange(app, dependencies, noteSettingEndpoints.change, (_c, input) => async (tx) => {
    const { forPatients, version } = input
    const [before] = await tx.select(columns).from(clinics).where(isClinic).for('no key update')
    if (before?.version !== version)
      throw new Refusal(409, noteSettingsMessages.stale, {
        error: 'stale',
        current: { forPatients: before?.forPatients ?? false, version: before?.version ?? 1 },
      })
    await tx
      .update(clinics)
      .set({ notesForPatients: forPatients, notesVersion: version + 1 })
      .where(isClinic)
    const words = (isOn: boolean) => ({ 'notes for patients': isOn ? 'yes' : 'no' })
    const target = {
      ...{ kind: 'clinic' as const, name: before.name },
      changes: changesOf(words(before.forPatients), words(forPatients)),
    }
    return {
      body: { forPatients, version: version + 1 } satisfies NoteSettings,
      events: [{ topic: 'clinic', id: clinicId, target }],
    }
  })
  return app
}
