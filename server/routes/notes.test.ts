import { inErrorMessages } from '@shared/contracts/entered-in-error'
import { noteSettingEndpoints, noteSettingsMessages } from '@shared/contracts/note-settings'
import { noteMessages as words } from '@shared/contracts/note-text'
import { noteEndpoints, noteSchema } from '@shared/contracts/notes'
import { patientMessages } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { clinicId, clinics, idempotencyKeys, patients } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { changes, visits } from '../db/schema-care'
import { noteAddenda, notes } from '../db/schema-notes'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { noteCalls, noteText, removeNotes } from '../test/notes'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'doctor' })
const give = [() => world, () => token] as const
const calls = noteCalls(...give)
const { begin, begun, save, sign, signed, discard, add, mark, markAddendum, list, read } = calls
const { patientNamed } = prescriptionCalls(...give)
const { scheduled, cancel } = visitCalls(...give)

let priya: string
beforeEach(async () => {
  await removeNotes(world)
  priya = await patientNamed('priya nair')
})

const admin = async () => ({ token: await world.signIn('admin') })
const patient = async () => ({ token: await world.signIn('patient') })
const switchOn = () =>
  world.db.update(clinics).set({ notesForPatients: true }).where(eq(clinics.id, clinicId))
const cough = { history: 'Cough for three days.\n\n  Worse at night ', plan: 'عودة بعد أسبوع 🫁' }

describe('a draft', () => {
  it('is one per author, patient and visit, however often and at once it is begun', async () => {
    const answers = await Promise.all([begin(priya), begin(priya), begin(priya)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    const [first] = answers
    expect(await begun(priya)).toMatchObject({
      ...{ patientId: priya, patientName: 'Priya Nair', visit: null, text: noteText(), version: 1 },
    })
    for (const { body } of answers) expect(noteIdOf(body)).toBe(noteIdOf(first?.body))
    const visit = await scheduled({ patientId: priya })
    const ofVisit = await begun(priya, visit.id)
    expect(ofVisit).toMatchObject({
      visit: {
        ...{ id: visit.id, number: visit.number, date: visit.date, time: visit.time },
        doctor: visit.doctor,
      },
    })
    const others = await begun(priya, visit.id, await admin())
    expect(new Set([ofVisit.id, others.id, first && noteIdOf(first.body)]).size).toBe(3)
  })

  it('is saved as it was typed, without a row of feed or audit', async () => {
    await world.db.delete(changes)
    const before = await world.db.$count(auditEntries)
    const draft = await begun(priya)
    world.advance(2_000)
    const saved = await save(draft, cough)
    expect(saved).toMatchObject({ status: 200, body: { id: draft.id, version: 2 } })
    expect(await begun(priya)).toEqual({
      ...draft,
      ...{ text: noteText(cough), version: 2, savedAt: new Date(world.now()).toISOString() },
    })
    expect(await discard({ ...draft, version: 2 })).toMatchObject({ status: 200 })
    expect(await calls.drafts()).toEqual([])
    expect(await world.db.$count(changes)).toBe(0)
    const audited = await world.db.select().from(auditEntries).orderBy(auditEntries.id)
    // The author has read it three times, the second time again, and has listed what there is.
    expect(audited.slice(before)).toMatchObject([
      {
        call: 'read own draft note',
        patientId: null,
        shownPatients: [priya],
        recordIds: [draft.id],
      },
      { call: 'list own draft notes', patientId: null },
    ])
  })

  it('is in no answer that is kept for a key, and in no list', async () => {
    await save(await begun(priya), { plan: 'Zyzzogeton' })
    await begin(priya)
    const [listed] = await calls.drafts()
    expect(listed).not.toHaveProperty('text')
    const kept = await world.db.select().from(idempotencyKeys)
    expect(kept.length).toBeGreaterThan(2)
    expect(JSON.stringify(kept)).not.toMatch(/Zyzzogeton|Priya/)
  })

  it('of an old version is refused with the one that there is', async () => {
    const draft = await begun(priya)
    await save(draft, cough)
    for (const again of [
      () => save(draft, { plan: 'x' }),
      () => sign(draft, { plan: 'x' }),
      () => discard(draft),
    ])
      await unchanged(world.db, async () => {
        expect(await again()).toMatchObject({
          status: 409,
          body: {
            ...{ message: words.stale, error: 'stale' },
            current: { id: draft.id, version: 2, text: noteText(cough) },
          },
        })
      })
  })

  it('is listed to its author, the last saved first, of one patient too', async () => {
    const other = await patientNamed('arun thomas')
    const one = await begun(priya)
    world.advance(1_000)
    const two = await begun(other)
    const { text: _, ...listed } = two
    expect(await calls.drafts()).toMatchObject([listed, { id: one.id }])
    world.advance(1_000)
    await save(one, cough)
    expect((await calls.drafts()).map(({ id }) => id)).toEqual([one.id, two.id])
    const { body } = await calls.ask('GET', `${noteEndpoints.drafts.path}?patientId=${other}`)
    expect(body).toEqual([listed])
    const { body: none } = await calls.ask('GET', `${noteEndpoints.drafts.path}?patientId=1`)
    expect(none).toEqual([])
  })

  it.each(['admin', 'author'] as const)('is found by no other call, of the %s', async (who) => {
    const draft = await begun(priya)
    await save(draft, cough)
    const call = who === 'admin' ? await admin() : {}
    expect(await read(draft.id, call)).toMatchObject(refusal(404, words.notFound))
    expect(await list(priya, {}, call)).toMatchObject({ rows: [], total: 0 })
    if (who === 'author') return
    await unchanged(world.db, async () => {
      const seen = { id: draft.id, version: 2 }
      for (const answer of [
        await save(seen, { plan: 'x' }, call),
        await sign(seen, { plan: 'x' }, call),
        await discard(seen, call),
        await add(draft.id, 'x', call),
        await mark(draft.id, 2, 'x', call),
      ])
        expect(answer).toMatchObject(refusal(404, words.notFound))
      expect(await calls.drafts(call)).toEqual([])
    })
  })

  it('is not begun for a closed record, nobody, or the visit of another patient', async () => {
    const other = await scheduled({ patientId: await patientNamed('arun thomas') })
    await unchanged(world.db, async () => {
      for (const id of [unknownId, '1'])
        expect(await begin(id)).toMatchObject(
          refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
        )
      expect(await begin('')).toMatchObject(
        refusal(400, words.patientRequired, { patientId: words.patientRequired }),
      )
      for (const id of [other.id, unknownId, '1'])
        expect(await begin(priya, id)).toMatchObject(
          refusal(422, words.visitUnknown, { visitId: words.visitUnknown }),
        )
    })
    await close()
    expect((await begin(priya)).status).toBe(422)
  })

  it('takes 20,000 characters of any script in each part, and no more', async () => {
    const long = '汉'.repeat(20_000)
    const draft = await begun(priya)
    const all = { history: long, findings: long, assessment: long, plan: long }
    expect(await save(draft, all)).toMatchObject({ status: 200 })
    expect((await begun(priya)).text).toEqual(all)
    expect(await save({ ...draft, version: 2 }, { plan: `${long}x` })).toMatchObject(
      refusal(400, words.partTooLong, { 'text.plan': words.partTooLong }),
    )
  })
})

describe('a signed note', () => {
  it('has its text to the letter, who signed it and when by the server', async () => {
    const visit = await scheduled({ patientId: priya })
    const draft = await begun(priya, visit.id)
    world.advance(60_000)
    await world.db.delete(changes)
    const answer = await sign(draft, cough)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...{ id: draft.id, patientId: priya, text: noteText(cough), inError: null, addenda: [] },
        ...{ by: 'Dr. Daniel Reyes', signedAt: new Date(world.now()).toISOString() },
        visit: { id: visit.id },
      },
    })
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'notes', recordId: draft.id, patientId: null },
    ])
    expect((await read(draft.id)).body).toEqual(answer.body)
    expect((await list(priya)).rows).toEqual([answer.body])
    expect(await calls.drafts()).toEqual([])
    // The next one is another note.
    expect((await begun(priya, visit.id)).id).not.toBe(draft.id)
  })

  it('needs one part that can be seen', async () => {
    const draft = await begun(priya)
    await unchanged(world.db, async () => {
      for (const text of [{}, { plan: ' \n\u200b' }])
        expect(await sign(draft, text)).toMatchObject(
          refusal(400, words.nothing, { 'text.history': words.nothing }),
        )
      expect(await save(draft, {}, { json: { text: noteText() } })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
  })

  it('of two windows is one of them, and the other learns it', async () => {
    const draft = await begun(priya)
    const [saved, signedAs] = await Promise.all([
      save(draft, { plan: 'saved' }),
      sign(draft, { plan: 'signed' }),
    ])
    const [row] = await world.db.select().from(notes).where(eq(notes.id, draft.id))
    if (saved.status === 200) {
      expect(signedAs).toMatchObject({ status: 409, body: { error: 'stale' } })
      expect(row).toMatchObject({ status: 'draft', plan: 'saved' })
    } else {
      expect(saved).toMatchObject({
        status: 409,
        body: { message: words.signedMeanwhile, error: 'signed' },
      })
      expect(row).toMatchObject({ status: 'signed', plan: 'signed' })
    }
  })

  it('is not changed by its author, and signed once', async () => {
    const note = await signed(priya, cough)
    await unchanged(world.db, async () => {
      for (const version of [1, 2, 3]) {
        const seen = { id: note.id, version }
        for (const answer of [
          await save(seen, { plan: 'x' }),
          await sign(seen, { plan: 'x' }),
          await discard(seen),
        ])
          expect(answer).toMatchObject({ status: 409, body: { error: 'signed' } })
      }
    })
    expect(await sign({ id: note.id, version: 1 }, cough)).toMatchObject({
      ...{ status: 200, body: note },
    })
  })

  it('is not changed by the database either', async () => {
    const note = await signed(priya, cough)
    await add(note.id, 'More')
    for (const change of [
      () => world.db.update(notes).set({ plan: 'x' }).where(eq(notes.id, note.id)),
      () => world.db.update(notes).set({ status: 'draft' }).where(eq(notes.id, note.id)),
      () => world.db.delete(notes).where(eq(notes.id, note.id)),
      () => world.db.update(noteAddenda).set({ text: 'x' }),
      () => world.db.delete(noteAddenda),
    ])
      await expect(change()).rejects.toThrow()
    expect((await list(priya)).rows).toMatchObject([{ text: noteText(cough) }])
  })

  it('is written of a visit of any status, and of a record that was closed meanwhile', async () => {
    const visit = await scheduled({ patientId: priya })
    const desk = { token: await world.signIn('receptionist') }
    expect((await cancel(visit, {}, desk)).status).toBe(200)
    const draft = await begun(priya, visit.id)
    await close()
    expect(await sign(draft, cough)).toMatchObject({
      status: 200,
      body: { visit: { id: visit.id } },
    })
    expect(await add(draft.id, 'Died on the way')).toMatchObject({ status: 201 })
  })

  it('is listed page by page, the last signed first, of one visit too', async () => {
    const visit = await scheduled({ patientId: priya })
    for (const plan of ['one', 'two', 'three']) {
      await signed(priya, { plan }, plan === 'two' ? visit.id : null)
      world.advance(1_000)
    }
    const first = await list(priya, { limit: '2' })
    expect(first).toMatchObject({
      total: 3,
      rows: [{ text: { plan: 'three' } }, { text: { plan: 'two' } }],
    })
    expect(await list(priya, { cursor: first.next ?? '' })).toMatchObject({
      ...{ rows: [{ text: { plan: 'one' } }], next: null },
    })
    expect(await list(priya, { visitId: visit.id })).toMatchObject({
      ...{ total: 1, rows: [{ text: { plan: 'two' } }] },
    })
    for (const more of [{ visitId: '1' }, { visitId: unknownId }])
      expect(await list(priya, more)).toMatchObject({ total: 0, rows: [] })
    expect(await list('nobody')).toMatchObject({ total: 0, rows: [] })
  })
})

describe('an addendum', () => {
  it('is signed below its note, by whom and when', async () => {
    const note = await signed(priya, cough)
    world.advance(60_000)
    const boss = await admin()
    expect(await add(note.id, ' Potassium 4.1\n', boss)).toMatchObject({ status: 201 })
    expect((await list(priya)).rows).toMatchObject([
      {
        ...note,
        addenda: [
          {
            ...{ text: ' Potassium 4.1\n', inError: null, version: 1 },
            signedAt: new Date(world.now()).toISOString(),
          },
        ],
      },
    ])
    await unchanged(world.db, async () => {
      for (const [text, message] of [
        [' ', words.addendumRequired],
        ['x'.repeat(20_001), words.partTooLong],
      ] as const)
        expect(await add(note.id, text)).toMatchObject(refusal(400, message, { text: message }))
      expect(await add(unknownId, 'x')).toMatchObject(refusal(404, words.notFound))
    })
  })

  it('is not added to a note that was entered in error', async () => {
    const note = await signed(priya, cough)
    expect((await mark(note.id, note.version, 'x', await admin())).status).toBe(200)
    expect(await add(note.id, 'x')).toMatchObject(refusal(409, words.isInError))
  })
})

describe('what was entered in error', () => {
  it('is kept with reason, and marked once', async () => {
    const boss = await admin()
    const note = await signed(priya, cough)
    await add(note.id, 'More')
    const [
      {
        addenda: [addendum],
      } = note,
    ] = (await list(priya)).rows
    world.advance(60_000)
    const inError = { reason: 'Another patient', at: new Date(world.now()).toISOString() }
    const { id: addendumId = '', version = 0 } = addendum ?? {}
    expect(await markAddendum(note.id, addendumId, version, boss)).toMatchObject({
      status: 200,
      body: { inError: null, addenda: [{ text: 'More', inError }] },
    })
    const both = await Promise.all([
      mark(note.id, note.version, ' Another patient ', boss),
      mark(note.id, note.version, 'Another patient', boss),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await list(priya)).rows).toMatchObject([{ text: noteText(cough), inError }])
    await unchanged(world.db, async () => {
      for (const answer of [
        await mark(note.id, note.version + 1, 'x', boss),
        await markAddendum(note.id, addendumId, version + 1, boss),
      ])
        expect(answer).toMatchObject(refusal(409, words.isMarked))
      for (const answer of [
        await mark(note.id, note.version, 'x', boss),
        await markAddendum(note.id, addendumId, version, boss),
      ])
        expect(answer).toMatchObject({
          status: 409,
          body: { message: words.markedMeanwhile, error: 'stale', current: { id: note.id } },
        })
      for (const answer of [
        await mark(unknownId, 1, 'x', boss),
        await markAddendum(note.id, unknownId, 1, boss),
        await markAddendum(note.id, '1', 1, boss),
        await markAddendum(unknownId, addendumId, 1, boss),
      ])
        expect(answer).toMatchObject(refusal(404, words.notFound))
      for (const [reason, message] of [
        [' ', inErrorMessages.reasonRequired],
        ['x'.repeat(501), inErrorMessages.reasonTooLong],
      ] as const)
        expect(await mark(note.id, 1, reason, boss)).toMatchObject(
          refusal(400, message, { reason: message }),
        )
    })
  })
})

describe('the patient', () => {
  it('reads signed notes where the clinic has switched that on, and nothing in error', async () => {
    const me = await patient()
    const boss = await admin()
    const note = await signed(priya, cough)
    await add(note.id, 'Right')
    const { body } = await add(note.id, 'Wrong')
    const wrong = noteSchema.parse(body).addenda[1]
    await markAddendum(note.id, wrong?.id ?? '', 1, boss)
    const crossedOut = await signed(priya, { plan: 'x' })
    await mark(crossedOut.id, crossedOut.version, 'x', boss)
    await save(await begun(priya), { plan: 'draft' })
    await signed(await patientNamed('arun thomas'), { plan: 'another' })
    expect(await calls.own(me)).toEqual({ isOn: false, rows: [] })
    await switchOn()
    expect(await calls.own(me)).toEqual({
      isOn: true,
      rows: [
        {
          ...{ id: note.id, patientId: priya, visit: null, by: note.by, signedAt: note.signedAt },
          text: noteText(cough),
          addenda: [expect.objectContaining({ text: 'Right' })],
        },
      ],
    })
    const answer = JSON.stringify((await calls.ask('GET', noteEndpoints.own.path, me)).body)
    expect(answer).not.toMatch(/Wrong|inError|draft|another/)
  })

  it('hears of a new one only where it is switched on, and makes no other call', async () => {
    const me = await patient()
    const note = await signed(priya, cough)
    expect(await world.db.select().from(changes)).toMatchObject([{ patientId: null }])
    await switchOn()
    await add(note.id, 'More')
    const events = await world.db.select().from(changes)
    expect(events.map(({ patientId }) => patientId)).toEqual([null, priya])
    for (const { status } of [await read(note.id, me), await begin(priya, null, me)])
      expect(status).toBe(403)
  })

  it('does not learn by a note of a visit that the desk took back', async () => {
    await switchOn()
    const desk = { token: await world.signIn('receptionist') }
    const visit = await scheduled({ patientId: priya })
    await cancel(visit, {}, desk)
    await signed(priya, cough, visit.id)
    expect(await calls.own(await patient())).toMatchObject({ rows: [{ visit: null }] })
    await world.db.update(visits).set({ status: 'pending' }).where(eq(visits.id, visit.id))
    expect(await calls.own(await patient())).toMatchObject({ rows: [{ visit: { id: visit.id } }] })
  })
})

describe('the switch for patients', () => {
  it('is off, and set by an administrator in the version that was seen', async () => {
    const boss = await admin()
    const { path } = noteSettingEndpoints.change
    const change = (json: object, call = boss) => calls.ask('PATCH', path, { json, ...call })
    expect((await calls.ask('GET', path, boss)).body).toEqual({ forPatients: false, version: 1 })
    expect(await change({ forPatients: true, version: 1 })).toMatchObject({
      ...{ status: 200, body: { forPatients: true, version: 2 } },
    })
    expect(await change({ forPatients: false, version: 1 })).toMatchObject({
      status: 409,
      body: {
        ...{ message: noteSettingsMessages.stale, error: 'stale' },
        current: { forPatients: true, version: 2 },
      },
    })
    expect(await change({ forPatients: false })).toMatchObject(
      refusal(400, noteSettingsMessages.versionMissing),
    )
    expect((await change({ forPatients: false, version: 2 }, { token })).status).toBe(403)
  })
})

it('takes its own key for each call', async () => {
  const note = await signed(priya, cough)
  await addUser(world.db, 'walker', ['doctor_dashboard'])
  const walker = { token: await world.signIn('walker') }
  for (const [key, answer] of [
    ['medical_record_view', await read(note.id, walker)],
    ['medical_record_create', await begin(priya, null, walker)],
    ['medical_record_create', await sign(note, cough, walker)],
    ['medical_record_edit', await add(note.id, 'x', walker)],
    ['medical_record_delete', await mark(note.id, 2, 'x', walker)],
  ] as const)
    expect(answer).toMatchObject(refusal(403, permissionMissing([key])))
})

const noteIdOf = (body: unknown): string => String(Object(body).id)

const close = () =>
  world.db
    .update(patients)
    .set({ closedAt: new Date(world.now()) })
    .where(eq(patients.id, priya))
