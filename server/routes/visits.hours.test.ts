import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { hoursMessages } from '@shared/contracts/hours'
import { patientMessages } from '@shared/contracts/patients'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { visitKindMessages } from '@shared/contracts/visit-kinds'
import { unavailableAnswerSchema, visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../db/schema'
import { visits } from '../db/schema-care'
import {
  absences,
  closingDays,
  extraHours,
  firstKind,
  openingHours,
  visitKinds,
} from '../db/schema-hours'
import { type Answer, addUser, pathOf, refusal } from '../test/api'
import { checkup } from '../test/bookings'
import { addWorkingTime, giveWeek } from '../test/hours'
import { unchanged } from '../test/records'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** When a visit can be given, and how long it takes. */

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, schedule, scheduled, change, userId, patientId, freeTimes, slot } = calls
const doctor = 'Dr. Daniel Reyes'
const wholeDay = { fromMinute: null, toMinute: null }

/** Closes the clinic on a quiet day. */
const close = (more: object = {}) =>
  world.db.insert(closingDays).values({
    ...{ firstDay: quietDay, lastDay: quietDay, name: 'Christmas', yearly: false },
    ...wholeDay,
    ...more,
  })

/** Has the doctor away from the quiet day to the day after it. */
async function goAway(more: object = {}) {
  const userId = await calls.userId('doctor')
  await world.db.insert(absences).values({
    ...{ userId, firstDay: quietDay, lastDay: addDays(quietDay, 1), ...wholeDay },
    ...{ kind: 'illness', note: 'The flu', status: 'confirmed', enteredBy: userId },
    ...{ enteredAt: new Date(world.now()), ...more },
  })
}

const freeIn = ({ body }: Answer) =>
  unavailableAnswerSchema.parse(body).free.map(({ date, time }) => `${time} on ${date}`)
const outside = { reason: 'An emergency' }
const away = hoursMessages.away(doctor, addDays(quietDay, 1))

describe('in an absence or on a closing day', () => {
  it('a visit is refused with the reason and what is free, unless it is known why it is given', async () => {
    await goAway()
    await unchanged(world.db, async () => {
      const answer = await schedule({ time: '17:30' })
      expect(answer).toMatchObject({ status: 409, body: { message: away, error: 'unavailable' } })
      expect(freeIn(answer)).toEqual(
        ['08:00', '08:15', '08:30'].map((time) => `${time} on ${addDays(quietDay, 2)}`),
      )
    })
    const visit = await scheduled({ outside })
    expect(visit).toMatchObject({
      outside: {
        reason: 'An emergency',
        by: 'Rosa Klein',
        at: new Date(world.now()).toISOString(),
      },
      warnings: [],
    })
    expect((await calls.list({ date: quietDay })).rows[0]).not.toHaveProperty('outside')
  })

  it('knowing of it takes the permission to edit, a reason, and gives no time twice', async () => {
    await close()
    await scheduled({ outside })
    await addUser(world.db, 'clerk', ['appointment_create'])
    const clerk = { token: await world.signIn('clerk') }
    await unchanged(world.db, async () => {
      expect(await schedule({ outside }, clerk)).toMatchObject(
        refusal(403, visitMessages.outsideDenied),
      )
      const blank = await schedule({ outside: { reason: ' ' } })
      expect(blank).toMatchObject(
        refusal(400, visitMessages.reasonRequired, {
          'outside.reason': visitMessages.reasonRequired,
        }),
      )
      const taken = await schedule({ outside, patientId: await patientId(2) })
      expect(taken).toMatchObject({ status: 409, body: { error: 'clash' } })
      // What is unavailable is told before what is taken.
      const anyway = { reason: 'A wound' }
      expect(await schedule({ anyway, patientId: await patientId(2) })).toMatchObject({
        status: 409,
        body: { error: 'unavailable', message: hoursMessages.closed(quietDay, 'Christmas') },
      })
    })
  })

  it('a visit is not moved to, nor reopened, nor a booking scheduled; one that stays there is changed', async () => {
    const there = await scheduled()
    const elsewhere = await scheduled({ date: addDays(quietDay, 3) })
    await ask('POST', bookingEndpoints.create.path, { json: checkup })
    const { body } = await ask('GET', bookingRequestEndpoints.list.path)
    const [booking] = bookingRequestEndpoints.list.output.parse(body).rows
    await goAway()
    const refused = { status: 409, body: { message: away, error: 'unavailable' } }
    await unchanged(world.db, async () => {
      expect(await change(elsewhere, { date: quietDay })).toMatchObject(refused)
      expect(await change(there, { minutes: 30 })).toMatchObject(refused)
      const path = pathOf(bookingRequestEndpoints.schedule, booking?.id ?? '')
      const json = { date: quietDay, time: '10:00', reason: 'Cough', version: booking?.version }
      const wanted = { patientId: await patientId(2), doctorId: await userId('doctor') }
      expect(await ask('POST', path, { json: { ...json, ...wanted } })).toMatchObject(refused)
    })
    const changed = readVisit((await change(there, { reason: 'Fever' })).body)
    expect(changed).toMatchObject({ reason: 'Fever', version: 2 })
    const cancelled = readVisit((await calls.cancel(changed)).body)
    expect(await calls.reopen(cancelled)).toMatchObject(refused)
    expect(await calls.reopen(cancelled, { outside })).toMatchObject({
      body: { status: 'pending', outside: { reason: 'An emergency' } },
    })
    const moved = await change(elsewhere, { date: quietDay, time: '11:00', outside })
    expect(moved).toMatchObject({ status: 200, body: { outside: { reason: 'An emergency' } } })
    const back = await change(readVisit(moved.body), { date: addDays(quietDay, 4) })
    expect(readVisit(back.body)).not.toHaveProperty('outside')
  })

  it('minutes of one day are only those, and what is asked for does not count', async () => {
    await goAway({ lastDay: quietDay, fromMinute: 600, toMinute: 720 })
    await goAway({ firstDay: addDays(quietDay, 2), lastDay: addDays(quietDay, 2), status: 'asked' })
    const reason = hoursMessages.awayFor(doctor, quietDay, '10:00', '12:00')
    expect(await schedule({ time: '11:45' })).toMatchObject({ body: { message: reason } })
    expect((await scheduled({ time: '12:00' })).warnings).toEqual([])
    expect((await scheduled({ date: addDays(quietDay, 2) })).warnings).toEqual([])
  })

  it('the form is told before, and the grid by day', async () => {
    await close({
      firstDay: '2024-04-11',
      lastDay: '2024-04-11',
      yearly: true,
      fromMinute: 720,
      toMinute: 1440,
    })
    const reason = hoursMessages.closedFor(quietDay, '12:00', '24:00', 'Christmas')
    const asked = { doctorId: await userId('doctor'), date: quietDay }
    const told = async (time: string) =>
      visitTimeEndpoints.slot.output.parse((await slot({ ...asked, time })).body)
    expect(await told('12:00')).toEqual({ unavailable: reason, warnings: [] })
    expect(await told('11:45')).toEqual({ warnings: [] })
    const path = `${visitGridEndpoints.grid.path}?${new URLSearchParams({ date: quietDay, days: '7', doctorId: asked.doctorId })}`
    const [shown] = visitGridEndpoints.grid.output.parse((await ask('GET', path)).body).doctors
    expect(shown?.away).toEqual([
      { date: quietDay, from: '12:00', to: '24:00', why: 'closed', reason },
    ])
    expect(shown?.spans.slice(0, 2)).toEqual([
      { date: quietDay, from: '08:00', to: '12:00' },
      { date: addDays(quietDay, 1), from: '08:00', to: '18:00' },
    ])
  })
})

describe('outside of the hours', () => {
  it('a visit is given with what the hours of the day are', async () => {
    // The quiet day is a Saturday.
    const time = await addWorkingTime(world, 'Morning', '08:00', '12:00')
    await giveWeek(world, 'doctor', time, [6])
    await world.db
      .insert(extraHours)
      .values({ userId: await userId('doctor'), date: quietDay, fromMinute: 960, toMinute: 1080 })
    expect((await scheduled({ time: '14:00' })).warnings).toEqual([
      hoursMessages.outside(doctor, ['from 08:00 to 12:00', 'from 16:00 to 18:00']),
    ])
    expect((await scheduled({ time: '17:45' })).warnings).toEqual([])
    const sunday = addDays(quietDay, 1)
    expect((await scheduled({ date: sunday })).warnings).toEqual([
      hoursMessages.dayOff(doctor, sunday),
    ])
  })

  it('no time is offered: opening hours bound the week, and a set week that is empty has none', async () => {
    await world.db.insert(openingHours).values([
      { weekday: 6, fromMinute: 600, toMinute: 660 },
      { weekday: 7, fromMinute: 600, toMinute: 660 },
    ])
    const doctorId = await userId('doctor')
    const free = async () => {
      const { body } = await freeTimes({ doctorId, from: quietDay, limit: '50' })
      return visitTimeEndpoints.freeTimes.output
        .parse(body)
        .free.map(({ date, time }) => `${date} ${time}`)
    }
    expect((await free()).slice(3, 5)).toEqual([
      `${quietDay} 10:45`,
      `${addDays(quietDay, 1)} 10:00`,
    ])
    const time = await addWorkingTime(world, 'Late', '10:30', '18:00')
    await giveWeek(world, 'doctor', time, [6])
    expect(await free()).toEqual([
      ...[`${quietDay} 10:30`, `${quietDay} 10:45`],
      ...[`${addDays(quietDay, 7)} 10:30`, `${addDays(quietDay, 7)} 10:45`],
      ...[`${addDays(quietDay, 14)} 10:30`, `${addDays(quietDay, 14)} 10:45`],
    ])
    await giveWeek(world, 'doctor', time, [])
    expect(await free()).toEqual([])
  })
})

describe('how long a visit takes', () => {
  let checkUp: string
  beforeEach(async () => {
    const [kind] = await world.db.select().from(visitKinds).where(eq(visitKinds.name, 'Check-up'))
    checkUp = kind?.id ?? ''
  })

  it('is as its kind says, or as it is typed; 15 minutes where nothing is said', async () => {
    const kind = { id: firstKind.id, name: 'Consultation' }
    expect(await scheduled()).toMatchObject({ minutes: 15, kind })
    const long = await scheduled({ time: '10:00', kindId: checkUp })
    expect(long).toMatchObject({ minutes: 30, kind: { id: checkUp, name: 'Check-up' } })
    expect(long.endsAt).toBe(`${quietDay}T10:30:00.000Z`)
    expect(await scheduled({ time: '11:00', minutes: 50 })).toMatchObject({ minutes: 50, kind })
    for (const minutes of [4, 481, 12.5, 'long'])
      expect(await schedule({ minutes })).toMatchObject(
        refusal(400, visitKindMessages.minutesInvalid),
      )
  })

  it('counts for clashes and free times, which begin on the quarters', async () => {
    await scheduled({ time: '09:00', minutes: 40 })
    const patient = { patientId: await patientId(2) }
    expect((await schedule({ time: '09:30', ...patient })).status).toBe(409)
    expect((await schedule({ time: '08:30', minutes: 45, ...patient })).status).toBe(409)
    const doctorId = await userId('doctor')
    const free = async (more: object) => {
      const { body } = await freeTimes({ doctorId, from: quietDay, limit: '4', ...more })
      return visitTimeEndpoints.freeTimes.output.parse(body).free.map(({ time }) => time)
    }
    expect(await free({ minutes: '45' })).toEqual(['08:00', '08:15', '09:45', '10:00'])
    expect(await free({ minutes: '480' })).toEqual(['09:45', '10:00', '08:00', '08:15'])
    const asked = { doctorId, date: quietDay, time: '08:30' }
    const told = async (minutes: string) =>
      visitTimeEndpoints.slot.output.parse((await slot({ ...asked, minutes })).body)
    expect(await told('30')).toEqual({ warnings: [] })
    expect(await told('35')).toMatchObject({ clash: { time: '09:00' } })
  })

  it('is changed alone: longer only into what is free, and shorter always', async () => {
    const visit = await scheduled({ minutes: 30 })
    await scheduled({ time: '09:45', patientId: await patientId(2) })
    expect(await change(visit, { minutes: 60 })).toMatchObject({
      status: 409,
      body: { error: 'clash' },
    })
    const longer = readVisit((await change(visit, { minutes: 45 })).body)
    expect(longer).toMatchObject({ time: '09:00', minutes: 45, version: 2 })
    await goAway()
    const shorter = readVisit((await change(longer, { minutes: 10 })).body)
    expect(shorter).toMatchObject({ time: '09:00', minutes: 10 })
    const renamed = readVisit((await change(shorter, { reason: 'Fever' })).body)
    expect(renamed).toMatchObject({ minutes: 10, reason: 'Fever' })
    const kept = readVisit((await change(renamed, { date: addDays(quietDay, 3) })).body)
    expect(kept).toMatchObject({ minutes: 10, kind: { name: 'Consultation' } })
    // While the patient's record is closed, the visit keeps its time.
    await world.db.update(patients).set({ closedAt: new Date(world.now()) })
    expect(await change(kept, { minutes: 5 })).toMatchObject(refusal(409, patientMessages.closed))
    expect((await change(kept, { reason: 'Rash' })).status).toBe(200)
  })

  it('is of a kind that the clinic and the doctor’s department offer; a visit keeps what it has', async () => {
    const visit = await scheduled({ kindId: checkUp })
    await world.db.update(visitKinds).set({ active: false }).where(eq(visitKinds.id, checkUp))
    const [other] = await world.db
      .insert(visitKinds)
      .values({ name: 'Vaccination', minutes: 5, departmentIds: [crypto.randomUUID()] })
      .returning()
    const message = visitKindMessages.unknown
    for (const kindId of [checkUp, other?.id, 'x'])
      expect(await schedule({ time: '12:00', kindId })).toMatchObject(
        refusal(422, message, { kindId: message }),
      )
    expect(await change(visit, { kindId: checkUp, time: '13:00' })).toMatchObject({
      status: 200,
      body: { kind: { name: 'Check-up' }, minutes: 30 },
    })
  })

  it('has no kind where there was none before', async () => {
    const visit = await scheduled()
    await world.db.update(visits).set({ kindId: null })
    const moved = await change(visit, { time: '12:00' })
    expect(moved.status).toBe(200)
    expect(readVisit(moved.body)).not.toHaveProperty('kind')
  })
})
