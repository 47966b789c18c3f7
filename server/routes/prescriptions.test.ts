import { demoPassword } from '@mocks/world'
import { authEndpoints } from '@shared/contracts/auth'
import { patientMessages } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import {
  prescriptionEndpoints,
  prescriptionMessages as words,
} from '@shared/contracts/prescriptions'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { changes, prescriptions } from '../db/schema-care'
import { addUser, call, observedApi, observedConfig, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
import { prescription, prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

/** The patient Arun Thomas, who has one medicine on record. */
let arun: string

setUpWorld({ as: 'receptionist' })
beforeEach(async () => {
  arun = await patientNamed('arun thomas')
})

const { get, close, writeAllergies } = patientCalls(
  () => world,
  () => token,
)
const { ask, read, prescribe, request, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, counts } = prescriptionEndpoints
const signedIn = async (username: string) => ({ token: await world.signIn(username) })
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const record = async (id: string) => readPatient((await get(id)).body)
const opened = (id: string, call = {}) => ask('GET', pathOf(prescriptionEndpoints.get, id), call)
const written = (body: unknown) => prescriptionEndpoints.create.output.parse(body)

/** A request of the demo's own patient, Priya Nair. */
async function asked(call: object) {
  const [doctor] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
  const { body } = await request(doctor?.id ?? '', {}, call)
  return prescriptionRequestEndpoints.create.output.parse(body)
}

describe('a prescription', () => {
  it('is kept with the next number, the age on its day and who prescribed it', async () => {
    const check = { outcome: 'found', rules: ['a-b'], reason: 'Short course' }
    const more = { date: '2020-02-08', hasInteraction: true, interactionAlert: 'Bleeding.', check }
    const answer = await prescribe(arun, { ...more, otherDay: true }, await signedIn('doctor'))
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      ...{ ...prescription, ...more, doctor: 'Dr. Daniel Reyes' },
      check: { ...check, context: expect.any(Object) },
      ...{ id: expect.any(String), number: 4, age: 26 },
      ...{ patientId: arun, patientName: 'Arun Thomas', version: 1 },
      patient: {
        ...{ number: 2, gender: 'Male', dateOfBirth: '1994-02-08', allergies: ['Penicillin'] },
        noKnownAllergies: null,
      },
    })
    expect((await opened(written(answer.body).id)).body).toEqual(answer.body)
    const [doctor] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
    const [row] = await world.db.select().from(prescriptions).where(eq(prescriptions.number, 4))
    expect(row?.prescribedBy).toBe(doctor?.id)
  })

  it('bears no title where whoever prescribes is no doctor', async () => {
    expect(written((await prescribe(arun)).body).doctor).toBe('Rosa Klein')
    const { body } = await prescribe(arun, {}, await signedIn('admin'))
    expect(written(body).doctor).toBe('Asha Menon')
  })

  it('writes diagnosis, medicines and last visit on the record, beside those of before', async () => {
    const before = await record(arun)
    await prescribe(arun)
    expect(await record(arun)).toEqual({
      ...before,
      diagnosis: 'Influenza',
      lastVisit: clinicDay,
      currentMedications: [...before.currentMedications, ...prescription.medicines],
      version: before.version + 1,
    })
    expect(before.currentMedications).toHaveLength(1)
  })

  it('of what is taken already puts that on the record once, and another dose beside it', async () => {
    const { currentMedications: before } = await record(arun)
    const [line] = prescription.medicines
    const stronger = { ...line, dosage: '150 mg' }
    for (const medicines of [[line], [line], [stronger]]) await prescribe(arun, { medicines })
    expect((await record(arun)).currentMedications).toEqual([...before, line, stronger])
    await prescribe(arun, { medicines: before })
    expect((await record(arun)).currentMedications).toEqual([line, stronger, ...before])
  })

  it('is told to whom it concerns', async () => {
    await world.db.delete(changes)
    const { id } = written((await prescribe(arun)).body)
    const told = await world.db.select().from(changes).orderBy(changes.id)
    expect(told).toMatchObject([
      { topic: 'prescriptions', recordId: id, patientId: arun },
      { topic: 'patients', recordId: arun, patientId: arun },
      { topic: 'problems', patientId: null },
    ])
  })

  it('is one of three at the same moment, and the others are told what has been written', async () => {
    const before = await record(arun)
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((diagnosis) =>
        prescribe(arun, { diagnosis, version: before.version }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const after = await record(arun)
    expect(after.version).toBe(before.version + 1)
    expect(after.currentMedications).toEqual([
      ...before.currentMedications,
      ...prescription.medicines,
    ])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ error: 'stale', current: after })
  })

  it('that was checked against an older record is refused, and replaces no newer diagnosis', async () => {
    const { version } = await record(arun)
    await prescribe(arun, { diagnosis: 'Pneumonia' }, await signedIn('doctor'))
    await unchanged(world.db, async () => {
      const late = await prescribe(arun, { version })
      expect(late).toMatchObject({ status: 409, body: { message: patientMessages.stale } })
      expect(late.body).toMatchObject({ error: 'stale', current: { diagnosis: 'Pneumonia' } })
      // What is stale is told before anything else.
      const unknown = await prescribe(arun, { version, requestId: unknownId })
      expect(unknown.body).toMatchObject({ error: 'stale' })
      expect(await prescribe(arun, { version: undefined })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
    })
  })

  it('is refused as stale where an allergy was written since the check', async () => {
    const seen = await record(arun)
    expect((await writeAllergies(seen, { allergies: ['Oseltamivir'] })).status).toBe(200)
    const { status, body } = await prescribe(arun, { version: seen.version })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { error: 'stale', current: { allergies: ['Oseltamivir'] } },
    })
  })

  it('is written once for its key, though sent twice at the same moment and again', async () => {
    const once = key()
    const seen = { version: 1 }
    const answers = await Promise.all([prescribe(arun, seen, once), prescribe(arun, seen, once)])
    answers.push(await prescribe(arun, seen, once))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await record(arun)).version).toBe(2)
    await unchanged(world.db, async () => {
      expect((await prescribe(arun, { diagnosis: 'Cold' }, once)).status).toBe(422)
      expect((await prescribe(arun, {}, { headers: { 'idempotency-key': '' } })).status).toBe(400)
    })
  })

  it('is refused with nothing changed for a patient who is closed, or whom nobody knows', async () => {
    await close(await record(arun))
    await unchanged(world.db, async () => {
      for (const nobody of [arun, unknownId, '2', 'x'])
        expect(await prescribe(nobody)).toMatchObject(
          refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound }),
        )
    })
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    await addUser(world.db, 'other', ['prescription_view', 'prescription_edit', 'patient_view'])
    const [other, patient] = [await signedIn('other'), await signedIn('patient')]
    const medicine = prescription.medicines[0]
    const text = 'x'.repeat(201)
    await unchanged(world.db, async () => {
      const denied = refusal(403, permissionMissing(['prescription_create']))
      expect(await prescribe(arun, {}, other)).toMatchObject(denied)
      expect(await prescribe(arun, {}, patient)).toMatchObject(denied)
      for (const [field, more] of [
        ['patientId', { patientId: '' }],
        ['diagnosis', { diagnosis: ' ' }],
        ['diagnosis', { diagnosis: text }],
        ['date', { date: '2026-02-30' }],
        ['date', { date: '0000-01-01' }],
        ['date', { date: '' }],
        ['medicines', { medicines: [] }],
        ['medicines', { medicines: Array(51).fill(medicine) }],
        ['medicines.0.name', { medicines: [{ ...medicine, name: ' ' }] }],
        ['medicines.0.dosage', { medicines: [{ ...medicine, dosage: '' }] }],
        ['medicines.0.frequency', { medicines: [{ ...medicine, frequency: text }] }],
        ['medicines.0.duration', { medicines: [{ ...medicine, duration: text }] }],
        ['interactionAlert', { interactionAlert: 'x'.repeat(50_001) }],
        ['check.outcome', { check: { outcome: 'fine' } }],
        ['check.reason', { check: { outcome: 'found', reason: 'x'.repeat(501) } }],
        ['check.rules', { check: { outcome: 'found', rules: Array(1001).fill('a') } }],
      ] as const)
        expect(await prescribe(arun, more), field).toMatchObject({
          status: 400,
          body: { fields: { [field]: expect.any(String) } },
        })
    })
  })
})

describe('a prescription that answers a request', () => {
  it('closes it in the same step', async () => {
    const patient = await signedIn('patient')
    const { id, patientId } = await asked(patient)
    const { body } = await prescribe(patientId, { requestId: id })
    expect(written(body)).toMatchObject({ requestId: id, patientName: 'Priya Nair' })
    const [mine] = await read(prescriptionRequestEndpoints.own, {}, patient)
    expect(mine).toMatchObject({ id, open: false })
    const open = await read(prescriptionRequestEndpoints.list)
    expect(open.map((each) => each.id)).not.toContain(id)
  })

  it('is one of two at the same moment', async () => {
    const { id, patientId } = await asked(await signedIn('patient'))
    const before = await record(patientId)
    const answers = await Promise.all([
      prescribe(patientId, { requestId: id }),
      prescribe(patientId, { requestId: id }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await record(patientId)).version).toBe(before.version + 1)
  })

  it('is refused with nothing changed where it is answered, another’s, or not there', async () => {
    const { id, patientId } = await asked(await signedIn('patient'))
    await prescribe(patientId, { requestId: id })
    const other = await asked(await signedIn('patient'))
    await unchanged(world.db, async () => {
      expect(await prescribe(patientId, { requestId: id })).toMatchObject(
        refusal(409, words.requestAnswered),
      )
      for (const [patient, requestId] of [
        [arun, other.id],
        [patientId, unknownId],
        [patientId, '1'],
      ] as const)
        expect(await prescribe(patient, { requestId })).toMatchObject(
          refusal(422, words.requestUnknown, { requestId: words.requestUnknown }),
        )
    })
  })
})

describe('one prescription', () => {
  it('is answered whole to staff, and to the patient whose it is', async () => {
    const { body } = await prescribe(arun)
    const { id } = written(body)
    expect(await opened(id)).toMatchObject({ status: 200, body })
    const [own] = (await read(list, {}, await signedIn('patient'))).rows
    const patient = await signedIn('patient')
    expect((await opened(own?.id ?? '', patient)).status).toBe(200)
    for (const other of [id, unknownId, 'x'])
      expect(await opened(other, patient)).toMatchObject(refusal(404, words.notFound))
  })

  it('is audited as an opening of its patient’s record', async () => {
    const { id } = written((await prescribe(arun)).body)
    await opened(id)
    const rows = await world.db.select().from(auditEntries).orderBy(auditEntries.id)
    expect(rows.at(-1)).toMatchObject({
      ...{ kind: 'opened', call: 'read prescription', patientId: arun, recordIds: [id] },
    })
  })
})

describe('the lists', () => {
  it('answer what their rows show: medicines and interactions of one patient, and of several no content', async () => {
    await prescribe(arun)
    const who = ['id', 'number', 'patientId', 'patientName', 'doctor', 'date']
    const content = ['medicines', 'hasInteraction', 'interactionAlert', 'check']
    const fieldsOf = async (query: string) => {
      const { body } = await ask('GET', `${list.path}?${query}`)
      const { rows } = z.object({ rows: z.array(z.looseObject({})) }).parse(body)
      return rows.map((row) => Object.keys(row).toSorted())
    }
    expect(await fieldsOf('limit=2')).toEqual([who.toSorted(), who.toSorted()])
    expect(await fieldsOf(`patientId=${arun}`)).toEqual([[...who, ...content].toSorted()])
  })

  it('show the last written first, page by page, of one patient or of all', async () => {
    for (const diagnosis of ['One', 'Two', 'Three']) await prescribe(arun, { diagnosis })
    const first = await read(list, { limit: '2' })
    expect(first.rows.map(({ number }) => number)).toEqual([6, 5])
    expect(first).toMatchObject({ total: 6, totalIsExact: true })
    const next = await read(list, { limit: '2', cursor: first.next ?? '' })
    expect(next.rows.map(({ number }) => number)).toEqual([4, 3])
    expect((await read(list, { limit: '2', page: '1' })).rows).toEqual(next.rows)
    expect((await read(list, { limit: '2', page: '9' })).rows).toEqual([])
    const one = await read(list, { patientId: arun, limit: '2' })
    expect(one).toMatchObject({ total: 3, rows: [{ number: 6 }, { number: 5 }] })
    for (const nobody of [unknownId, 'x'])
      expect(await read(list, { patientId: nobody })).toMatchObject({ rows: [], total: 0 })
    expect(await read(counts)).toEqual({ total: 6 })
  })

  it('are counted with the one that was written just now, however long figures are kept', async () => {
    const server = observedApi(world.db, { config: { ...observedConfig, figuresKeptMs: 60_000 } })
    await server.adoptAccounts(demoPassword)
    const json = { username: 'doctor', password: demoPassword }
    const login = await call(server.api, 'POST', authEndpoints.login.path, { json })
    const doctor = { token: String(Object(login.body).token) }
    const total = async () =>
      counts.output.parse((await call(server.api, 'GET', counts.path, doctor)).body).total
    const before = await total()
    await prescribe(arun)
    expect(await total()).toBe(before + 1)
  })

  it('refuse a cursor that is none of theirs', async () => {
    const { next } = await read(list, { limit: '1' })
    const [at] = [btoa(JSON.stringify(['x', unknownId]))]
    expect(next).toEqual(expect.any(String))
    for (const cursor of ['x', at])
      expect((await ask('GET', `${list.path}?cursor=${cursor}`)).status).toBe(400)
  })

  it('show whoever sees the own record no others’', async () => {
    const patient = await signedIn('patient')
    await prescribe(arun)
    const mine = await read(list, {}, patient)
    expect(mine.rows.map(({ patientName }) => patientName)).toEqual(Array(3).fill('Priya Nair'))
    expect(mine.total).toBe(3)
    expect(await read(list, { patientId: arun }, patient)).toMatchObject({ rows: [], total: 0 })
  })

  it('have the own ones by their dates, and none of whom the account shows no record', async () => {
    const patient = await signedIn('patient')
    const day = addDays(clinicDay, -20)
    await prescribe(await patientNamed('priya nair'), { date: day, otherDay: true })
    const dates = (await read(own, {}, patient)).map(({ date }) => date)
    expect(dates).toEqual([-12, -20, -30, -64].map((days) => addDays(clinicDay, days)))
    await world.db.update(users).set({ patientId: null }).where(eq(users.username, 'patient'))
    expect(await read(own, {}, patient)).toEqual([])
    expect(await read(list, {}, patient)).toMatchObject({ rows: [], total: 0 })
  })

  it('have the newest 200 of a long record', async () => {
    const patient = await signedIn('patient')
    const [row] = await world.db.select().from(prescriptions).limit(1)
    if (!row) throw new Error('the demo clinic has no prescription')
    await world.db.insert(prescriptions).values(
      Array.from({ length: 200 }, (_, index) => ({
        ...row,
        ...{ id: crypto.randomUUID(), number: 1000 + index, date: '2001-01-01' },
      })),
    )
    const mine = await read(own, {}, patient)
    expect(mine).toHaveLength(200)
    expect(mine.slice(0, 3).every(({ date }) => date > '2001-01-01')).toBe(true)
  })

  it('bear the name that the patient has now', async () => {
    const { id } = written((await prescribe(arun)).body)
    await world.db.update(patients).set({ name: 'Arun T.' }).where(eq(patients.id, arun))
    expect((await read(list)).rows).toMatchObject([
      { id, patientName: 'Arun T.' },
      ...Array(3).fill({ patientName: 'Priya Nair' }),
    ])
  })
})
