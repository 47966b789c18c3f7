import { newPatientDiagnosis, patientMessages } from '@shared/contracts/patients'
import { problemEndpoints, problemMessages as words } from '@shared/contracts/problems'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { problems } from '../db/schema-record'
import { type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let desk: { token: string }
let arun: string

setUpWorld({ as: 'doctor' })
beforeEach(async () => {
  desk = { token: await world.signIn('receptionist') }
  arun = await patientNamed('arun thomas')
  await world.db.delete(problems)
  await world.db
    .update(patients)
    .set({ diagnosis: newPatientDiagnosis })
    .where(eq(patients.id, arun))
})

const { ask, read, prescribe, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, create, change, end, reopen, markInError, restore } = problemEndpoints
const asthma = { words: 'Asthma', since: '2019', code: 'j45.9' }

const add = (more: object = {}, call: Call = {}) =>
  ask('POST', create.path, { json: { patientId: arun, ...asthma, ...more }, ...call })
const added = async (more: object = {}) => create.output.parse((await add(more)).body)
const step = (
  endpoint: typeof change | typeof end | typeof reopen | typeof markInError | typeof restore,
  id: string,
  version: number,
  json: object = {},
  call: Call = {},
) => ask(endpoint.method, pathOf(endpoint, id), { json: { version, ...json }, ...call })
const all = async (call: Call = {}) => await read(list, { patientId: arun }, call)
const listed = async () => (await all()).map((one) => one.words)
const record = async () => {
  const [row] = await world.db.select().from(patients).where(eq(patients.id, arun))
  return { diagnosis: row?.diagnosis, version: row?.version }
}
const reason = 'Another patient'

describe('adding a problem', () => {
  it('writes it on the list and as the diagnosis, in one change', async () => {
    await world.db.delete(changes)
    const answer = await add()
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...{ patientId: arun, words: 'Asthma', since: '2019', code: 'J45.9' },
        ...{
          enteredOn: '2026-03-02',
          by: 'Dr. Daniel Reyes',
          ended: null,
          inError: null,
          version: 1,
        },
      },
    })
    const { id } = create.output.parse(answer.body)
    expect(await all()).toEqual([answer.body])
    expect(await record()).toEqual({ diagnosis: 'Asthma', version: 2 })
    // Patients cannot read the list, and hear of their record.
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'patients', recordId: arun, patientId: arun },
      { topic: 'problems', recordId: id, patientId: null },
    ])
  })

  it('keeps a diagnosis that the list has nothing of', async () => {
    await world.db.update(patients).set({ diagnosis: 'Migraine' }).where(eq(patients.id, arun))
    await added()
    expect(await all()).toMatchObject([{ words: 'Asthma' }, { words: 'Migraine', by: '' }])
  })

  it.each([
    ['no words', { words: ' ' }, 'words', words.wordsRequired],
    ['words that are too long', { words: 'x'.repeat(201) }, 'words', words.wordsTooLong],
    ['no problem', { words: 'new patient  registration' }, 'words', words.notAProblem],
    ['a day of no calendar', { since: '2026-02-30' }, 'since', words.sinceInvalid],
    ['a day to come', { since: '2026-03-03' }, 'since', words.sinceLater],
    ['a month to come', { since: '2026-04' }, 'since', words.sinceLater],
    ['a year to come', { since: '2027' }, 'since', words.sinceLater],
    ['a code of another shape', { code: 'diabetes' }, 'code', words.codeInvalid],
  ])('with %s is refused at its field', async (_, wrong, field, message) => {
    await unchanged(world.db, async () => {
      expect(await add(wrong)).toMatchObject(refusal(400, message, { [field]: message }))
    })
  })

  it.each(['', '2026', '2026-03', '2026-03-02'])('takes “%s” as its beginning', async (since) => {
    expect(await add({ since })).toMatchObject({ status: 201, body: { since } })
  })

  it('is refused for the same words, an unknown or closed patient, and without the permission', async () => {
    await added()
    await unchanged(world.db, async () => {
      expect(await add({ words: ' ASTHMA.' })).toMatchObject(
        refusal(409, words.sameWords, { words: words.sameWords }),
      )
      for (const patientId of [unknownId, '1'])
        expect(await add({ patientId })).toMatchObject(
          refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
        )
      expect(await add({}, desk)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_create'])),
      )
    })
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.id, arun))
    expect((await add({ words: 'Gout' })).status).toBe(422)
  })

  it('adds the same words once, from two screens at once', async () => {
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await listed()).toEqual(['Asthma'])
  })
})

describe('a prescription', () => {
  it('adds its diagnosis to the list, by the desk too, and erases none', async () => {
    await added({ words: 'Type 2 diabetes' })
    expect((await prescribe(arun, { diagnosis: 'Knee osteoarthritis' }, desk)).status).toBe(201)
    expect(await all(desk)).toMatchObject([
      { words: 'Knee osteoarthritis', by: 'Rosa Klein', enteredOn: '2026-03-02', since: '' },
      { words: 'Type 2 diabetes', by: 'Dr. Daniel Reyes' },
    ])
    expect(await record()).toMatchObject({ diagnosis: 'Knee osteoarthritis' })
  })

  it('adds words once that are active, and makes them the last entered', async () => {
    await added({ words: 'Type 2 diabetes' })
    await prescribe(arun, { diagnosis: 'Knee osteoarthritis' })
    await prescribe(arun, { diagnosis: 'type 2 Diabetes' })
    expect(await listed()).toEqual(['Type 2 diabetes', 'Knee osteoarthritis'])
    expect(await record()).toMatchObject({ diagnosis: 'type 2 Diabetes' })
  })

  it('adds an ended problem again, unless its diagnosis was only left as it was', async () => {
    const { id } = await added()
    await step(end, id, 1, { on: '2026-03-01' })
    await prescribe(arun, { diagnosis: 'Asthma' })
    expect(await listed()).toEqual(['Asthma'])
    await prescribe(arun, { diagnosis: 'Gout' })
    await prescribe(arun, { diagnosis: 'Asthma' })
    expect(await all()).toMatchObject([
      { words: 'Asthma', ended: null },
      { words: 'Gout' },
      { words: 'Asthma', ended: { on: '2026-03-01' } },
    ])
  })

  it('adds nothing for a new patient’s diagnosis', async () => {
    await prescribe(arun, { diagnosis: newPatientDiagnosis })
    expect(await all()).toEqual([])
  })

  it('adds nothing where it is refused', async () => {
    await unchanged(world.db, async () => {
      expect((await prescribe(arun, { version: 9 })).status).toBe(409)
    })
  })
})

describe('changing a problem', () => {
  it('changes words, beginning and code, and the diagnosis with them', async () => {
    const { id } = await added()
    const typed = { words: 'Allergic asthma', since: '2018-05', code: '' }
    expect(await step(change, id, 1, typed)).toMatchObject({
      status: 200,
      body: { ...typed, version: 2 },
    })
    expect(await record()).toMatchObject({ diagnosis: 'Allergic asthma' })
  })

  it('is refused for words of another active one, a later beginning, and a version not seen', async () => {
    await added({ words: 'Gout' })
    const { id } = await added()
    await unchanged(world.db, async () => {
      expect(await step(change, id, 1, { ...asthma, words: 'gout' })).toMatchObject(
        refusal(409, words.sameWords, { words: words.sameWords }),
      )
      expect(await step(change, id, 1, { ...asthma, since: '2027' })).toMatchObject(
        refusal(400, words.sinceLater, { since: words.sinceLater }),
      )
      expect(await step(change, id, 2, asthma)).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, version: 1 } },
      })
      for (const none of [unknownId, '1'])
        expect(await step(change, none, 1, asthma)).toMatchObject(refusal(404, words.notFound))
      expect(await ask('PATCH', pathOf(change, id), { json: asthma })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
  })
})

describe('ending a problem', () => {
  it('keeps it with the day and the person, and reopening takes that back', async () => {
    const { id } = await added()
    expect(await step(end, id, 1, { on: '2026-03-01' })).toMatchObject({
      body: { ended: { on: '2026-03-01', by: 'Dr. Daniel Reyes' }, version: 2 },
    })
    expect(await record()).toMatchObject({ diagnosis: 'Asthma' })
    expect(await step(reopen, id, 2)).toMatchObject({ body: { ended: null, version: 3 } })
  })

  it('is refused for a day to come, one before the beginning, and twice', async () => {
    const { id } = await added({ since: '2026-02' })
    await unchanged(world.db, async () => {
      for (const on of ['2026-03-03', '', 'today'])
        expect(await step(end, id, 1, { on })).toMatchObject(
          refusal(400, words.endInvalid, { on: words.endInvalid }),
        )
      expect(await step(end, id, 1, { on: '2026-01-31' })).toMatchObject(
        refusal(400, words.endBeforeSince, { on: words.endBeforeSince }),
      )
      expect(await step(reopen, id, 1)).toMatchObject(refusal(409, words.isActive))
    })
    await step(end, id, 1, { on: '2026-02-10' })
    await unchanged(world.db, async () => {
      expect(await step(end, id, 2, { on: '2026-03-01' })).toMatchObject(
        refusal(409, words.isEnded),
      )
      expect(await step(change, id, 2, { ...asthma, since: '2026-03' })).toMatchObject(
        refusal(400, words.endBeforeSince, { since: words.endBeforeSince }),
      )
    })
  })

  it('is not taken back while the same words are active', async () => {
    const { id } = await added()
    await step(end, id, 1, { on: '2026-03-01' })
    await added()
    await unchanged(world.db, async () => {
      expect(await step(reopen, id, 2)).toMatchObject(
        refusal(409, words.sameWords, { words: words.sameWords }),
      )
    })
  })
})

describe('a problem entered in error', () => {
  it('is kept with the reason, and the diagnosis is the one before', async () => {
    await added({ words: 'Gout' })
    const { id } = await added()
    const marked = await step(markInError, id, 1, { reason })
    expect(marked).toMatchObject({
      status: 200,
      body: { inError: { by: 'Dr. Daniel Reyes', reason }, version: 2 },
    })
    expect(await listed()).toEqual(['Gout', 'Asthma'])
    expect(await record()).toMatchObject({ diagnosis: 'Gout' })
    await unchanged(world.db, async () => {
      for (const [endpoint, more] of [
        [markInError, { reason }],
        [change, asthma],
        [end, { on: '2026-03-01' }],
        [reopen, {}],
      ] as const)
        expect(await step(endpoint, id, 2, more)).toMatchObject(refusal(409, words.isInError))
    })
    expect(await step(restore, id, 2)).toMatchObject({ body: { inError: null, version: 3 } })
    expect(await record()).toMatchObject({ diagnosis: 'Asthma' })
    expect(await step(restore, id, 3)).toMatchObject(refusal(409, words.isNotInError))
  })

  it('leaves a new patient’s diagnosis where it was the only one', async () => {
    const { id } = await added()
    await step(markInError, id, 1, { reason })
    expect(await record()).toMatchObject({ diagnosis: newPatientDiagnosis })
    expect(await listed()).toEqual(['Asthma'])
  })

  it('needs a reason, and the permission', async () => {
    const { id } = await added()
    await unchanged(world.db, async () => {
      const message = 'Please say what was wrong'
      expect(await step(markInError, id, 1, { reason: ' ' })).toMatchObject(
        refusal(400, message, { reason: message }),
      )
      expect(await step(markInError, id, 1, { reason }, desk)).toMatchObject(
        refusal(403, permissionMissing(['medical_record_delete'])),
      )
      const tooLong = 'Please use at most 200 characters'
      expect(await step(markInError, id, 1, { reason: 'x'.repeat(201) })).toMatchObject(
        refusal(400, tooLong, { reason: tooLong }),
      )
    })
  })
})

it('is not read by a pharmacist or by the patient', async () => {
  await added()
  const query = `${list.path}?patientId=${arun}`
  for (const who of ['pharmacist', 'patient'])
    expect((await ask('GET', query, { token: await world.signIn(who) })).status).toBe(403)
  expect(await read(list, { patientId: 'nobody' })).toEqual([])
})

it('knows the problems of the demo’s diagnoses, with date and prescriber', async () => {
  await world.reset()
  const found = await world.db
    .select({ words: problems.words, by: users.name, on: problems.enteredOn })
    .from(problems)
    .innerJoin(patients, eq(patients.id, problems.patientId))
    .leftJoin(users, eq(users.id, problems.enteredBy))
    .where(eq(patients.number, 1))
    .orderBy(desc(problems.enteredOrder))
  expect(found.slice(0, 2)).toEqual([
    { words: 'Osteoarthritis of the knee', by: 'Dmitri Volkov', on: '2025-12-28' },
    { words: 'Suspected deep vein thrombosis', by: 'Kavya Reddy', on: '2026-01-31' },
  ])
})
