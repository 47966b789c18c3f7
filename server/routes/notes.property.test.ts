import type { Endpoint } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { notePartNames } from '@shared/contracts/note-text'
import { noteEndpoints } from '@shared/contracts/notes'
import { permissionKeys } from '@shared/contracts/permissions'
import { tries } from '@shared/test/property'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { clinics } from '../db/schema'
import { noteAddenda, notes } from '../db/schema-notes'
import { addUser, pathOf } from '../test/api'
import { noteCalls, removeNotes } from '../test/notes'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'doctor' })
const give = [() => world, () => token] as const
const calls = noteCalls(...give)
const { patientNamed } = prescriptionCalls(...give)
const { scheduled } = visitCalls(...give)

let priya: string
beforeEach(async () => {
  await removeNotes(world)
  priya = await patientNamed('priya nair')
})

/** What of signed notes and addenda is to stay for good, by id. */
async function signedNow(): Promise<Map<string, object>> {
  const written = await world.db.select().from(notes)
  const added = await world.db.select().from(noteAddenda)
  return new Map(
    [...written.filter(({ status }) => status === 'signed'), ...added].map((row) => {
      const { version: _, inErrorBy: _by, inErrorAt, inErrorReason, ...kept } = row
      // An error that is marked stays marked, with its reason.
      return [row.id, inErrorAt ? { ...kept, inErrorAt, inErrorReason } : kept]
    }),
  )
}

const act = fc.record({
  what: fc.constantFrom(
    ...(['begin', 'save', 'sign', 'sign', 'discard', 'add', 'mark', 'mark addendum'] as const),
  ),
  who: fc.constantFrom('doctor', 'admin'),
  /** Which of the notes and addenda that there are. */
  at: fc.nat({ max: 3 }),
  /** How far the version is from the right one. */
  off: fc.constantFrom(0, 0, 0, 1, -1),
  part: fc.constantFrom(...notePartNames),
  text: fc.string({ unit: 'grapheme', maxLength: 20 }),
})

it('keeps a signed note as it was signed, in whatever order calls are made', async () => {
  const tokens = { doctor: token, admin: await world.signIn('admin') }
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 20 }), async (acts) => {
      for (const { what, who, at, off, part, text } of acts) {
        const before = await signedNow()
        const call = { token: tokens[who === 'admin' ? 'admin' : 'doctor'] }
        const all = await world.db.select().from(notes).orderBy(asc(notes.startedAt), asc(notes.id))
        const note = all.at(-1 - (at % Math.max(1, all.length)))
        const seen = { id: note?.id ?? 'none', version: (note?.version ?? 1) + off }
        if (what === 'begin' || !note) await calls.begin(priya, null, call)
        else if (what === 'save') await calls.save(seen, { [part]: text }, call)
        else if (what === 'sign') await calls.sign(seen, { [part]: text }, call)
        else if (what === 'discard') await calls.discard(seen, call)
        else if (what === 'add') await calls.add(seen.id, text, call)
        else if (what === 'mark') await calls.mark(seen.id, seen.version, text, call)
        else {
          const [addendum] = await world.db.select().from(noteAddenda)
          const { id = 'none', noteId = 'none', version = 1 } = addendum ?? {}
          await calls.markAddendum(noteId, id, version + off, call)
        }
        const after = await signedNow()
        for (const [id, kept] of before) expect(after.get(id), what).toMatchObject(kept)
      }
    }),
    tries(15),
  )
})

const planted = 'Zyzzogeton'

/** What these answer goes by the calls that were made before. */
const changing = ['list audit', 'list own audit', 'list activities', 'follow changes']

/** The user who closes a day reads how many notes are not signed, and whose. */
const withoutCount = (key: string, value: unknown) => (key === 'notSigned' ? undefined : value)

/** Every answer of a call that reads, by its name and the record that its address names. */
async function walk(call: { token: string }, ids: readonly string[]) {
  const answers: { asked: string; answer: string; isSame: boolean }[] = []
  for (const { name, method, path } of endpoints.map((each: Endpoint) => each)) {
    if (method !== 'GET') continue
    for (const id of path.includes(':id') ? ids : ['']) {
      const address = pathOf({ path }, id).replace(':date', clinicDay)
      const query = `q=${planted}&patientId=${priya}&date=${clinicDay}`
      const { status, body } = await calls.ask('GET', `${address}?${query}`, call)
      const isSame = !changing.includes(name)
      const answer = `${status} ${JSON.stringify(body, withoutCount)}`
      answers.push({ asked: `${name} ${id}`, answer, isSame })
    }
  }
  return answers
}

it('tells nothing of a draft to another account, by any call that reads', async () => {
  await world.db.update(clinics).set({ notesForPatients: true })
  await addUser(world.db, 'walker', permissionKeys)
  const visit = await scheduled({ patientId: priya, date: clinicDay, time: '16:45' })
  const others = {
    admin: { token: await world.signIn('admin') },
    walker: { token: await world.signIn('walker') },
    patient: { token: await world.signIn('patient') },
  }
  const signed = await calls.signed(priya, { plan: 'Rest' })
  const ids = [priya, visit.id, signed.id]
  const before = await Promise.all(Object.values(others).map((call) => walk(call, ids)))
  const drafts = [await calls.begun(priya, visit.id), await calls.begun(priya)]
  for (const draft of drafts)
    expect((await calls.save(draft, { assessment: `It is ${planted}.` })).status).toBe(200)
  // Their author opens them, which the audit has.
  expect(await calls.drafts()).toHaveLength(2)
  const ofPriya = `${noteEndpoints.drafts.path}?patientId=${priya}`
  expect((await calls.ask('GET', ofPriya)).body).toHaveLength(2)
  for (const [at, [who, call]] of Object.entries(others).entries()) {
    const after = await walk(call, [...ids, ...drafts.map(({ id }) => id)])
    for (const { asked, answer, isSame } of after) {
      // The query of an audited list is what the caller asked for.
      expect(answer, `${who}: ${asked}`).not.toContain(`It is ${planted}`)
      const was = before[at]?.find((each) => each.asked === asked)
      if (isSame && was) expect(answer, `${who}: ${asked}`).toBe(was.answer)
    }
    const own = after.find(({ asked }) => asked.startsWith('list own audit'))
    expect(own?.answer).not.toMatch(/draft/)
  }
})
