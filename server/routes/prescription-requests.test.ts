import { createTestWorld, type TestWorld } from '@mocks/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientRecordMessages } from '@/contracts/patient-records'
import {
  prescriptionRequestEndpoints,
  requestMessages as words,
} from '@/contracts/prescription-requests'
import { visitRecordMessages } from '@/contracts/visit-records'
import { clinicToday } from '@/lib/clinic-date'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { changes } from '../db/schema-care'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'

let world: TestWorld
/** The demo's patient, Priya Nair. */
let token: string
let reddy: string

beforeAll(async () => {
  world = await createTestWorld()
})
beforeEach(async () => {
  await world.reset()
  token = await world.signIn('patient')
  reddy = await doctorNamed('Kavya Reddy')
})
afterAll(() => world.close())

const { read, request, doctorNamed } = prescriptionCalls(
  () => world,
  () => token,
)
const { list, own, create } = prescriptionRequestEndpoints
const { doctorUnknown } = visitRecordMessages
const signedIn = async (username: string) => ({ token: await world.signIn(username) })
const open = async () => await read(list, {}, await signedIn('doctor'))
const account = (username: string) =>
  world.db.select().from(users).where(eq(users.username, username))

describe('a request', () => {
  it('is the patient’s who asks, and waits behind those of before', async () => {
    const answer = await request(reddy, { medicine: ' Ibuprofen ', note: 'In the evening' })
    expect(answer.status).toBe(201)
    const [patient] = await account('patient')
    const made = {
      ...{ id: expect.any(String), number: 2, date: clinicToday() },
      ...{ patientId: patient?.patientId, patientNumber: 1, patientName: 'Priya Nair' },
      ...{ doctorId: reddy, doctor: 'Dr. Kavya Reddy' },
      ...{ medicine: 'Ibuprofen', note: 'In the evening' },
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
    await world.db.update(patients).set({ closedAt: new Date() }).where(eq(patients.number, 1))
    await unchanged(world.db, async () => {
      expect(await request(reddy, {}, doctor)).toMatchObject(
        refusal(404, patientRecordMessages.ownMissing),
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
    expect(await ask('GET', list.path)).toMatchObject(refusal(403, patientRecordMessages.staffOnly))
  })
})
