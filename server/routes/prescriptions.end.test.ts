import { medicationMessages } from '@shared/contracts/medications'
import {
  prescriptionEndpoints,
  prescriptionMessages as words,
} from '@shared/contracts/prescriptions'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { changes } from '../db/schema-care'
import { type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay, patientCalls, readPatient } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let arun: string

setUpWorld({ as: 'doctor' })
beforeEach(async () => {
  arun = await patientNamed('arun thomas')
})

const { ask, read, prescribe, patientNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { get, endMedicine } = patientCalls(
  () => world,
  () => token,
)
const { list, create, end } = prescriptionEndpoints
const oseltamivir = { name: 'Oseltamivir', dosage: '75 mg', frequency: 'Twice daily' }
const paracetamol = { name: 'Paracetamol', dosage: '500 mg', frequency: 'As needed' }

const prescribed = async (...medicines: object[]) =>
  create.output.parse((await prescribe(arun, { medicines })).body)
const endIt = (id: string, more: object = {}, call: Call = {}) =>
  ask('POST', pathOf(end, id), { json: { medicine: 0, reason: '', version: 1, ...more }, ...call })
const opened = (id: string) => ask('GET', pathOf(prescriptionEndpoints.get, id))
const record = async () => readPatient((await get(arun)).body)
const names = async () => (await record()).currentMedications.map(({ name }) => name)

describe('ending a medicine', () => {
  it('takes it off the current medications, and says since when, by whom and why', async () => {
    const before = await names()
    const { id } = await prescribed(oseltamivir, paracetamol)
    const { version } = await record()
    await world.db.delete(changes)
    const answer = await endIt(id, { reason: ' Rash ' })
    expect(answer.status).toBe(200)
    const ended = { on: clinicDay, by: 'Dr. Daniel Reyes', reason: 'Rash' }
    expect(answer.body).toMatchObject({
      medicines: [{ ...oseltamivir, ended }, paracetamol],
      version: 2,
    })
    expect((await opened(id)).body).toEqual(answer.body)
    expect((await read(list, { patientId: arun })).rows[0]).toMatchObject({
      medicines: [{ ended }, paracetamol],
    })
    expect(await names()).toEqual([...before, 'Paracetamol'])
    expect((await record()).endedMedications).toEqual([{ ...oseltamivir, ended }])
    expect((await record()).version).toBe(version + 1)
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'prescriptions', recordId: id, patientId: arun },
      { topic: 'patients', recordId: arun, patientId: arun },
    ])
  })

  it('ends it on each prescription that has it in the same words, and on no other', async () => {
    const before = await names()
    const stronger = { ...oseltamivir, dosage: '150 mg' }
    const first = await prescribed(oseltamivir)
    const renewed = await prescribed(oseltamivir, stronger)
    expect((await endIt(renewed.id)).status).toBe(200)
    const ended = { on: clinicDay, by: 'Dr. Daniel Reyes', reason: '' }
    expect((await read(list, { patientId: arun })).rows.slice(0, 2)).toMatchObject([
      { id: renewed.id, medicines: [{ ended }, stronger] },
      { id: first.id, medicines: [{ ended }] },
    ])
    for (const { id } of [renewed, first])
      expect((await opened(id)).body).toMatchObject({ version: 2 })
    expect(await names()).toEqual([...before, 'Oseltamivir'])
    expect((await record()).currentMedications.at(-1)).toEqual(stronger)
  })

  it('is done by one of two, and once for its key', async () => {
    const { id } = await prescribed(oseltamivir)
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all([endIt(id, {}, once), endIt(id, {}, once)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    const other = await prescribed(paracetamol)
    const raced = await Promise.all([endIt(other.id), endIt(other.id, { reason: 'Rash' })])
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await unchanged(world.db, async () => {
      expect(await endIt(id)).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, version: 2 } },
      })
      expect(await endIt(id, { version: 2 })).toMatchObject(refusal(409, words.alreadyEnded))
    })
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    const { id } = await prescribed(oseltamivir)
    const receptionist = { token: await world.signIn('receptionist') }
    await unchanged(world.db, async () => {
      expect(await endIt(id, {}, receptionist)).toMatchObject(
        refusal(403, permissionMissing(['prescription_edit'])),
      )
      expect(await endIt(id, { medicine: 1 })).toMatchObject(
        refusal(422, words.medicineUnknown, { medicine: words.medicineUnknown }),
      )
      expect(await endIt(id, { reason: 'x'.repeat(201) })).toMatchObject(
        refusal(400, medicationMessages.endReasonTooLong, {
          reason: medicationMessages.endReasonTooLong,
        }),
      )
      expect(await endIt(id, { version: undefined })).toMatchObject(
        refusal(400, words.ownVersionMissing, { version: words.ownVersionMissing }),
      )
      for (const nothing of [unknownId, '1'])
        expect(await endIt(nothing)).toMatchObject(refusal(404, words.notFound))
    })
  })
})

describe('ending a medicine that is taken, whoever wrote it', () => {
  const place = async (name: string) => (await names()).indexOf(name)

  it('says so on the record of a patient for whom nobody has prescribed it', async () => {
    const before = await record()
    const [taken] = before.currentMedications
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const end = () => endMedicine(before, { medicine: 0, reason: ' Rash ' }, once)
    const [answer, repeated] = await Promise.all([end(), end()])
    expect(answer.status).toBe(200)
    expect(repeated?.body).toEqual(answer.body)
    const after = readPatient(answer.body)
    expect(after).toMatchObject({
      currentMedications: before.currentMedications.slice(1),
      endedMedications: [
        { ...taken, ended: { on: clinicDay, by: 'Dr. Daniel Reyes', reason: 'Rash' } },
      ],
      version: before.version + 1,
    })
    expect(await record()).toEqual(after)
  })

  it('says so on the prescriptions that have it as well', async () => {
    const { id } = await prescribed(oseltamivir)
    await world.db.delete(changes)
    const answer = await endMedicine(await record(), {
      medicine: await place('Oseltamivir'),
      reason: '',
    })
    expect(answer.status).toBe(200)
    expect((await opened(id)).body).toMatchObject({
      medicines: [{ ended: { by: 'Dr. Daniel Reyes' } }],
      version: 2,
    })
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'prescriptions', recordId: id, patientId: arun },
      { topic: 'patients', recordId: arun, patientId: arun },
    ])
  })

  it('is done by one of two', async () => {
    const seen = await record()
    const end = (reason: string) => endMedicine(seen, { medicine: 0, reason })
    const raced = await Promise.all([end('Rash'), end('')])
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await record()).endedMedications).toHaveLength(1)
  })

  it('is refused with nothing changed where it is denied, invalid or stale', async () => {
    const seen = await record()
    const receptionist = { token: await world.signIn('receptionist') }
    const first = { medicine: 0, reason: '' }
    await unchanged(world.db, async () => {
      expect(await endMedicine(seen, first, receptionist)).toMatchObject(
        refusal(403, permissionMissing(['prescription_edit'])),
      )
      expect(
        await endMedicine(seen, { ...first, medicine: seen.currentMedications.length }),
      ).toMatchObject(refusal(422, words.medicineNotTaken, { medicine: words.medicineNotTaken }))
      expect(await endMedicine(seen, { ...first, reason: 'x'.repeat(201) })).toMatchObject(
        refusal(400, medicationMessages.endReasonTooLong, {
          reason: medicationMessages.endReasonTooLong,
        }),
      )
      expect(await endMedicine({ ...seen, version: seen.version + 1 }, first)).toMatchObject({
        status: 409,
        body: { error: 'stale', current: { id: seen.id, version: seen.version } },
      })
      expect((await endMedicine({ ...seen, id: unknownId }, first)).status).toBe(404)
    })
  })
})
