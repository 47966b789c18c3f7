import { staffOnly } from '@shared/contracts/access'
import { hoursMessages } from '@shared/contracts/hours'
import { clashAnswerSchema } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { permissionMissing } from '../auth/session'
import { patients, users } from '../db/schema'
import { firstKind } from '../db/schema-hours'
import { type Answer, addUser, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { addWorkingTime, giveWeek } from '../test/hours'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { schedule, scheduled, get, list, slot, cancel, patientId, userId } = calls
const key = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })
const without = async (...permissions: Parameters<typeof addUser>[2]) => {
  await addUser(world.db, 'other', permissions)
  return { token: await world.signIn('other') }
}
const freeIn = ({ body }: Answer) =>
  clashAnswerSchema.parse(body).free.map(({ date, time }) => `${time} on ${date}`)
const anyway = { reason: 'A wound that cannot wait' }

/** Gives the doctor these hours, every day. */
const works = async (from: string, to: string) => {
  await giveWeek(world, 'doctor', await addWorkingTime(world, 'Own', from, to))
}

describe('scheduling', () => {
  it('makes a pending visit with the next number, in the clinic’s zone', async () => {
    const answer = await schedule({ time: '945', reason: ' Cough ' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      number: 28,
      ...{ patientId: await patientId(1), patientNumber: 1, patientName: 'Priya Nair' },
      ...{ age: expect.any(Number), dateOfBirth: '1982-03-13', gender: 'Female' },
      ...{ doctorId: await userId('doctor'), doctor: 'Dr. Daniel Reyes' },
      ...{ isDoctorActive: true, telephones: [{ number: '9018159083', label: '' }] },
      ...{ date: quietDay, time: '09:45', reason: 'Cough', status: 'pending', version: 1 },
      withDoctorSince: null,
      startsAt: `${quietDay}T09:45:00.000Z`,
      endsAt: `${quietDay}T10:00:00.000Z`,
      ...{ minutes: 15, kind: { id: firstKind.id, name: 'Consultation' } },
      warnings: [],
    })
    const { warnings: _told, ...visit } = readVisit(answer.body)
    expect((await get(visit.id)).body).toEqual(visit)
  })

  it('is done once for its key, though sent twice at the same moment and again', async () => {
    const once = key()
    const answers = await Promise.all([schedule({}, once), schedule({}, once)])
    answers.push(await schedule({}, once))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list({ date: quietDay })).total).toBe(1)
    await unchanged(world.db, async () => {
      expect((await schedule({ reason: 'Headache' }, once)).status).toBe(422)
      expect((await schedule({}, { headers: { 'idempotency-key': '' } })).status).toBe(400)
    })
  })

  it('wants its fields, a date that is likely, and a doctor and a patient who are there', async () => {
    const [closed] = await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.number, 2))
      .returning()
    await world.db.update(users).set({ active: false }).where(eq(users.username, 'kreddy'))
    await unchanged(world.db, async () => {
      for (const [more, status, field, message] of [
        [{ date: '2026-02-30' }, 400, 'date', visitMessages.dateRequired],
        [{ date: 'soon' }, 400, 'date', visitMessages.dateRequired],
        [{ time: '24:00' }, 400, 'time', visitMessages.timeRequired],
        [{ reason: ' ' }, 400, 'reason', visitMessages.reasonRequired],
        [{ reason: 'x'.repeat(501) }, 400, 'reason', visitMessages.reasonTooLong],
        [{ anyway: { reason: ' ' } }, 400, 'anyway.reason', visitMessages.reasonRequired],
        [{ patientId: '' }, 400, 'patientId', visitMessages.patientRequired],
        [{ doctorId: '' }, 400, 'doctorId', visitMessages.doctorRequired],
        [{ date: '0000-01-01' }, 422, 'date', visitMessages.dateUnlikely],
        [{ date: '9999-12-31' }, 422, 'date', visitMessages.dateUnlikely],
        [{ date: addDays(clinicDay, -367) }, 422, 'date', visitMessages.dateUnlikely],
        [{ patientId: '1' }, 422, 'patientId', visitMessages.patientNotFound],
        [{ patientId: unknownId }, 422, 'patientId', visitMessages.patientNotFound],
        [{ patientId: closed?.id }, 422, 'patientId', visitMessages.patientNotFound],
        [{ doctorId: 'x' }, 422, 'doctorId', visitMessages.doctorUnknown],
        [{ doctorId: unknownId }, 422, 'doctorId', visitMessages.doctorUnknown],
        [{ doctorId: await userId('receptionist') }, 422, 'doctorId', visitMessages.doctorUnknown],
        [{ doctorId: await userId('kreddy') }, 422, 'doctorId', visitMessages.doctorUnknown],
      ] as const)
        expect(await schedule(more), JSON.stringify(more)).toMatchObject(
          refusal(status, message, { [field]: message }),
        )
    })
  })

  it('is refused to whoever may not', async () => {
    const other = await without('appointment_view', 'appointment_edit', 'appointment_delete')
    const patient = { token: await world.signIn('patient') }
    await unchanged(world.db, async () => {
      expect(await schedule({}, other)).toMatchObject(
        refusal(403, permissionMissing(['appointment_create'])),
      )
      // A patient books, and the desk gives the appointment.
      expect(await schedule({}, patient)).toMatchObject(refusal(403, staffOnly))
    })
  })

  it('tells of what need not keep anybody from it', async () => {
    await works('09:00', '13:00')
    expect((await scheduled({ date: addDays(clinicDay, -2) })).warnings).toEqual([
      visitMessages.timeIsPast,
    ])
    await scheduled({ doctorId: await userId('kreddy') })
    expect((await scheduled()).warnings).toEqual([visitMessages.patientBusy])
    const outside = hoursMessages.outside('Dr. Daniel Reyes', ['from 09:00 to 13:00'])
    for (const time of ['08:45', '12:50', '20:00'])
      expect((await scheduled({ time, patientId: await patientId(2) })).warnings).toEqual([outside])
    expect((await scheduled({ time: '12:30' })).warnings).toEqual([])
  })

  it('takes a night’s working time for what it is', async () => {
    await works('21:00', '07:00')
    for (const [time, warnings] of [
      ['23:50', 0],
      ['00:00', 0],
      ['06:45', 0],
      ['06:50', 1],
      ['20:50', 1],
    ] as const) {
      const visit = await scheduled({ time, date: addDays(quietDay, warnings) })
      expect(visit.warnings, time).toHaveLength(warnings)
    }
  })
})

describe('a time that is taken', () => {
  it('is not given twice, and the refusal says to whom it is given and what is free', async () => {
    const first = await scheduled()
    await unchanged(world.db, async () => {
      for (const time of ['09:00', '08:50', '09:14']) {
        const answer = await schedule({ time, patientId: await patientId(2) })
        expect(answer).toMatchObject({
          status: 409,
          body: {
            message: visitMessages.clash('Dr. Daniel Reyes'),
            error: 'clash',
            clash: { visitId: first.id, patient: 'Priya Nair', reason: 'Cough', time: '09:00' },
          },
        })
        expect(freeIn(answer)).toEqual(
          ['09:15', '09:30', '09:45'].map((free) => `${free} on ${quietDay}`),
        )
      }
    })
    // Half-open: one ends where the next begins.
    for (const time of ['08:45', '09:15']) await scheduled({ time })
    await scheduled({ doctorId: await userId('kreddy') })
  })

  it('is told of to whoever may schedule as the visit itself is, which that key reads', async () => {
    const { id } = await scheduled()
    const only = await without('appointment_create')
    const { body } = await schedule({}, only)
    const { clash } = clashAnswerSchema.parse(body)
    const { patientName, reason } = readVisit((await get(id, only)).body)
    expect(clash).toMatchObject({ visitId: id, patient: patientName, reason })
  })

  it('is free again once it is cancelled or nobody came', async () => {
    const first = await scheduled()
    expect((await cancel(first)).status).toBe(200)
    const past = { date: addDays(clinicDay, -3) }
    const missed = await scheduled(past)
    expect((await calls.noShow(missed)).status).toBe(200)
    await scheduled()
    await scheduled(past)
  })

  it('is given to one of many who ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => schedule({ time: `09:0${at}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect((await list({ date: quietDay })).total).toBe(1)
  })

  it('is given knowingly by whoever may, which the visit keeps', async () => {
    await scheduled()
    const double = await scheduled({ anyway, patientId: await patientId(2) })
    expect(double.anyway).toEqual({
      ...anyway,
      by: 'Rosa Klein',
      at: expect.stringMatching(/^\d{4}-/),
    })
    expect((await get(double.id)).body).toMatchObject({ anyway: double.anyway })
    // Nor is it given plainly once only what was knowingly scheduled there is left.
    const [first] = (await list({ date: quietDay })).rows
    if (first) await cancel(first)
    expect((await schedule({ time: '09:10' })).body).toMatchObject({
      error: 'clash',
      clash: { visitId: double.id },
    })
    const other = await without('appointment_create', 'appointment_view')
    await unchanged(world.db, async () => {
      expect(await schedule({ anyway }, other)).toMatchObject(
        refusal(403, visitMessages.anywayDenied),
      )
    })
  })

  it('is told of both visits in it, as long as neither is given up', async () => {
    const beneath = await scheduled()
    expect(beneath).not.toHaveProperty('beside')
    const other = await patientId(2)
    const double = await scheduled({ time: '09:10', patientId: other, anyway })
    const inTime = ({ id, patientNumber, patientName, time, startsAt, endsAt }: typeof double) => [
      { id, patientNumber, patientName, time, startsAt, endsAt },
    ]
    expect(double.beside).toEqual(inTime(beneath))
    expect((await get(beneath.id)).body).toMatchObject({ beside: inTime(double) })
    const { rows } = await list({ date: quietDay })
    expect(rows.map(({ beside }) => beside)).toEqual([inTime(double), inTime(beneath)])
    const cancelled = await cancel(double)
    expect(cancelled.body).not.toHaveProperty('beside')
    expect((await get(beneath.id)).body).not.toHaveProperty('beside')
  })

  it('is not kept as given knowingly where nothing stood in the way', async () => {
    expect(await scheduled({ anyway })).not.toHaveProperty('anyway')
  })
})

describe('a time that is looked at', () => {
  it('is told with what stands in the way and what should be known', async () => {
    const visit = await scheduled()
    const look = async (query: Record<string, string>) =>
      (await slot({ doctorId: await userId('doctor'), date: quietDay, time: '09:05', ...query }))
        .body
    expect(await look({ patientId: await patientId(1) })).toMatchObject({
      clash: { visitId: visit.id },
      warnings: [visitMessages.patientBusy],
    })
    const moved = await look({ patientId: await patientId(1), visitId: visit.id })
    expect(moved).not.toHaveProperty('clash')
    expect(moved).toMatchObject({ warnings: [] })
    for (const [query, status] of [
      [{ doctorId: unknownId }, 422],
      [{ time: 'soon' }, 400],
      [{ time: '' }, 400],
      [{ date: '2026-02-30' }, 400],
      [{ date: '9999-12-31' }, 422],
    ] as const)
      expect(
        await slot({ doctorId: await userId('doctor'), date: quietDay, time: '09:00', ...query }),
        JSON.stringify(query),
      ).toMatchObject({ status })
  })
})
