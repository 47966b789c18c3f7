import { visitMessages } from '@shared/contracts/visits'
import { describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { unchanged } from '../test/records'
import { readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** Another time, doctor or reason for a visit. */

setUpWorld({ as: 'receptionist' })

const { schedule, scheduled, get, change, cancel, patientId, userId } = visitCalls(
  () => world,
  () => token,
)
const anyway = { reason: 'A wound that cannot wait' }

describe('moving', () => {
  it('gives a visit another time, doctor and reason, and its old time to others', async () => {
    const visit = await scheduled()
    const answer = await change(visit, { time: '10:00', reason: 'Fever' })
    expect(answer).toMatchObject({
      status: 200,
      body: { id: visit.id, number: 28, time: '10:00', reason: 'Fever', version: 2 },
    })
    await scheduled()
    const moved = readVisit(answer.body)
    const doctorId = await userId('kreddy')
    expect(await change(moved, { doctorId, time: '09:00' })).toMatchObject({
      status: 200,
      body: { doctor: 'Dr. Kavya Reddy', time: '09:00', version: 3 },
    })
  })

  it('is refused into a time that is taken, but knowingly, and stays knowing until it is moved', async () => {
    await scheduled()
    const visit = await scheduled({ time: '10:00', patientId: await patientId(2) })
    await unchanged(world.db, async () => {
      expect((await change(visit, { time: '09:10' })).body).toMatchObject({ error: 'clash' })
    })
    const double = readVisit((await change(visit, { time: '09:10', anyway })).body)
    expect(double).toMatchObject({ anyway, time: '09:10' })
    const corrected = readVisit((await change(double, { reason: 'Fever' })).body)
    expect(corrected).toMatchObject({ anyway, reason: 'Fever' })
    const moved = readVisit((await change(corrected, { time: '11:00' })).body)
    expect(moved).not.toHaveProperty('anyway')
    await unchanged(world.db, async () => {
      expect((await schedule({ time: '11:05' })).status).toBe(409)
    })
  })

  it('is made by one of two at the same moment, and once for its key', async () => {
    const visit = await scheduled()
    const answers = await Promise.all([
      change(visit, { time: '10:00' }),
      change(visit, { time: '11:00' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { warnings: _told, ...made } = readVisit(
      answers.find(({ status }) => status === 200)?.body,
    )
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: visitMessages.stale,
      error: 'stale',
      current: made,
    })
    const once = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const again = () => change({ ...visit, version: 2 }, { time: '12:00' }, once)
    expect((await again()).body).toEqual((await again()).body)
    expect((await get(visit.id)).body).toMatchObject({ time: '12:00', version: 3 })
  })

  it('is refused with nothing changed where it is stale, denied, invalid, over or of none', async () => {
    const visit = await scheduled()
    const over = await scheduled({ time: '10:00' })
    await cancel(over)
    await addUser(world.db, 'other', ['appointment_view', 'appointment_create'])
    const other = { token: await world.signIn('other') }
    await unchanged(world.db, async () => {
      // What is stale is told before anything else.
      expect((await change({ ...visit, version: 9 }, { date: '9999-12-31' })).body).toMatchObject({
        error: 'stale',
      })
      expect(await change(visit, {}, other)).toMatchObject(
        refusal(403, permissionMissing(['appointment_edit'])),
      )
      expect((await change(visit, { version: undefined })).status).toBe(400)
      expect((await change(visit, { reason: '' })).status).toBe(400)
      expect((await change(visit, { doctorId: unknownId })).status).toBe(422)
      expect((await change(visit, { date: '9999-12-31' })).status).toBe(422)
      expect((await change({ ...visit, id: unknownId })).status).toBe(404)
      expect((await change({ ...visit, id: 'x' })).status).toBe(404)
      expect(await change({ ...over, version: 2 })).toMatchObject(
        refusal(409, visitMessages.isOver('cancelled')),
      )
    })
  })
})
