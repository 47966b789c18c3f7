import { letterEndpoints, letterMessages as words } from '@shared/contracts/letters'
import { patientMessages } from '@shared/contracts/patients'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let desk: { token: string }
let patient: { token: string }
let priya: string

setUpWorld({ as: 'doctor' })
beforeEach(async () => {
  desk = { token: await world.signIn('receptionist') }
  patient = { token: await world.signIn('patient') }
  priya = await patientNamed('priya nair')
})

const { ask, read, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, issue, markInError } = letterEndpoints
const blank = { from: '', until: '', addressee: '', reason: '', subject: '', text: '' }
const sickNote = { ...blank, kind: 'sick-note', from: '2026-03-02', until: '2026-03-06' }
const referral = { ...blank, kind: 'referral', addressee: 'Dr. Okoro', reason: 'Knee pain' }
const free = { ...blank, kind: 'free', subject: 'Diet', text: 'Less salt.\n\nMore fruit.' }

const send = (letter: object = sickNote, call: Call = {}) =>
  ask('POST', issue.path, { json: { patientId: priya, ...letter }, ...call })
const issued = async (letter: object = sickNote) => issue.output.parse((await send(letter)).body)
const mark = (id: string, json: object, call: Call = {}) =>
  ask('POST', pathOf(markInError, id), { json, ...call })
const all = async () => (await read(list, { patientId: priya })).rows

describe('issuing a letter', () => {
  it('numbers and keeps it with who issued it, for the staff and the patient', async () => {
    await world.db.delete(changes)
    const answer = await send()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...{ ...sickNote, patientId: priya, year: 2026, number: 2, issuedOn: '2026-03-02' },
        ...{ by: 'Dr. Daniel Reyes', inError: null, version: 1 },
      },
    })
    const { id } = issue.output.parse(answer.body)
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'letters', recordId: id, patientId: priya },
    ])
    expect((await all())[0]).toEqual(answer.body)
    expect((await read(own, {}, patient))[0]).toEqual(answer.body)
  })

  it('keeps what belongs to its kind alone', async () => {
    const typed = { ...sickNote, ...referral, subject: 'Diet', text: 'Please see her soon.' }
    expect(await issued(typed)).toMatchObject({
      ...blank,
      ...{ kind: 'referral', addressee: 'Dr. Okoro', reason: 'Knee pain' },
      text: 'Please see her soon.',
    })
    expect(await issued(free)).toMatchObject(free)
  })

  it('keeps the name of who issued it, whatever the account is called later', async () => {
    const { id } = await issued()
    await world.db.update(users).set({ name: 'Dr. Dan Kings' }).where(eq(users.username, 'doctor'))
    expect((await all()).find((one) => one.id === id)).toMatchObject({ by: 'Dr. Daniel Reyes' })
  })

  it('counts on without a gap where one is refused, and from 1 in the next year', async () => {
    expect((await issued()).number).toBe(2)
    expect((await send({ ...sickNote, patientId: unknownId })).status).toBe(422)
    expect((await issued()).number).toBe(3)
    world.advance(365 * 24 * 60 * 60_000)
    const { body } = await send(sickNote, { token: await world.signIn('doctor') })
    expect(body).toMatchObject({ year: 2027, number: 1 })
  })

  it('is done once for its key', async () => {
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const [one, other] = await Promise.all([send(sickNote, once), send(sickNote, once)])
    expect(one.body).toEqual(other.body)
    expect((await issued()).number).toBe(3)
  })

  it.each([
    ['no kind', { ...free, kind: 'other' }, 'kind', words.kindRequired],
    ['no first day', { ...sickNote, from: '' }, 'from', words.fromInvalid],
    [
      'a last day of no calendar',
      { ...sickNote, until: '2026-02-30' },
      'until',
      words.untilInvalid,
    ],
    ['an earlier last day', { ...sickNote, until: '2026-03-01' }, 'until', words.untilEarlier],
    ['more than a year', { ...sickNote, until: '2027-03-03' }, 'until', words.tooManyDays],
    ['no addressee', { ...referral, addressee: ' ' }, 'addressee', words.addresseeRequired],
    ['no reason', { ...referral, reason: '' }, 'reason', words.reasonRequired],
    ['no subject', { ...free, subject: '' }, 'subject', words.subjectRequired],
    ['no text', { ...free, text: ' ' }, 'text', words.textRequired],
    ['too long a line', { ...free, subject: 'x'.repeat(201) }, 'subject', words.lineTooLong],
    ['too long a text', { ...free, text: 'x'.repeat(20_001) }, 'text', words.textTooLong],
    ['no patient', { ...free, patientId: '' }, 'patientId', words.patientRequired],
  ])('with %s is refused at its field', async (_, wrong, field, message) => {
    await unchanged(world.db, async () => {
      expect(await send(wrong)).toMatchObject(refusal(400, message, { [field]: message }))
    })
  })

  it('is refused for whoever is closed or unknown, and without the permission', async () => {
    await unchanged(world.db, async () => {
      expect(await send(sickNote, desk)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_create'])),
      )
      expect(await send({ ...sickNote, patientId: unknownId })).toMatchObject(
        refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
      )
    })
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.id, priya))
    expect((await send()).status).toBe(422)
  })
})

describe('a letter entered in error', () => {
  it('is kept with the reason for the staff, keeps its number, and is gone for the patient', async () => {
    const { id } = await issued()
    expect(await mark(id, { version: 1, reason: 'Wrong days' })).toMatchObject({
      status: 200,
      body: { ...sickNote, inError: { by: 'Dr. Daniel Reyes', reason: 'Wrong days' }, version: 2 },
    })
    expect((await all()).map((one) => one.id)).toContain(id)
    expect((await read(own, {}, patient)).map((one) => one.id)).not.toContain(id)
    expect((await issued()).number).toBe(3)
  })

  it('is marked once, by the version that was seen, with a reason and the permission', async () => {
    const { id } = await issued()
    const reason = 'Wrong days'
    const both = await Promise.all([
      mark(id, { version: 1, reason }),
      mark(id, { version: 1, reason }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await unchanged(world.db, async () => {
      expect(await mark(id, { version: 1, reason })).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, version: 2 } },
      })
      expect(await mark(id, { version: 2, reason })).toMatchObject(refusal(409, words.isInError))
      expect(await mark(id, { version: 2, reason: '' })).toMatchObject({ status: 400 })
      expect(await mark(id, { reason })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
      for (const none of [unknownId, '1'])
        expect(await mark(none, { version: 1, reason })).toMatchObject(refusal(404, words.notFound))
      expect(await mark(id, { version: 2, reason }, desk)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_delete'])),
      )
    })
  })
})

it('shows no letters to the desk, nor another patient’s to a patient', async () => {
  expect((await ask('GET', `${list.path}?patientId=${priya}`, desk)).status).toBe(403)
  const arun = await patientNamed('arun thomas')
  await send({ ...free, patientId: arun })
  const letters = await read(own, {}, patient)
  expect(new Set(letters.map(({ patientId }) => patientId))).toEqual(new Set([priya]))
})
