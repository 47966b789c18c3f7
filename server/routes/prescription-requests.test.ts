import { staffOnly } from '@shared/contracts/access'
import { patientMessages } from '@shared/contracts/patients'
import {
  prescriptionRequestEndpoints,
  requestMessages as words,
} from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints, prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages } from '@shared/contracts/visits'
import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'
import { setUpWorld, token, world } from '../test/world'

let reddy: string

setUpWorld({ as: 'patient' })
beforeEach(async () => {
  reddy = await doctorNamed('Kavya Reddy')
})

/** But the notices of it, which server/routes/notices.test.ts looks at. */
const changed = () => world.db.select().from(changes).where(ne(changes.topic, 'notices'))

const { ask, read, request, prescribe, doctorNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, create, decline } = prescriptionRequestEndpoints
const { doctorUnknown } = visitMessages
const signedIn = async (username: string) => ({ token: await world.signIn(username) })
const open = async () => await read(list, {}, await signedIn('doctor'))
const account = (username: string) =>
  world.db.select().from(users).where(eq(users.username, username))

describe('declining a request', () => {
  let doctor: { token: string }
  beforeEach(async () => {
    doctor = await signedIn('doctor')
  })
  /** By a doctor, unless another token is given. */
  const declineIt = (id: string, more: object = {}, call: Call = {}) =>
    ask('POST', pathOf(decline, id), {
      json: { reason: ' Please come by first ', version: 1, ...more },
      ...doctor,
      ...call,
    })
  const asked = async () => create.output.parse((await request(reddy)).body).id

  it('closes it, and tells its patient why and who', async () => {
    const id = await asked()
    await world.db.delete(changes)
    const answer = await declineIt(id)
    expect(answer).toMatchObject({ status: 200, body: { id, open: false, version: 2 } })
    expect(await read(own)).toEqual([answer.body])
    const [reyes] = await account('doctor')
    expect(await read(own)).toMatchObject([
      { declined: { by: reyes?.name, reason: 'Please come by first' } },
    ])
    expect((await open()).map((each) => each.id)).not.toContain(id)
    const [patient] = await account('patient')
    expect(await changed()).toMatchObject([
      { topic: 'prescription-requests', recordId: id, patientId: patient?.patientId },
    ])
  })

  it('names who declined it by the title, whatever the account is called', async () => {
    await addUser(world.db, 'kaur', ['doctor_dashboard', 'prescription_edit'])
    const answer = await declineIt(await asked(), {}, await signedIn('kaur'))
    expect(answer.body).toMatchObject({ declined: { by: 'Dr. kaur' } })
  })

  it('is done by one of two, and once for its key', async () => {
    const id = await asked()
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all([declineIt(id, {}, once), declineIt(id, {}, once)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const other = await asked()
    const raced = await Promise.all([declineIt(other), declineIt(other, { reason: 'No' })])
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await unchanged(world.db, async () => {
      expect(await declineIt(id)).toMatchObject({
        status: 409,
        body: { message: words.stale, error: 'stale', current: { id, open: false, version: 2 } },
      })
      expect(await declineIt(id, { version: 2 })).toMatchObject(
        refusal(409, prescriptionMessages.requestDeclined),
      )
    })
  })

  it('leaves nothing to prescribe for, and nothing that was prescribed can be declined', async () => {
    const patientId = (await account('patient'))[0]?.patientId ?? ''
    const [declined, answered] = [await asked(), await asked()]
    await declineIt(declined)
    const written = prescriptionEndpoints.create.output.parse(
      (await prescribe(patientId, { requestId: answered }, doctor)).body,
    )
    const [first] = await read(own)
    expect(first).toMatchObject({ open: false, prescriptionId: written.id, version: 2 })
    expect(first).not.toHaveProperty('declined')
    await unchanged(world.db, async () => {
      expect(await prescribe(patientId, { requestId: declined }, doctor)).toMatchObject(
        refusal(409, prescriptionMessages.requestDeclined),
      )
      expect(await declineIt(answered, { version: 2 })).toMatchObject(
        refusal(409, prescriptionMessages.requestAnswered),
      )
    })
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    const id = await asked()
    const receptionist = await signedIn('receptionist')
    await unchanged(world.db, async () => {
      expect(await declineIt(id, {}, receptionist)).toMatchObject(
        refusal(403, permissionMissing(['prescription_edit'])),
      )
      expect(await declineIt(id, { reason: ' ' })).toMatchObject(
        refusal(400, words.reasonRequired, { reason: words.reasonRequired }),
      )
      expect(await declineIt(id, { version: undefined })).toMatchObject(
        refusal(400, words.versionMissing, { version: words.versionMissing }),
      )
      for (const nobody of [unknownId, '1'])
        expect(await declineIt(nobody)).toMatchObject(refusal(404, words.notFound))
    })
  })
})

describe('a request', () => {
  it('is the patient’s who asks, and waits behind those of before', async () => {
    const answer = await request(reddy, { medicine: ' Ibuprofen ', note: 'In the evening' })
    expect(answer.status).toBe(201)
    const [patient] = await account('patient')
    const made = {
      ...{ id: expect.any(String), number: 2, date: clinicDay },
      ...{ patientId: patient?.patientId, patientNumber: 1, patientName: 'Priya Nair' },
      ...{ doctorId: reddy, doctor: 'Dr. Kavya Reddy' },
      ...{ age: 43, dateOfBirth: '1982-03-13', gender: 'Female' },
      ...{ medicine: 'Ibuprofen', note: 'In the evening', version: 1 },
    }
    expect(answer.body).toEqual(made)
    expect(await read(own)).toEqual([{ ...made, open: true }])
    expect(await open()).toMatchObject([{ patientName: 'Farah Khan' }, { number: 2, open: true }])
  })

  it('names a doctor by one title, whatever the account is called', async () => {
    const { body } = await request(await doctorNamed('Dr. Daniel Reyes'))
    expect(create.output.parse(body).doctor).toBe('Dr. Daniel Reyes')
  })

  it('is told to whom it concerns', async () => {
    await world.db.delete(changes)
    const { id, patientId } = create.output.parse((await request(reddy)).body)
    expect(await world.db.select().from(changes)).toMatchObject([
      { topic: 'prescription-requests', recordId: id, patientId },
      { topic: 'notices', accountId: reddy, patientId: null },
    ])
  })

  it('has a number of its own, though ten are made at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => request(reddy)))
    // And no eleventh waits beside them.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 409])
    await unchanged(world.db, async () => {
      expect(await request(reddy)).toMatchObject(refusal(409, words.tooMany))
    })
    const numbers = (await read(own)).map(({ number }) => number)
    expect(numbers).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  })

  it('is made once for its key', async () => {
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const answers = await Promise.all([request(reddy, {}, once), request(reddy, {}, once)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.body).toEqual(answers[1]?.body)
    await unchanged(world.db, async () => {
      expect((await request(reddy, {}, once)).body).toEqual(answers[0]?.body)
      expect((await request(reddy, { medicine: 'Aspirin' }, once)).status).toBe(422)
    })
    expect(await read(own)).toHaveLength(1)
  })

  it('is refused with nothing changed where it is denied or invalid', async () => {
    await addUser(world.db, 'other', ['patient_dashboard', 'appointment_create'])
    const other = await signedIn('other')
    const [receptionist] = await account('receptionist')
    const hali = await doctorNamed('Hassan Ali')
    await world.db.update(users).set({ active: false }).where(eq(users.id, hali))
    await unchanged(world.db, async () => {
      expect(await request(reddy, {}, other)).toMatchObject(
        refusal(403, permissionMissing(['prescription_view'])),
      )
      for (const doctorId of [unknownId, 'x', hali, receptionist?.id ?? ''])
        expect(await request(doctorId)).toMatchObject(
          refusal(422, doctorUnknown, { doctorId: doctorUnknown }),
        )
      for (const [field, value] of [
        ['doctorId', ''],
        ['medicine', ' '],
        ['medicine', 'x'.repeat(201)],
        ['note', 'x'.repeat(1001)],
      ] as const)
        expect(await request(reddy, { [field]: value })).toMatchObject({
          status: 400,
          body: { fields: { [field]: expect.any(String) } },
        })
    })
  })

  it('is refused to an account that shows no record, and to one whose record is closed', async () => {
    const doctor = await signedIn('doctor')
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.number, 1))
    await unchanged(world.db, async () => {
      expect(await request(reddy, {}, doctor)).toMatchObject(
        refusal(404, patientMessages.ownMissing),
      )
      expect(await request(reddy)).toMatchObject(refusal(409, words.recordClosed))
    })
  })
})

describe('the lists', () => {
  it('show whoever sees the own record no others’', async () => {
    expect(await read(own)).toEqual([])
    await world.db.update(users).set({ patientId: null }).where(eq(users.username, 'patient'))
    expect(await read(own)).toEqual([])
    const { ask } = prescriptionCalls(
      () => world,
      () => token,
    )
    expect(await ask('GET', list.path)).toMatchObject(refusal(403, staffOnly))
  })
})
